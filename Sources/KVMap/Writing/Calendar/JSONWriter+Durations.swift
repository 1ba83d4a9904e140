#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Durations as values, and their texts and numbers for pipeline steps. All throw `CodingFailure` of the kind `range`
/// for more seconds than an `Int64` has, which nothing reads.
extension JSONWriter {
  /// ISO 8601, in hours, minutes and seconds.
  @_spi(Generated) public mutating func duration(_ value: Duration) throws(CodingFailure) {
    string(try text(of: value))
  }

  /// ISO 8601, in hours, minutes and seconds.
  @_spi(Generated) public func text(of value: Duration) throws(CodingFailure) -> String {
    try calendarText(capacity: DurationText.capacity, .duration) { DurationText.write(value, to: &$0) }
  }

  /// `hh:mm:ss`, with a fraction if there is one.
  @_spi(Generated) public mutating func clockDuration(_ value: Duration) throws(CodingFailure) {
    string(try clockText(value))
  }

  /// `hh:mm:ss`, with a fraction if there is one.
  @_spi(Generated) public func clockText(_ value: Duration) throws(CodingFailure) -> String {
    try calendarText(capacity: ClockText.capacity, .clockDuration) { ClockText.write(value, to: &$0) }
  }

  /// Seconds, as an integer if the duration is integral.
  @_spi(Generated) public mutating func durationSeconds(_ value: Duration) throws(CodingFailure) {
    try number(value, in: .seconds)
  }

  /// Milliseconds, as an integer if the duration is integral.
  @_spi(Generated) public mutating func durationMilliseconds(_ value: Duration) throws(CodingFailure) {
    try number(value, in: .milliseconds)
  }

  private mutating func number(_ value: Duration, in unit: DurationNumber.Unit) throws(CodingFailure) {
    reserve(DurationNumber.capacity + 1)
    var output = ByteOutput(cursor: cursor)
    guard DurationNumber.write(value, in: unit, to: &output) else {
      throw CodingFailure(.range, .durationNumber, at: count)
    }
    endValue(output)
  }

  /// Seconds.
  @_spi(Generated)
  public func decimal(ofDurationSeconds value: Duration) throws(CodingFailure) -> Decimal {
    try decimal(of: value, in: .seconds)
  }

  /// Milliseconds.
  @_spi(Generated)
  public func decimal(ofDurationMilliseconds value: Duration) throws(CodingFailure) -> Decimal {
    try decimal(of: value, in: .milliseconds)
  }

  private func decimal(of value: Duration, in unit: DurationNumber.Unit) throws(CodingFailure) -> Decimal {
    let digits = try calendarText(capacity: DurationNumber.capacity, .durationNumber) {
      DurationNumber.write(value, in: unit, to: &$0)
    }
    // A duration has at most 37 digits, and a `Decimal` 38.
    return digits.utf8Bytes { DecimalText.parse($0).value } ?? 0
  }
}
