import KVMap
import Testing

@testable import EmittedGoldens

@Suite struct PathTests {
  private static let document = #"""
    {"id":1,"name":{"first":"Ada","last":"L","other":{"nick":"A","born":1815}},"images":[{"src":"a"},{"width":2}],\#
    "tags":["x","y"],"parts":[{"part":{"n":1}},{"part":{"n":2}},{}],"grid":[[1],[2,3]],"a.b":{"c d":{"@e":7}}}
    """#

  @Test func valuesAreFoundWhereTheirPathsLead() throws {
    let value = try Paths(json: Self.document)
    #expect(value.first == "Ada" && value.last == "L" && value.nick == "A" && value.born == 1815)
    #expect(value.avatar == "a" && value.second == 2)
    #expect(value.tag == "x" && value.lastTag == "y")
    #expect(value.beforeLast == PathPart(n: 2))
    #expect(value.cell == 2)
    #expect(value.dotted == 7)
  }

  @Test func theyAreWrittenWhereTheyWereRead() throws {
    #expect(
      try Mapped.rewritten(Self.document, as: Paths.self) == #"""
        {"id":1,"name":{"first":"Ada","last":"L","other":{"nick":"A","born":1815}},"images":[{"src":"a"},{"width":2}],\#
        "a.b":{"c d":{"@e":7}}}
        """#)
  }

  @Test func whatHoldsNothingIsLeftOut() throws {
    let value = Paths(id: 1, first: "A", born: nil, tag: "t")
    #expect(try Mapped.text(value) == #"{"id":1,"name":{"first":"A","other":{"nick":"none","born":null}}}"#)
    let second = Paths(id: 1, first: "A", born: nil, second: 2, tag: "t")
    #expect(
      try Mapped.text(second)
        == #"{"id":1,"name":{"first":"A","other":{"nick":"none","born":null}},"images":[null,{"width":2}]}"#)
  }

  @Test(arguments: [
    (PathEnds(first: 1), #"{"c":[1]}"#), (PathEnds(first: 1, second: 2), #"{"c":[1,2]}"#),
    (PathEnds(first: 1, third: "x"), #"{"c":[1,null,"x"]}"#),
    (PathEnds(first: 1, x: 1), #"{"c":[1],"d":[{"x":1}]}"#),
    (PathEnds(first: 1, y: 1), #"{"c":[1],"d":[null,{"y":1}]}"#),
    (PathEnds(first: 1, deep: 1), #"{"c":[1],"e":[[1]]}"#),
    (PathEnds(first: 1, deeper: 1), #"{"c":[1],"e":[[null,1]]}"#),
    (PathEnds(first: 1, field: .null), #"{"c":[1],"f":[null]}"#),
    (PathEnds(first: 1, field: .value(2)), #"{"c":[1],"f":[2]}"#),
  ])
  func anArrayEndsWithItsLastValue(value: PathEnds, document: String) throws {
    #expect(try Mapped.text(value) == document)
    #expect(try PathEnds(json: document) == value)
  }

  /// A value is not omitted if reading would replace it by the default.
  @Test(arguments: [
    PathDefaults(only: nil), PathDefaults(direct: nil, only: nil), PathDefaults(deep: nil, only: nil),
    PathDefaults(element: nil, only: nil), PathDefaults(element: nil, end: 1, only: nil),
    PathDefaults(inner: nil, only: nil), PathDefaults(list: nil, only: nil), PathDefaults(number: nil, only: nil),
    PathDefaults(parts: nil, only: nil),
  ])
  func nilBesideADefaultComesBack(value: PathDefaults) throws {
    let document = try Mapped.text(value)
    #expect(Self.same(try PathDefaults(json: document), value), "\(document)")
  }

  @Test func nilBesideADefaultIsNull() throws {
    let value = PathDefaults(
      direct: nil, deep: nil, element: nil, inner: nil, list: nil, number: nil, parts: nil, only: nil)
    #expect(
      try Mapped.text(value)
        == #"{"a":null,"b":{"c":null},"d":[null],"e":[{"f":null}],"g":null,"h":null,"i":null}"#)
  }

  /// Lazy arrays cannot be compared with `==`.
  private static func same(_ left: PathDefaults, _ right: PathDefaults) -> Bool {
    (left.direct, left.deep, left.element, left.end) == (right.direct, right.deep, right.element, right.end)
      && (left.inner, left.list, left.number) == (right.inner, right.list, right.number)
      && left.parts?.count == right.parts?.count
  }

  @Test(arguments: [
    (PathFields(), #"{"b":[{"d":null}]}"#),
    (PathFields(element: .null), #"{"a":[null],"b":[{"d":null}]}"#),
    (PathFields(element: .value(1), inner: .null, number: 2), #"{"a":[1],"b":[{"c":null,"d":2}]}"#),
    (PathFields(first: .value(1)), #"{"b":[{"d":null}],"e":[1]}"#),
    (PathFields(first: .null, second: .null), #"{"b":[{"d":null}],"e":[null,null]}"#),
  ])
  func anAbsentFieldStaysAbsentAtTheEndOfAnArray(value: PathFields, document: String) throws {
    #expect(try Mapped.text(value) == document)
    #expect(try PathFields(json: document) == value)
  }

  @Test func nullsAreWrittenWhereTheMappingSaysSo() throws {
    #expect(try Mapped.text(PathNulls(first: 1)) == #"{"c":[1,null]}"#)
  }

  @Test func absentOnTheWayIsAbsent() throws {
    let value = try Paths(json: #"{"id":1,"name":{"first":"A"},"tags":["t"]}"#)
    #expect(value.last == nil && value.nick == "none" && value.born == 1900)
    #expect(value.lastTag == "t" && value.beforeLast == nil && value.cell == nil)
    #expect(Mapped.problem(#"{"id":1,"tags":["t"]}"#, as: Paths.self) == "name.first missing Paths.first:4")
    #expect(Mapped.problem(#"{"id":1,"name":{},"tags":["t"]}"#, as: Paths.self) == "name.first missing Paths.first:4")
    #expect(
      Mapped.problem(#"{"id":1,"name":{"first":"A"},"tags":[]}"#, as: Paths.self) == "tags[0] missing Paths.tag:10")
  }

  @Test func nullOnTheWayIsNull() throws {
    let value = try Paths(
      json: #"{"id":1,"name":{"first":"A","other":null},"tags":["t"],"images":null,"parts":[null,null]}"#)
    #expect(value.nick == "none" && value.born == nil && value.avatar == nil && value.beforeLast == nil)
    #expect(Mapped.problem(#"{"id":1,"name":null,"tags":["t"]}"#, as: Paths.self) == "name.first null Paths.first:4")
    #expect(
      Mapped.problem(#"{"id":1,"name":{"first":"A"},"tags":null}"#, as: Paths.self) == "tags[0] null Paths.tag:10")
    #expect(
      Mapped.problem(#"{"id":1,"name":{"first":"A"},"tags":[null]}"#, as: Paths.self) == "tags[0] null Paths.tag:10")
  }

  @Test(arguments: [
    (#"{"id":1,"name":5,"tags":["t"]}"#, "name mismatch Paths.first:4"),
    (#"{"id":1,"name":{"first":"A","other":[]},"tags":["t"]}"#, "name.other mismatch Paths.nick:6"),
    (#"{"id":1,"name":{"first":"A"},"tags":{}}"#, "tags mismatch Paths.tag:10"),
    (#"{"id":1,"name":{"first":"A"},"tags":["t",5]}"#, "tags[1] mismatch Paths.lastTag:11"),
    (#"{"id":1,"name":{"first":"A"},"tags":["t"],"images":[5]}"#, "images[0] mismatch Paths.avatar:8"),
    (
      #"{"id":1,"name":{"first":"A"},"tags":["t"],"parts":[{"part":{"n":"x"}},{}]}"#,
      "parts[0].part.n mismatch PathPart.n:17"
    ),
    (#"{"id":1,"name":{"first":"A"},"tags":["t"],"grid":[1,[true]]}"#, "grid[1][0] mismatch Paths.cell:13"),
  ])
  func aBadValueOnTheWayIsToldThere(document: String, problem: String) {
    #expect(Mapped.problem(document, as: Paths.self) == problem)
  }

  @Test func allProblemsAreTold() {
    #expect(
      Mapped.problems(#"{"id":"x","name":{"first":1,"other":{"born":"x"}},"tags":[]}"#, as: Paths.self) == [
        "id mismatch Paths.id:3", "name.first mismatch Paths.first:4", "name.other.born mismatch Paths.born:7",
        "tags[0] missing Paths.tag:10",
      ])
  }

  @Test func anUpdateLeavesAloneWhatIsNotThere() throws {
    var value = try Paths(json: Self.document)
    try value.update(json: #"{"name":{"last":null,"other":{"nick":"B"}},"images":[{"src":"b"}]}"#)
    #expect(value.id == 1 && value.first == "Ada" && value.last == nil && value.nick == "B" && value.born == 1815)
    #expect(value.avatar == "b" && value.second == 2 && value.tag == "x")
  }

  @Test func oneKeyMayServeSeveralProperties() throws {
    let value = try SharedKeys(json: #"{"value":"5","part":{"name":"p"}}"#)
    #expect(value.text == "5" && value.again == "5" && value.number == 5)
    #expect(value.whole == SharedPart(name: "p") && value.name == "p")
    #expect(try Mapped.text(value) == #"{"value":"5","part":{"name":"p"}}"#)
    #expect(Mapped.problem(#"{"value":"x"}"#, as: SharedKeys.self) == "value mismatch SharedKeys.number:23")
    #expect(Mapped.problem(#"{"part":null}"#, as: SharedKeys.self) == "value missing SharedKeys.text:21")
  }

  @Test func withDuplicatesLastTheSecondReplacesAllOfTheFirst() throws {
    let twice = #"{"p":{"a":1,"b":2,"q":{"c":5}},"part":{"name":"x"},"p":{"a":3},"part":{}}"#
    #expect(try PathLast(json: twice) == PathLast(a: 3, b: nil, c: 3, part: SharedPart(name: nil)))
    let gone = #"{"p":{"a":1},"part":{},"p":{}}"#
    #expect(Mapped.problem(gone, as: PathLast.self) == "p.a missing PathLast.a:32")
  }
}
