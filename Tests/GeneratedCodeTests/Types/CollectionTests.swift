import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct CollectionTests {
  static let document = #"""
    {"ints":[1,2],"doubles":[0.5],"texts":["a"],"small":[1],"holes":[1,null],"grid":[[1],[],[2,3]],"cube":[[[1.5]]],\#
    "items":[{"id":1}],"maybe":[{"id":2}],"byName":{"a":1,"b":2},"byNumber":{"-1":"x","2":"y","10":"z"},\#
    "byID":{"E621E1F8-C36C-495A-93FC-0C247A3E6E5F":{"id":3}},"tables":{"t":{"u":[1]}},"numbers":[1,2,10],\#
    "words":["a","b","é"],"letters":["a","z"],"flags":[false,true],"things":[{"id":1},{"id":2}],\#
    "days":["2012-04-14T00:20:07Z"],"values":[1,"x",null],"holesByName":{"a":null,"b":1}}
    """#

  @Test func everyCollectionIsReadAndWrittenBackInOrder() throws {
    let value = try Collections(json: Self.document)
    #expect(value.holes == [1, nil])
    #expect(value.grid == [[1], [], [2, 3]])
    #expect(value.byNumber == [-1: "x", 2: "y", 10: "z"])
    #expect(value.tables == ["t": ["u": [1]]])
    #expect(value.flags == [true, false])
    #expect(value.holesByName == ["a": nil, "b": 1])
    #expect(try Mapped.text(value) == Self.document)
  }

  @Test func setsAndDictionariesAreWrittenInAscendingOrder() throws {
    let shuffled = Self.document.replacing("[1,2,10]", with: "[10,1,2,1]").replacing(
      "[false,true]", with: "[true,false]"
    )
    .replacing(#"{"a":1,"b":2}"#, with: #"{"b":2,"a":1}"#).replacing(#"["a","b","é"]"#, with: #"["é","b","a"]"#)
    .replacing(#""things":[{"id":1},{"id":2}]"#, with: #""things":[{"id":2},{"id":1}]"#)
    #expect(try Mapped.rewritten(shuffled, as: Collections.self) == Self.document)
  }

  @Test(arguments: [
    (#""ints":[1,2]"#, #""ints":[1,"2"]"#, "ints[1] mismatch Collections.ints:2"),
    (#""grid":[[1],[],[2,3]]"#, #""grid":[[1],[],[2,3.5]]"#, "grid[2][1] mismatch Collections.grid:7"),
    (#""items":[{"id":1}]"#, #""items":[{"id":1},{}]"#, "items[1].id missing CollectionItem.id:26"),
    (#""items":[{"id":1}]"#, #""items":[null]"#, "items[0] null Collections.items:9"),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":null}"#, "byName.b null Collections.byName:11"),
    (#"{"a":1,"b":2}"#, #"{"a":1,"a":2}"#, "byName.a duplicate-key Collections.byName:11"),
    (#""2":"y""#, #""two":"y""#, "byNumber.two mismatch Collections.byNumber:12"),
    (#"{"u":[1]}"#, #"{"u":[1,{}]}"#, "tables.t.u[1] mismatch Collections.tables:14"),
    (#""numbers":[1,2,10]"#, #""numbers":{}"#, "numbers mismatch Collections.numbers:15"),
    (#""days":["2012-04-14T00:20:07Z"]"#, #""days":["today"]"#, "days[0] mismatch Collections.days:20"),
  ])
  func aBadElementIsToldAtItsPlace(good: String, bad: String, problem: String) {
    #expect(Mapped.problem(Self.document.replacing(good, with: bad), as: Collections.self) == problem)
  }

  @Test func allBadElementsAreTold() {
    let document = Self.document.replacing(#""small":[1]"#, with: #""small":[300,1,"x"]"#)
      .replacing(#""byName":{"a":1,"b":2}"#, with: #""byName":{"a":"x","b":2,"c":null}"#)
    #expect(
      Mapped.problems(document, as: Collections.self) == [
        "small[0] range Collections.small:5", "small[2] mismatch Collections.small:5",
        "byName.a mismatch Collections.byName:11", "byName.c null Collections.byName:11",
      ])
  }

  @Test func lossyCollectionsDropBadElementsAndSaySo() throws {
    let document = #"""
      {"ints":[1,"x",2,null],"items":[{"id":1},{},{"id":"x"},3],"words":["a",1],"byName":{"a":1,"b":[]},\#
      "maybe":[1,{}],"fallback":["x"]}
      """#
    let value = try LossyCollections(json: document)
    #expect(value.ints == [1, 2])
    #expect(value.items == [CollectionItem(id: 1)])
    #expect(value.words == ["a"])
    #expect(value.byName == ["a": 1])
    #expect(value.maybe == [1])
    #expect(value.fallback == [])
    let report = LossyCollections.decodeCollectingProblems(json: document)
    let (again, problems) = (report.value, report.problems)
    #expect(again == value)
    #expect(problems.allSatisfy { $0.severity == .warning })
    #expect(
      problems.map(\.path) == [
        "ints[1]", "ints[3]", "items[1].id", "items[2].id", "items[3]", "words[1]", "byName.b", "maybe[1]",
        "fallback[0]",
      ])
  }

  @Test func anEntryWithABadKeyIsDropped() throws {
    let document = #"""
      {"ints":[],"items":[],"words":[],"byName":{},"byNumber":{"1":{"id":1},"two":{"id":2},"3":{},"4":{"id":4}}}
      """#
    let value = try LossyCollections(json: document)
    #expect(value.byNumber == [1: CollectionItem(id: 1), 4: CollectionItem(id: 4)])
    #expect(
      Mapped.problems(document, as: LossyCollections.self) == [
        "~byNumber.two mismatch LossyCollections.byNumber:36", "~byNumber.\"3\".id missing CollectionItem.id:26",
      ])
  }

  @Test func aLossyCollectionIsStillNeeded() {
    let document = #"{"ints":5,"items":[],"words":[],"byName":{}}"#
    #expect(Mapped.problem(document, as: LossyCollections.self) == "ints mismatch LossyCollections.ints:30")
  }
}
