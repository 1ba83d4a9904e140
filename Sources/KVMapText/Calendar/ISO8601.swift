/// ISO 8601, the default for `Date`: `YYYY-MM-DDThh:mm`, then optionally `:ss`, then optionally `.` and 1 to 9 digits,
/// then `Z`, `+hh:mm`, `+hhmm` or `+hh`. Days are checked against the calendar; the years are 0001 to 9999.
package enum ISO8601 {
  /// The instant of a text, and its distance from UTC in seconds, positive in the east.
  ///
  /// - Returns: `nil` for any other text. Leap seconds (`:60`) and hour 24 are not supported.
  package static func moment(_ utf8: UTF8Bytes) -> (instant: Instant, offset: Int)? {
    var text = TextCursor(utf8)
    guard let date = CivilDate(&text), text.eat(UInt8(ascii: "T")), let hour = text.number(digits: 2),
      text.eat(UInt8(ascii: ":")), let minute = text.number(digits: 2)
    else { return nil }
    var second = 0
    var nanoseconds = 0
    if text.eat(UInt8(ascii: ":")) {
      guard let value = text.number(digits: 2) else { return nil }
      second = value
      if text.eat(UInt8(ascii: ".")) {
        guard let fraction = text.number(digits: 1...9) else { return nil }
        nanoseconds = PowersOfTen.scaled(fraction.value, by: 9 - fraction.digits)
      }
    }
    guard let offset = ZoneOffset.parseISO(&text), text.isAtEnd, hour < 24, minute < 60, second < 60 else { return nil }
    let seconds = date.daysSince2001 * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return (Instant(seconds: seconds, nanoseconds: nanoseconds), offset)
  }
}
