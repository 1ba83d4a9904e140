/// What a JSON string must escape: quotes, backslashes and control characters (RFC 8259, section 7). Nothing else is.
enum StringEscaping {
  /// The most bytes that one escape takes.
  static let longest = 6

  /// Copies bytes up to the first that must be escaped.
  ///
  /// This is the whole inner loop of writing text; a vector kernel may take its place.
  ///
  /// - Parameter output: has room for `count` bytes.
  /// - Returns: how many bytes were copied; `count` if none must be escaped.
  @inline(__always)
  static func copyPlain(
    _ source: UnsafePointer<UInt8>, count: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var position = 0
    while count - position >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(source + position).loadUnaligned(as: UInt64.self))
      UnsafeMutableRawPointer(output + position).storeBytes(of: word.littleEndian, as: UInt64.self)
      let found = special(word)
      guard found == 0 else { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count {
      let byte = source[position]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return position }
      output[position] = byte
      position += 1
    }
    return count
  }

  /// The highest bit of each byte of `word` that must be escaped; bytes above the first such one may be marked wrongly,
  /// because a borrow runs upwards.
  @inline(__always)
  private static func special(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let control = word &- (ones &* 0x20)
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let isEqual = ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
    return ((control & ~word) | isEqual) & (ones &* 0x80)
  }

  /// Writes the escape of `byte`, at most `longest` bytes, and returns how many.
  static func escape(_ byte: UInt8, to output: UnsafeMutablePointer<UInt8>) -> Int {
    output[0] = UInt8(ascii: "\\")
    let letter: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter = byte
    case 0x08: letter = UInt8(ascii: "b")
    case 0x09: letter = UInt8(ascii: "t")
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x0C: letter = UInt8(ascii: "f")
    case 0x0D: letter = UInt8(ascii: "r")
    default:
      output[1] = UInt8(ascii: "u")
      output[2] = UInt8(ascii: "0")
      output[3] = UInt8(ascii: "0")
      output[4] = hexadecimal(byte >> 4)
      output[5] = hexadecimal(byte & 15)
      return longest
    }
    output[1] = letter
    return 2
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
  }
}
