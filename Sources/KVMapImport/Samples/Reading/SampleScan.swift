@_spi(Generated) import KVMap

/// Moves over JSON that is known to have no error.
struct SampleScan {
  let bytes: [UInt8]
  private(set) var index: Int

  /// - Parameter index: Where a value begins, or white space before it.
  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
    skipBlanks()
  }

  var byte: UInt8 { bytes[index] }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  /// Moves over a bracket, a comma or a colon, and the white space after it.
  mutating func skipSign() {
    index += 1
    skipBlanks()
  }

  /// Moves over a value, and the white space after it.
  mutating func skip() {
    switch byte {
    case UInt8(ascii: "\""): skipText()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var depth = 0
      repeat {
        switch byte {
        case UInt8(ascii: "\""):
          _ = endOfText()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        index += 1
      } while depth > 0
      skipBlanks()
    default:
      while index < bytes.count, ![0x2C, 0x5D, 0x7D].contains(bytes[index]), bytes[index] > 0x20 { index += 1 }
      skipBlanks()
    }
  }

  private mutating func skipText() {
    _ = endOfText()
    skipBlanks()
  }

  /// Moves to the end of a text.
  ///
  /// - Returns: Whether it has escapes.
  private mutating func endOfText() -> Bool {
    var hasEscapes = false
    index += 1
    while byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 1
      }
      index += 1
    }
    index += 1
    return hasEscapes
  }

  /// Moves over a text, and the white space after it.
  mutating func text() -> String {
    let start = index
    let hasEscapes = endOfText()
    let end = index
    skipBlanks()
    if hasEscapes, let text = SampleText.tree(of: bytes[start..<end])?.stringValue { return text }
    return String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)
  }

  /// Moves over a number, and the white space after it.
  mutating func number() -> JSONNumber {
    let start = index
    skip()
    return bytes[start..<index].withUnsafeBufferPointer { bytes in
      let length = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
      return JSONNumber(checked: UTF8Bytes(rebasing: bytes[..<length]))
    }
  }
}
