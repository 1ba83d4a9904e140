@_spi(Generated) import KVMap

/// Names and values of a form with their escapes replaced (WHATWG URL standard, section 5.1): `+` is a blank, `%41` is
/// the byte 0x41.
///
/// Most have no escapes and are used in place; the others are decoded into one buffer.
struct FormText {
  /// A name or a value, or a part of a name.
  struct Range {
    /// The position in the form, or in `decoded`.
    var start: UInt32
    var count: UInt32
    var isDecoded: Bool
  }

  let source: UTF8Bytes
  private var decoded: [UInt8] = []

  init(_ source: UTF8Bytes) { self.source = source }

  /// Decodes a part of the form.
  ///
  /// - Throws: A `%` that is not followed by two hexadecimal digits (`syntax`); bytes that are not UTF-8 (`encoding`).
  mutating func decode(_ range: Swift.Range<Int>) throws(TranscodingFailure) -> Range {
    let raw = UTF8Bytes(rebasing: source[range])
    var others: UInt8 = 0
    var hasEscapes = false
    for byte in raw {
      others |= byte
      if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") { hasEscapes = true }
    }
    if !hasEscapes {
      if others & 0x80 != 0, let bad = raw.firstInvalidUTF8 { throw encoding(range, at: bad) }
      return Range(
        start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(truncatingIfNeeded: raw.count),
        isDecoded: false)
    }
    let start = decoded.count
    try appendDecoded(raw, at: range.lowerBound)
    let bad = decoded[start...].withUnsafeBufferPointer { $0.firstInvalidUTF8 }
    if let bad { throw encoding(range, at: bad) }
    return Range(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: decoded.count - start),
      isDecoded: true)
  }

  private mutating func appendDecoded(_ raw: UTF8Bytes, at offset: Int) throws(TranscodingFailure) {
    var position = 0
    while position < raw.count {
      let byte = raw[position]
      position += 1
      switch byte {
      case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard position + 1 < raw.count, let high = Self.digit(raw[position]), let low = Self.digit(raw[position + 1])
        else {
          let found = UTF8Bytes(rebasing: raw[(position - 1)..<min(position + 2, raw.count)])
          throw TranscodingFailure(
            .syntax, at: offset + position - 1, expected: "a \"%\" followed by two hexadecimal digits",
            found: found.quotedText)
        }
        decoded.append(high << 4 | low)
        position += 2
      default: decoded.append(byte)
      }
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// - Parameter index: The index of the invalid byte among the bytes of the range.
  private func encoding(_ range: Swift.Range<Int>, at index: Int) -> TranscodingFailure {
    var place = range.lowerBound
    for _ in 0..<index { place += source[place] == UInt8(ascii: "%") ? 3 : 1 }
    let byte = source[place]
    let found =
      byte == UInt8(ascii: "%")
      ? UTF8Bytes(rebasing: source[place..<min(place + 3, source.count)]).quotedText
      : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    return TranscodingFailure(.encoding, at: place, expected: "UTF-8", found: found)
  }

  /// Calls `body` with the bytes of a range.
  func withBytes<Result>(_ range: Range, _ body: (UTF8Bytes) -> Result) -> Result {
    let bounds = Int(range.start)..<(Int(range.start) + Int(range.count))
    if !range.isDecoded { return body(UTF8Bytes(rebasing: source[bounds])) }
    return decoded.withUnsafeBufferPointer { body(UTF8Bytes(rebasing: $0[bounds])) }
  }
}
