@_spi(Generated) import KVMap

/// What a mapping has written, from an offset on, as a value that encoders take.
///
/// An array or object inside an array is encoded as such a value: not every encoder keeps what is put into the nested
/// containers of its arrays.
struct EncodedPart: Encodable {
  let document: EncodedNotation
  let offset: Int

  func encode(to encoder: any Encoder) throws {
    try document.bytes.withUnsafeBufferPointer { bytes in
      var transcoder = EncoderTranscoder(bytes, of: document, from: offset)
      try transcoder.write(to: encoder)
      document.end = transcoder.end
    }
  }
}

/// The output of `JSONWriter`, and how far it was encoded.
final class EncodedNotation {
  let bytes: [UInt8]
  let coder: KnownCoder
  /// The offset after the part that was encoded last.
  var end = 0

  init(_ bytes: [UInt8], to coder: KnownCoder) {
    self.bytes = bytes
    self.coder = coder
  }
}
