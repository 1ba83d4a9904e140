#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Days, durations, dates with their offset, time zones and locales: values, and their texts for pipeline steps.
extension JSONWriter {
  /// `yyyy-MM-dd`.
  @_spi(Generated) public mutating func day(_ value: Day) { string(text(of: value)) }

  /// `yyyy-MM-dd`.
  @_spi(Generated) public func text(of value: Day) -> String { DayText.text(value) }

  /// By the first of `codes` that can write it; `DateOpcode` describes them.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years that the pattern cannot write: with two digits outside 1970
  ///   to 2069.
  @_spi(Generated) public mutating func day(_ value: Day, codes: StaticString) throws(CodingFailure) {
    string(try text(of: value, codes: codes))
  }

  /// Same as `day(_:codes:)`.
  @_spi(Generated) public func text(of value: Day, codes: StaticString) throws(CodingFailure) -> String {
    try text(of: value, codes: ConstantText(codes))
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package func text(of value: Day, codes: ConstantText) throws(CodingFailure) -> String {
    let midnight = value.civilDate.map { Instant(seconds: $0.daysSince2001 * 86_400, nanoseconds: 0).date }
    return try calendarText(capacity: DateCode.capacity(codes), .patternDay) { output in
      midnight.map { DateCode.write($0, codes: codes, zone: .offset(0), to: &output) } ?? false
    }
  }

  /// The number of days since 1970-01-01.
  @_spi(Generated) public mutating func epochDays(_ value: Day) { int(value.daysSince1970) }

  /// The number of days since 1970-01-01.
  @_spi(Generated) public func decimal(ofEpochDays value: Day) -> Decimal { Decimal(value.daysSince1970) }

  /// ISO 8601 in the date's own offset.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years outside 1 to 9999.
  @_spi(Generated) public mutating func zoned(_ value: ZonedDate) throws(CodingFailure) {
    string(try text(of: value))
  }

  /// Same as `zoned(_:)`.
  @_spi(Generated) public func text(of value: ZonedDate) throws(CodingFailure) -> String {
    try calendarText(capacity: ZonedDateText.capacity, .zonedDate) { ZonedDateText.write(value, to: &$0) }
  }

  /// By the first of `codes` that can write it, in the date's own offset.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years that the pattern cannot write.
  @_spi(Generated) public mutating func zoned(_ value: ZonedDate, codes: StaticString) throws(CodingFailure) {
    string(try text(of: value, codes: codes))
  }

  /// Same as `zoned(_:codes:)`.
  @_spi(Generated) public func text(of value: ZonedDate, codes: StaticString) throws(CodingFailure) -> String {
    try text(of: value, codes: ConstantText(codes))
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package func text(of value: ZonedDate, codes: ConstantText) throws(CodingFailure) -> String {
    // No pattern has a text for an offset with seconds.
    guard let offset = ZonedDateText.wholeMinutes(value.offset) else {
      throw CodingFailure(.range, .zonedDate, at: count)
    }
    return try calendarText(capacity: DateCode.capacity(codes), .patternDate) { output in
      DateCode.write(value.instant, codes: codes, zone: .offset(offset), to: &output)
    }
  }

  /// The zone's identifier.
  @_spi(Generated) public mutating func timeZone(_ value: TimeZone) { string(text(of: value)) }

  /// The zone's identifier.
  @_spi(Generated) public func text(of value: TimeZone) -> String { IdentifierText.text(of: value) }

  /// The locale's identifier.
  @_spi(Generated) public mutating func locale(_ value: Locale) { string(text(of: value)) }

  /// The locale's identifier.
  @_spi(Generated) public func text(of value: Locale) -> String { value.identifier }

  /// - Parameter write: Writes at most `capacity` bytes, or returns `false`.
  func calendarText(
    capacity: Int, _ expectation: Expectation, _ write: (inout ByteOutput) -> Bool
  ) throws(CodingFailure) -> String {
    var isWritten = false
    let text = String(unsafeUninitializedCapacity: capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      isWritten = write(&output)
      return isWritten ? output.cursor - start : 0
    }
    guard isWritten else { throw CodingFailure(.range, expectation, at: count) }
    return text
  }
}
