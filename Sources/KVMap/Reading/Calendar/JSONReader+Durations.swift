#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Durations, from the document and from a text or number that a pipeline step created. Failures of the latter are
/// located at the value that the pipeline began with.
extension JSONReader {
  /// A duration of ISO 8601.
  @_spi(Generated) public mutating func duration() throws(CodingFailure) -> Duration {
    try text(.duration) { DurationText.parse($0) }
  }

  /// Same as `duration()`.
  @_spi(Generated)
  public mutating func parseDuration(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Duration {
    try parse(text, .duration, at: value) { DurationText.parse($0) }
  }

  /// `hh:mm:ss` or `mm:ss`, with a fraction if there is one.
  @_spi(Generated) public mutating func clockDuration() throws(CodingFailure) -> Duration {
    try text(.clockDuration) { ClockText.parse($0) }
  }

  /// Same as `clockDuration()`.
  @_spi(Generated)
  public mutating func parseClockDuration(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Duration {
    try parse(text, .clockDuration, at: value) { ClockText.parse($0) }
  }

  /// A number (with `lenient`, also as text) of seconds.
  @_spi(Generated) public mutating func durationSeconds(lenient: Bool) throws(CodingFailure) -> Duration {
    try duration(.seconds, lenient: lenient)
  }

  /// A number (with `lenient`, also as text) of milliseconds.
  @_spi(Generated) public mutating func durationMilliseconds(lenient: Bool) throws(CodingFailure) -> Duration {
    try duration(.milliseconds, lenient: lenient)
  }

  private mutating func duration(_ unit: DurationNumber.Unit, lenient: Bool) throws(CodingFailure) -> Duration {
    if lenient && cursor.p[0] == 0x22 { return try text(.durationNumber) { DurationNumber.parse($0, in: unit) } }
    return try number(.durationNumber) { (number, _) in DurationNumber.duration(number, in: unit) }
  }

  /// The text is a JSON number of seconds.
  @_spi(Generated)
  public mutating func parseDurationSeconds(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Duration {
    try parse(text, .durationNumber, at: value) { DurationNumber.parse($0, in: .seconds) }
  }

  /// The text is a JSON number of milliseconds.
  @_spi(Generated) public mutating func parseDurationMilliseconds(
    at value: ValuePosition, _ text: String
  ) throws(CodingFailure) -> Duration {
    try parse(text, .durationNumber, at: value) { DurationNumber.parse($0, in: .milliseconds) }
  }

  /// A number of seconds.
  @_spi(Generated)
  public mutating func durationSeconds(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Duration {
    try duration(number, .seconds, at: value)
  }

  /// A number of milliseconds.
  @_spi(Generated) public mutating func durationMilliseconds(
    at value: ValuePosition, _ number: Decimal
  ) throws(CodingFailure) -> Duration {
    try duration(number, .milliseconds, at: value)
  }

  private mutating func duration(
    _ number: Decimal, _ unit: DurationNumber.Unit, at value: ValuePosition
  ) throws(CodingFailure) -> Duration {
    guard let duration = DecimalConversion.convert(number, { DurationNumber.parse($0, in: unit) }).value else {
      throw CodingFailure(.range, .durationNumber, at: place(of: value))
    }
    return duration
  }
}
