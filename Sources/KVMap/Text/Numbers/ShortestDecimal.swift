/// The shortest decimal number that reads back as a given binary number; if there are several, the nearest.
///
/// R. Giulietti, "The Schubfach way to render doubles" (2020): the candidates with the right number of digits are found
/// with three products with a power of ten, and compared with the limits of the interval that rounds to the number.
struct ShortestDecimal {
  /// Without trailing zeros.
  var digits: UInt64
  /// The power of ten of the last digit.
  var exponent: Int

  /// - Parameter value: Finite and not zero; its sign is ignored.
  init(_ value: Double) {
    let fraction = value.significandBitPattern
    let field = Int(value.exponentBitPattern)
    self.init(
      significand: field == 0 ? fraction : fraction | 1 << 52, exponent: max(field, 1) - 1075,
      lowerIsCloser: fraction == 0 && field > 1)
  }

  /// - Parameter value: Finite and not zero; its sign is ignored.
  init(_ value: Float) {
    let fraction = UInt64(value.significandBitPattern)
    let field = Int(value.exponentBitPattern)
    self.init(
      significand: field == 0 ? fraction : fraction | 1 << 23, exponent: max(field, 1) - 150,
      lowerIsCloser: fraction == 0 && field > 1)
  }

  /// - Parameters:
  ///   - exponent: The number is `significand` × 2^`exponent`.
  ///   - lowerIsCloser: The next smaller number has the next smaller exponent, so that it is only half as far away.
  private init(significand: UInt64, exponent binary: Int, lowerIsCloser: Bool) {
    // The limits are halfway to the neighbors; everything is multiplied by 4 so that they are integers.
    let middle = significand << 2
    // floor(log10(2^binary)), or of 3/4 of that.
    let power = (binary * 1_262_611 - (lowerIsCloser ? 524_031 : 0)) >> 22
    let shift = UInt64(binary + PowersOfFive.binaryExponent(ofTenTo: -power) + 1)
    let ten = PowersOfFive.roundedUp(-power)
    // For an even significand, the limits themselves also round to the number (ties to even).
    let excluded = significand & 1
    let lower = Self.product(ten, (middle - (lowerIsCloser ? 1 : 2)) << shift) + excluded
    let value = Self.product(ten, middle << shift)
    let upper = Self.product(ten, (middle + 2) << shift) - excluded

    let floor = value >> 2
    if floor >= 10 {
      // One digit less, rounded down or up: at most one of the two is inside the interval.
      let short = floor / 10
      let isDownInside = lower <= 40 * short
      let isUpInside = 40 * short + 40 <= upper
      if isDownInside != isUpInside {
        self.init(digits: short + (isUpInside ? 1 : 0), exponent: power + 1)
        return
      }
    }
    let isDownInside = lower <= 4 * floor
    let isUpInside = 4 * floor + 4 <= upper
    let roundsUp: Bool
    if isDownInside != isUpInside {
      roundsUp = isUpInside
    } else {
      let half = 4 * floor + 2
      roundsUp = value > half || value == half && floor & 1 == 1
    }
    self.init(digits: floor + (roundsUp ? 1 : 0), exponent: power)
  }

  private init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
    removeZeros(4, 10_000)
    removeZeros(1, 10)
  }

  /// Removes trailing zeros, `count` at a time.
  @inline(__always)
  private mutating func removeZeros(_ count: Int, _ power: UInt64) {
    while true {
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: power)
      guard remainder == 0, quotient > 0 else { return }
      digits = quotient
      exponent += count
    }
  }

  /// The upper 64 bits of `ten` × `factor`, with the lowest bit set if any lower bits are nonzero (rounded to odd).
  @inline(__always)
  private static func product(_ ten: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let low = ten.low.multipliedFullWidth(by: factor)
    let high = ten.high.multipliedFullWidth(by: factor)
    let (middle, carry) = high.low.addingReportingOverflow(low.high)
    return (high.high + (carry ? 1 : 0)) | (middle > 1 ? 1 : 0)
  }
}
