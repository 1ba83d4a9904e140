/// The characters that a JSON string must escape: quotes, backslashes and control characters (RFC 8259, section 7). No
/// others are escaped.
package enum StringEscaping {
  /// The length of the longest escape sequence in bytes.
  static let longest = 6

  /// Copies bytes up to the first that must be escaped.
  ///
  /// The last bytes are copied by words that overlap the previous ones, so that the count decides only where the words
  /// begin.
  ///
  /// - Parameter output: Has room for `count` bytes.
  /// - Returns: The number of bytes copied; `count` if none must be escaped. Any bytes written after them are
  ///   meaningless.
  @inline(__always)
  package static func copyPlain(
    _ source: UnsafePointer<UInt8>, count: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if count >= 16 {
      var position = 0
      let last = count &- 16
      while position < last {
        let plain = UncheckedCopy.copy16(source + position, to: output + position)
        guard plain == 16 else { return position &+ plain }
        position &+= 16
      }
      // The bytes that are copied again here are known to be plain.
      return last &+ UncheckedCopy.copy16(source + last, to: output + last)
    }
    if count >= 8 {
      let last = count &- 8
      let low = source.word
      let high = (source + last).word
      store(low, at: output)
      store(high, at: output + last)
      let stops = SWAR.stringStops(low)
      guard stops == 0 else { return stops.trailingZeroBitCount &>> 3 }
      let more = SWAR.stringStops(high)
      return more == 0 ? count : last &+ more.trailingZeroBitCount &>> 3
    }
    if count >= 4 {
      let last = count &- 4
      let low = source.halfWord
      let high = (source + last).halfWord
      UnsafeMutableRawPointer(output).storeBytes(of: low.littleEndian, as: UInt32.self)
      UnsafeMutableRawPointer(output + last).storeBytes(of: high.littleEndian, as: UInt32.self)
      let stops = SWAR.stringStops(UInt64(low) | UInt64(high) &<< 32)
      guard stops != 0 else { return count }
      let byte = stops.trailingZeroBitCount &>> 3
      return byte < 4 ? byte : last &+ byte &- 4
    }
    var position = 0
    while position < count, isPlain(source[position]) {
      output[position] = source[position]
      position &+= 1
    }
    return position
  }

  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  @inline(__always)
  private static func store(_ word: UInt64, at output: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(output).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Writes the escape sequence of `byte`, at most `longest` bytes, and returns its length.
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
