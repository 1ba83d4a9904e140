import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterDateTests {
  private let date = Date(timeIntervalSince1970: 1_334_362_807.5)
  private let outside = Date(timeIntervalSinceReferenceDate: 252_423_993_600)

  @Test func writesDates() throws {
    #expect(try written { kv throws(CodingFailure) in try kv.date(date) } == #""2012-04-14T00:20:07.5Z""#)
    #expect(try written { kv throws(CodingFailure) in try kv.epochSeconds(date) } == "1334362807.5")
    #expect(try written { kv throws(CodingFailure) in try kv.epochMilliseconds(date) } == "1334362807500")
    #expect(
      try written { kv throws(CodingFailure) in try kv.date(date, codes: "E_N_d2_H2'!:m2_Z_y4\ny4", offset: 7_200) }
        == #""Sat Apr 14 02:20 +0200 2012""#)
    #expect(
      try written { kv throws(CodingFailure) in try kv.date(date, codes: "H2'!:m2X", zone: "America/New_York") }
        == #""20:20-04:00""#)
  }

  /// A text that is JSON is the same in every document.
  @Test(arguments: [
    (IntermediateForm.json, #""2012-04-14T00:20:07.5Z""#), (.text, #""2012-04-14T00:20:07.5Z""#),
    (.markup, #""2012-04-14T00:20:07.5Z""#), (.propertyList, #""\/D356055607.5""#),
  ])
  func textsOfJSONHaveNoTokens(form: IntermediateForm, whole: String) throws {
    var writer = JSONWriter.writing(form, capacity: 64)
    writer.beginArray()
    try writer.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in
      kv.beginArray()
      try kv.date(date)
      kv.data(Data([1, 2]))
      let areNamed = kv.beginElements("\"a\":")
      kv.null()
      kv.endElements(areNamed)
      kv.endArray()
    }
    try writer.date(date)
    writer.endArray()
    let written = writer.withNotation { String(decoding: $0, as: UTF8.self) }
    #expect(written == #"["[\"2012-04-14T00:20:07.5Z\",\"AQI=\",null]","# + whole + "]")
  }

  @Test func whatAPatternSaysIsEscaped() throws {
    #expect(
      try written { kv throws(CodingFailure) in try kv.date(date, codes: "'\"\"\\y4n", offset: 0) } == #""\"\\2012\n""#)
  }

  /// What the first pattern cannot write is written by the next one whose text is read as the same date.
  @Test func thePatternThatCanWritesADate() throws {
    let date = Date(timeIntervalSince1970: 8_083_670_400)
    let written: [(codes: ConstantText, text: String?)] = [
      (ConstantText("d2'!.M2'!.y2\ny4D3"), "2226060"), (ConstantText("y2\nd2'!.M2'!.y2\ny4M2d2\ny4D3"), "22260301"),
      (ConstantText("d2'!.M2'!.y2\ny4\ny4D3"), "2226060"), (ConstantText("d2'!.M2'!.y2\ny4\nM2d2"), nil),
      (ConstantText("d2'!.M2'!.y2"), nil),
    ]
    for (codes, text) in written {
      var writer = JSONWriter()
      guard let text else {
        let failure = #expect(throws: CodingFailure.self) { try writer.date(date, codes: codes, in: .offset(0)) }
        let problem = MappingProblem(writing: try #require(failure), writer)
        #expect(problem.message == "expected a date that its pattern can write, found one outside of its years")
        #expect(throws: CodingFailure.self) { try writer.text(of: date, codes: codes, in: .offset(0)) }
        continue
      }
      try writer.date(date, codes: codes, in: .offset(0))
      #expect(try writer.text(of: date, codes: codes, in: .offset(0)) == text)
      #expect(String(decoding: writer.finish(), as: UTF8.self) == "\"\(text)\"")
    }
  }

  /// Days and dates with their offset go by the same patterns.
  @Test func thePatternThatCanWritesADay() throws {
    let day = try #require(Day(year: 2226, month: 3, day: 1))
    let zoned = ZonedDate(Date(timeIntervalSince1970: 8_083_670_400 - 3_600), offset: 3_600)
    let (two, four) = (ConstantText("d2'!.M2'!.y2"), ConstantText("d2'!.M2'!.y2\ny4D3"))
    let zones = (ConstantText("d2'!.M2'!.y2X"), ConstantText("d2'!.M2'!.y2X\ny4D3X"))
    let writer = JSONWriter()
    #expect(try writer.text(of: day, codes: four) == "2226060")
    #expect(try writer.text(of: zoned, codes: zones.1) == "2226060+01:00")
    let failures: [(CodingFailure?, String)] = [
      (#expect(throws: CodingFailure.self) { try writer.text(of: day, codes: two) }, "day"),
      (#expect(throws: CodingFailure.self) { try writer.text(of: zoned, codes: zones.0) }, "date"),
    ]
    for (failure, name) in failures {
      let problem = MappingProblem(writing: try #require(failure), writer)
      #expect(problem.message == "expected a \(name) that its pattern can write, found one outside of its years")
    }
  }

  @Test func refusesDatesOutsideTheYears() {
    let written: [(String, (inout JSONWriter) throws(CodingFailure) -> Void, KVMap.Expectation)] = [
      ("iso", { kv throws(CodingFailure) in try kv.date(outside) }, .date),
      ("nan", { kv throws(CodingFailure) in try kv.date(Date(timeIntervalSinceReferenceDate: .nan)) }, .date),
      ("past", { kv throws(CodingFailure) in try kv.date(.distantPast.addingTimeInterval(-1e9)) }, .date),
      ("code", { kv throws(CodingFailure) in try kv.date(outside, codes: "y4", offset: 0) }, .patternDate),
      ("s", { kv throws(CodingFailure) in try kv.epochSeconds(Date(timeIntervalSince1970: .infinity)) }, .epoch),
      ("ms", { kv throws(CodingFailure) in try kv.epochMilliseconds(Date(timeIntervalSince1970: 1e300)) }, .epoch),
    ]
    for (name, write, expectation) in written {
      var writer = JSONWriter()
      let failure = #expect(throws: CodingFailure.self, "\(name)") { try write(&writer) }
      #expect(failure == CodingFailure(.range, expectation, at: 0), "\(name)")
      #expect(writer.count == 0, "\(name)")
    }
  }
}
