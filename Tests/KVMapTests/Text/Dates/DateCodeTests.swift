import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

// In the codes, the character after a quote is the length of the literal: `!` is one byte, `"` two, `#` three.
@Suite struct DateCodeTests {
  struct Case: Sendable {
    var code: StaticString
    var text: String
    var date: String

    init(_ code: StaticString, _ text: String, _ date: String) {
      self.code = code
      self.text = text
      self.date = date
    }
  }

  @Test(arguments: [
    Case("E_N_d2_H2'!:m2'!:s2_Z_y4", "Sat Apr 14 00:20:07 +0000 2012", "2012-04-14T00:20:07Z"),
    Case("E_N_d2_H2'!:m2'!:s2_Z_y4", "SAT  apr   14 02:20:07 +02:00 2012", "2012-04-14T00:20:07Z"),
    Case("E_N_d2_H2'!:m2'!:s2_Z_y4", "Mon Apr 14 00:20:07 GMT 2012", "2012-04-14T00:20:07Z"),
    Case("F'!,_d1_L_y1", "saturday, 14 APRIL 2012", "2012-04-14T00:00:00Z"),
    Case("F'!,_d1_L_y1", "Wednesday, 5 May 987", "0987-05-05T00:00:00Z"),
    Case("y4M2d2H2m2s2", "20120414002007", "2012-04-14T00:20:07Z"),
    Case("y1M2d2", "20120414", "2012-04-14T00:00:00Z"),
    Case("y4'!-M1'!-d1", "2012-4-5", "2012-04-05T00:00:00Z"),
    Case("y4'!-M1'!-d1", "2012-11-25", "2012-11-25T00:00:00Z"),
    Case("d2'!.M2'!.y2", "14.04.69", "2069-04-14T00:00:00Z"), Case("d2'!.M2'!.y2", "14.04.70", "1970-04-14T00:00:00Z"),
    Case("h1'!:m2_a", "12:05 AM", "2000-01-01T00:05:00Z"), Case("h1'!:m2_a", "12:05 pm", "2000-01-01T12:05:00Z"),
    Case("h2'!:m2a", "11:59PM", "2000-01-01T23:59:00Z"), Case("a_h1", "pm 1", "2000-01-01T13:00:00Z"),
    Case("h1", "12", "2000-01-01T00:00:00Z"), Case("H1a", "13AM", "2000-01-01T13:00:00Z"),
    Case("y4'!-D3", "2012-366", "2012-12-31T00:00:00Z"), Case("y4'!-D1", "2012-60", "2012-02-29T00:00:00Z"),
    Case("s2'!.S3", "07.5004", "2000-01-01T00:00:07.5004Z"), Case("s1'!.S1", "7.123456", "2000-01-01T00:00:07.123456Z"),
    Case("S3s2", "12307", "2000-01-01T00:00:07.123Z"), Case("S3'!0", "1230", "2000-01-01T00:00:00.123Z"),
    Case("H2X", "05Z", "2000-01-01T05:00:00Z"), Case("H2X", "05-03:30", "2000-01-01T08:30:00Z"),
    Case("H2X", "05UTC", "2000-01-01T05:00:00Z"), Case("H2Z", "05Z", "2000-01-01T05:00:00Z"),
    Case("y4'\"énH2", "2012é\n05", "2012-01-01T05:00:00Z"), Case("'#a'by4", "a'b2012", "2012-01-01T00:00:00Z"),
    Case("M2'!/y4\ny4'!-M2", "2012-04", "2012-04-01T00:00:00Z"),
    Case("M2'!/y4\ny4'!-M2", "04/2012", "2012-04-01T00:00:00Z"),
    Case("y4'!-'!Ww2'!-e1", "2026-W09-7", "2026-03-01T00:00:00Z"),
    Case("e1_w2_Y4", "7 53 2020", "2021-01-03T00:00:00Z"), Case("Y4w2", "202601", "2025-12-29T00:00:00Z"),
    Case("j4'!,_w1_Y2", "sunday, 9 26", "2026-03-01T00:00:00Z"), Case("y4'!-e1", "2026-3", "2026-01-01T00:00:00Z"),
    Case("Q1_y4", "3 2026", "2026-07-01T00:00:00Z"), Case("R3_y4", "q4 2025", "2025-10-01T00:00:00Z"),
    Case("R4_y4", "2ND Quarter 2025", "2025-04-01T00:00:00Z"), Case("k2'!:m2", "24:30", "2000-01-01T00:30:00Z"),
    Case("K1_a", "0 PM", "2000-01-01T12:00:00Z"), Case("A1", "86399999", "2000-01-01T23:59:59.999Z"),
    Case("A8", "00000001", "2000-01-01T00:00:00.001Z"), Case("H2_z1", "05 PDT", "2000-01-01T12:00:00Z"),
    Case("H2_z1", "05 UT", "2000-01-01T05:00:00Z"), Case("H2_z1", "05 GMT-2", "2000-01-01T07:00:00Z"),
    Case("H2_O1", "05 GMT+0530", "1999-12-31T23:30:00Z"), Case("H2_O4", "05 GMT-11:30", "2000-01-01T16:30:00Z"),
    Case("H2x1", "05+0530", "1999-12-31T23:30:00Z"), Case("H2x1", "05-08", "2000-01-01T13:00:00Z"),
    Case("H2x2", "05Z", "2000-01-01T05:00:00Z"), Case("H2x3", "05+02", "2000-01-01T03:00:00Z"),
    Case("H2x5", "05+02:00", "2000-01-01T03:00:00Z"),
    Case("d2\nd1", "5", "2000-01-05T00:00:00Z"), Case("y4'!-D1\ny4'!-M2", "2013-12", "2013-01-12T00:00:00Z"),
  ])
  func reads(_ example: Case) throws {
    let expected = try #require(example.date.parsed(ISO8601.parse))
    #expect(read(example.text, example.code) == expected)
  }

  @Test(
    arguments: [
      ("y4", "02012"), ("y4", "201"), ("y4", "0000"), ("y1", "0"), ("y1", "12345"), ("y2", "1"), ("y2", "012"),
      ("M2", "4"), ("M2", "004"), ("M1", "13"), ("M1", "0"), ("M1", ""), ("N", "Ap"), ("N", "Foo"), ("N", "April"),
      ("L", "Apr"),
      ("E", "Xyz"), ("E", "Saturday"), ("F", "Sat"), ("d1", "32"), ("d1", "0"), ("d1_N", "31 Apr"),
      ("d1_N_y4", "29 Feb 2011"),
      ("D1", "0"), ("D1", "367"), ("y4'!-D3", "2011-366"), ("H1", "24"), ("h1", "0"), ("h1", "13"), ("a", "XM"),
      ("a", "P"),
      ("m2", "60"), ("m1", "-1"), ("s2", "60"), ("S1", ""), ("S1", "1234567890"), ("S3", "12"), ("Z", "+02"),
      ("Z", "0200"),
      ("Z", "EST"), ("Z", "+2400"), ("Z", "+0060"), ("Z", "gmt"), ("X", "z"), ("_y4", "2012"), ("y4_M2", "201204"),
      ("y4_M2", "2012\t04"), ("y4_M2", "2012\u{A0}04"), ("y4", "2012 "), ("y4", " 2012"), ("y4'!-M2", "2012/04"),
      ("y4", ""),
      ("Y4w2", "202654"), ("Y4w2", "202600"), ("Y4w2", "202153"), ("Y4w2e1", "2026018"), ("Y4w2", "000001"),
      ("Y4w2j3", "202601Xyz"), ("Q1", "5"), ("Q1", "12"), ("R3", "3"), ("R4", "3th quarter"), ("R4", "3rd\u{0}quarter"),
      ("k1", "0"), ("k1", "25"), ("K1", "12"), ("A1", "86400000"), ("z1", "CET"), ("z1", "GMT+24"), ("z1", "gmt"),
      ("O1", "GMT+"), ("O1", "GMT+123"), ("O1", "GMT+1:60"), ("O1", "UTC"), ("x3", "Z"), ("x4", "+02"), ("x5", "Z"),
      ("'!a", "A"), ("n", " "), ("y4\ny2", "123"), ("", "x"),
    ] as [(StaticString, String)])
  func refuses(_ code: StaticString, _ text: String) {
    #expect(read(text, code) == nil)
  }

  /// The compiler never generates such codes, and none of them traps.
  @Test(arguments: ["q", "w", "x6", "y", "yx", "y0", "'", "'!", "' ", "'\u{1F}a", "'zabc", "?4"] as [StaticString])
  func malformedCodesReadAndWriteNothing(_ code: StaticString) {
    #expect(read("2012", code) == nil)
    #expect(throws: CodingFailure.self) { try print(Date(timeIntervalSince1970: 0), code) }
  }

  @Test(arguments: [
    Case("E_N_d2_H2'!:m2'!:s2_Z_y4", "Sat Apr 14 00:20:07 +0000 2012", "2012-04-14T00:20:07Z"),
    Case("F'!,_d1_L_y1", "Wednesday, 1 August 987", "0987-08-01T12:00:00Z"),
    Case("d1'!.M1'!.y2", "5.4.12", "2012-04-05T00:00:00Z"), Case("y4'!-D3", "2012-060", "2012-02-29T00:00:00Z"),
    Case("F_y4", "Monday 0001", "0001-01-01T00:00:00Z"), Case("E", "Sun", "2000-12-31T00:00:00Z"),
    Case("D1", "366", "2012-12-31T00:00:00Z"), Case("y4", "0007", "0007-01-01T00:00:00Z"),
    Case("h1'!:m2_a", "12:05 AM", "2000-01-01T00:05:00Z"), Case("h2_a", "12 PM", "2000-01-01T12:00:00Z"),
    Case("h2a", "01PM", "2000-01-01T13:00:00Z"), Case("s2'!.S3", "07.123", "2000-01-01T00:00:07.123456Z"),
    Case("S1", "9", "2000-01-01T00:00:07.999999Z"), Case("S9", "123456000", "2000-01-01T00:00:07.123456Z"),
    Case("S3", "900", "9000-01-01T00:00:07.9Z"), Case("H2X", "05Z", "2000-01-01T05:00:00Z"),
    Case("'#a'bny4", "a'b\n2012", "2012-01-01T00:00:00Z"), Case("M2'!/y4\ny4'!-M2", "04/2012", "2012-04-01T00:00:00Z"),
    Case("Y4'!-'!Ww2'!-e1", "2020-W53-7", "2021-01-03T00:00:00Z"), Case("j3_w1_Y2", "Mon 1 26", "2025-12-29T00:00:00Z"),
    Case("Q2_R3_R4", "03 Q3 3rd quarter", "2012-09-30T00:00:00Z"), Case("k2_k1", "24 24", "2012-04-01T00:59:00Z"),
    Case("K2_a", "00 PM", "2012-04-01T12:59:00Z"), Case("A1", "34200250", "2012-04-01T09:30:00.25Z"),
    Case("z1_O1_O4_x1_x2_x3_x4_x5", "GMT GMT GMT Z Z +00 +0000 +00:00", "2012-04-01T00:00:00Z"),
    Case("", "", "2012-04-01T00:00:00Z"),
  ])
  func writes(_ example: Case) throws {
    let date = try #require(example.date.parsed(ISO8601.parse))
    #expect(try print(date, example.code) == example.text)
  }

  @Test func twoDigitsWriteOnlyTheYearsThatTheyMean() throws {
    for (text, isWritten) in [
      ("1969-12-31T00:00:00Z", false), ("1970-01-01T00:00:00Z", true), ("2070-01-01T00:00:00Z", false),
    ] {
      let date = try #require(text.parsed(ISO8601.parse))
      #expect((try? print(date, "y2")) == (isWritten ? "70" : nil))
    }
  }

  @Test func anOffsetIsTheZoneOfTextsWithoutOne() throws {
    let date = try #require("2012-04-14T00:20:00Z".parsed(ISO8601.parse))
    #expect(read("2012-04-14 02:20", "y4'!-M2'!-d2_H2'!:m2", .offset(7_200)) == date)
    #expect(read("2012-04-14 00:20 Z", "y4'!-M2'!-d2_H2'!:m2_Z", .offset(7_200)) == date)
    #expect(try print(date, "H2'!:m2_Z", .offset(-12_600)) == "20:50 -0330")
    #expect(try print(date, "H2'!:m2_X", .offset(-12_600)) == "20:50 -03:30")
    #expect(
      try print(date, "H2_z1_O1_O4_x1_x2_x3_x4_x5", .offset(7_200))
        == "02 GMT+2 GMT+2 GMT+02:00 +02 +0200 +02 +0200 +02:00")
    #expect(
      try print(date, "H2_O1_O4_x1_x2_x3", .offset(-41_400)) == "12 GMT-11:30 GMT-11:30 -1130 -1130 -1130")
    #expect(throws: CodingFailure.self) { try print(date, "y4", .offset(.max)) }
    #expect(read("2012", "y4", .offset(.min)) == nil)
  }

  @Test func namedZonesKnowSummerTime() throws {
    let zurich = DateCode.Zone.named(ConstantText("Europe/Zurich"))
    let code: StaticString = "y4'!-M2'!-d2_H2'!:m2"
    for (local, utc) in [
      ("2012-01-14 12:00", "2012-01-14T11:00:00Z"), ("2012-07-14 12:00", "2012-07-14T10:00:00Z"),
      // The hour that occurs twice, and the one that is skipped.
      ("2012-10-28 02:30", "2012-10-28T00:30:00Z"), ("2012-03-25 02:30", "2012-03-25T01:30:00Z"),
      ("2012-10-28 03:00", "2012-10-28T02:00:00Z"), ("2012-03-25 03:00", "2012-03-25T01:00:00Z"),
      ("2012-03-25 01:59", "2012-03-25T00:59:00Z"), ("2012-10-28 01:59", "2012-10-27T23:59:00Z"),
    ] {
      let date = try #require(utc.parsed(ISO8601.parse))
      #expect(read(local, code, zurich) == date, "\(local)")
      if local != "2012-03-25 02:30" { #expect(try print(date, code, zurich) == local) }
    }
    #expect(read("2012-07-14 12:00", code, .named(ConstantText("Nowhere/City"))) == nil)
    // Local mean time, 34 minutes and 8 seconds ahead: with a zone, the clock shows whole minutes.
    let old = try #require("1850-01-01T00:00:00Z".parsed(ISO8601.parse))
    let text = try print(old, "y4'!-M2'!-d2_H2'!:m2'!:s2_Z", zurich)
    #expect(read(text, "y4'!-M2'!-d2_H2'!:m2'!:s2_Z", zurich) == old)
  }

  @Test func agreesWithDateFormatter() throws {
    let patterns: [(String, StaticString)] = [
      ("EEE MMM dd HH:mm:ss ZZZZ yyyy", "E_N_d2_H2'!:m2'!:s2_Z_y4"),
      ("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "y4'!-M2'!-d2'!TH2'!:m2'!:s2'!.S3X"),
      ("EEEE, d MMMM yyyy h:mm a", "F'!,_d1_L_y4_h1'!:m2_a"), ("yy.M.d H'h'", "y2'!.M1'!.d1_H1'!h"),
      ("yyyyMMddHHmmssSSS", "y4M2d2H2m2s2S3"), ("yyyy-DDD HH:mm:ss Z", "y4'!-D3_H2'!:m2'!:s2_Z"),
      ("dd-MMM-yyyy hh:mm:ss a ZZZZZ", "d2'!-N'!-y4_h2'!:m2'!:s2_a_X"),
    ]
    let zones: [(String, DateCode.Zone)] = [
      ("GMT", .offset(0)), ("GMT+0530", .offset(19_800)),
      ("America/Sao_Paulo", .named(ConstantText("America/Sao_Paulo"))),
      ("Europe/Zurich", .named(ConstantText("Europe/Zurich"))),
    ]
    var random = SeededGenerator(seed: 24)
    for (pattern, code) in patterns {
      for (name, zone) in zones {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: name)
        formatter.twoDigitStartDate = Date(timeIntervalSince1970: 0)
        // Foundation writes `GMT+05:30` for four Z.
        formatter.dateFormat = pattern.replacing("ZZZZ yyyy", with: "Z yyyy")
        for _ in 0..<60 {
          let seconds = Int.random(in: 0..<3_155_760_000, using: &random)
          let date = Date(timeIntervalSince1970: Double(seconds) + Double(Int.random(in: 0..<4, using: &random)) / 4)
          let text = formatter.string(from: date)
          #expect(try print(date, code, zone) == text, "\(pattern) \(name)")
          let found = try #require(read(text, code, zone), "\(text)")
          let expected = try #require(formatter.date(from: text))
          #expect(found == expected, "\(pattern) \(text)")
          // Neither compares a weekday with the rest.
          if let wrong = withAnotherWeekday(text, pattern) {
            #expect(read(wrong, code, zone) == expected && formatter.date(from: wrong) == expected, "\(wrong)")
          }
        }
      }
    }
  }

  private func withAnotherWeekday(_ text: String, _ pattern: String) -> String? {
    guard pattern.hasPrefix("E") else { return nil }
    let weekday = text.prefix { $0.isLetter }
    let other = weekday.hasPrefix("Tue") ? (short: "Sat", full: "Saturday") : (short: "Tue", full: "Tuesday")
    return (weekday.count == 3 ? other.short : other.full) + text.dropFirst(weekday.count)
  }

  private func read(_ text: String, _ codes: StaticString, _ zone: DateCode.Zone = .offset(0)) -> Date? {
    text.parsed { DateCode.parse($0, codes: ConstantText(codes), zone: zone) }
  }

  private func print(_ date: Date, _ codes: StaticString, _ zone: DateCode.Zone = .offset(0)) throws -> String {
    let json = try written { kv throws(CodingFailure) in try kv.date(date, codes: ConstantText(codes), in: zone) }
    return try #require(JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String)
  }
}
