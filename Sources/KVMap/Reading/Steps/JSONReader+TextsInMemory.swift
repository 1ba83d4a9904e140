#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// The value of a text that a pipeline step created. Failures are located at the value that the pipeline began with.
extension JSONReader {
  /// Same as under `lenient`.
  @_spi(Generated)
  public mutating func parseBool(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Bool {
    try parse(text, .bool, at: value) { Parsed(BoolText.parse($0)) }
  }

  /// For integers: the text is a JSON number.
  @_spi(Generated) public mutating func parseInt(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int {
    try parseInteger(text, .int, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseInt8(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int8 {
    try parseInteger(text, .int8, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseInt16(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int16 {
    try parseInteger(text, .int16, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseInt32(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int32 {
    try parseInteger(text, .int32, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseInt64(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int64 {
    try parseInteger(text, .int64, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseUInt(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt {
    try parseInteger(text, .uint, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseUInt8(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt8 {
    try parseInteger(text, .uint8, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseUInt16(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt16 {
    try parseInteger(text, .uint16, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseUInt32(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt32 {
    try parseInteger(text, .uint32, at: value)
  }
  /// Same as `parseInt`.
  @_spi(Generated)
  public mutating func parseUInt64(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt64 {
    try parseInteger(text, .uint64, at: value)
  }

  /// The text is a JSON number.
  @_spi(Generated)
  public mutating func parseDouble(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Double {
    try parse(text, .double, at: value) { FloatText.double($0) }
  }

  /// The text is a JSON number.
  @_spi(Generated)
  public mutating func parseFloat(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Float {
    try parse(text, .float, at: value) { FloatText.float($0) }
  }

  /// The text is a JSON number. Writing it as text again keeps its trailing zeros.
  @_spi(Generated)
  public mutating func parseDecimal(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Decimal {
    try parse(text, .decimal, at: value) { DecimalText.parseSpelled($0) }
  }

  /// The text is one character.
  @_spi(Generated)
  public mutating func parseCharacter(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Character {
    try parse(text, .character, at: value) { Parsed(CharacterText.parse($0)) }
  }

  /// The text is an ISO 8601 date.
  @_spi(Generated)
  public mutating func parseDate(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .date, at: value) { Parsed(ISO8601.parse($0)) }
  }

  /// Same as `date(_:patterns:offset:)`.
  @_spi(Generated) public mutating func parseDate(
    at value: ValuePosition, _ text: String, _ codes: StaticString, patterns: StaticString, offset: Int
  ) throws(CodingFailure) -> Date {
    try parseDate(text, ConstantText(codes), ConstantText(patterns), .offset(offset), at: value)
  }

  /// Same as `date(_:patterns:zone:)`.
  @_spi(Generated) public mutating func parseDate(
    at value: ValuePosition, _ text: String, _ codes: StaticString, patterns: StaticString, zone: StaticString
  ) throws(CodingFailure) -> Date {
    try parseDate(text, ConstantText(codes), ConstantText(patterns), .named(ConstantText(zone)), at: value)
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func parseDate(
    _ text: String, _ codes: ConstantText, _ patterns: ConstantText, _ zone: DateCode.Zone, at value: ValuePosition
  ) throws(CodingFailure) -> Date {
    diagnosis?.expected = ExpectationText.date(like: patterns, in: zone)
    let date = try parse(text, .patternDate, at: value) { Parsed(DateCode.parse($0, codes: codes, zone: zone)) }
    diagnosis?.expected = nil
    return date
  }

  /// The text is a JSON number of seconds since 1970-01-01T00:00:00Z.
  @_spi(Generated)
  public mutating func parseEpochSeconds(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .epoch, at: value) { EpochText.parse($0, in: .seconds) }
  }

  /// The text is a JSON number of milliseconds since 1970-01-01T00:00:00Z.
  @_spi(Generated)
  public mutating func parseEpochMilliseconds(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .epoch, at: value) { EpochText.parse($0, in: .milliseconds) }
  }

  /// The text is a URL.
  @_spi(Generated) public mutating func parseURL(at value: ValuePosition, _ text: String) throws(CodingFailure) -> URL {
    try parse(text, .url, at: value) { Parsed(URLText.parse($0)) }
  }

  /// The text is a URL, resolved against `base` if it is relative.
  @_spi(Generated)
  public mutating func parseURL(at value: ValuePosition, _ text: String, base: StaticString) throws(CodingFailure)
    -> URL
  {
    try parseURL(at: value, text, base: ConstantText(base))
  }

  package mutating func parseURL(at value: ValuePosition, _ text: String, base: ConstantText) throws(CodingFailure)
    -> URL
  {
    let base = URL(string: base.description)
    return try parse(text, .url, at: value) { Parsed(URLText.parse($0, base: base)) }
  }

  /// The text is a UUID.
  @_spi(Generated)
  public mutating func parseUUID(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UUID {
    try parse(text, .uuid, at: value) { Parsed(UUIDText.parse($0)) }
  }

  /// The text is Base64.
  @_spi(Generated)
  public mutating func parseData(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Data {
    try parse(text, .data, at: value) { Parsed(Base64Text.parse($0)) }
  }

  private mutating func parseInteger<T: FixedWidthInteger>(
    _ text: String, _ expectation: Expectation, at value: ValuePosition
  ) throws(CodingFailure) -> T {
    try parse(text, expectation, at: value) { IntegerText.parse($0) }
  }

  mutating func parse<T>(
    _ text: String, _ expectation: Expectation, at value: ValuePosition, _ body: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    var text = text
    let place = offset(of: value.position ?? cursor.p, in: value.buffer)
    var parsed = text.withUTF8(body)
    if case .mismatch = parsed, dialect.trimsText {
      parsed = text.withUTF8 { body(JSONReader.trimmed($0)) }
    }
    switch parsed {
    case .value(let value): return value
    case .mismatch: throw CodingFailure(.mismatch, expectation, at: place)
    case .range: throw CodingFailure(.range, expectation, at: place)
    }
  }
}
