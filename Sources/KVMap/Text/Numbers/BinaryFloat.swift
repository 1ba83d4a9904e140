/// The binary number nearest to a decimal number of nineteen digits, ties to even.
///
/// Implements the Eisel-Lemire algorithm (D. Lemire, "Number Parsing at a Gigabyte per Second", Software: Practice and
/// Experience, 2021): one or two 64 × 64-bit products with a power of five decide all but very few cases.
struct BinaryFloat {
  /// Bits of the significand without the hidden bit.
  var significandBits: Int
  /// The exponent field of infinity.
  var infinity: Int
  /// Added to a binary exponent to get the exponent field.
  var bias: Int
  /// Powers of ten for which the product can fall exactly between two numbers.
  var tiePowers: ClosedRange<Int>

  static let double = BinaryFloat(significandBits: 52, infinity: 0x7FF, bias: 1023, tiePowers: -4...23)
  static let float = BinaryFloat(significandBits: 23, infinity: 0xFF, bias: 127, tiePowers: -17...10)

  /// The bits of `decimal` × 10^`power`, without sign; the bits of infinity if it is too large.
  ///
  /// - Returns: `nil` in the rare case that 128 bits of the power of five do not decide.
  @inline(__always)
  func bits(_ decimal: UInt64, power: Int) -> UInt64? {
    guard decimal != 0, power >= PowersOfFive.smallest else { return 0 }
    let infinity = UInt64(infinity) << UInt64(significandBits)
    guard power <= 308 else { return infinity }
    let product = product(of: decimal, power: power)
    if product.isUndecided, !BinaryFloat.exactPowers.contains(power) { return nil }
    if product.exponent <= 0 { return subnormal(product.significand, missing: 1 - product.exponent) }
    return min(rounded(product, power: power), infinity)
  }

  /// The bits of `decimal` / 10^`digits`, for at most 19 digits. Each such number is neither infinite nor subnormal,
  /// and its product decides.
  @inline(__always)
  func bits(_ decimal: UInt64, fractionDigits digits: Int) -> UInt64 {
    decimal == 0 ? 0 : rounded(product(of: decimal, power: 0 &- digits), power: 0 &- digits)
  }

  /// Powers of ten whose power of five, or its reciprocal, is known exactly enough for each product to decide.
  private static let exactPowers = -27...55

  private struct Product {
    /// Three bits more than the result has, or two with the highest of them 0.
    var significand: UInt64
    /// The exponent field of the result.
    var exponent: Int
    /// Whether it may be exactly between two numbers.
    var isNearTie: Bool
    /// Whether more bits of the power of five might change it.
    var isUndecided: Bool
  }

  @inline(__always)
  private func product(of decimal: UInt64, power: Int) -> Product {
    let zeros = decimal.leadingZeroBitCount
    let normalized = decimal &<< UInt64(truncatingIfNeeded: zeros)
    let five = PowersOfFive.normalized(power)
    var (high, low) = normalized.multipliedFullWidth(by: five.high)
    let keptBits = significandBits + 3
    let behind = UInt64.max >> UInt64(keptBits)
    var isUndecided = false
    // All bits below the kept ones are 1: the lower half of the power might carry.
    if high & behind == behind {
      let correction = normalized.multipliedFullWidth(by: five.low)
      let (sum, carry) = low.addingReportingOverflow(correction.high)
      low = sum
      if carry { high &+= 1 }
      isUndecided = low == UInt64.max
    }
    let upper = Int(truncatingIfNeeded: high &>> 63)
    let shift = UInt64(truncatingIfNeeded: upper &+ 64 &- keptBits)
    let significand = high &>> shift
    return Product(
      significand: significand,
      exponent: PowersOfFive.binaryExponent(ofTenTo: power) &+ 63 &+ upper &- zeros &+ bias,
      isNearTie: low <= 1 && significand &<< shift == high, isUndecided: isUndecided)
  }

  /// Rounds to the nearest number, which is no subnormal one. A significand that is rounded up to the next power of two
  /// carries into the exponent.
  @inline(__always)
  private func rounded(_ product: Product, power: Int) -> UInt64 {
    var significand = product.significand
    if product.isNearTie, tiePowers.contains(power), significand & 3 == 1 {
      significand &= ~1  // Exactly between two numbers, of which the lower is even.
    }
    significand = (significand &+ (significand & 1)) &>> 1
    return significand &+ UInt64(truncatingIfNeeded: product.exponent &- 1) &<< UInt64(significandBits)
  }

  /// Rounding up the largest subnormal number gives the smallest normal one, because of the bit layout.
  private func subnormal(_ significand: UInt64, missing: Int) -> UInt64 {
    guard missing < 64 else { return 0 }
    let shifted = significand >> UInt64(missing)
    return (shifted + (shifted & 1)) >> 1
  }
}
