import KVMapText

/// Texts that are numbers: the same as `parseDecimal` and a conversion, without a `Decimal` in between where the text
/// has few digits.
extension JSONReader {
  /// The `Double` nearest to the number in a text.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that is no JSON number, `range` for one that `Decimal`
  ///   does not have.
  @_spi(Generated)
  public mutating func parseNumberToDouble(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Double {
    if let number = text.utf8Bytes({ JSONReader.shortDouble($0) }) { return number }
    return try convertToDouble(at: value, parseDecimal(at: value, text))
  }

  /// Same as `parseNumberToDouble`, for a `Float`.
  @_spi(Generated)
  public mutating func parseNumberToFloat(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Float {
    if let number = text.utf8Bytes({ JSONReader.shortFloat($0) }) { return number }
    return try convertToFloat(at: value, parseDecimal(at: value, text))
  }

  /// The integer in a text.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that is no JSON number, or has a fraction, `range` for
  ///   one that does not fit.
  @_spi(Generated)
  public mutating func parseNumberToInt(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int {
    if let number: Int = Self.integer(text) { return number }
    return try convertToInt(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToInt8(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int8 {
    if let number: Int8 = Self.integer(text) { return number }
    return try convertToInt8(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToInt16(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int16 {
    if let number: Int16 = Self.integer(text) { return number }
    return try convertToInt16(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToInt32(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int32 {
    if let number: Int32 = Self.integer(text) { return number }
    return try convertToInt32(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToInt64(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int64 {
    if let number: Int64 = Self.integer(text) { return number }
    return try convertToInt64(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToUInt(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt {
    if let number: UInt = Self.integer(text) { return number }
    return try convertToUInt(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToUInt8(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt8 {
    if let number: UInt8 = Self.integer(text) { return number }
    return try convertToUInt8(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToUInt16(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt16 {
    if let number: UInt16 = Self.integer(text) { return number }
    return try convertToUInt16(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToUInt32(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt32 {
    if let number: UInt32 = Self.integer(text) { return number }
    return try convertToUInt32(at: value, parseDecimal(at: value, text))
  }
  /// Same as `parseNumberToInt`.
  @_spi(Generated)
  public mutating func parseNumberToUInt64(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt64 {
    if let number: UInt64 = Self.integer(text) { return number }
    return try convertToUInt64(at: value, parseDecimal(at: value, text))
  }

  static func shortDouble(_ text: UTF8Bytes) -> Double? { short(text) { FloatText.double($0, in: $1) } }

  static func shortFloat(_ text: UTF8Bytes) -> Float? { short(text) { FloatText.float($0, in: $1) } }

  /// A number of at most nineteen digits, which `Decimal` has exactly; nil for any other text.
  private static func short<Number>(
    _ text: UTF8Bytes, _ read: (NumberText, UTF8Bytes) -> Parsed<Number>
  ) -> Number? {
    guard let number = NumberText.whole(text), number.isExact, -100...100 ~= number.exponent,
      // A `Decimal` has no negative zero.
      !number.isNegative || number.significand != 0
    else { return nil }
    return read(number, text).value
  }

  private static func integer<Number: FixedWidthInteger>(_ text: String) -> Number? {
    text.utf8Bytes { bytes in short(bytes) { $0.isPlainInteger ? IntegerText.parse($1) : .mismatch } }
  }
}
