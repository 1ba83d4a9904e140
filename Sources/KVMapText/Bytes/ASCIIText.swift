/// Comparing and reading ASCII bytes.
public enum ASCIIText {
  @inlinable @inline(__always)
  public static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  @inlinable @inline(__always)
  public static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  @inlinable @inline(__always)
  public static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  /// The value of a hexadecimal digit in either case.
  @inlinable @inline(__always)
  public static func hexadecimal(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- UInt8(ascii: "0") }
    let letter = byte | 0x20
    guard UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter else { return nil }
    return letter &- UInt8(ascii: "a") &+ 10
  }

  /// Whether `utf8` equals `word`, ignoring case. `word` is lowercase.
  @inlinable public static func isEqual(_ utf8: UTF8Bytes, _ word: StaticString) -> Bool {
    utf8.count == word.utf8CodeUnitCount && hasPrefix(utf8, word)
  }

  /// Whether `utf8` begins with `word`, ignoring case. `word` is lowercase.
  @inlinable public static func hasPrefix(_ utf8: UTF8Bytes, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { letters in
      utf8.count >= letters.count && zip(utf8, letters).allSatisfy { lowercased($0) == $1 }
    }
  }
}
