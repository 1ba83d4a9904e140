/// The shortest decimal number that reads back as a given `Double`, found with a single product if that is decisive.
///
/// R. Giulietti, "The Schubfach way to render doubles" (2020), in the same terms as `ShortestDecimal`: the number is
/// scaled by a power of ten so that the spacing of its neighbors is at least one and less than ten. It then has sixteen
/// or seventeen digits before the point. If a multiple of ten is nearer than half the spacing, it is the result;
/// otherwise the nearest integer is. Giulietti computes both ends of the interval by separate products; here they are
/// the scaled number and half the scaled spacing, which is the power of ten itself, shifted. The truncation error is
/// less than two units of the comparison: if the ends are closer than that, there is no result.
struct SeventeenDigits {
  /// At least 10^15 and less than 10^17.
  var digits: UInt64
  /// The power of ten of the last digit.
  var exponent: Int

  /// - Parameter value: Finite; its sign is ignored.
  /// - Returns: `nil` for zero, subnormal numbers and powers of two, and where one product does not decide.
  @inline(__always)
  init?(_ value: Double) {
    let fraction = value.significandBitPattern
    let field = Int(truncatingIfNeeded: value.exponentBitPattern)
    guard fraction != 0, field != 0 else { return nil }
    let binary = field &- 1_075
    // floor(log10(2^binary))
    let power = (binary &* 1_262_611) &>> 22
    let shift = UInt64(truncatingIfNeeded: binary &+ PowersOfFive.binaryExponent(ofTenTo: 0 &- power) &+ 1)
    let ten = PowersOfFive.roundedUp(0 &- power)

    // The number times 10^-power: an integer and 64 bits of its fraction.
    let significand = (fraction | 1 &<< 52) &<< shift
    let upper = ten.high.multipliedFullWidth(by: significand)
    let (behind, carry) = upper.low.addingReportingOverflow(ten.low.multipliedFullWidth(by: significand).high)
    let integer = upper.high &+ (carry ? 1 : 0)

    // From here in units of 2^-60: the distance above a multiple of ten, and half the spacing, less than 5.
    let tens = integer / 10
    let rest = (integer &- tens &* 10) &<< 60 | behind &>> 4
    let half = ten.high &>> (5 &- shift)
    let up = rest &+ half
    let unit: UInt64 = 10 << 60
    guard rest &- half &+ 2 > 4, up &- unit &+ 2 > 4, behind != 1 << 63 else { return nil }
    if rest < half || up > unit {
      digits = (tens &+ (up > unit ? 1 : 0)) &* 10
    } else {
      digits = integer &+ behind &>> 63
    }
    exponent = power
  }
}
