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
    guard power <= 308 else { return UInt64(infinity) << UInt64(significandBits) }
    let zeros = decimal.leadingZeroBitCount
    let normalized = decimal << UInt64(zeros)
    let five = PowersOfFive.normalized(power)
    var (high, low) = normalized.multipliedFullWidth(by: five.high)
    // All bits below the kept ones are 1: the lower half of the power might carry.
    let keptBits = significandBits + 3
    let behind = UInt64.max >> UInt64(keptBits)
    if high & behind == behind {
      let correction = normalized.multipliedFullWidth(by: five.low)
      let (sum, carry) = low.addingReportingOverflow(correction.high)
      low = sum
      if carry { high &+= 1 }
      if low == UInt64.max, !(-27...55).contains(power) { return nil }
    }

    let upper = Int(high >> 63)
    let shift = UInt64(upper + 64 - keptBits)
    var significand = high >> shift
    var exponent = PowersOfFive.binaryExponent(ofTenTo: power) + 63 + upper - zeros + bias
    if exponent <= 0 { return subnormal(significand, missing: 1 - exponent) }

    if low <= 1, tiePowers.contains(power), significand & 3 == 1, significand << shift == high {
      significand &= ~1  // Exactly between two numbers, of which the lower is even.
    }
    significand = (significand + (significand & 1)) >> 1
    if significand >> UInt64(significandBits + 1) != 0 {
      significand >>= 1
      exponent += 1
    }
    guard exponent < infinity else { return UInt64(infinity) << UInt64(significandBits) }
    return significand & ~(1 << UInt64(significandBits)) | UInt64(exponent) << UInt64(significandBits)
  }

  /// Rounding up the largest subnormal number gives the smallest normal one, because of the bit layout.
  private func subnormal(_ significand: UInt64, missing: Int) -> UInt64 {
    guard missing < 64 else { return 0 }
    let shifted = significand >> UInt64(missing)
    return (shifted + (shifted & 1)) >> 1
  }
}
