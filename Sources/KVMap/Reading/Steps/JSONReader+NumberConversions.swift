#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Exact conversions between number types. Failures are located at the value that the pipeline began with.
extension JSONReader {
  /// A decimal number as an `Int`.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a number with a fraction, `range` for one that does not fit.
  @_spi(Generated)
  public mutating func convertToInt(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Int {
    try integer(number, .int, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt8(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Int8 {
    try integer(number, .int8, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt16(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Int16 {
    try integer(number, .int16, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt32(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Int32 {
    try integer(number, .int32, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToInt64(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Int64 {
    try integer(number, .int64, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> UInt {
    try integer(number, .uint, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt8(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> UInt8 {
    try integer(number, .uint8, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt16(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> UInt16 {
    try integer(number, .uint16, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt32(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> UInt32 {
    try integer(number, .uint32, at: value)
  }
  /// Same as `convertToInt`.
  @_spi(Generated)
  public mutating func convertToUInt64(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> UInt64 {
    try integer(number, .uint64, at: value)
  }

  /// The nearest `Double`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` if it is not a number.
  @_spi(Generated)
  public mutating func convertToDouble(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Double {
    try converted(number, .double, at: value) { FloatText.double($0) }
  }

  /// The nearest `Float`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a number that is too large.
  @_spi(Generated)
  public mutating func convertToFloat(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Float {
    try converted(number, .float, at: value) { FloatText.float($0) }
  }

  /// The shortest digits that read back as `number`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for values that `Decimal` cannot represent: infinity, NaN, and
  ///   numbers beyond 10^165.
  @_spi(Generated)
  public mutating func decimal(at value: ValuePosition, of number: Double) throws(CodingFailure) -> Decimal {
    try decimal(DecimalConversion.decimal(number), at: value)
  }

  /// Same as `decimal(at:of:)`.
  @_spi(Generated)
  public mutating func decimal(at value: ValuePosition, of number: Float) throws(CodingFailure) -> Decimal {
    try decimal(DecimalConversion.decimal(number), at: value)
  }

  private mutating func decimal(_ number: Decimal?, at value: ValuePosition) throws(CodingFailure) -> Decimal {
    guard let number else { throw CodingFailure(.range, .decimal, at: place(of: value)) }
    return number
  }

  private mutating func integer<T: FixedWidthInteger>(
    _ number: Decimal, _ expectation: Expectation, at value: ValuePosition
  ) throws(CodingFailure) -> T {
    try converted(number, expectation, at: value) { IntegerText.parse($0) }
  }

  private mutating func converted<T>(
    _ number: Decimal, _ expectation: Expectation, at value: ValuePosition, _ parse: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    switch DecimalConversion.convert(number, parse) {
    case .value(let value): return value
    case .mismatch: throw stepFailure(.mismatch, expectation, at: value)
    case .range: throw stepFailure(.range, expectation, at: value)
    }
  }

  /// The value in the document may well be what is expected: what the steps make of it is not.
  mutating func stepFailure(_ code: CodingFailure.Code, _ expectation: Expectation, at value: ValuePosition)
    -> CodingFailure
  {
    failure(code, "a number that the steps make \(ExpectationText.text(expectation, for: code))", at: value)
  }
}
