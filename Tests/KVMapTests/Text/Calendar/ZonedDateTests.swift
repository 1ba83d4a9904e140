import Foundation
import Testing

@testable @_spi(Generated) import KVMap

@Suite struct ZonedDateTests {
  @Test(arguments: [
    ("2026-03-01T09:30Z", "2026-03-01T09:30:00Z"), ("2026-03-01T09:30:00+0530", "2026-03-01T09:30:00+05:30"),
    ("2026-03-01T09:30:00-08", "2026-03-01T09:30:00-08:00"), 
    ("2026-03-01T09:30:00.250-03:30", "2026-03-01T09:30:00.25-03:30"),
    ("2026-03-01T09:30:00+00:00", "2026-03-01T09:30:00Z"),
  ])
  func keepsItsOffset(_ text: String, _ written: String) { #expect(ZonedDate(text)?.description == written) }

  @Test(arguments: ["2026-03-01T09:30:00", "2026-03-01", "", "2026-03-01T25:30:00Z"])
  func refuses(_ text: String) { #expect(ZonedDate(text) == nil) }

  @Test func isOrderedByInstants() throws {
    let early = try #require(ZonedDate("2026-03-01T09:30:00+02:00"))
    let late = try #require(ZonedDate("2026-03-01T08:00:00Z"))
    let same = try #require(ZonedDate("2026-03-01T07:30:00Z"))
    #expect(early < late && early != same && !(early < same) && !(same < early))
    #expect(early.day == Day("2026-03-01"))
    #expect(ZonedDate(early.instant, in: .gmt) == same)
  }

  @Test func isWrittenAtWholeMinutes() {
    let date = ZonedDate(Date(timeIntervalSince1970: 0), offset: 3_661)
    #expect(date.description == "1970-01-01T01:01:00+01:01")
    #expect(ZonedDateText.text(ZonedDate(Date(timeIntervalSince1970: 0), offset: 90_000)) == nil)
    #expect(ZonedDateText.text(ZonedDate(Date(timeIntervalSince1970: 1e12), offset: 0)) == nil)
  }

  /// An offset is any number: a clock that is too far away shows no day.
  @Test(arguments: [Int.max, .min, .max - 1, .min + 1, .min / 2, .max / 2, 400_000_000_000, -400_000_000_000])
  func hasNoDayTooFarAway(offset: Int) {
    for seconds in [-1e9, 0, 1, 1e9, 1e18, -1e18, 8e18, -8e18] {
      let date = ZonedDate(Date(timeIntervalSinceReferenceDate: seconds), offset: offset)
      #expect(date.day == nil && ZonedDateText.text(date) == nil)
    }
  }

  @Test func isCodable() throws {
    let date = try #require(ZonedDate("2026-03-01T09:30:00+02:00"))
    #expect(try JSONDecoder().decode([ZonedDate].self, from: try JSONEncoder().encode([date])) == [date])
    let unwritable = ZonedDate(Date(timeIntervalSince1970: 1e12), offset: 0)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(unwritable) }
  }

  @Test(arguments: ["Europe/Zurich", "America/Argentina/Buenos_Aires", "UTC", "GMT+0200"])
  func zonesAreWrittenAsRead(_ name: String) throws {
    #expect(IdentifierText.text(of: try #require(IdentifierText.timeZone(name))) == name)
  }

  @Test(arguments: ["Mars/Olympus", "", "GMT+2", "europe/zurich"])
  func otherZonesAreRefused(_ name: String) { #expect(IdentifierText.timeZone(name) == nil) }
}
