#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Durations as values, and their texts and numbers for pipeline steps.
extension JSONWriter {
  /// ISO 8601, in hours, minutes and seconds.
  @_spi(Generated) public mutating func duration(_ value: Duration) { string(text(of: value)) }

  /// ISO 8601, in hours, minutes and seconds.
  @_spi(Generated) public func text(of value: Duration) -> String { DurationText.text(value) }

  /// `hh:mm:ss`, with a fraction if there is one.
  @_spi(Generated) public mutating func clockDuration(_ value: Duration) { string(clockText(value)) }

  /// `hh:mm:ss`, with a fraction if there is one.
  @_spi(Generated) public func clockText(_ value: Duration) -> String {
    text(capacity: ClockText.capacity) { ClockText.write(value, to: &$0) }
  }

  /// Seconds, as an integer if the duration is integral.
  @_spi(Generated) public mutating func durationSeconds(_ value: Duration) { number(value, in: .seconds) }

  /// Milliseconds, as an integer if the duration is integral.
  @_spi(Generated) public mutating func durationMilliseconds(_ value: Duration) { number(value, in: .milliseconds) }

  private mutating func number(_ value: Duration, in unit: DurationNumber.Unit) {
    reserve(DurationNumber.capacity + 1)
    var output = ByteOutput(cursor: cursor)
    DurationNumber.write(value, in: unit, to: &output)
    endValue(output)
  }

  /// Seconds.
  @_spi(Generated)
  public func decimal(ofDurationSeconds value: Duration) -> Decimal { decimal(of: value, in: .seconds) }

  /// Milliseconds.
  @_spi(Generated)
  public func decimal(ofDurationMilliseconds value: Duration) -> Decimal { decimal(of: value, in: .milliseconds) }

  private func decimal(of value: Duration, in unit: DurationNumber.Unit) -> Decimal {
    let digits = text(capacity: DurationNumber.capacity) { DurationNumber.write(value, in: unit, to: &$0) }
    // A duration has at most 37 digits, and a `Decimal` 38.
    return digits.utf8Bytes { DecimalText.parse($0).value } ?? 0
  }

  private func text(capacity: Int, _ write: (inout ByteOutput) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      write(&output)
      return output.cursor - start
    }
  }
}
