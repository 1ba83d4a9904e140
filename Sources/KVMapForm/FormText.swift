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
    /// Those above `=`, combined: the highest bit says whether all are ASCII.
    var others: UInt8 = 0
    var hasEscapes = false

    /// Looks at the bytes of a part.
    ///
    /// - Parameters:
    ///   - start: Where the part begins.
    ///   - isName: Whether the first `=` ends the part.
    /// - Returns: The position of the `&` or the `=` that ends it, or the end.
    mutating func scan(_ bytes: UTF8Bytes, from start: Int, isName: Bool) -> Int {
      guard let base = bytes.baseAddress else { return start }
      let end = base + bytes.count
      var next = base + start
      while next < end {
        let byte = next[0]
        // No letter means anything here.
        if byte > UInt8(ascii: "=") {
          others |= byte
        } else if byte == UInt8(ascii: "&") || (isName && byte == UInt8(ascii: "=")) {
          break
        } else if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+") {
          hasEscapes = true
        }
        next += 1
      }
      return next - base
    }
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
    guard let start = raw.baseAddress else { return 0 }
    // What is decoded is never longer.
    decoded.reserve(raw.count)
    var output = decoded.cursor
    var others: UInt8 = 0
    var next = start
    let end = start + raw.count
    while next < end {
      var byte = next[0]
      next += 1
      // No letter and no digit is an escape.
      if byte <= UInt8(ascii: "+") {
        if byte == UInt8(ascii: "+") {
          byte = UInt8(ascii: " ")
        } else if byte == UInt8(ascii: "%") {
          guard end - next > 1, let high = Self.digit(next[0]), let low = Self.digit(next[1]) else {
            throw malformed(raw, next - start - 1, at: offset)
          }
          byte = high << 4 | low
          next += 2
        }
      }
      others |= byte
      output[0] = byte
      output += 1
    }
    decoded.cursor = output
    return others
  }

  @inline(never)
  private func malformed(_ raw: UTF8Bytes, _ position: Int, at offset: Int) -> TranscodingFailure {
    let found = UTF8Bytes(rebasing: raw[position..<min(position + 3, raw.count)])
    return TranscodingFailure(
      .syntax, at: offset + position, expected: "a \"%\" followed by two hexadecimal digits", found: found.quotedText)
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    if digit < 10 { return digit }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter &+ 10 : nil
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
  @inline(__always)
  func withBytes<Result>(_ range: Range, _ body: (UTF8Bytes) -> Result) -> Result {
    let start = range.isDecoded ? UnsafePointer(decoded.cursor - decoded.count) : source.baseAddress
    return body(UTF8Bytes(start: start.map { $0 + Int(range.start) }, count: Int(range.count)))
  }
}
