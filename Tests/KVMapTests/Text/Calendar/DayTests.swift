import Foundation
import Testing

@testable @_spi(Generated) import KVMap
import KVMapText

@Suite struct DayTests {
  @Test func existsInTheCalendar() {
    #expect(Day(year: 2024, month: 2, day: 29) != nil)
    #expect(Day(year: 2023, month: 2, day: 29) == nil)
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    #expect(Day(year: 10_000, month: 1, day: 1) == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (20_513, "2026-03-01"), (-719_162, "0001-01-01"), (2_932_896, "9999-12-31"),
  ])
  func countsDays(_ days: Int, _ text: String) {
    #expect(Day(daysSince1970: days)?.description == text)
    #expect(Day(text)?.daysSince1970 == days)
  }

  @Test(arguments: [-719_163, 2_932_897, Int.min, Int.max])
  func endsWithTheYears(_ days: Int) { #expect(Day(daysSince1970: days) == nil) }

  @Test(arguments: ["", "2026-3-1", "2026-03-01T00:00:00Z", "2026-02-30", "20260301", "2026-03-01 ", "-026-03-01"])
  func refuses(_ text: String) { #expect(Day(text) == nil) }

  @Test func isADateInAZone() throws {
    let day = try #require(Day("2026-03-29"))
    let zurich = try #require(TimeZone(identifier: "Europe/Zurich"))
    #expect(day.date(in: .gmt) == Date(timeIntervalSince1970: 1_774_742_400))
    #expect(day.date(in: zurich) == Date(timeIntervalSince1970: 1_774_738_800))
    #expect(Day(day.date(in: zurich), in: zurich) == day)
    #expect(Day(day.date(in: zurich), in: .gmt) == Day("2026-03-28"))
    // Clocks went from 00:00 to 01:00, so the day began at 01:00.
    let beirut = try #require(TimeZone(identifier: "Asia/Beirut"))
    #expect(Day("2022-03-27")?.date(in: beirut) == Date(timeIntervalSince1970: 1_648_332_000))
    #expect(Day(Date(timeIntervalSince1970: 1e13), in: .gmt) == nil)
  }

  @Test func hasComponents() throws {
    let day = try #require(Day("2026-03-01"))
    #expect(Day(day.dateComponents) == day)
    #expect(Day(DateComponents(year: 2026, month: 3)) == nil)
    #expect(day.weekday == 7)
    #expect(Day("1969-12-29")?.weekday == 1)
  }

  @Test func isOrderedAndCodable() throws {
    let days = try ["2026-03-01", "2025-12-31", "2026-02-28"].map { try #require(Day($0)) }
    #expect(days.sorted().map(\.description) == ["2025-12-31", "2026-02-28", "2026-03-01"])
    let data = try JSONEncoder().encode(days)
    #expect(try JSONDecoder().decode([Day].self, from: data) == days)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Day].self, from: Data("[\"2026\"]".utf8)) }
  }

  @Test(arguments: [
    ("20513", "2026-03-01"), ("20513.0", "2026-03-01"), ("2.0513e4", "2026-03-01"), ("-0", "1970-01-01"),
  ])
  func readsNumbers(_ number: String, _ text: String) {
    #expect(number.utf8Bytes { NumberText.whole($0).map(DayText.days) }?.value?.description == text)
  }

  @Test func refusesFractionsAndOtherYears() {
    #expect("1.5".utf8Bytes { NumberText.whole($0).map(DayText.days) } == .mismatch)
    #expect("1e9".utf8Bytes { NumberText.whole($0).map(DayText.days) } == .range)
    #expect("1e400".utf8Bytes { NumberText.whole($0).map(DayText.days) } == .range)
    #expect("1e-400".utf8Bytes { NumberText.whole($0).map(DayText.days) } == .mismatch)
  }
}
