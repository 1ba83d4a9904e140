import Foundation
import Testing

@_spi(Generated) @testable import KVMap

/// Values that are decoded in place, by calls that do not throw.
@Suite struct IntoPlaceTests {
  /// A document with all keys of a `Sheet`, in order.
  private static let full = """
    {"name": "A", "nickname": "B", "id": 1, "age": 2, "isOpen": true, "isNew": true, "score": 1.5, "ratio": 2.5,
     "size": 3, "limit": 4, "born": "2001-01-01T00:00:00Z", "died": "2001-01-01T00:00:01Z", "home": "https://a.example",
     "page": "https://b.example", "tags": ["c"], "words": ["d", "e"], "ranks": [5], "counts": [6, 7], "points": [0.5],
     "ratios": [0.25], "author": {"name": "F", "age": 8}, "editor": {"name": "G", "age": 9}, "writers": [{"name": "H"}],
     "readers": [{"name": "I"}, {"name": "J"}]}
    """

  @Test func everyPropertyGetsItsValue() throws {
    let sheet = try Sheet<InPlace>(json: Self.full)
    #expect(sheet.name == "A" && sheet.nickname == "B" && sheet.id == 1 && sheet.age == 2)
    #expect(sheet.isOpen && sheet.isNew == true && sheet.score == 1.5 && sheet.ratio == 2.5)
    #expect(sheet.size == 3 && sheet.limit == 4 && sheet.born.timeIntervalSinceReferenceDate == 0)
    #expect(sheet.died?.timeIntervalSinceReferenceDate == 1)
    #expect(sheet.home.absoluteString == "https://a.example" && sheet.page?.absoluteString == "https://b.example")
    #expect(sheet.tags == ["c"] && sheet.words == ["d", "e"] && sheet.ranks == [5] && sheet.counts == [6, 7])
    #expect(sheet.points == [0.5] && sheet.ratios == [0.25])
    #expect(sheet.author == Author(name: "F", age: 8) && sheet.editor == Author(name: "G", age: 9))
    #expect(sheet.writers == [Author(name: "H")] && sheet.readers == [Author(name: "I"), Author(name: "J")])
  }

  @Test func nullIsNil() throws {
    var sheet = try Sheet<InPlace>(json: Self.full)
    let nulls = Sheet<InPlace>.optionalKeys.map { "\"\($0)\": null" }.joined(separator: ", ")
    try sheet.update(json: "{\(nulls)}")
    #expect(sheet.nickname == nil && sheet.age == nil && sheet.isNew == nil && sheet.ratio == nil && sheet.limit == nil)
    #expect(sheet.died == nil && sheet.page == nil && sheet.words == nil && sheet.counts == nil && sheet.ratios == nil)
    #expect(sheet.editor == nil && sheet.readers == nil)
    #expect(sheet.name == "A" && sheet.author.age == 8)
  }

  @Test func anObjectThatIsThereIsUpdated() throws {
    var sheet = try Sheet<InPlace>(json: Self.full)
    try sheet.update(json: #"{"author": {"age": 10}, "editor": {"age": 11}}"#)
    #expect(sheet.author == Author(name: "F", age: 10))
    #expect(sheet.editor == Author(name: "G", age: 11))

    sheet.editor = nil
    #expect(throws: MappingError.self) { try sheet.update(json: #"{"editor": {"age": 12}}"#) }
    #expect(sheet.editor == nil)
    try sheet.update(json: #"{"editor": {"name": "K"}}"#)
    #expect(sheet.editor == Author(name: "K"))
    #expect(try Sheet<InPlace>(json: #"{"editor": {"name": "K"}}"#).editor == Author(name: "K"))
  }

  /// Values of every kind for every key, followed by another failure: the same problems as from calls that throw.
  @Test(arguments: [
    "null", "true", "7", "1.5", "1e400", #""x""#, "[1, 2]", #"["x", null]"#, #"[{"name": "x"}, {}]"#, "{}", "[", "nul",
  ])
  func failsAsCallsThatThrow(value: String) {
    for key in Sheet<InPlace>.allKeys {
      let other = key == "age" ? "id" : "age"
      expectTheSame(#"{"\#(key)": \#(value), "\#(other)": "no"}"#)
    }
  }

  @Test func failsAsCallsThatThrowWhereADocumentIsCutOff() {
    for end in Self.full.utf8.indices {
      expectTheSame(String(decoding: Self.full.utf8[..<end], as: UTF8.self))
    }
  }

  private func expectTheSame(_ text: String) {
    let placed = Sheet<InPlace>.decodeCollectingProblems(json: text)
    let other = Sheet<ByValue>.decodeCollectingProblems(json: text)
    #expect(placed.value == nil && other.value == nil, "\(text)")
    #expect(!placed.problems.isEmpty && placed.problems == other.problems, "\(text)")
    #expect(firstProblem(Sheet<InPlace>.self, text) == firstProblem(Sheet<ByValue>.self, text), "\(text)")
  }

  private func firstProblem(_ type: (some DocumentDecodable).Type, _ text: String) -> [MappingProblem] {
    do throws(MappingError) {
      _ = try type.init(json: text)
      return []
    } catch {
      return error.problems
    }
  }

  /// Generated code always continues with `next`. If a caller does not, the failure must not get lost.
  @Test func aFailureThatNobodyLookedForEndsTheReading() throws {
    #expect(try Careless(json: "[7]").number == 7)
    let error = #expect(throws: MappingError.self) { try Careless(json: "[true]") }
    #expect(error?.problems.first?.kind == .mismatch)
  }
}

private struct Careless: DocumentDecodable {
  var number = 0

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Careless {
    var value = Careless()
    guard try kv.beginArray() else { return value }
    kv.int(into: &value.number)
    if kv.deferredFailure == nil { _ = try kv.nextElement() }
    return value
  }
}
