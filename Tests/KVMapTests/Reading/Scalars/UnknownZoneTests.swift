import Foundation
import Testing

@_spi(Generated) @testable import KVMap

/// Time zones whose name is unknown on the machine: no text is wrong then, and problems say so.
@Suite struct UnknownZoneTests {
  private enum Nowhere: ScalarProbe {
    static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date {
      try kv.date("y4M2d2\ny4", patterns: "yyyyMMdd\nyyyy", zone: "Europe/Nowhere")
    }
  }

  private enum NowhereInMemory: ScalarProbe {
    static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date {
      let place = kv.mark()
      return try kv.parseDate(at: place, kv.string(), "y4M2d2", patterns: "yyyyMMdd", zone: "Europe/Nowhere")
    }
  }

  private enum WithOffset: ScalarProbe {
    static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date {
      try kv.date("y4X", patterns: "yyyyXXX", zone: "Europe/Nowhere")
    }
  }

  private enum Known: ScalarProbe {
    static func read(_ kv: inout JSONReader) throws(CodingFailure) -> Date {
      try kv.date("y4M2d2", patterns: "yyyyMMdd", zone: "Europe/Zurich")
    }
  }

  @Test func readingTellsTheZone() {
    #expect(
      problem(Probe<Nowhere>.self, #""20120414""#) == """
        expected a date like "yyyyMMdd" or "yyyy" in the time zone "Europe/Nowhere", which this machine does not know, \
        found the string "20120414"
          at byte 0 (line 1, column 1) of the input
        """)
    #expect(
      problem([Probe<NowhereInMemory>].self, #"["20120414"]"#) == """
        [0]: expected a date like "yyyyMMdd" in the time zone "Europe/Nowhere", which this machine does not know, \
        found the string "20120414"
          at byte 1 (line 1, column 2) of the input
        """)
  }

  @Test func aTextThatNamesItsZoneNeedsNone() {
    #expect(read(WithOffset.self, #""2012+01:00""#) == .success(Date(timeIntervalSince1970: 1_325_372_400)))
  }

  @Test func ofAZoneThatIsKnownNothingIsSaid() {
    #expect(
      problem(Probe<Known>.self, #""20120230""#) == """
        expected a date like "yyyyMMdd", found the string "20120230"
          at byte 0 (line 1, column 1) of the input
        """)
  }

  @Test func writingTellsTheZone() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      writing { kv throws(CodingFailure) in try kv.date(date, codes: "y4", zone: "Europe/Nowhere") }.problem == """
        mismatch at : expected a time zone that this machine knows, found the time zone "Europe/Nowhere"
        """)
    #expect(
      writing { kv throws(CodingFailure) in kv.string(try kv.text(of: date, codes: "y4", zone: "Europe/Nowhere")) }
        .problem
        == "mismatch at : expected a time zone that this machine knows, found one that it does not know")
    // A year that the pattern cannot represent is reported as such if the zone is known.
    let far = Date(timeIntervalSince1970: 1e12)
    #expect(
      writing { kv throws(CodingFailure) in try kv.date(far, codes: "y4", zone: "Europe/Zurich") }.problem?
        .hasPrefix("range at : expected a date that its pattern can write") == true)
  }
}
