import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct DefaultTests {
  @Test func everyDefaultIsTheValueThatWasWritten() throws {
    let value = try Defaults(json: "{}")
    #expect(value.bool && value.int == Int.min && value.uint8 == 255 && value.float == 1.5 && value.double == 1e300)
    #expect(value.negative.sign == .minus && value.negative == 0)
    #expect(value.decimal == Decimal(string: "12345678901234567890.123456789"))
    #expect(value.string == #"a "quoted" \ text"# && value.character == "é")
    #expect(value.date == Date(timeIntervalSince1970: 1_334_362_807.25))
    #expect(value.url == URL(string: "https://example.org/a?b=c#d"))
    #expect(value.uuid == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(value.data == Data([1, 2, 3]))
    let three = try #require(JSONNumber("3.0"))
    #expect(value.value == .array([1, "two", .null, ["three": .number(three)]]))
    #expect(value.object == ["a": 1])
    #expect(value.list == [1, 2, 3] && value.nested == [["a"], []] && value.words == ["a", "b"])
    #expect(value.byName == ["a": 1, "b": 2] && value.optional == 4 && value.nothing == nil && value.empty.isEmpty)
    #expect(value == Defaults())
  }

  @Test func nullTakesTheDefaultWhereNilIsImpossible() throws {
    let value = try Defaults(
      json: #"{"bool":null,"int":null,"string":null,"list":null,"optional":null,"date":null,"value":null}"#)
    #expect(value.bool && value.int == Int.min && value.list == [1, 2, 3])
    #expect(value.optional == nil)
  }

  @Test func defaultsAreWrittenAndReadBack() throws {
    let text = try Mapped.text(Defaults())
    #expect(try Defaults(json: text) == Defaults())
    #expect(text.contains(#""decimal":12345678901234567890.123456789,"#))
    #expect(text.contains(#""value":[1,"two",null,{"three":3.0}],"object":{"a":1}"#))
  }

  @Test func anUpdateDoesNotBringDefaultsBack() throws {
    var value = Defaults(int: 7, string: "mine")
    try value.update(json: #"{"bool":false}"#)
    #expect(value.int == 7 && value.string == "mine" && !value.bool)
    try value.update(json: #"{"int":null}"#)
    #expect(value.int == Int.min)
  }
}

@Suite struct DateTests {
  private static let document = #"""
    {"created":"Sat Apr 14 00:20:07 +0000 2012","list":["Sat Apr 14 00:20:07 +0000 2012"],"iso":"2012-04-14T00:20:07Z",\#
    "day":"2012-04-14","local":"2012-04-14T02:20","zurich":"2012-04-14 02:20","seconds":1334362807,\#
    "millis":1334362807250,"digits":"20120414"}
    """#

  @Test func everyTransformerIsReadAndWritten() throws {
    let value = try Dates(json: Self.document)
    let moment = Date(timeIntervalSince1970: 1_334_362_807)
    #expect(value.created == moment && value.list == [moment] && value.iso == moment && value.seconds == moment)
    #expect(value.day == Date(timeIntervalSince1970: 1_334_361_600))
    #expect(value.local == Date(timeIntervalSince1970: 1_334_362_800))
    #expect(value.zurich == Date(timeIntervalSince1970: 1_334_362_800))
    #expect(value.millis == Date(timeIntervalSince1970: 1_334_362_807.25))
    #expect(value.digits == value.day)
    #expect(try Mapped.text(value) == Self.document)
  }

  @Test func laterPatternsAreReadAndTheFirstIsWritten() throws {
    let value = try Dates(
      json:
        #"{"created":"Sat Apr 14 00:20:07 +0000 2012","day":"14.04.2012","digits":20120414,"trimmed_day":" 2012-04-14 "}"#
    )
    #expect(value.day == Date(timeIntervalSince1970: 1_334_361_600))
    #expect(value.digits == value.day && value.trimmedDay == value.day)
    #expect(
      try Mapped.text(value)
        == #"{"created":"Sat Apr 14 00:20:07 +0000 2012","list":[],"day":"2012-04-14","digits":"20120414"}"#)
  }

  @Test(arguments: [
    ("created", #""yesterday""#, "created"), ("list", #"["x"]"#, "list[0]"), ("iso", #""2012-04-14""#, "iso"),
    ("day", #""2012-13-01""#, "day"), ("seconds", #""1""#, "seconds"), ("digits", #""2012041""#, "digits"),
    ("trimmed_day", #""x""#, "trimmed_day"),
  ])
  func aBadDateIsToldAtItsPlace(key: String, bad: String, path: String) {
    let created = key == "created" ? "" : #","created":"Sat Apr 14 00:20:07 +0000 2012""#
    let problem = Mapped.problem(#"{"\#(key)":\#(bad)\#(created)}"#, as: Dates.self)
    #expect(problem?.hasPrefix("\(path) mismatch Dates.") == true, "\(problem ?? "none")")
  }

  /// Unicode has two pattern letters for the weekday, and three of one mean the same as three of the other.
  @Test(arguments: [
    ("Sat Apr 14 00:20:07 +0000 2012", "Sat Apr 14 00:20:07 +0000 2012"),
    ("Saturday 14 April 2012", "Sat Apr 14 00:00:00 +0000 2012"),
  ])
  func weekdaysHaveTwoLetters(read: String, written: String) throws {
    let created = #""created":"Sat Apr 14 00:20:07 +0000 2012","list":[]"#
    let value = try Dates(json: #"{"readme":"\#(read)",\#(created)}"#)
    #expect(try Mapped.text(value) == #"{\#(created),"readme":"\#(written)"}"#)
  }

  @Test func theMessageNamesThePattern() throws {
    let error = #expect(throws: MappingError.self) { try Dates(json: #"{"created":"yesterday"}"#) }
    #expect(error?.problems.first?.message.contains("EEE MMM dd HH:mm:ss ZZZZ yyyy") == true)
  }

  @Test func otherTransformers() throws {
    let value = try Texts(
      json: #"""
        {"link":"a b","links":["x"],"plain":" https://example.org ","id":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f","blob":"AQID",\#
        "name":" n ","loose":5,"number":" 42 ","ratio":" 1.5 ","words":[" a ","b"]}
        """#)
    #expect(value.link?.absoluteString == "https://example.org/dir/a%20b")
    #expect(value.plain?.absoluteString == "https://example.org")
    #expect(value.name == "n" && value.loose == "5" && value.number == 42 && value.ratio == 1.5)
    #expect(value.words == ["a", "b"])
    #expect(
      try Mapped.text(value) == #"""
        {"link":"https://example.org/dir/a%20b","links":["x"],"plain":"https://example.org",\#
        "id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","blob":"AQID","name":"n","loose":"5","number":"42","ratio":"1.5","words":["a","b"]}
        """#)
    #expect(Mapped.problem(#"{"number":" x "}"#, as: Texts.self)?.hasPrefix("number mismatch Texts.number:") == true)
    #expect(Mapped.problem(#"{"words":["a",1]}"#, as: Texts.self)?.hasPrefix("words[1] mismatch Texts.words:") == true)
  }
}

@Suite struct LossyTests {
  @Test func aBadValueBecomesNilOrTheDefault() throws {
    let document =
      #"{"id":1,"optional":"x","fallback":[],"both":{},"part":{"id":1},"a":{"b":true},"x":null,"y":"z","parts":[{},{"id":1,"name":"n"}]}"#
    let report = Lossy.decodeCollectingProblems(json: document)
    let (value, problems) = (report.value, report.problems)
    #expect(value == Lossy(id: 1, optional: nil, fallback: 5, both: 6, parts: [LossyPart(id: 1, name: "n")]))
    #expect(try Lossy(json: document) == value)
    #expect(problems.allSatisfy { $0.severity == .warning })
    #expect(
      Set(problems.map(Mapped.text)) == [
        "optional mismatch Lossy.optional:3", "fallback mismatch Lossy.fallback:4", "both mismatch Lossy.both:5",
        "part.name missing LossyPart.name:12", "a.b mismatch Lossy.deep:7", "y mismatch Lossy.either:8",
        "parts[0].id missing LossyPart.id:12",
      ])
  }

  @Test func goodValuesAreKept() throws {
    let value = try Lossy(
      json: #"{"id":1,"optional":2,"fallback":3,"both":null,"part":{"id":4,"name":"n"},"a":{"b":5},"y":6}"#)
    #expect(
      value
        == Lossy(
          id: 1, optional: 2, fallback: 3, both: nil, part: LossyPart(id: 4, name: "n"), deep: 5, either: 6, parts: []))
  }

  @Test func lossyDoesNotForgiveBrokenText() {
    #expect(Mapped.problem(#"{"id":1,"optional":tru}"#, as: Lossy.self) == " syntax")
    #expect(Mapped.problem(#"{"id":"x","optional":"x"}"#, as: Lossy.self) == "id mismatch Lossy.id:2")
    #expect(
      Mapped.problems(#"{"id":"x","optional":"x"}"#, as: Lossy.self) == [
        "id mismatch Lossy.id:2", "~optional mismatch Lossy.optional:3",
      ])
  }
}

@Suite struct SettingTests {
  @Test func keysFollowTheStyleAndItsExceptions() throws {
    let value = try Styled(json: #"{"id":1,"created":"c","profile_url":"p","inner":{"first_name":"f","x":1}}"#)
    #expect(value == Styled(remoteID: 1, createdDate: "c", profileURL: "p", inner: StyledInner(firstName: "f")))
  }

  @Test func nilIsWrittenWhereTheFileSaysSo() throws {
    #expect(
      try Mapped.text(Styled(remoteID: 1))
        == #"{"id":1,"profile_url":null,"inner":null,"on":{"the":{"way":null}}}"#)
    #expect(try Mapped.text(Omitting(a: nil)) == "{}")
  }

  @Test func unknownKeysAreErrorsOrWarnings() {
    #expect(Mapped.problem(#"{"id":1,"x":1}"#, as: Styled.self) == "x unknown-key Styled:5")
    #expect(Mapped.problem(#"{"id":1,"on":{"y":1}}"#, as: Styled.self)?.hasPrefix("on.y unknown-key") == true)
    #expect(Mapped.problem(#"{"b":1}"#, as: Omitting.self) == nil)
    #expect(Mapped.problems(#"{"b":1}"#, as: Omitting.self) == ["~b unknown-key Omitting:21"])
  }

  @Test func duplicateKeys() throws {
    #expect(Mapped.problem(#"{"id":1,"id":2}"#, as: Styled.self) == "id duplicate-key Styled.remoteID:6")
    #expect(try FirstWins(json: #"{"a":1,"b":[1],"a":2,"b":[2]}"#) == FirstWins(a: 1, b: [1]))
    #expect(try LastWins(json: #"{"a":1,"b":[1],"a":2,"b":[2]}"#) == LastWins(a: 2, b: [2]))
  }

  @Test func theDepthIsThatOfTheMapping() throws {
    #expect(try Shallow(json: #"{"value":[[1]]}"#).value == [[1]])
    #expect(Mapped.problem(#"{"value":[[[1]]]}"#, as: Shallow.self)?.hasPrefix("value[0][0] depth") == true)
    #expect(Mapped.problem(#"{"other":[[[1]]]}"#, as: Shallow.self)?.hasPrefix("other[0][0] depth") == true)
  }
}
