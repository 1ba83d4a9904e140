@_spi(Generated) import KVMap
import KVMapText

/// The dates of XML property lists: `2012-04-14T00:20:07Z`.
///
/// Unlike in ISO 8601, the year may be 0, negative, or longer than four digits. Core Foundation writes such dates, and
/// among them is `Date.distantPast`, which programs store for "never": `0000-12-30T00:00:00Z`.
enum XMLPropertyListDate {
  /// The Gregorian calendar repeats after so many years and days.
  private static let cycle = (years: 400, days: 146_097)

  /// Seconds since 2001-01-01T00:00:00Z.
  ///
  /// - Returns: nil for any other text, and for a day that does not exist in the calendar.
  static func seconds(of text: UTF8Bytes) -> Double? {
    var text = TextCursor(text)
    let isNegative = text.eat(UInt8(ascii: "-"))
    // Core Foundation counts the sign as one of four digits.
    guard let written = text.number(digits: (isNegative ? 3 : 4)...10)?.value, text.eat(UInt8(ascii: "-")),
      let month = text.number(digits: 2), text.eat(UInt8(ascii: "-")), let day = text.number(digits: 2),
      text.eat(UInt8(ascii: "T")), let hour = text.number(digits: 2), text.eat(UInt8(ascii: ":")),
      let minute = text.number(digits: 2), text.eat(UInt8(ascii: ":")), let second = text.number(digits: 2),
      text.eat(UInt8(ascii: "Z")), text.isAtEnd, hour < 24, minute < 60, second < 60
    else { return nil }
    let year = isNegative ? -written : written
    // The same day of the years 1 to 400.
    let cycles = (year > 0 ? year - 1 : year - cycle.years) / cycle.years
    guard let date = CivilDate(year: year - cycles * cycle.years, month: month, day: day) else { return nil }
    let days = date.daysSince2001 + cycles * cycle.days
    return Double(days * 86_400 + hour * 3_600 + minute * 60 + second)
  }

  /// - Parameter interval: Seconds since 2001-01-01T00:00:00Z; their fraction is cut off.
  /// - Returns: nil for what is no number, or so far away that it has no whole seconds.
  static func text(of interval: Double) -> [UInt8]? {
    guard interval.magnitude < 0x1p53 else { return nil }
    let seconds = Int(interval.rounded(.down))
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    let ofDay = seconds - days * 86_400
    let date = CivilDate(daysSince2001: days)
    var text: [UInt8] = []
    text.reserveCapacity(32)
    if date.year < 0 { text.append(UInt8(ascii: "-")) }
    append(Int(date.year.magnitude), digits: 4, "-", to: &text)
    append(date.month, digits: 2, "-", to: &text)
    append(date.day, digits: 2, "T", to: &text)
    append(ofDay / 3_600, digits: 2, ":", to: &text)
    append(ofDay / 60 % 60, digits: 2, ":", to: &text)
    append(ofDay % 60, digits: 2, "Z", to: &text)
    return text
  }

  /// - Parameter digits: The least number of them.
  private static func append(_ number: Int, digits: Int, _ separator: Unicode.Scalar, to text: inout [UInt8]) {
    let first = text.count
    var rest = number
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || text.count - first < digits
    text[first...].reverse()
    text.append(UInt8(ascii: separator))
  }
}
