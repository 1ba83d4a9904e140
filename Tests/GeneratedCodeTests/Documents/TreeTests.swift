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

  /// What no rule takes is an object that is put together, whose values are trees of the document.
  @Test func whatIsLeftIsATreeToo() throws {
    var compared = 0
    for width in [0, 1, 2, 7, 8, 9, 63, 64, 65, 300] {
      let inner = "{\((0..<width).map { "\"key \($0)\": [\($0), \($0).50, \"text \($0)\"]" }.joined(separator: ", "))}"
      let tree = try JSONValue(json: inner)
      let members = (0..<width).map { #""m\#($0)":\#(inner)"# }
      let text = "{\((members + [#""name":"x""#]).joined(separator: ","))}"
      let kept = try KeyedRest(json: text).others
      #expect(Array(kept.keys) == (0..<width).map { "m\($0)" })
      for value in kept.values {
        #expect(value.description == tree.description)
        compared += 1
      }
      guard width > 0 else { continue }
      // The place of a key that is repeated inside is that in the document.
      let twice = text.replacing("\"key \(width - 1)\": [", with: "\"key 0\": 0, \"key 0\": [", maxReplacements: 1)
      let error = #expect(throws: MappingError.self) { try KeyedRest(json: twice) }
      #expect(error?.problems.map(\.kind) == [.duplicateKey])
      #expect(error?.problems.map(\.path) == [#"m0."key 0""#])
    }
    #expect(compared > 500)
  }

  @Test func absentIsNoNull() {
    #expect(
      Mapped.problems("{}", as: TreeOfTwo.self) == [
        "c[-1] missing TreeOfTwo.last:7", "d.e missing TreeOfTwo.place:8", "a missing TreeOfTwo.value:6",
      ])
  }
}
