/// A duration without its sign, in whole seconds and a fraction.
struct DurationParts {
  var isNegative: Bool
  var seconds: UInt64
  /// 0 to 10^18 - 1
  var attoseconds: Int

  /// - Returns: `nil` for more seconds than an `Int64` has. A `Duration` can be as long, but its components trap.
  init?(_ duration: Duration) {
    guard Self.range ~= duration else { return nil }
    let (seconds, attoseconds) = duration.components
    isNegative = seconds < 0 || attoseconds < 0
    self.seconds = seconds.magnitude
    self.attoseconds = Int(attoseconds.magnitude)
  }

  private static let range =
    Duration(
      secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999)...Duration(
        secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
}

extension ByteOutput {
  /// All digits of a number.
  mutating func append(digits number: UInt64) { cursor += DecimalDigits.write(number, to: cursor) }

  /// A fraction of a second with its point, without trailing zeros; nothing for zero.
  mutating func appendFraction(attoseconds: Int) {
    guard attoseconds > 0 else { return }
    append(UInt8(ascii: "."))
    append(attoseconds, digits: 18)
    while cursor[-1] == UInt8(ascii: "0") { cursor -= 1 }
  }
}
