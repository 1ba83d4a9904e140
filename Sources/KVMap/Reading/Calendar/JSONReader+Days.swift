#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Days, from the document and from a text or number that a pipeline step created. Failures of the latter are located at
/// the value that the pipeline began with.
extension JSONReader {
  /// `yyyy-MM-dd`.
  @_spi(Generated) public mutating func day() throws(CodingFailure) -> Day {
    try text(.day) { Parsed(DayText.parse($0)) }
  }

  /// Same as `day()`.
  @_spi(Generated)
  public mutating func parseDay(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Day {
    try parse(text, .day, at: value) { Parsed(DayText.parse($0)) }
  }

  /// A key that is a day.
  @_spi(Generated) public mutating func entryKeyDay() throws(CodingFailure) -> Day {
    let place = mark()
    return try parseDay(at: place, entryKey())
  }

  /// By the first of several compiled patterns that matches.
  ///
  /// - Parameters:
  ///   - codes: The patterns' opcodes, joined by newlines.
  ///   - patterns: The patterns as in the `.kvmap` file, joined by newlines, for problems.
  @_spi(Generated)
  public mutating func day(_ codes: StaticString, patterns: StaticString) throws(CodingFailure) -> Day {
    try day(ConstantText(codes), ConstantText(patterns))
  }

  /// Same as `day(_:patterns:)`.
  @_spi(Generated) public mutating func parseDay(
    at value: ValuePosition, _ text: String, _ codes: StaticString, patterns: StaticString
  ) throws(CodingFailure) -> Day {
    try parseDay(text, ConstantText(codes), ConstantText(patterns), at: value)
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func day(_ codes: ConstantText, _ patterns: ConstantText) throws(CodingFailure) -> Day {
    diagnosis?.expected = ExpectationText.day(like: patterns)
    let day = try text(.patternDay) { Parsed(DayText.parse($0, codes: codes)) }
    diagnosis?.expected = nil
    return day
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func parseDay(
    _ text: String, _ codes: ConstantText, _ patterns: ConstantText, at value: ValuePosition
  ) throws(CodingFailure) -> Day {
    diagnosis?.expected = ExpectationText.day(like: patterns)
    let day = try parse(text, .patternDay, at: value) { Parsed(DayText.parse($0, codes: codes)) }
    diagnosis?.expected = nil
    return day
  }

  /// An integer (with `lenient`, also as text): the number of days since 1970-01-01.
  @_spi(Generated) public mutating func epochDays(lenient: Bool) throws(CodingFailure) -> Day {
    if lenient && cursor.p[0] == 0x22 { return try text(.epochDay) { Self.epochDays($0) } }
    return try number(.epochDay) { (number, _) in DayText.days(number) }
  }

  /// Same as `epochDays(lenient:)`.
  @_spi(Generated)
  public mutating func parseEpochDays(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Day {
    try parse(text, .epochDay, at: value) { Self.epochDays($0) }
  }

  /// Same as `epochDays(lenient:)`.
  @_spi(Generated)
  public mutating func epochDays(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Day {
    switch DecimalConversion.convert(number, Self.epochDays) {
    case .value(let day): return day
    case .mismatch: throw CodingFailure(.mismatch, .epochDay, at: place(of: value))
    case .range: throw CodingFailure(.range, .epochDay, at: place(of: value))
    }
  }

  private static func epochDays(_ utf8: UTF8Bytes) -> Parsed<Day> {
    NumberText.whole(utf8).map(DayText.days) ?? .mismatch
  }
}
