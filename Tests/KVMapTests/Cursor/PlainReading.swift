@_spi(Generated) @testable import KVMap

/// The result of reading a document once, with or without the code that processes more than one byte at a time.
///
/// Not `init(json:)`, which explains a failure with a second reading that is byte by byte anyway.
func reading<T: DocumentDecodable>(_ type: T.Type, _ bytes: [UInt8], byteByByte: Bool) -> Result<T, CodingFailure> {
  bytes.withUnsafeBufferPointer { buffer in
    let input = JSONInput(buffer)
    var reader = JSONReader(input, depthLimit: T._kvOptions.depth)
    if byteByByte { reader.cursor.safe = 0 }
    do throws(CodingFailure) {
      let value = try T._kvDecode(&reader, updating: nil)
      try reader.finish()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }
}
