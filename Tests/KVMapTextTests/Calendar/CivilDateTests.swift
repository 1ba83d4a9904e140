import Testing

@testable import KVMapText

@Suite struct CivilDateTests {
  /// The first and last day of every month, counted consecutively.
  @Test func everyMonthFollowsTheOneBefore() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var days = -730_485
    for year in CivilDate.years {
      let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
      var dayOfYear = 1
      for month in 1...12 {
        let length = lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)
        let first = try #require(CivilDate(year: year, month: month, day: 1))
        let last = try #require(CivilDate(year: year, month: month, day: length))
        try #require(CivilDate(year: year, month: month, day: length + 1) == nil)
        try #require(first.daysSince2001 == days && last.daysSince2001 == days + length - 1)
        try #require(first.dayOfYear == dayOfYear && CivilDate(year: year, dayOfYear: dayOfYear) == first)
        try #require(CivilDate(daysSince2001: days) == first && CivilDate(daysSince2001: days + length - 1) == last)
        days += length
        dayOfYear += length
      }
      try #require(CivilDate(year: year, dayOfYear: dayOfYear) == nil)
    }
    #expect(CivilDate(year: 2001, month: 1, day: 1)?.daysSince2001 == 0)
  }

  @Test func refusesWhatTheCalendarDoesNotHave() {
    for (year, month, day) in [(0, 1, 1), (10_000, 1, 1), (2001, 0, 1), (2001, 13, 1), (2001, 1, 0), (2001, 1, 32)] {
      #expect(CivilDate(year: year, month: month, day: day) == nil)
    }
    #expect(CivilDate(year: 2001, dayOfYear: 0) == nil)
    #expect(CivilDate(year: 0, dayOfYear: 1) == nil)
  }
}
