import KVMapText

/// Dates with their offset from UTC, from the document and from a text that a pipeline step created. Failures of the
/// latter are located at the value that the pipeline began with.
extension JSONReader {
  /// An ISO 8601 date with its zone.
  @_spi(Generated) public mutating func zoned() throws(CodingFailure) -> ZonedDate {
    try text(.zonedDate, Self.date) { Parsed(ZonedDateText.parse($0)) }
  }

  /// Same as `zoned()`.
  @_spi(Generated)
  public mutating func parseZoned(at value: ValuePosition, _ text: String) throws(CodingFailure) -> ZonedDate {
    try parse(text, .zonedDate, at: value) { Parsed(ZonedDateText.parse($0)) }
  }

  /// By the first of several compiled patterns that matches. Each has a letter for the zone.
  ///
  /// - Parameters:
  ///   - codes: The patterns' opcodes, joined by newlines.
  ///   - patterns: The patterns as in the `.kvmap` file, joined by newlines, for problems.
  @_spi(Generated)
  public mutating func zoned(_ codes: StaticString, patterns: StaticString) throws(CodingFailure) -> ZonedDate {
    try zoned(ConstantText(codes), ConstantText(patterns))
  }

  /// Same as `zoned(_:patterns:)`.
  @_spi(Generated) public mutating func parseZoned(
    at value: ValuePosition, _ text: String, _ codes: StaticString, patterns: StaticString
  ) throws(CodingFailure) -> ZonedDate {
    try parseZoned(text, ConstantText(codes), ConstantText(patterns), at: value)
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func zoned(_ codes: ConstantText, _ patterns: ConstantText) throws(CodingFailure) -> ZonedDate {
    diagnosis?.expected = ExpectationText.zonedDate(like: patterns)
    let date = try text(.patternDate, Self.date) { Parsed(ZonedDateText.parse($0, codes: codes)) }
    diagnosis?.expected = nil
    return date
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func parseZoned(
    _ text: String, _ codes: ConstantText, _ patterns: ConstantText, at value: ValuePosition
  ) throws(CodingFailure) -> ZonedDate {
    diagnosis?.expected = ExpectationText.zonedDate(like: patterns)
    let date = try parse(text, .patternDate, at: value) { Parsed(ZonedDateText.parse($0, codes: codes)) }
    diagnosis?.expected = nil
    return date
  }

  /// The date of a property list is in UTC.
  private static func date(_ token: UTF8Bytes) -> ZonedDate? {
    DateToken.date(token).map { ZonedDate($0, offset: 0) }
  }
}
