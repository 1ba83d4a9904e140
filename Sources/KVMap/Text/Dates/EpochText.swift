#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
package import KVMapText

/// Dates as seconds or milliseconds since 1970-01-01T00:00:00Z. The digits are read directly, not through a `Double`,
/// so that a fraction gives the same `Date` as the same fraction in ISO 8601.
package enum EpochText {
  package enum Unit: Sendable {
    case seconds
    case milliseconds

    /// Decimal places between a second and the unit.
    var places: Int {
      switch self {
      case .seconds: 0
      case .milliseconds: 3
      }
    }
  }

  /// The date of a number's text. A fraction and an exponent are allowed; digits after the nanoseconds are truncated.
  ///
  /// - Returns: `.range` beyond 2^53 seconds from 2001, where a `Date` cannot distinguish seconds.
  package static func parse(_ utf8: UTF8Bytes, in unit: Unit) -> Parsed<Date> {
    guard let number = NumberText.whole(utf8) else { return .mismatch }
    return date(number, in: unit)
  }

  /// The date of an already scanned number.
  package static func date(_ number: NumberText, in unit: Unit) -> Parsed<Date> {
    guard let (whole, nanoseconds) = split(number.significand, exponent: number.exponent - unit.places),
      whole < 1 << 54
    else { return .range }
    var seconds = Int(whole)
    var fraction = nanoseconds
    if number.isNegative {
      seconds = fraction == 0 ? -seconds : -seconds - 1
      fraction = fraction == 0 ? 0 : 1_000_000_000 - fraction
    }
    let date = Instant(seconds: seconds - Instant.unixReference, nanoseconds: fraction).date
    // A `Date` counts from 2001. What it cannot hold could not be written.
    return date.timeIntervalSinceReferenceDate.magnitude < Instant.limit ? .value(date) : .range
  }

  /// Whole seconds and nanoseconds of `significand` × 10^`exponent`; `nil` if it is too large.
  private static func split(_ significand: UInt64, exponent: Int) -> (seconds: UInt64, nanoseconds: Int)? {
    guard significand != 0 else { return (0, 0) }
    guard exponent < 0 else {
      guard let power = PowersOfTen.power(exponent) else { return nil }
      let (seconds, overflow) = significand.multipliedReportingOverflow(by: power)
      return overflow ? nil : (seconds, 0)
    }
    let places = 0 - exponent
    // Without such a power, all digits are after the point: a significand has at most nineteen.
    let divisor = PowersOfTen.power(places)
    let seconds = divisor.map { significand / $0 } ?? 0
    let rest = divisor.map { significand % $0 } ?? significand
    if places <= 9 { return (seconds, PowersOfTen.scaled(Int(rest), by: 9 - places)) }
    let nanoseconds = PowersOfTen.power(places - 9).map { rest / $0 } ?? 0
    return (seconds, Int(nanoseconds))
  }

  /// The most bytes that `write` writes.
  static let capacity = 32

  /// Writes `date` as a number: integral if it is a whole number of units, otherwise with the digits of its
  /// microseconds.
  ///
  /// - Returns: `false`, writing nothing, for a date that is not a number or is beyond 2^53 seconds.
  static func write(_ date: Date, in unit: Unit, to output: inout ByteOutput) -> Bool {
    guard let instant = Instant(date) else { return false }
    write(instant, in: unit, to: &output)
    return true
  }

  static func write(_ instant: Instant, in unit: Unit, to output: inout ByteOutput) {
    var seconds = instant.seconds + Instant.unixReference
    var microseconds = instant.nanoseconds / 1_000
    if seconds < 0 {
      output.append(UInt8(ascii: "-"))
      seconds = microseconds == 0 ? -seconds : -seconds - 1
      microseconds = microseconds == 0 ? 0 : 1_000_000 - microseconds
    }
    switch unit {
    case .seconds:
      appendInteger(seconds, to: &output)
      output.appendFraction(microseconds: microseconds)
    case .milliseconds:
      appendInteger(seconds * 1_000 + microseconds / 1_000, to: &output)
      output.appendFraction(microseconds: microseconds % 1_000 * 1_000)
    }
  }

  private static func appendInteger(_ value: Int, to output: inout ByteOutput) {
    output.cursor += DecimalDigits.write(UInt64(value.magnitude), to: output.cursor)
  }
}
