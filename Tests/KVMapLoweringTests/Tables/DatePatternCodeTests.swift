import KVMapSema
import Testing

@testable import KVMapLowering

@Suite struct DatePatternCodeTests {
  @Test func everyFieldHasItsCode() {
    let fields: [DatePattern.Field] = [
      .weekday(isShort: true), .weekday(isShort: false), .blank, .monthName(isShort: true), .monthName(isShort: false),
      .day(digits: 2), .dayOfYear(digits: 3), .month(digits: 1), .year(digits: 4), .hour(digits: 2),
      .hour12(digits: 1), .dayPeriod, .minute(digits: 2), .second(digits: 2), .fraction(digits: 9), .zone, .isoZone,
      .weekYear(digits: 4), .quarter(digits: 2), .quarterName(isShort: true), .quarterName(isShort: false),
      .weekdayNumber(digits: 1), .hour24(digits: 2), .hour11(digits: 1), .millisecondOfDay(digits: 8), .zoneName,
      .gmtOffset(isShort: true), .gmtOffset(isShort: false), .offset(.hoursOrZ), .offset(.extended),
    ]
    #expect(DatePatternCode.text([DatePattern(text: "", variants: [fields])])
        == "EF_NLd2D3M1y4H2h1am2s2S9ZXY4Q2R3R4e1k2K1A8z1O1O4x1x5")
    let week: [DatePattern.Field] = [.week(digits: 2), .weekday(isShort: true), .weekday(isShort: false)]
    #expect(DatePatternCode.text([DatePattern(text: "", variants: [week])]) == "w2j3j4")
  }

  @Test func literalsSayHowManyBytesTheyHave() {
    let long = String(repeating: "x", count: 100)
    func code(_ text: String) -> String { DatePatternCode.text([DatePattern(text: "", variants: [[.literal(text)]])]) }
    #expect(code("T") == "'!T")
    #expect(code("é") == "'\"é")
    #expect(code("a\nb") == "'!an'!b")
    #expect(code(long) == "'z" + String(repeating: "x", count: 90) + "'*" + String(repeating: "x", count: 10))
    #expect(code("") == "")
  }

  @Test func severalPatternsStandOnLinesOfTheirOwn() {
    let patterns = [
      DatePattern(
        text: "yyyy[-M]", variants: [[.year(digits: 4), .literal("-"), .month(digits: 1)], [.year(digits: 4)]]),
      DatePattern(text: "y\n", variants: [[.year(digits: 1)]]),
    ]
    #expect(DatePatternCode.text(patterns) == "y4'!-M1\ny4\ny1")
    #expect(DatePatternCode.written(patterns) == "y4'!-M1")
    #expect(DatePatternCode.patterns(patterns) == "yyyy[-M]\ny ")
  }
}
