import KVMap
import Testing

@testable import EmittedGoldens

/// Keys that stand twice in what is kept whole, and in dictionaries.
@Suite struct RepeatedKeyTests {
  private static let document = #"""
    {"value":{"a":1,"a":[{"b":2,"b":3}]},"object":{"x":1,"x":2},"byName":{"1":1,"one":1,"1":2},\#
    "more":4,"more":5}
    """#

  @Test func theLastIsKept() throws {
    let (value, problems) = KeptLast.reading(json: Self.document)
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
    // What is not kept is not read.
    #expect(try KeptFirst(json: #"{"parts":{"a":{"id":1},"a":{"id":"x"}}}"#).parts == ["a": KeptPart(id: 1)])
  }

  @Test func eachIsTold() {
    #expect(
      Mapped.problems(Self.document, as: KeptOnce.self) == [
        "value.a duplicate-key KeptOnce.value:23", "value.a[0].b duplicate-key KeptOnce.value:23",
        "object.x duplicate-key KeptOnce.object:24", "~byName.one mismatch KeptOnce.byName:25",
        "~byName.\"1\" duplicate-key KeptOnce.byName:25", "more duplicate-key KeptOnce.others:26",
      ])
    #expect(Mapped.problem(#"{"more":4,"more":5}"#, as: KeptOnce.self) == "more duplicate-key KeptOnce.others:26")
  }
}
