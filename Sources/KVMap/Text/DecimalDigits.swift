/// Integers as decimal digits, two at a time.
enum DecimalDigits {
  /// The most digits that a `UInt64` has.
  static let capacity = 20

  /// Writes `value` without leading zeros.
  ///
  /// - Returns: how many digits these are.
  @inline(__always)
  static func write(_ value: UInt64, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let count = count(value)
    write(value, count: count, to: output)
    return count
  }

  /// Writes the lowest `count` digits of `value`, with leading zeros where it has fewer.
  @inline(__always)
  static func write(_ value: UInt64, count: Int, to output: UnsafeMutablePointer<UInt8>) {
    var rest = value
    var end = output + count
    let pairs = pairs.utf8Start
    while end - output >= 2 {
      let pair = Int(truncatingIfNeeded: rest % 100)
      rest /= 100
      end -= 2
      end[0] = pairs[pair * 2]
      end[1] = pairs[pair * 2 + 1]
    }
    if end > output { output.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
  }

  /// How many digits `value` has; 1 for zero.
  @inline(__always)
  static func count(_ value: UInt64) -> Int {
    // log10(2) is about 1233 / 4096: the estimate is right, or one too small.
    let estimate = ((64 - (value | 1).leadingZeroBitCount) * 1_233) >> 12
    return value >= smallest[estimate] ? estimate + 1 : estimate
  }

  /// The smallest number with one digit more than its position, 0 for none.
  private static let smallest: [UInt64] = [
    0, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// `00` to `99`.
  private static let pairs: StaticString =
    """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
}
