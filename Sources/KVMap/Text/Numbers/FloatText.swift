package import KVMapText

/// `Double` and `Float` from the text of a JSON number: always the nearest value, and never through the other type.
package enum FloatText {
  /// - Returns: `.mismatch` if `utf8` is not exactly one number, `.range` if the number is too large. A number that is
  ///   too small becomes zero with its sign.
  package static func double(_ utf8: UTF8Bytes) -> Parsed<Double> {
    guard let number = NumberText.whole(utf8) else { return .mismatch }
    return double(number, in: utf8)
  }

  /// Same as `double(_:)`, for a `Float`.
  package static func float(_ utf8: UTF8Bytes) -> Parsed<Float> {
    guard let number = NumberText.whole(utf8) else { return .mismatch }
    return float(number, in: utf8)
  }

  /// The value of a number that was scanned at the beginning of `utf8`.
  package static func double(_ number: NumberText, in utf8: UTF8Bytes) -> Parsed<Double> {
    if number.isExact, let magnitude = nearest(number.significand, power: number.exponent) {
      return .value(number.isNegative ? -magnitude : magnitude)
    }
    guard let bits = nearest(number, .double) else { return slow(number, in: utf8, as: Double.self) }
    return finite(Double(bitPattern: bits), isNegative: number.isNegative)
  }

  /// The `Double` nearest to `significand` × 10^`power`; `nil` for infinity and for the rare cases that need more
  /// digits.
  @inline(__always)
  static func nearest(_ significand: UInt64, power: Int) -> Double? {
    if significand >> 53 == 0, -22...22 ~= power {
      // Clinger's fast path: both numbers are exact, so one operation rounds only once.
      let number = Double(significand)
      return power < 0 ? number / exactPower(-power) : number * exactPower(power)
    }
    guard let bits = BinaryFloat.double.bits(significand, power: power) else { return nil }
    let magnitude = Double(bitPattern: bits)
    return magnitude.isFinite ? magnitude : nil
  }

  /// The `Double` nearest to `significand` / 10^`digits`, for at most 19 digits.
  @inline(__always)
  static func nearest(_ significand: UInt64, fractionDigits digits: Int) -> Double {
    if significand >> 53 == 0 { return Double(significand) / exactPower(digits) }
    return Double(bitPattern: BinaryFloat.double.bits(significand, fractionDigits: digits))
  }

  /// Same as `double(_:in:)`, for a `Float`.
  package static func float(_ number: NumberText, in utf8: UTF8Bytes) -> Parsed<Float> {
    guard let bits = nearest(number, .float) else { return slow(number, in: utf8, as: Float.self) }
    return finite(Float(bitPattern: UInt32(truncatingIfNeeded: bits)), isNegative: number.isNegative)
  }

  /// Inlined, so that the format is a constant.
  @inline(__always)
  private static func nearest(_ number: NumberText, _ format: BinaryFloat) -> UInt64? {
    guard let bits = format.bits(number.significand, power: number.exponent) else { return nil }
    if number.isExact { return bits }
    // The value is between the kept digits and the next larger ones: if both round to the same bits, so does the value.
    return format.bits(number.significand + 1, power: number.exponent) == bits ? bits : nil
  }

  /// The standard library reads any number of digits, correctly rounded and independent of the locale.
  private static func slow<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ number: NumberText, in utf8: UTF8Bytes, as type: T.Type
  ) -> Parsed<T> {
    let text = String(decoding: UTF8Bytes(rebasing: utf8[..<number.length]), as: UTF8.self)
    guard let value = T(text) else { return .mismatch }
    return finite(value.magnitude, isNegative: number.isNegative)
  }

  private static func finite<T: BinaryFloatingPoint>(_ magnitude: T, isNegative: Bool) -> Parsed<T> {
    guard magnitude.isFinite else { return .range }
    return .value(isNegative ? -magnitude : magnitude)
  }

  /// 10^`exponent` for 0 … 22, the powers that a `Double` holds exactly.
  @inline(__always)
  private static func exactPower(_ exponent: Int) -> Double { exactPowers[exponent] }

  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
