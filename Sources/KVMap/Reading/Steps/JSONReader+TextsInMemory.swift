#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The value of a text that a pipeline step created. Failures are located at the value that the pipeline began with.
extension JSONReader {
  /// Called by generated code. Same as under `lenient`.
  public mutating func parseBool(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Bool {
    try parse(text, .bool, at: value) { Parsed(BoolText.parse($0)) }
  }

  /// Called by generated code, for integers: the text is a JSON number.
  public mutating func parseInt(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int {
    try parseInteger(text, .int, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseInt8(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int8 {
    try parseInteger(text, .int8, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseInt16(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int16 {
    try parseInteger(text, .int16, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseInt32(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int32 {
    try parseInteger(text, .int32, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseInt64(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Int64 {
    try parseInteger(text, .int64, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseUInt(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt {
    try parseInteger(text, .uint, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseUInt8(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt8 {
    try parseInteger(text, .uint8, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseUInt16(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt16 {
    try parseInteger(text, .uint16, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseUInt32(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt32 {
    try parseInteger(text, .uint32, at: value)
  }
  /// Called by generated code. Same as `parseInt`.
  public mutating func parseUInt64(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UInt64 {
    try parseInteger(text, .uint64, at: value)
  }

  /// Called by generated code: the text is a JSON number.
  public mutating func parseDouble(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Double {
    try parse(text, .double, at: value) { FloatText.double($0) }
  }

  /// Called by generated code: the text is a JSON number.
  public mutating func parseFloat(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Float {
    try parse(text, .float, at: value) { FloatText.float($0) }
  }

  /// Called by generated code: the text is a JSON number. Writing it as text again keeps its trailing zeros.
  public mutating func parseDecimal(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Decimal {
    try parse(text, .decimal, at: value) { DecimalText.parseSpelled($0) }
  }

  /// Called by generated code: the text is one character.
  public mutating func parseCharacter(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Character {
    try parse(text, .character, at: value) { Parsed(CharacterText.parse($0)) }
  }

  /// Called by generated code: the text is an ISO 8601 date.
  public mutating func parseDate(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .date, at: value) { Parsed(ISO8601.parse($0)) }
  }

  /// Called by generated code. Same as `date(_:patterns:offset:)`.
  public mutating func parseDate(
    at value: ValuePosition, _ text: String, _ codes: StaticString, patterns: StaticString, offset: Int
  ) throws(CodingFailure) -> Date {
    try parseDate(text, ConstantText(codes), ConstantText(patterns), .offset(offset), at: value)
  }

  /// Called by generated code. Same as `date(_:patterns:zone:)`.
  public mutating func parseDate(
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

  /// Called by generated code: the text is a JSON number of seconds since 1970-01-01T00:00:00Z.
  public mutating func parseEpochSeconds(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .epoch, at: value) { EpochText.parse($0, in: .seconds) }
  }

  /// Called by generated code: the text is a JSON number of milliseconds since 1970-01-01T00:00:00Z.
  public mutating func parseEpochMilliseconds(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .epoch, at: value) { EpochText.parse($0, in: .milliseconds) }
  }

  /// Called by generated code: the text is a URL.
  public mutating func parseURL(at value: ValuePosition, _ text: String) throws(CodingFailure) -> URL {
    try parse(text, .url, at: value) { Parsed(URLText.parse($0)) }
  }

  /// Called by generated code: the text is a URL, resolved against `base` if it is relative.
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

  /// Called by generated code: the text is a UUID.
  public mutating func parseUUID(at value: ValuePosition, _ text: String) throws(CodingFailure) -> UUID {
    try parse(text, .uuid, at: value) { Parsed(UUIDText.parse($0)) }
  }

  /// Called by generated code: the text is Base64.
  public mutating func parseData(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Data {
    try parse(text, .data, at: value) { Parsed(Base64Text.parse($0)) }
  }

  /// Called by generated code: the text without leading and trailing white space.
  public mutating func trim(_ text: String) -> String { Trimming.trimmed(text) }

  private mutating func parseInteger<T: FixedWidthInteger>(
    _ text: String, _ expectation: Expectation, at value: ValuePosition
  ) throws(CodingFailure) -> T {
    try parse(text, expectation, at: value) { IntegerText.parse($0) }
  }

  mutating func parse<T>(
    _ text: String, _ expectation: Expectation, at value: ValuePosition, _ body: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    var text = text
    let place = offset(of: value.position ?? p, in: value.buffer)
    switch text.withUTF8(body) {
    case .value(let value): return value
    case .mismatch: throw CodingFailure(.mismatch, expectation, at: place)
    case .range: throw CodingFailure(.range, expectation, at: place)
    }
  }
}
