/// The rule for the offsets of a zone in years without explicit data, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// POSIX.1-2017, 8.3 (`TZ`), with the hours beyond a day that RFC 9636 adds.
struct ZoneRule: Sendable {
  private var standard = 0
  private var summer: Summer?

  private struct Summer {
    var offset: Int
    var start: Day
    var end: Day
  }

  private struct Day {
    enum Kind {
      /// The day of a week of a month; week 5 is the last week.
      case month(Int, week: Int, weekday: Int)
      /// 1...365, without 29 February.
      case julian(Int)
      /// 0...365
      case ordinal(Int)
    }

    var kind: Kind
    /// Seconds after midnight, by the clock in effect until then.
    var time: Int
  }

  /// - Returns: `nil` for a text that is not such a rule.
  init?(_ text: String) {
    var input = Input(bytes: Array(text.utf8)[...])
    guard input.name(), let west = input.time() else { return nil }
    standard = -west
    if input.bytes.isEmpty { return }
    guard input.name() else { return nil }
    var offset = standard + 3600
    if input.bytes.first != UInt8(ascii: ",") {
      guard let west = input.time() else { return nil }
      offset = -west
    }
    guard input.eat(","), let start = input.day(), input.eat(","), let end = input.day(), input.bytes.isEmpty else {
      return nil
    }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Seconds east of UTC.
  ///
  /// - Parameter time: Seconds since 1970.
  func offset(at time: Int64) -> Int {
    guard let summer else { return standard }
    let year = Self.year(ofDay: Self.floorDivided(time + Int64(standard), 86_400))
    let start = Self.time(of: summer.start, in: year) - Int64(standard)
    let end = Self.time(of: summer.end, in: year) - Int64(summer.offset)
    // In the southern hemisphere, summer begins in one year and ends in the next.
    let isSummer = start < end ? time >= start && time < end : time >= start || time < end
    return isSummer ? summer.offset : standard
  }

  // MARK: Days

  /// The seconds since 1970 at which a clock shows the time of that day, as if the clock were in UTC.
  private static func time(of day: Day, in year: Int64) -> Int64 {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let newYear = days(beforeYear: year)
    let number: Int64
    switch day.kind {
    case .ordinal(let ordinal): number = newYear + Int64(ordinal)
    case .julian(let julian): number = newYear + Int64(julian - 1) + (isLeap && julian >= 60 ? 1 : 0)
    case .month(let month, let week, let weekday):
      var lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      if isLeap { lengths[1] = 29 }
      let first = newYear + Int64(lengths[..<(month - 1)].reduce(0, +))
      // 1 January 1970 was a Thursday.
      let ahead = (Int64(weekday) - (first + 4) % 7 + 14) % 7
      var inMonth = Int(ahead) + (week - 1) * 7
      if inMonth >= lengths[month - 1] { inMonth -= 7 }
      number = first + Int64(inMonth)
    }
    return number * 86_400 + Int64(day.time)
  }

  /// Days from 1 January 1970 to 1 January of a year, in the Gregorian calendar.
  private static func days(beforeYear year: Int64) -> Int64 {
    let before = year - 1
    return before * 365 + floorDivided(before, 4) - floorDivided(before, 100) + floorDivided(before, 400) - 719_162
  }

  private static func year(ofDay day: Int64) -> Int64 {
    // At most one too many or too few.
    var year = 1970 + floorDivided(day * 400, 146_097)
    while days(beforeYear: year) > day { year -= 1 }
    while days(beforeYear: year + 1) <= day { year += 1 }
    return year
  }

  private static func floorDivided(_ value: Int64, _ divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  // MARK: Text

  private struct Input {
    var bytes: ArraySlice<UInt8>

    mutating func eat(_ character: Unicode.Scalar) -> Bool {
      guard bytes.first == UInt8(ascii: character) else { return false }
      bytes = bytes.dropFirst()
      return true
    }

    /// `CEST`, `<+0330>`
    mutating func name() -> Bool {
      if eat("<") {
        bytes = bytes.drop { $0 != UInt8(ascii: ">") }
        return eat(">")
      }
      let rest = bytes.drop { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      defer { bytes = rest }
      return rest.count < bytes.count
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = bytes.prefix(4).prefix { $0 &- UInt8(ascii: "0") < 10 }
      guard !digits.isEmpty else { return nil }
      bytes = bytes.dropFirst(digits.count)
      let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return range.contains(value) ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time() -> Int? {
      let sign = eat("-") ? -1 : 1
      if sign > 0 { _ = eat("+") }
      guard let hours = number(0...167) else { return nil }
      var seconds = hours * 3600
      if eat(":") {
        guard let minutes = number(0...59) else { return nil }
        seconds += minutes * 60
        if eat(":") {
          guard let more = number(0...59) else { return nil }
          seconds += more
        }
      }
      return sign * seconds
    }

    /// `M3.5.0/2`, `J60`, `59`
    mutating func day() -> Day? {
      let kind: Day.Kind
      if eat("M") {
        guard let month = number(1...12), eat("."), let week = number(1...5), eat("."), let weekday = number(0...6)
        else { return nil }
        kind = .month(month, week: week, weekday: weekday)
      } else if eat("J") {
        guard let day = number(1...365) else { return nil }
        kind = .julian(day)
      } else {
        guard let day = number(0...365) else { return nil }
        kind = .ordinal(day)
      }
      guard eat("/") else { return Day(kind: kind, time: 7200) }
      return time().map { Day(kind: kind, time: $0) }
    }
  }
}
