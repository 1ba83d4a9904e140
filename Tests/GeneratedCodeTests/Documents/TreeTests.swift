import KVMap
import Testing

@testable import EmittedGoldens

/// Values that are kept whole.
@Suite struct TreeTests {
  @Test func nullIsAValueWhereverItStands() throws {
    #expect(try TreeOfAll(json: "null") == TreeOfAll(value: .null))
    #expect(try [TreeOfAll](json: "[null, 1]") == [TreeOfAll(value: .null), TreeOfAll(value: 1)])
    let two = try TreeOfTwo(json: #"{"a":null,"c":[1,null],"d":null}"#)
    #expect(two == TreeOfTwo(value: .null, last: .null, place: .null))
    #expect(try TreeOfTwo(json: #"{"b":2,"c":[3],"d":{"e":4}}"#) == TreeOfTwo(value: 2, last: 3, place: 4))
    #expect(try TreeOfClass(json: #"{"a":null}"#).value == .null)
    let around = try TreeAround(json: #"{"inner":{},"around":null,"x":{"y":null}}"#)
    #expect(around == TreeAround(inner: TreeInside(above: .null, beyond: .null), around: .null))
  }

  @Test func whatIsWrittenIsRead() throws {
    for value: JSONValue in [.null, 1, [.null], ["a": .null]] {
      #expect(try TreeOfAll(json: TreeOfAll(value: value).jsonBytes()).value == value)
    }
  }

  @Test func absentIsNoNull() {
    #expect(
      Mapped.problems("{}", as: TreeOfTwo.self) == [
        "c[-1] missing TreeOfTwo.last:7", "d.e missing TreeOfTwo.place:8", "a missing TreeOfTwo.value:6",
      ])
  }
}
