#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Pipeline steps that compute with numbers, exactly and in `Decimal`. Failures are located at the value that the
/// pipeline began with.
extension JSONReader {
  /// `scaled` of the language.
  ///
  /// - Parameter factor: A JSON number.
  /// - Throws: `CodingFailure` of the kind `range` for a product of more than 38 digits.
  @_spi(Generated)
  public mutating func scale(at value: ValuePosition, _ number: Decimal, _ factor: String) throws(CodingFailure)
    -> Decimal
  {
    let product = ExactDecimal(number).flatMap { left in ExactDecimal(factor).flatMap { left.multiplied(by: $0) } }
    return try result(product, at: value)
  }

  /// `offset` of the language.
  ///
  /// - Parameter difference: A JSON number.
  /// - Throws: `CodingFailure` of the kind `range` for a sum of more than 38 digits.
  @_spi(Generated)
  public mutating func shift(at value: ValuePosition, _ number: Decimal, _ difference: String) throws(CodingFailure)
    -> Decimal
  {
    let sum = ExactDecimal(number).flatMap { left in ExactDecimal(difference).flatMap { left.adding($0) } }
    return try result(sum, at: value)
  }

  /// Rounds half away from zero.
  ///
  /// - Parameter places: The number of decimal places; negative for tens, hundreds and so on.
  /// - Throws: `CodingFailure` of the kind `range` for a result that `Decimal` cannot represent.
  @_spi(Generated)
  public mutating func round(at value: ValuePosition, _ number: Decimal, _ places: Int) throws(CodingFailure) -> Decimal
  {
    try result(ExactDecimal(number).flatMap { $0.rounded(places: places) }, at: value)
  }

  /// The nearest number from `lowest` to `highest`, which are JSON numbers.
  ///
  /// - Throws: `CodingFailure` of the kind `range` if it is not a number.
  @_spi(Generated) public mutating func clamp(
    at value: ValuePosition, _ number: Decimal, _ lowest: String, _ highest: String
  ) throws(CodingFailure) -> Decimal {
    guard !number.isNaN, let lowest = ExactDecimal(lowest)?.decimal, let highest = ExactDecimal(highest)?.decimal else {
      throw CodingFailure(.range, .decimal, at: place(of: value))
    }
    return min(max(number, lowest), highest)
  }

  private mutating func result(_ number: ExactDecimal?, at value: ValuePosition) throws(CodingFailure) -> Decimal {
    guard let number else { throw stepFailure(.range, .decimal, at: value) }
    return number.decimal
  }

  /// The offset in the document of the value that a pipeline began with.
  mutating func place(of value: ValuePosition) -> Int { offset(of: value.position ?? cursor.p, in: value.buffer) }
}
