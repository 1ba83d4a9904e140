import KVMapSema
import Testing

@testable import KVMapTables

@Suite struct DatePatternCodeTests {
  @Test func everyFieldHasItsCode() {
    let fields: [DatePattern.Field] = [
      .weekday(isShort: true), .weekday(isShort: false), .blank, .monthName(isShort: true), .monthName(isShort: false),
      .day(digits: 2), .dayOfYear(digits: 3), .month(digits: 1), .year(digits: 4), .hour(digits: 2),
      .hour12(digits: 1), .dayPeriod, .minute(digits: 2), .second(digits: 2), .fraction(digits: 9), .zone, .isoZone,
    ]
    #expect(DatePatternCode.text([DatePattern(text: "", fields: fields)]) == "EF_NLd2D3M1y4H2h1am2s2S9ZX")
  }

  @Test func literalsSayHowManyBytesTheyHave() {
    let long = String(repeating: "x", count: 100)
    func code(_ text: String) -> String { DatePatternCode.text([DatePattern(text: "", fields: [.literal(text)])]) }
    #expect(code("T") == "'!T")
    #expect(code("é") == "'\"é")
    #expect(code("a\nb") == "'!an'!b")
    #expect(code(long) == "'z" + String(repeating: "x", count: 90) + "'*" + String(repeating: "x", count: 10))
    #expect(code("") == "")
  }

  @Test func severalPatternsStandOnLinesOfTheirOwn() {
    let patterns = [
      DatePattern(text: "yyyy", fields: [.year(digits: 4)]), DatePattern(text: "y\n", fields: [.year(digits: 1)]),
    ]
    #expect(DatePatternCode.text(patterns) == "y4\ny1")
    #expect(DatePatternCode.patterns(patterns) == "yyyy\ny ")
  }
}
