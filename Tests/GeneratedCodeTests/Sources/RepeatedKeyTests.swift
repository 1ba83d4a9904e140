import KVMap
import Testing

@testable import EmittedGoldens

/// Duplicate keys in values that are kept whole, and in dictionaries.
@Suite struct RepeatedKeyTests {
  private static let document = #"""
    {"value":{"a":1,"a":[{"b":2,"b":3}]},"object":{"x":1,"x":2},"byName":{"1":1,"one":1,"1":2},\#
    "more":4,"more":5}
    """#

  @Test func theLastIsKept() throws {
    let report = KeptLast.decodeCollectingProblems(json: Self.document)
    let (value, problems) = (report.value, report.problems)
    #expect(value?.value == ["a": [["b": 3]]])
    #expect(value?.object == ["x": 2])
    #expect(value?.byName == [1: 2])
    #expect(value?.others == ["more": 5])
    #expect(problems.map(Mapped.text) == ["byName.one mismatch KeptLast.byName:7"])
    #expect(try KeptLast(json: #"{"parts":{"a":{"id":1},"a":{"id":2}}}"#).parts == ["a": KeptPart(id: 2)])
    #expect(try KeptLast(json: #"{"values":[{"a":1,"a":2}]}"#).values == [["a": 2]])
    #expect(try KeptCase(json: #"{"kind":"x","a":1,"a":2}"#) == .other(["kind": "x", "a": 2]))
  }

  @Test func theFirstIsKept() throws {
    let value = try KeptFirst(json: Self.document)
    #expect(value.value == ["a": 1])
    #expect(value.object == ["x": 1])
    #expect(value.byName == [1: 1])
    #expect(value.others == ["more": 4])
    // Values that are not kept are not read.
    #expect(try KeptFirst(json: #"{"parts":{"a":{"id":1},"a":{"id":"x"}}}"#).parts == ["a": KeptPart(id: 1)])
  }

  private static let keyed =
    #"{"members":{"a":{"id":1},"b":{"id":2},"a":{"id":3}},"known":{"a":{"id":"x"},"b":{"id":2},"a":{"id":3},"b":{}}}"#

  @Test func elementsUnderOneKeyAreOne() throws {
    let last = try KeptLast(json: Self.keyed)
    #expect(last.members == [KeptMember(name: "a", id: 3), KeptMember(name: "b", id: 2)])
    // Dropped values do not count.
    #expect(last.known == [KeptMember(name: "b", id: 2), KeptMember(name: "a", id: 3)])
    #expect(KeptLast.decodeCollectingProblems(json: Self.keyed).problems.map(Mapped.text).count == 2)
    #expect(try KeptLast(json: #"{"ids":{"a":{"id":1},"b":{"id":2},"a":{"id":2}}}"#).ids == [KeptPart(id: 2)])
    let first = try KeptFirst(json: Self.keyed)
    #expect(first.members == [KeptMember(name: "a", id: 1), KeptMember(name: "b", id: 2)])
    #expect(first.known == [KeptMember(name: "b", id: 2), KeptMember(name: "a", id: 3)])
    #expect(Mapped.problem(Self.keyed, as: KeptOnce.self) == "members.a duplicate-key KeptOnce.members:31")
    let bad = #"{"members":{"a":{"id":"x"},"b":{},"a":{"id":3}}}"#
    #expect(
      Mapped.problems(bad, as: KeptLast.self) == [
        "members.a.id mismatch KeptMember.id:37", "members.b.id missing KeptMember.id:37",
      ])
  }

  /// Values of Swift may have what no document has.
  @Test func keysThatWouldBeRepeatedAreNotWritten() throws {
    var once = try KeptOnce(json: "{}")
    once.members = [KeptMember(name: "a", id: 1), KeptMember(name: "b", id: 2)]
    #expect(try once.jsonString() == #"{"members":{"a":{"id":1},"b":{"id":2}}}"#)
    once.members?.append(KeptMember(name: "a", id: 3))
    let error = #expect(throws: MappingError.self) { try once.jsonString() }
    #expect(error?.problems.map { "\($0.path) \($0.kind.rawValue)" } == ["members.a duplicate-key"])
    #expect(error?.problems.first?.message == #"expected each key once, found the key "a" again"#)
  }

  @Test func argumentsAreKeptAsTheGenericTypeSays() throws {
    let tree = #"{"x":1,"x":2}"#
    let page = #"{"item":\#(tree),"items":[\#(tree)],"field":\#(tree),"byName":{"a":1,"a":\#(tree)}}"#
    let pages = try KeptPages(json: #"{"values":\#(page)}"#)
    #expect(
      pages.values == KeptPage(item: ["x": 2], items: [["x": 2]], field: .value(["x": 2]), byName: ["a": ["x": 2]]))
    let object = try KeptPages(json: #"{"objects":{"item":\#(tree),"items":[null,\#(tree)],"field":null}}"#).objects
    #expect(object?.item == ["x": 2])
    #expect(object?.items == [nil, ["x": 2]])
    let dictionary = try KeptPages(json: #"{"dictionaries":{"item":{"a":[1],"a":[\#(tree)]}}}"#).dictionaries
    #expect(dictionary?.item == ["a": [["x": 2]]])
    #expect(
      try KeptPages(json: #"{"members":{"item":{"id":1},"byName":{"a":{"id":1},"a":{"id":2}}}}"#).members?.byName["a"]?
        .id == 2)
    #expect(
      Mapped.problem(#"{"inner":{"item":{"item":\#(tree)}}}"#, as: KeptPages.self)
        == "inner.item.item.x duplicate-key StrictPage.item:51")
  }

  @Test func eachIsTold() {
    #expect(
      Mapped.problems(Self.document, as: KeptOnce.self) == [
        "value.a duplicate-key KeptOnce.value:28", "value.a[0].b duplicate-key KeptOnce.value:28",
        "object.x duplicate-key KeptOnce.object:29", "~byName.one mismatch KeptOnce.byName:30",
        "~byName.\"1\" duplicate-key KeptOnce.byName:30", "more duplicate-key KeptOnce.others:32",
      ])
    #expect(Mapped.problem(#"{"more":4,"more":5}"#, as: KeptOnce.self) == "more duplicate-key KeptOnce.others:32")
  }
}
