package import KVMapText

/// Durations as numbers of seconds or milliseconds. The digits are read directly, not through a `Double`, down to
/// attoseconds.
package enum DurationNumber {
  package typealias Unit = EpochText.Unit

  /// The duration of a number's text.
  package static func parse(_ utf8: UTF8Bytes, in unit: Unit) -> Parsed<Duration> {
    guard let number = NumberText.whole(utf8) else { return .mismatch }
    return duration(number, in: unit)
  }

  /// - Returns: `.range` for more seconds than a `Duration` has.
  package static func duration(_ number: NumberText, in unit: Unit) -> Parsed<Duration> {
    guard number.significand != 0 else { return .value(.zero) }
    let exponent = number.exponent - unit.places
    guard exponent < 0 else {
      guard let power = PowersOfTen.power(exponent) else { return .range }
      let (seconds, overflow) = number.significand.multipliedReportingOverflow(by: power)
      guard !overflow else { return .range }
      return .parts(isNegative: number.isNegative, seconds: seconds, attoseconds: 0)
    }
    let places = 0 - exponent
    // Without such a power, all digits are after the point: a significand has at most nineteen.
    let divisor = PowersOfTen.power(places)
    let whole = divisor.map { number.significand / $0 } ?? 0
    let rest = divisor.map { number.significand % $0 } ?? number.significand
    let attoseconds =
      places <= 18
      ? PowersOfTen.scaled(Int(rest), by: 18 - places)
      : Int(PowersOfTen.power(places - 18).map { rest / $0 } ?? 0)
    return .parts(isNegative: number.isNegative, seconds: whole, attoseconds: Int64(attoseconds))
  }

  /// The most bytes that `write` writes.
  static let capacity = 48

  /// An integer if it is a whole number of units.
  ///
  /// - Returns: `false`, writing nothing, for more seconds than an `Int64` has.
  static func write(_ duration: Duration, in unit: Unit, to output: inout ByteOutput) -> Bool {
    guard let parts = DurationParts(duration) else { return false }
    if parts.isNegative { output.append(UInt8(ascii: "-")) }
    switch unit {
    case .seconds:
      output.append(digits: parts.seconds)
      output.appendFraction(attoseconds: parts.attoseconds)
    case .milliseconds:
      let milliseconds = parts.attoseconds / 1_000_000_000_000_000
      if parts.seconds > 0 {
        output.append(digits: parts.seconds)
        output.append(milliseconds, digits: 3)
      } else {
        output.append(digits: UInt64(milliseconds))
      }
      output.appendFraction(attoseconds: parts.attoseconds % 1_000_000_000_000_000 * 1_000)
    }
    return true
  }
}
