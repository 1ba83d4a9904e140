import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct ISO8601Tests {
  @Test(arguments: [
    ("2012-04-14T00:20:07Z", 1_334_362_807.0), ("2012-04-14T00:20Z", 1_334_362_800),
    ("2012-04-14T02:20:07+02:00", 1_334_362_807), ("2012-04-14T02:20:07+0200", 1_334_362_807),
    ("2012-04-14T02:20:07+02", 1_334_362_807), ("2012-04-13T19:20:07-05:00", 1_334_362_807),
    ("2012-04-14T05:50:07.25+05:30", 1_334_362_807.25), ("1970-01-01T00:00:00-00:00", 0),
    ("1969-12-31T23:59:59.5Z", -0.5), ("2000-02-29T12:00:00Z", 951_825_600),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2012-04-14T23:59+23:59", 1_334_361_600),
  ])
  func reads(_ text: String, _ seconds: Double) {
    #expect(text.parsed(ISO8601.parse) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "2012-04-14", "2012-04-14T00:20:07", "2012-04-14T00Z", "2012-04-14 00:20:07Z", "2012-04-14t00:20:07z",
    "20120414T002007Z", "2012-4-14T00:20:07Z", "12-04-14T00:20:07Z", "02012-04-14T00:20:07Z", "-2012-04-14T00:20:07Z",
    "0000-01-01T00:00:00Z", "2012-00-14T00:20:07Z", "2012-13-14T00:20:07Z", "2012-04-00T00:20:07Z",
    "2012-04-31T00:20:07Z", "2012-02-30T00:20:07Z", "2011-02-29T00:20:07Z", "1900-02-29T00:20:07Z",
    "2012-04-14T24:00:00Z", "2012-04-14T00:60:00Z", "2012-04-14T00:00:60Z", "2012-04-14T00:20:07.Z",
    "2012-04-14T00:20:07.1234567890Z", "2012-04-14T00:20:07,5Z", "2012-04-14T00:20.5Z", "2012-04-14T00:20:07Z ",
    " 2012-04-14T00:20:07Z", "2012-04-14T00:20:07ZZ", "2012-04-14T00:20:07+24:00", "2012-04-14T00:20:07+02:60",
    "2012-04-14T00:20:07+2", "2012-04-14T00:20:07+02:", "2012-04-14T00:20:07+020", "2012-04-14T00:20:07+02:0",
    "2012-04-14T00:20:07+02:000", "2012-04-14T00:20:07UTC", "2012-04-14T0 :20:07Z", "2012-04-14T00:20:+7Z",
    "２０１２-04-14T00:20:07Z",
  ])
  func refuses(_ text: String) {
    #expect(text.parsed(ISO8601.parse) == nil)
  }

  @Test(arguments: [
    ("1", "1"), ("12", "12"), ("123", "123"), ("1234", "1234"), ("12345", "12345"), ("123456", "123456"),
    ("1234567", "123457"), ("12345678", "123457"), ("123456789", "123457"), ("100000", "1"), ("000001", "000001"),
    ("999999", "999999"), ("0000004", ""),
  ])
  func keepsUpToSixFractionDigits(_ read: String, _ printed: String) throws {
    let date = try #require("2012-04-14T00:20:07.\(read)Z".parsed(ISO8601.parse))
    #expect(try print(date) == "2012-04-14T00:20:07\(printed.isEmpty ? "" : ".")\(printed)Z")
  }

  @Test func aFractionThatRoundsUpCarries() throws {
    #expect(try print(#require("2012-12-31T23:59:59.9999996Z".parsed(ISO8601.parse))) == "2013-01-01T00:00:00Z")
    #expect(try print(Date(timeIntervalSinceReferenceDate: -0.25)) == "2000-12-31T23:59:59.75Z")
  }

  /// Microseconds survive between 1729 and 2273; elsewhere `Date` cannot represent them.
  @Test func microsecondsSurvive() throws {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<30_000 {
      let seconds = Int.random(in: -(1 << 33) + 1..<(1 << 33), using: &random)
      let microseconds = Int.random(in: 0..<1_000_000, using: &random)
      let date = Instant(seconds: seconds, nanoseconds: microseconds * 1_000).date
      #expect(Instant(date) == Instant(seconds: seconds, nanoseconds: microseconds * 1_000))
      let text = try print(date)
      #expect(text.parsed(ISO8601.parse) == date)
    }
  }

  @Test func farAwayTheShortestFractionIsPrinted() throws {
    for text in [
      "9999-12-31T23:59:59.9Z", "9999-01-01T00:00:00.123Z", "0001-01-01T00:00:00.1Z", "0987-06-05T04:03:02.001Z",
      "4000-02-29T00:00:00.7Z",
    ] {
      #expect(try print(#require(text.parsed(ISO8601.parse))) == text)
    }
    var random = SeededGenerator(seed: 22)
    for _ in 0..<10_000 {
      let seconds = Double.random(in: -63_113_904_000..<252_423_993_600, using: &random)
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let read = try #require(try print(date).parsed(ISO8601.parse))
      #expect(abs(read.timeIntervalSince(date)) <= 0.000_001)
      #expect(try print(read) == print(date))
    }
  }

  @Test func theLastInstantStaysInItsYear() throws {
    let last = try #require("9999-12-31T23:59:59.999999999Z".parsed(ISO8601.parse))
    #expect(try print(last).hasPrefix("9999-12-31T23:59:59.9"))
    #expect(throws: CodingFailure.self) {
      try print(#require("9999-12-31T23:59:59-01:00".parsed(ISO8601.parse)))
    }
  }

  @Test func agreesWithFoundation() throws {
    let style = Date.ISO8601FormatStyle()
    var random = SeededGenerator(seed: 23)
    for _ in 0..<3_000 {
      // Foundation uses the Julian calendar before 1582.
      let date = Date(timeIntervalSince1970: Double(Int.random(in: -12_219_292_800..<253_402_300_800, using: &random)))
      let text = date.formatted(style)
      #expect(try print(date) == text)
      #expect(text.parsed(ISO8601.parse) == date)
    }
  }

  private func print(_ date: Date) throws -> String {
    String(try written { kv throws(CodingFailure) in try kv.date(date) }.dropFirst().dropLast())
  }
}
