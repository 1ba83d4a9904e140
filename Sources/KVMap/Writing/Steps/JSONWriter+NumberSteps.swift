#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// The inverses of numeric steps, and conversions between number types. Failures are located where the value would have
/// been written.
extension JSONWriter {
  /// Undoes `scaled` of the language.
  ///
  /// - Parameter factor: A JSON number.
  /// - Throws: `CodingFailure` of the kind `range` for a quotient that does not terminate or has more than 38 digits.
  @_spi(Generated) public mutating func unscale(_ number: Decimal, _ factor: String) throws(CodingFailure) -> Decimal {
    let result = ExactDecimal(number).flatMap { left in ExactDecimal(factor).flatMap { left.divided(by: $0) } }
    return try computed(result?.decimal, from: number) { "a number that can be divided by \(factor)" }
  }

  /// Undoes `offset` of the language.
  ///
  /// - Parameter difference: A JSON number.
  /// - Throws: `CodingFailure` of the kind `range` for a difference of more than 38 digits.
  @_spi(Generated)
  public mutating func unshift(_ number: Decimal, _ difference: String) throws(CodingFailure) -> Decimal {
    let result = ExactDecimal(number).flatMap { left in ExactDecimal(difference).flatMap { left.adding($0.negated) } }
    return try computed(result?.decimal, from: number) { "a number from which \(difference) can be taken" }
  }

  private mutating func computed(
    _ result: Decimal?, from number: Decimal, _ expected: () -> String
  ) throws(CodingFailure) -> Decimal {
    guard let result else { throw failure(.range, expected: expected(), found: found(number)) }
    return result
  }

  /// A decimal number as an `Int`.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a number with a fraction, `range` for one that does not fit.
  @_spi(Generated)
  public mutating func convertToInt(_ number: Decimal) throws(CodingFailure) -> Int { try integer(number, .int) }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt8(_ number: Decimal) throws(CodingFailure) -> Int8 { try integer(number, .int8) }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt16(_ number: Decimal) throws(CodingFailure) -> Int16 { try integer(number, .int16) }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt32(_ number: Decimal) throws(CodingFailure) -> Int32 { try integer(number, .int32) }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt64(_ number: Decimal) throws(CodingFailure) -> Int64 { try integer(number, .int64) }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt(_ number: Decimal) throws(CodingFailure) -> UInt { try integer(number, .uint) }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt8(_ number: Decimal) throws(CodingFailure) -> UInt8 { try integer(number, .uint8) }
  /// Same as `convertToInt`.
  @_spi(Generated) public mutating func convertToUInt16(_ number: Decimal) throws(CodingFailure) -> UInt16 {
    try integer(number, .uint16)
  }
  /// Same as `convertToInt`.
  @_spi(Generated) public mutating func convertToUInt32(_ number: Decimal) throws(CodingFailure) -> UInt32 {
    try integer(number, .uint32)
  }
  /// Same as `convertToInt`.
  @_spi(Generated) public mutating func convertToUInt64(_ number: Decimal) throws(CodingFailure) -> UInt64 {
    try integer(number, .uint64)
  }

  /// The nearest `Double`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` if it is not a number.
  @_spi(Generated) public mutating func convertToDouble(_ number: Decimal) throws(CodingFailure) -> Double {
    try converted(number, .double) { FloatText.double($0) }
  }

  /// The nearest `Float`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a number that is too large.
  @_spi(Generated) public mutating func convertToFloat(_ number: Decimal) throws(CodingFailure) -> Float {
    try converted(number, .float) { FloatText.float($0) }
  }

  /// The shortest digits that read back as `number`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for values that `Decimal` cannot represent: infinity, NaN, and
  ///   numbers beyond 10^165.
  @_spi(Generated) public mutating func decimal(of number: Double) throws(CodingFailure) -> Decimal {
    try computed(DecimalConversion.decimal(number), from: number)
  }

  /// Same as `decimal(of:)`.
  @_spi(Generated) public mutating func decimal(of number: Float) throws(CodingFailure) -> Decimal {
    try computed(DecimalConversion.decimal(number), from: Double(number))
  }

  private mutating func computed(_ result: Decimal?, from number: Double) throws(CodingFailure) -> Decimal {
    guard let result else {
      let expected = ExpectationText.text(number.isFinite ? .decimal : .finiteNumber, for: .range)
      throw failure(.range, expected: expected, found: "the number \(number)")
    }
    return result
  }

  private mutating func integer<T: FixedWidthInteger>(
    _ number: Decimal, _ expectation: Expectation
  ) throws(CodingFailure) -> T {
    try converted(number, expectation) { IntegerText.parse($0) }
  }

  private mutating func converted<T>(
    _ number: Decimal, _ expectation: Expectation, _ parse: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    switch DecimalConversion.convert(number, parse) {
    case .value(let value): return value
    case .mismatch:
      throw failure(.mismatch, expected: ExpectationText.text(expectation), found: found(number))
    case .range: throw failure(.range, expected: ExpectationText.text(expectation, for: .range), found: found(number))
    }
  }

  private func found(_ number: Decimal) -> String {
    DecimalText.text(number).map { "the number \($0)" } ?? "what is not a number"
  }
}
