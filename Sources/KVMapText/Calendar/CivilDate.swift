/// A day of the proleptic Gregorian calendar: it also applies before 1582, as in ISO 8601.
///
/// Days are counted in integer arithmetic, following H. Hinnant, "chrono-Compatible Low-Level Date Algorithms"
/// (`days_from_civil`, `civil_from_days`): years begin in March, so that the leap day is the last day. Inlined in the
/// runtime, where dates are read and written.
public struct CivilDate: Equatable {
  /// 1 to 9999, the years that fit in four digits.
  @inlinable public static var years: ClosedRange<Int> { 1...9999 }

  public var year: Int
  public var month: Int
  public var day: Int

  /// - Returns: `nil` for a day that does not exist in the calendar.
  @inlinable public init?(year: Int, month: Int, day: Int) {
    guard Self.years ~= year, 1...12 ~= month, day >= 1, day <= Self.days(in: month, of: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// - Parameter dayOfYear: 1 for 1 January.
  @inlinable public init?(year: Int, dayOfYear: Int) {
    guard let first = CivilDate(year: year, month: 1, day: 1), dayOfYear >= 1,
      dayOfYear <= (Self.isLeap(year) ? 366 : 365)
    else { return nil }
    self.init(daysSince2001: first.daysSince2001 + dayOfYear - 1)
  }

  /// - Parameter days: Within the years that a 64-bit count of seconds reaches.
  @inlinable public init(daysSince2001 days: Int) {
    let shifted = days + Self.daysTo2001
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  @inlinable public var daysSince2001: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysTo2001
  }

  /// 1 for 1 January.
  public var dayOfYear: Int {
    let beforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    return beforeMonth + day + (month > 2 && Self.isLeap(year) ? 1 : 0)
  }

  /// 1 to 4.
  public var quarter: Int { (month + 2) / 3 }

  /// From 1 March of year 0, the algorithm's epoch, to 1 January 2001.
  @inlinable static var daysTo2001: Int { 730_791 }

  @inlinable static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  @inlinable static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}
