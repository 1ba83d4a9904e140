import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct EnumTests {
  @Test(arguments: [
    (#""O""#, Status.open), (#""OPEN""#, .open), (#""\u004fPEN""#, .open), (#""shipped""#, .shipped),
    (#""d\u00e9faut""#, .default), (#""défaut""#, .default), (#""a \"b\" \\ c""#, .quoted),
    // A text that is only written is not read as a case, nor is a text with another Unicode composition.
    (#""OLD""#, .other("OLD")), (#""de\u0301faut""#, .other("de\u{301}faut")), (#""""#, .other("")),
  ])
  func textsAreReadAsTheirCases(text: String, value: Status) throws {
    #expect(try Order(json: "{\"status\":\(text)}").status == value)
    #expect(try Status(json: text) == value)
  }

  @Test func theFirstTextIsWritten() throws {
    let all: [Status] = [.open, .shipped, .default, .quoted, .old, .other("é")]
    #expect(try all.jsonString() == #"["O","shipped","défaut","a \"b\" \\ c","OLD","é"]"#)
    #expect(try [Level.low, .middle, .high].jsonString() == "[0,5,6]")
    #expect(try [Small.none, .some, .rest(7)].jsonString() == "[0,200,7]")
  }

  @Test func aDocumentComesBackAsItWas() throws {
    let document = #"""
      {"status":"O","next":"x","fallback":"on","kept":"OLD","level":5,"loose":6,"loose_text":"12","small":200,\#
      "trimmed":"off","number":"5","scaled":12,"all":["O","gone"],"levels":[0,6],"good":["on"],\#
      "byStatus":{"O":1,"gone":2},"byLevel":{"0":"zero","6":"six"},"empty":"","maybe":7,"Switch":"off"}
      """#
    let value = try Order(json: document)
    #expect(value.scaled == .high)
    #expect(value.byLevel == [.low: "zero", .high: "six"])
    #expect(value.maybe == .rest(7))
    #expect(try value.jsonString() == document)
  }

  @Test func defaultsAreCases() throws {
    let value = try Order(json: #"{"status":"O","fallback":null}"#)
    #expect(value.fallback == .off)
    #expect(value.kept == .other("?"))
    #expect(value.level == .high)
    #expect(value.maybe == Small.none)
    #expect(try Order(json: #"{"status":"O","maybe":null}"#).maybe == nil)
  }

  @Test func lenientTakesTextsOfNumbers() throws {
    let value = try Order(json: #"{"status":"O","loose":"5","loose_text":12,"number":" 6 ","trimmed":" ON "}"#)
    #expect(value.loose == .middle)
    #expect(value.looseText == .other("12"))
    #expect(value.number == .high)
    #expect(value.trimmed == .on)
  }

  @Test func bothSpellingsOfADocumentAreOneKey() {
    #expect(
      Mapped.problem(#"{"status":"O","byStatus":{"O":1,"OPEN":2}}"#, as: Order.self)
        == "byStatus.OPEN duplicate-key Order.byStatus:40")
  }

  @Test(arguments: [
    (#"{"status":7}"#, "status mismatch Order.status:26"),
    (#"{"status":null}"#, "status null Order.status:26"),
    (#"{"status":"O","level":7}"#, "level unknown-case Order.level:30"),
    (#"{"status":"O","level":5.5}"#, "level mismatch Order.level:30"),
    (#"{"status":"O","level":"5"}"#, "level mismatch Order.level:30"),
    (#"{"status":"O","level":1e30}"#, "level range Order.level:30"),
    (#"{"status":"O","loose":"7"}"#, "loose unknown-case Order.loose:31"),
    (#"{"status":"O","small":256}"#, "small range Order.small:33"),
    (#"{"status":"O","number":"7"}"#, "number unknown-case Order.number:35"),
    (#"{"status":"O","empty":"y"}"#, "empty unknown-case Order.empty:42"),
    (#"{"status":"O","levels":[0,1]}"#, "levels[1] unknown-case Order.levels:38"),
    (#"{"status":"O","byLevel":{"1":"x"}}"#, "byLevel.\"1\" unknown-case Order.byLevel:41"),
    (#"{"status":"O","byLevel":{"one":"x"}}"#, "byLevel.one unknown-case Order.byLevel:41"),
    (#"{"status":"O","byLevel":{"0" "x"}}"#, " syntax"),
  ])
  func badValuesAreToldAtTheirPlaces(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Order.self) == problem)
  }

  @Test func aProblemListsWhatWasExpected() throws {
    let error = #expect(throws: MappingError.self) { try Empty(json: #" "why" "#) }
    let problem = try #require(error?.problems.first)
    #expect(problem.message == #"expected "" or "x", found the string "why""#)
    #expect(problem.offset == 1)
    #expect(Mapped.text(problem) == " unknown-case Empty:23")
    let number = #expect(throws: MappingError.self) { try Level(json: "1") }
    #expect(number?.problems.first?.message == "expected 0, 5, 4, 6 or -1, found the number 1")
  }

  @Test func lossyDropsWhatIsNoCase() throws {
    let report = Order.decodeCollectingProblems(json: #"{"status":"O","good":["on",1,"gone"]}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value?.good == [.on, .unknown])
    #expect(problems.map { Mapped.text($0) } == ["good[1] mismatch Order.good:39"])
  }

  @Test func whatIsOnlyReadCannotBeWritten() throws {
    let value = try Order(json: #"{"status":"O","good":["on","gone"]}"#)
    let error = #expect(throws: MappingError.self) { try value.jsonBytes() }
    let problem = try #require(error?.problems.first)
    #expect(problem.path == "good[1]")
    #expect(problem.kind == .unknownCase)
    #expect(problem.message == "expected a case that is written, found the case unknown")
  }

  @Test func finiteEnumsListTheirCases() {
    #expect(Switch.allCases == [.on, .off, .unknown])
  }
}
