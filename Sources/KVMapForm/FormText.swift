@_spi(Generated) import KVMap

/// Names and values of a form with their escapes replaced (WHATWG URL standard, section 5.1): `+` is a blank, `%41` is
/// the byte 0x41.
///
/// Most have no escapes and are used in place; the others are decoded into one buffer.
struct FormText: ~Copyable {
  /// A name or a value, or a part of a name.
  struct Range {
    /// The position in the form, or in `decoded`.
    var start: UInt32
    var count: UInt32
    var isDecoded: Bool
  }

  let source: UTF8Bytes
  private var decoded = DocumentOutput(capacity: 256)

  init(_ source: UTF8Bytes) { self.source = source }

  /// What the bytes of a part of the form are.
  struct Contents {
    /// All of them, combined: the highest bit says whether all are ASCII.
    var others: UInt8 = 0
    var hasEscapes = false
  }

  /// Decodes a part of the form.
  ///
  /// - Throws: A `%` that is not followed by two hexadecimal digits (`syntax`); bytes that are not UTF-8 (`encoding`).
  mutating func decode(_ range: Swift.Range<Int>, _ contents: Contents) throws(TranscodingFailure) -> Range {
    let raw = UTF8Bytes(rebasing: source[range])
    if !contents.hasEscapes {
      if contents.others & 0x80 != 0, let bad = raw.firstInvalidUTF8 { throw encoding(range, at: bad) }
      return Range(
        start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(truncatingIfNeeded: raw.count),
        isDecoded: false)
    }
    let start = decoded.count
    let others = try appendDecoded(raw, at: range.lowerBound)
    if others & 0x80 != 0 {
      let bad = decoded.withBytes(from: start, count: decoded.count - start) { $0.firstInvalidUTF8 }
      if let bad { throw encoding(range, at: bad) }
    }
    return Range(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: decoded.count - start),
      isDecoded: true)
  }

  /// - Returns: All bytes, combined.
  private mutating func appendDecoded(_ raw: UTF8Bytes, at offset: Int) throws(TranscodingFailure) -> UInt8 {
    // What is decoded is never longer.
    decoded.reserve(raw.count)
    var others: UInt8 = 0
    var position = 0
    while position < raw.count {
      var byte = raw[position]
      position += 1
      if byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      } else if byte == UInt8(ascii: "%") {
        guard position + 1 < raw.count, let high = Self.digit(raw[position]), let low = Self.digit(raw[position + 1])
        else {
          let found = UTF8Bytes(rebasing: raw[(position - 1)..<min(position + 2, raw.count)])
          throw TranscodingFailure(
            .syntax, at: offset + position - 1, expected: "a \"%\" followed by two hexadecimal digits",
            found: found.quotedText)
        }
        byte = high << 4 | low
        position += 2
      }
      others |= byte
      decoded.cursor[0] = byte
      decoded.cursor += 1
    }
    return others
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
    if range.isDecoded { return decoded.withBytes(from: Int(range.start), count: Int(range.count), body) }
    let start = Int(range.start)
    return body(UTF8Bytes(rebasing: source[start..<(start + Int(range.count))]))
  }
}
