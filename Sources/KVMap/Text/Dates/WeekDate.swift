import KVMapText

/// A day by the weeks of ISO 8601: they begin on Monday, and the first one has the year's first Thursday.
struct WeekDate: Equatable {
  /// The year that the week belongs to, which near 1 January is not always that of the day.
  var year: Int
  /// 1 to 53.
  var week: Int
  /// 1 for Monday, 7 for Sunday.
  var weekday: Int

  init(year: Int, week: Int, weekday: Int) {
    self.year = year
    self.week = week
    self.weekday = weekday
  }

  init(_ date: CivilDate) {
    let days = date.daysSince2001
    weekday = Self.weekday(days)
    let thursday = CivilDate(daysSince2001: days + 4 - weekday)
    year = thursday.year
    week = (thursday.dayOfYear - 1) / 7 + 1
  }

  /// - Returns: `nil` for a week that its year does not have, and a day outside of the years that can be written.
  var date: CivilDate? {
    // 4 January is always in the first week.
    guard 1...53 ~= week, 1...7 ~= weekday, let inFirst = CivilDate(year: year, month: 1, day: 4)?.daysSince2001 else {
      return nil
    }
    let monday = inFirst + 1 - Self.weekday(inFirst)
    let date = CivilDate(daysSince2001: monday + (week - 1) * 7 + weekday - 1)
    guard CivilDate.years ~= date.year, WeekDate(date) == self else { return nil }
    return date
  }

  /// 1 January 2001 was a Monday.
  private static func weekday(_ days: Int) -> Int { (days % 7 + 7) % 7 + 1 }
}
