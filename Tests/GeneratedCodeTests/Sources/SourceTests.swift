import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct AlternativeTests {
  private static let least = #""full_text":"t","links":["a"],"new_part":{"id":1},"parts":[]"#

  @Test func theFirstThatHasAValueIsRead() throws {
    let both = try Alternatives(json: #"{"text":"old","full_text":"new","links":["a"],"old_part":{"id":2},"parts":[]}"#)
    #expect(both.text == "new" && both.part.id == 2 && both.count == 5 && both.size == 6 && both.name == nil)
    let null = try Alternatives(
      json:
        #"{"full_text":null,"text":"old","profile":null,"nick":"n","m":7,"n":null,"a":null,"link":"b","new_part":{"id":1},"new_parts":[{"id":9}]}"#
    )
    #expect(null.text == "old" && null.name == "n" && null.count == 7 && null.size == nil)
    #expect(null.link.absoluteString == "b" && null.parts == [AlternativePart(id: 9)])
  }

  @Test func theFirstIsWritten() throws {
    let value = try Alternatives(json: "{\(Self.least)}")
    #expect(try Mapped.text(value) == #"{"full_text":"t","n":5}"#)
    let named = try Alternatives(json: #"{\#(Self.least),"nick":"n"}"#)
    #expect(try Mapped.text(named) == #"{"full_text":"t","profile":{"name":"n"},"n":5}"#)
  }

  @Test(arguments: [
    (#"{"links":["a"],"new_part":{"id":1},"parts":[]}"#, "full_text missing Alternatives.text:2"),
    (#"{"text":null,"links":["a"],"new_part":{"id":1},"parts":[]}"#, "full_text null Alternatives.text:2"),
    (
      #"{"full_text":1,"text":"t","links":["a"],"new_part":{"id":1},"parts":[]}"#,
      "full_text mismatch Alternatives.text:2"
    ),
    (
      #"{"full_text":"t","text":1,"links":["a"],"old_part":{"id":"x"},"parts":[]}"#,
      "old_part.id mismatch AlternativePart.id:11"
    ),
    (
      #"{"full_text":"t","links":[5],"link":"x","new_part":{"id":1},"parts":[]}"#,
      "links[0] mismatch Alternatives.link:6"
    ),
    (#"{"full_text":"t","links":[],"new_part":{"id":1},"parts":[]}"#, "links[0] missing Alternatives.link:6"),
    (#"{"full_text":"t","links":5,"new_part":{"id":1},"parts":[]}"#, "links mismatch Alternatives.link:6"),
    (
      #"{"full_text":"t","links":["a"],"new_part":{"id":1},"parts":[{"id":1},{}]}"#,
      "parts[1].id missing AlternativePart.id:11"
    ),
  ])
  func aBadValueOfTheFirstIsNoReasonToTryTheSecond(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Alternatives.self) == problem)
  }

  @Test func allProblemsAreTold() {
    #expect(
      Mapped.problems(#"{"text":1,"m":"x","links":[],"old_part":{},"parts":[{"id":"x"}]}"#, as: Alternatives.self) == [
        "text mismatch Alternatives.text:2", "m mismatch Alternatives.count:4", "links[0] missing Alternatives.link:6",
        "old_part.id missing AlternativePart.id:11", "parts[0].id mismatch AlternativePart.id:11",
      ])
  }

  @Test func anUpdateTakesWhatIsThere() throws {
    var value = try Alternatives(json: #"{\#(Self.least),"nick":"n","m":7}"#)
    try value.update(json: #"{"text":"u","nick":null,"new_part":{}}"#)
    #expect(value.text == "u" && value.name == nil && value.count == 7 && value.part.id == 1)
  }

  @Test(arguments: [
    (#"{"x":1,"y":2,"x":null}"#, LastAlternatives(a: 2)), (#"{"x":1,"y":2,"x":3}"#, LastAlternatives(a: 3)),
    (#"{"y":2,"x":null,"x":3}"#, LastAlternatives(a: 3)), (#"{"p":{"q":5},"p":{}}"#, LastAlternatives(b: 1)),
    (#"{"p":{"q":5},"r":7,"p":null}"#, LastAlternatives(b: 7)), (#"{"p":{"q":5,"q":6}}"#, LastAlternatives(b: 6)),
    (#"{"s":"x","t":2}"#, LastAlternatives(c: nil)), (#"{"s":null,"t":2}"#, LastAlternatives(c: 2)),
  ])
  func theLastOfRepeatedKeysDecides(document: String, value: LastAlternatives) throws {
    #expect(try LastAlternatives(json: document) == value)
  }

  @Test func aKeyMayBeAnAlternativeForSeveralProperties() throws {
    #expect(try SharedAlternatives(json: #"{"m":1,"o":3}"#) == SharedAlternatives(first: "d", second: 1, again: 1))
    #expect(
      try SharedAlternatives(json: #"{"m":null,"n":2,"o":3}"#) == SharedAlternatives(first: "d", second: 2, again: 3))
    #expect(try SharedAlternatives(json: #"{"k":null,"l":"x"}"#) == SharedAlternatives(first: "x"))
    #expect(Mapped.problem(#"{"k":"x"}"#, as: SharedAlternatives.self) == "k mismatch SharedAlternatives.plain:29")
    #expect(Mapped.problem(#"{"k":1}"#, as: SharedAlternatives.self) == "k mismatch SharedAlternatives.first:30")
  }

  @Test func severalSpellingsOfAKey() throws {
    #expect(try Spellings(json: #"{"created_at":1,"userName":"u"}"#) == Spellings(createdAt: 1, userName: "u"))
    #expect(try Mapped.rewritten(#"{"createdAt":2}"#, as: Spellings.self) == #"{"created_at":2}"#)
    #expect(Mapped.problem("{}", as: Spellings.self) == "created_at missing Spellings.createdAt:15")
  }
}

@Suite struct GatherTests {
  @Test func keysOfOneObjectBecomeObjectsOfTheirOwn() throws {
    let document = #"{"name":"n","latitude":1.5,"longitude":2.5,"distance":3.5,"lat":4.5,"geo":{"lon":5.5}}"#
    let value = try Gathering(json: document)
    #expect(value.point == GatherPoint(latitude: 1.5, longitude: 2.5))
    #expect(value.location == GatherLocation(distance: 3.5, point: GatherPoint(latitude: 4.5, longitude: 5.5)))
    #expect(try Mapped.text(value) == document)
  }

  @Test func withoutAnyOfItsKeysItIsAbsent() throws {
    let value = try Gathering(json: #"{"name":"n"}"#)
    #expect(value.point == nil && value.location == nil)
    // Null is not a value.
    let nulls = #"{"name":"n","latitude":null,"longitude":null,"distance":null,"lat":null,"geo":{"lon":null}}"#
    #expect(try Gathering(json: nulls) == value)
    #expect(try GatherAll(json: #"{"latitude":1,"longitude":null}"#).point == nil)
    #expect(Mapped.problem(#"{"y":null,"x":null}"#, as: GatherRequired.self) == "y missing GatherRequired.point:12")
    #expect(try Mapped.text(value) == #"{"name":"n"}"#)
    #expect(try Mapped.rewritten(#"{"coordinates":[1.5]}"#, as: GatherEnds.self) == #"{"coordinates":[1.5]}"#)
    #expect(try Mapped.rewritten(#"{"coordinates":[1.5,null]}"#, as: GatherEnds.self) == #"{"coordinates":[1.5]}"#)
    #expect(try GatherAll(json: #"{"latitude":1}"#).point == nil)
    #expect(try GatherAll(json: #"{"latitude":1,"longitude":2}"#).point == GatherPoint(latitude: 1, longitude: 2))
    #expect(try GatherPlain(json: #"{"latitude":1,"longitude":2}"#).point == GatherPoint(latitude: 1, longitude: 2))
  }

  @Test(arguments: [
    (#"{"y":1}"#, "x missing GatherPoint.longitude:1"), (#"{"y":1,"x":null}"#, "x null GatherPoint.longitude:1"),
    (#"{"y":1,"x":"2"}"#, "x mismatch GatherPoint.longitude:1"), ("{}", "y missing GatherRequired.point:12"),
  ])
  func problemsHaveThePathsOfTheDocument(document: String, problem: String) {
    #expect(Mapped.problem(document, as: GatherRequired.self) == problem)
  }

  @Test func problemsOfInnerGathersToo() {
    #expect(
      Mapped.problem(#"{"name":"n","lat":1,"geo":{"lon":"x"}}"#, as: Gathering.self)
        == "geo.lon mismatch GatherPoint.longitude:1")
    #expect(
      Mapped.problem(#"{"name":"n","distance":1}"#, as: Gathering.self) == "lat missing GatherLocation.point:3")
    #expect(Mapped.problem(#"{"name":"n","lat":1,"geo":5}"#, as: Gathering.self) == "geo mismatch Gathering.location:8")
  }

  @Test func allProblemsAreTold() {
    #expect(
      Mapped.problems(#"{"latitude":"a","longitude":"b","lat":"c"}"#, as: Gathering.self).sorted() == [
        "geo.lon missing GatherPoint.longitude:1", "lat mismatch GatherPoint.latitude:1",
        "latitude mismatch GatherPoint.latitude:1", "longitude mismatch GatherPoint.longitude:1",
        "name missing Gathering.name:6",
      ])
  }

  @Test(arguments: [
    ("{}", "y missing GatherAllRequired.point:34"), (#"{"y":1}"#, "x missing GatherAllRequired.point:34"),
    (#"{"y":1,"x":null}"#, "x missing GatherAllRequired.point:34"), (#"{"x":1}"#, "y missing GatherAllRequired.point:34"),
  ])
  func aGatherOfAllNamesTheFirstAbsentKey(document: String, problem: String) {
    #expect(Mapped.problem(document, as: GatherAllRequired.self) == problem)
  }

  @Test func elementsMayBeGathered() throws {
    let document = #"{"coordinates":[1.5,2.5]}"#
    #expect(try GatherElements(json: document).point == GatherPoint(latitude: 1.5, longitude: 2.5))
    #expect(try Mapped.rewritten(document, as: GatherElements.self) == document)
    #expect(try Mapped.rewritten("{}", as: GatherElements.self) == "{}")
    #expect(
      Mapped.problem(#"{"coordinates":[1,"x"]}"#, as: GatherElements.self)
        == "coordinates[1] mismatch GatherPoint.longitude:1")
  }

  @Test func aGatherMayBeAnAlternative() throws {
    let flat = try GatherEither(json: #"{"y":1,"lon":2,"a":5,"c":{"d":[6]}}"#)
    #expect(flat.point == GatherPoint(latitude: 1, longitude: 2))
    #expect(flat.rest == ["a": 5, "b": [6]])
    let nested = try GatherEither(json: #"{"point":{"latitude":3,"longitude":4},"y":1,"a":null,"c":{"d":1}}"#)
    #expect(nested.point == GatherPoint(latitude: 3, longitude: 4))
    #expect(nested.rest == ["a": .null, "b": 1])
  }

  @Test func anUpdateReachesIntoWhatWasGathered() throws {
    var value = try Gathering(json: #"{"name":"n","latitude":1,"longitude":2}"#)
    try value.update(json: #"{"latitude":5}"#)
    #expect(value.point == GatherPoint(latitude: 5, longitude: 2))
  }
}

@Suite struct ArrowTests {
  @Test func eachArrowGoesItsWay() throws {
    let value = try Arrows(json: #"{"b":1,"r":2,"w":3,"o":"x"}"#)
    #expect(value == Arrows(both: 1, read: 2, write: 9, optional: nil))
    var full = value
    full.optional = "o"
    #expect(try Mapped.text(full) == #"{"b":1,"w":9,"o":"o"}"#)
  }

  @Test func anUpdateLeavesAloneWhatIsOnlyWritten() throws {
    var value = Arrows(both: 1, read: 2, write: 3, optional: "o")
    try value.update(json: #"{"b":5,"w":7}"#)
    #expect(value == Arrows(both: 5, read: 2, write: 3, optional: "o"))
  }

  @Test func aTypeMayBeWrittenOrReadOnly() throws {
    #expect(try Mapped.text(WriteOnly(id: 4)) == #"{"id":4}"#)
    #expect(try Mapped.rewritten(#"{"id":4}"#, as: ReadOnly.self) == "{}")
  }
}
