/// Integers as decimal digits, eight at a time.
///
/// P. Khuong, "How to print integers really fast (with open source AppNexus code!)" (2017): halves, quarters and digits
/// of an eight-digit number are computed side by side in one word, with one multiplication per division.
enum DecimalDigits {
  /// The bytes that `write` may modify: the maximum number of digits of a `UInt64`. Fewer digits modify at most eight.
  static let capacity = 20

  /// 10^8.
  private static let eighth: UInt64 = 100_000_000

  /// Writes `value` without leading zeros.
  ///
  /// - Parameter output: Has room for `capacity` bytes.
  /// - Returns: The number of digits written.
  @inline(__always)
  static func write(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    if value < eighth { return writeFirst(value, to: output) }
    let upper = value / eighth
    if upper < eighth {
      let count = writeFirst(upper, to: output)
      store(text(eight(value &- upper &* eighth)), at: output + count)
      return count &+ 8
    }
    let top = upper / eighth
    let count = writeFirst(top, to: output)
    store(text(eight(upper &- top &* eighth)), at: output + count)
    store(text(eight(value &- upper &* eighth)), at: output + count + 8)
    return count &+ 16
  }

  /// The eight digits of `value` as numeric values, the first digit in the lowest byte.
  ///
  /// - Parameter value: Less than 10^8.
  @inline(__always)
  static func eight(_ value: UInt64) -> UInt64 {
    // 2^45 / 10^4, rounded up: exact for 32 bits.
    let upper = (value &* 3_518_437_209) &>> 45
    let halves = upper | (value &- upper &* 10_000) &<< 32
    // 2^20 / 100, rounded up: exact for four digits.
    let hundreds = ((halves &* 10_486) &>> 20) & 0x7F_0000_007F
    let quarters = hundreds | (halves &- hundreds &* 100) &<< 16
    // 2^10 / 10, rounded up: exact for two digits.
    let tens = ((quarters &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | (quarters &- tens &* 10) &<< 8
  }

  /// Converts digit values to characters.
  @inline(__always)
  static func text(_ digits: UInt64) -> UInt64 { digits | 0x3030_3030_3030_3030 }

  /// Stores eight bytes, the lowest first.
  @inline(__always)
  static func store(_ word: UInt64, at output: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(output).storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Writes one to eight digits without leading zeros, followed by arbitrary bytes.
  @inline(__always)
  private static func writeFirst(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let digits = eight(value)
    let zeros = (digits | 1 &<< 56).trailingZeroBitCount &>> 3
    store(text(digits) &>> UInt64(truncatingIfNeeded: zeros &* 8), at: output)
    return 8 &- zeros
  }
}
