/// An unsigned 128-bit integer: the significand of a `Decimal`, which has at most 38 digits.
///
/// The standard library's `UInt128` is not available on all supported systems.
struct Wide128: Equatable, Sendable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64 = 0, low: UInt64) {
    self.high = high
    self.low = low
  }

  static let zero = Wide128(low: 0)
  /// 10^38: one more than the greatest number with 38 digits.
  static let tenTo38 = Wide128(high: 0x4B3B_4CA8_5A86_C47A, low: 0x098A_2240_0000_0000)

  var isZero: Bool { high | low == 0 }
  var isEven: Bool { low & 1 == 0 }

  /// - Returns: `nil` if the sum has more than 128 bits.
  func adding(_ other: Wide128) -> Wide128? {
    let (low, carry) = low.addingReportingOverflow(other.low)
    let (sum, overflow) = high.addingReportingOverflow(other.high)
    let (high, carriedOver) = sum.addingReportingOverflow(carry ? 1 : 0)
    return overflow || carriedOver ? nil : Wide128(high: high, low: low)
  }

  /// - Parameter other: Not greater than this number.
  func subtracting(_ other: Wide128) -> Wide128 {
    let (difference, borrow) = low.subtractingReportingOverflow(other.low)
    return Wide128(high: high &- other.high &- (borrow ? 1 : 0), low: difference)
  }

  /// - Returns: `nil` if the product has more than 128 bits.
  func multiplied(by factor: UInt64) -> Wide128? {
    let lower = low.multipliedFullWidth(by: factor)
    let (upper, overflow) = high.multipliedReportingOverflow(by: factor)
    let (sum, carriedOver) = upper.addingReportingOverflow(lower.high)
    return overflow || carriedOver ? nil : Wide128(high: sum, low: lower.low)
  }

  /// - Returns: `nil` if the product has more than 128 bits.
  func multiplied(by other: Wide128) -> Wide128? {
    if other.high == 0 { return multiplied(by: other.low) }
    guard high == 0 else { return nil }
    return other.multiplied(by: low)
  }

  /// - Parameter divisor: Not 0.
  func quotientAndRemainder(dividingBy divisor: UInt64) -> (quotient: Wide128, remainder: UInt64) {
    let (upper, rest) = high.quotientAndRemainder(dividingBy: divisor)
    let (lower, remainder) = divisor.dividingFullWidth((rest, low))
    return (Wide128(high: upper, low: lower), remainder)
  }

  /// The quotient, if there is no remainder. Computed bit by bit: divisors of more than 64 bits are rare.
  ///
  /// - Parameter divisor: Not 0.
  func exactQuotient(dividingBy divisor: Wide128) -> Wide128? {
    if divisor.high == 0 {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor.low)
      return remainder == 0 ? quotient : nil
    }
    var quotient: UInt64 = 0
    var rest = self
    var shift = divisor.high.leadingZeroBitCount
    while shift >= 0 {
      let shifted = divisor.shiftedLeft(by: shift)
      quotient <<= 1
      if rest >= shifted {
        rest = rest.subtracting(shifted)
        quotient |= 1
      }
      shift -= 1
    }
    return rest.isZero ? Wide128(low: quotient) : nil
  }

  /// - Parameter count: 0 to 63.
  private func shiftedLeft(by count: Int) -> Wide128 {
    guard count > 0 else { return self }
    return Wide128(high: high << UInt64(count) | low >> UInt64(64 - count), low: low << UInt64(count))
  }
}

extension Wide128: Comparable {
  static func < (left: Wide128, right: Wide128) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }
}
