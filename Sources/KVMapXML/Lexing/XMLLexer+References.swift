@_spi(Generated) import KVMap
import KVMapText

/// References in texts and in attributes' values (productions 66 to 68).
extension XMLLexer {
  /// Appends the text of `&amp;`, `&#65;` or `&#x41;` to `scratch`.
  mutating func appendReference() throws(XMLFailure) {
    let scalar = try reference()
    if let bytes = UTF8.encode(scalar) { for byte in bytes { scratch.push(byte) } }
  }

  /// The character of the reference at the cursor. Advances past it.
  mutating func reference() throws(XMLFailure) -> Unicode.Scalar {
    let first = p
    if eat("&amp;") { return "&" }
    if eat("&lt;") { return "<" }
    if eat("&gt;") { return ">" }
    if eat("&quot;") { return "\"" }
    if eat("&apos;") { return "'" }
    guard eat("&#") else { throw failure(.entity, at: first) }
    let isHexadecimal = p < end && p[0] == UInt8(ascii: "x")
    if isHexadecimal { p += 1 }
    var scalar: UInt32 = 0
    let digits = p
    while p < end, let digit = Self.digit(p[0], isHexadecimal: isHexadecimal) {
      // Once too large, it stays too large.
      if scalar < 0x11_0000 { scalar = scalar * (isHexadecimal ? 16 : 10) + digit }
      p += 1
    }
    guard p > digits, p < end, p[0] == UInt8(ascii: ";") else { throw failure(.reference, at: first) }
    p += 1
    guard XMLCharacters.isCharacter(scalar), let character = Unicode.Scalar(scalar) else {
      throw failure(.referencedCharacter, at: first)
    }
    return character
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
