@_spi(Generated) import KVMap
import Testing

/// A dictionary with integer keys, with or without dropping of invalid values.
private struct Numbered: DocumentDecodable {
  var texts: [Int: String]

  @TaskLocal static var isLossy = true

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Numbered {
    Numbered(
      texts: try kv.dictionary(
        isLossy: isLossy, key: { (kv: inout JSONReader) throws(CodingFailure) in try kv.entryKeyInt() },
        value: { (kv: inout JSONReader) throws(CodingFailure) in try kv.string() }))
  }
}

@Suite("Dictionaries of which bad entries are dropped")
struct LossyDictionaryTests {
  @Test("an entry is dropped for its key as for its value, and the others stay")
  func dropped() {
    let report = Numbered.decodeCollectingProblems(
      json: #"{"1": "a", "two": {"x": [1]}, "3": 4, "99999999999999999999": "b", "5" : "c"}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value?.texts == [1: "a", 5: "c"])
    #expect(problems.map(\.path) == ["two", #""3""#, #""99999999999999999999""#])
    #expect(problems.map(\.kind) == [.mismatch, .mismatch, .range])
    #expect(problems.allSatisfy { $0.severity == .warning })
    #expect(problems.first?.message == #"expected an integer, found the string "two""#)
  }

  @Test("nothing is left where every key is bad")
  func none() {
    #expect(Numbered.decodeCollectingProblems(json: #"{"a": "a", "b": "b"}"#).value?.texts == [:])
    #expect((try? Numbered(json: #"{"a": "a"}"#))?.texts == [:])
  }

  @Test("a key that stands twice, and what is no JSON, are dropped by nothing")
  func fatal() {
    let problems = Numbered.decodeCollectingProblems(json: #"{"x": "", "1": "a", "01": "b", "1": "c"}"#).problems
    #expect(problems.map(\.path) == ["x", #""01""#, #""1""#])
    #expect(Numbered.decodeCollectingProblems(json: #"{"x": "", "1": "a", "1": "c"}"#).value == nil)
    #expect((try? Numbered(json: #"{"x": tru}"#)) == nil)
    #expect(Numbered.decodeCollectingProblems(json: #"{"x": tru}"#).value == nil)
  }

  @Test("an entry that is dropped is none, so its key may stand again")
  func again() {
    for document in [#"{"1": 4, "1": "a"}"#, #"{"1": "a", "x": "", "x": ""}"#, #"{"1": [], "1": {}, "1": "a"}"#] {
      let report = Numbered.decodeCollectingProblems(json: document)
      let (value, problems) = (report.value, report.problems)
      #expect(value?.texts == [1: "a"], "\(document)")
      #expect(problems.allSatisfy { $0.severity == .warning && $0.kind == .mismatch }, "\(document)")
      #expect((try? Numbered(json: document))?.texts == [1: "a"], "\(document)")
    }
    let problems = Numbered.decodeCollectingProblems(json: #"{"1": "a", "1": 4, "1": "b"}"#).problems
    #expect(problems.filter { $0.severity != .warning }.map(\.kind) == [.duplicateKey])
  }

  @Test("without `lossy` every bad key is told, and the first one fails")
  func strict() {
    Numbered.$isLossy.withValue(false) {
      let report = Numbered.decodeCollectingProblems(json: #"{"1": "a", "two": 2, "3": 4, "four": "b"}"#)
      let (value, problems) = (report.value, report.problems)
      #expect(value == nil)
      #expect(problems.map(\.path) == ["two", #""3""#, "four"])
      #expect(problems.allSatisfy { $0.severity != .warning })
      #expect(problem(Numbered.self, #"{"1": "a", "two": 2}"#).hasPrefix("two: expected an integer"))
    }
  }

  @Test("long dictionaries keep what is good, wherever the bad entries stand")
  func long() {
    let entries = (0..<3_000).map { $0.isMultiple(of: 7) ? "\"k\($0)\":\"\"" : "\"\($0)\":\"\($0)\"" }
    let report = Numbered.decodeCollectingProblems(json: "{\(entries.joined(separator: ","))}")
    let (value, problems) = (report.value, report.problems)
    #expect(value?.texts.count == 3_000 - 429)
    #expect(value?.texts.allSatisfy { "\($0.key)" == $0.value } == true)
    #expect(problems.count == 429)
  }
}
