#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// ISO 8601, the default for `Date`: `YYYY-MM-DDThh:mm`, then optionally `:ss`, then optionally `.` and 1 to 9 digits,
/// then `Z`, `+hh:mm`, `+hhmm` or `+hh`. Days are checked against the calendar; the years are 0001 to 9999.
package enum ISO8601 {
  /// - Returns: `nil` for any other text. Leap seconds (`:60`) and hour 24 are not supported.
  package static func parse(_ utf8: UTF8Bytes) -> Date? {
    var text = TextCursor(utf8)
    guard let year = text.number(digits: 4), text.eat(UInt8(ascii: "-")), let month = text.number(digits: 2),
      text.eat(UInt8(ascii: "-")), let day = text.number(digits: 2), text.eat(UInt8(ascii: "T")),
      let hour = text.number(digits: 2), text.eat(UInt8(ascii: ":")), let minute = text.number(digits: 2)
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
    guard let offset = ZoneOffset.parseISO(&text), text.isAtEnd,
      let date = CivilDate(year: year, month: month, day: day), hour < 24, minute < 60, second < 60
    else { return nil }
    let seconds = date.daysSince2001 * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return Instant(seconds: seconds, nanoseconds: nanoseconds).date
  }

  /// The most bytes that `write` writes.
  static let capacity = 27

  /// Writes `date` in UTC, with up to six fraction digits and no trailing zeros: `2012-04-14T00:20:07.5Z`.
  ///
  /// - Returns: `false`, writing nothing, if its year is outside 1 to 9999.
  static func write(_ date: Date, to output: inout ByteOutput) -> Bool {
    guard let fields = DateFields(date, offset: 0) else { return false }
    write(fields, to: &output)
    output.append(UInt8(ascii: "Z"))
    return true
  }

  /// Everything before the zone.
  @inline(__always)
  static func write(_ fields: DateFields, to output: inout ByteOutput) {
    output.append(fields.date.year, digits: 4)
    output.append(UInt8(ascii: "-"))
    output.append(fields.date.month, digits: 2)
    output.append(UInt8(ascii: "-"))
    output.append(fields.date.day, digits: 2)
    output.append(UInt8(ascii: "T"))
    output.append(fields.hour, digits: 2)
    output.append(UInt8(ascii: ":"))
    output.append(fields.minute, digits: 2)
    output.append(UInt8(ascii: ":"))
    output.append(fields.second, digits: 2)
    output.appendFraction(microseconds: fields.nanoseconds / 1_000)
  }
}
