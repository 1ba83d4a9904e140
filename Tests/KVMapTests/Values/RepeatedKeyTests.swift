@_spi(Generated) import KVMap
import TestSupport
import Testing

/// A value that is kept whole, in a mapping that specifies which of two values with one key is kept.
private struct Kept: DocumentDecodable {
  var value: JSONValue
  var counts: [String: Int]

  @TaskLocal static var keepsLast = false

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Kept {
    let start = kv.mark()
    let value = try kv.value(keepsLast ? .last : .first)
    kv.rewind(to: start)
    let counts = try kv.dictionary(
      keepsLast: keepsLast, isLossy: true,
      key: { (kv: inout JSONReader) throws(CodingFailure) in try kv.entryKey() },
      value: { (kv: inout JSONReader) throws(CodingFailure) in try kv.int() })
    return Kept(value: value, counts: counts)
  }
}

@Suite("Keys that stand twice in values that are kept whole")
struct RepeatedKeyTests {
  @Test(
    "each is told at its place",
    arguments: [
      (#"{"a": 1, "a": 1}"#, "a", 9), (#"{"a": 1, "\u0061": 2}"#, "a", 9),
      (#"[{"b": {"x": 1, "y": 2, "x": 3}}]"#, "[0].b.x", 24),
      (#"{"": 0, "": 1}"#, #""""#, 8), (#"{"a.b": 0, "a.b": 1, "c": nope}"#, #""a.b""#, 11),
      (#"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":10,"c":11}"#, "c", 62),
    ])
  func told(_ json: String, _ path: String, _ offset: Int) {
    let error = #expect(throws: MappingError.self) { try JSONValue(json: json) }
    #expect(error?.problems.map(\.kind) == [.duplicateKey])
    #expect(error?.problems.map(\.path) == [path])
    #expect(error?.problems.map(\.offset) == [offset])
  }

  @Test("two spellings of a text that Unicode takes for one are two keys")
  func bytes() throws {
    #expect(try JSONValue(json: "{\"\u{e9}\": 1, \"e\u{301}\": 2}").objectValue?.count == 2)
  }

  @Test("all of them are told where all problems are wanted")
  func all() {
    let problems = JSONObject.decodeCollectingProblems(json: #"{"a": 1, "b": {"c": 1, "c": 2}, "a": 2, "a": 3}"#)
      .problems
    #expect(problems.map(\.path) == ["b.c", "a", "a"])
  }

  @Test("the first or the last is kept where the mapping says so, and what `lossy` drops is none of them")
  func kept() throws {
    let json = #"{"a": 1, "b": 2, "a": {"x": 3, "x": 4}, "c": "z", "b": 5}"#
    try Kept.$keepsLast.withValue(false) {
      let kept = try Kept(json: json)
      #expect(kept.value.description == #"{"a":1,"b":2,"c":"z"}"#)
      #expect(kept.counts == ["a": 1, "b": 2])
    }
    try Kept.$keepsLast.withValue(true) {
      let kept = try Kept(json: json)
      #expect(kept.value.description == #"{"a":{"x":4},"b":5,"c":"z"}"#)
      #expect(kept.counts == ["a": 1, "b": 5])
      #expect(Kept.decodeCollectingProblems(json: json).problems.map(\.path) == ["a", "c"])
    }
  }

  @Test("objects of all sizes keep every key once, in the order of the document")
  func sizes() throws {
    for count in [1, 7, 8, 9, 10, 100, 5_000] {
      let members = (0..<count).map { "\"k\($0)\":\($0)" }
      let object = try JSONValue(json: "{\(members.joined(separator: ","))}").objectValue
      #expect(object?.map(\.key) == (0..<count).map { "k\($0)" })
      let twice = (members + ["\"k\(count / 2)\":0"]).joined(separator: ",")
      #expect(JSONValue.decodeCollectingProblems(json: "{\(twice)}").problems.map(\.path) == ["k\(count / 2)"])
    }
  }
}
