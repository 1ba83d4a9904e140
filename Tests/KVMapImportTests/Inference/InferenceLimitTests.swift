import KVMapCompiler
import TestSupport
import Testing

/// Samples that are no documents, that contradict each other, or are too large.
@Suite struct InferenceLimitTests {
  private func refusal(_ samples: [Sample], _ options: InferenceOptions = .named("Thing")) -> [String] {
    switch Compilation.infer(from: samples, options, to: "T.kvmap") {
    case .refused(let messages): messages
    case .mapping(let inference): ["accepted: " + String(decoding: inference.mapping, as: UTF8.self)]
    }
  }

  @Test(arguments: [
    ("", "'sample.json' is empty"), (" \n", "'sample.json' is empty"),
    ("{\"a\": }", "'sample.json' is not JSON: line 1, column 7: "),
    ("7", "there is no object in the samples, so nothing to declare: 'Int' reads them"),
    ("[[1], [2]]", "there is no object in the samples, so nothing to declare: '[[Int]]' reads them"),
    ("[]", "there is no object in the samples, so nothing to declare: '[Value]' reads them"),
    ("{}", "there is no object in the samples, so nothing to declare: 'Object' reads them"),
    ("null", "there is no object in the samples, so nothing to declare: 'Value' reads them"),
    ("\u{FEFF}x", "'sample.json' is not JSON: line 1, column ")
  ]) func whatIsNoSampleIsRefused(text: String, message: String) {
    let messages = refusal([Sample(text)])
    #expect(messages.count == 1 && messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test func allBrokenSamplesAreReported() {
    #expect(refusal([Sample("{"), Sample(""), Sample("{\"a\": 1}")]).count == 2)
    let lines = refusal([Sample("{\"a\": 1}\n\n{\"a\": \n", .ndjson)])
    #expect(lines.count == 1 && lines.first?.contains("line 3, ") == true, "\(lines)")
    #expect(refusal([Sample("\n \n", .ndjson)]) == ["'sample.ndjson' has no line with a document"])
  }

  /// Only where another document begins on a later line.
  @Test(arguments: [
    ("{\"a\": 1}\n{\"a\": 2}\n", true), ("{\"a\": 1", false), ("{\"a\": 1} {\"a\": 2}", false), ("{\"a\": tru", false),
  ]) func linesNameTheirOption(text: String, isNamed: Bool) {
    let messages = refusal([Sample(text)])
    #expect(messages.count == 1 && messages.first?.contains("'--from ndjson'") == isNamed, "\(messages)")
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    let sample = Sample(name: "s.json", format: .json, bytes: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    #expect(refusal([sample]).first?.hasPrefix("'s.json' is not JSON: line 1, ") == true)
  }

  @Test(arguments: [
    (InferenceOptions.Hint.dictionary, "a", "'a' is no object"),
    (.enumeration, "a", "'a' is not always a text, so it is no enum"),
    (.text, "b", "there is nothing at 'b' in the samples"),
    (.union(key: "kind"), "o", "not every object at 'o' has a text under 'kind'")
  ]) func aHintForSomethingElseIsRefused(hint: InferenceOptions.Hint, path: String, message: String) {
    var options = InferenceOptions.named("Thing")
    options.hints = [path: hint]
    #expect(refusal([Sample(#"{"a": 1, "o": {"x": 1}}"#)], options) == [message])
  }

  @Test(arguments: ["Int", "a b", "", "Self", "KVMap"]) func aTypeNeedsAName(name: String) {
    #expect(refusal([Sample(#"{"a": 1}"#)], .named(name)) == ["'\(name)' is a name that no type can have"])
  }

  @Test func contradictingSamplesBecomeWhatReadsAll() {
    let samples = [#"{"a": 1}"#, #"{"a": {"b": 2}}"#, #"{"a": [true]}"#, #"{"a": "x"}"#, #"{"b": null}"#]
    let verdict = InferenceLaws.violations(samples.map { Sample($0) })
    #expect(verdict.violations == [])
    #expect(verdict.text?.contains("  a: Value?\n") == true)
    let roots = InferenceLaws.violations([Sample(#"{"a": 1}"#), Sample("[1]")])
    #expect(roots.violations == [])
  }

  @Test(arguments: Thoroughness.choose([120, 350], thorough: [120, 200, 400, 900])) func deepDocuments(depth: Int) {
    let keys = ["a", "bc", "d_e", "f", "g"]
    let open = (0..<depth).map { "{\"\(keys[$0 % keys.count])\(depth > 300 ? "" : "\($0)")\": " }.joined()
    let verdict = InferenceLaws.violations([Sample(open + "1" + String(repeating: "}", count: depth))])
    #expect(verdict.violations == [])
    let arrays = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
    #expect(InferenceLaws.violations([Sample("{\"a\": \(arrays)}")]).violations == [])
  }

  @Test func documentsDeeperThanAnyMappingReadsAreRefused() {
    let depth = 1_001
    let text = String(repeating: "{\"a\": ", count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(refusal([Sample(text)]) == ["'sample.json' is nested deeper than 1000 levels, which no mapping reads"])
  }

  @Test func manyKeysAreADictionary() {
    let members = (0..<10_001).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
    let verdict = InferenceLaws.violations([Sample("{\"x\": {\(members)}}")])
    #expect(verdict.violations == [])
    #expect(verdict.text?.contains("  x: [String: Int]\n") == true)
  }

  @Test func longKeysAreRead() {
    let key = String(repeating: "k", count: 5_000)
    let verdict = InferenceLaws.violations([Sample(#"{"x": {"\#(key)": 1, "b": true}, "y": 1}"#)])
    #expect(verdict.violations == [])
    #expect(verdict.text?.contains("  x: Object\n") == true)
    #expect(
      refusal([Sample(#"{"\#(key)": 1}"#)]) == [
        "a key has more than 4096 bytes, which no mapping names: 'Object' reads the samples"
      ])
  }

  @Test func arraysInsideOfArraysEnd() {
    let arrays = String(repeating: "[", count: 14) + "1" + String(repeating: "]", count: 14)
    guard case .mapping(let text, let inference, let violations) = InferenceLaws.violations([Sample(#"{"a": \#(arrays)}"#)])
    else {
      Issue.record("it is refused")
      return
    }
    #expect(violations == [] && text.contains("[Value]"), "\(text)")
    #expect(inference.notes.contains { $0.hasSuffix(" is 'Value': more than 12 arrays are inside of each other") })
    #expect(!inference.notes.contains { $0.contains("250 levels") })
  }

  @Test func ofALongSampleTheBeginningIsLookedAt() {
    let lines = Sample("{\"a\": 1}\n{\"a\": 2}\n{\"a\": ", .ndjson, isCut: true)
    let array = Sample(#"[{"a": 1}, {"a": 2}, {"a": "x]"#, isCut: true)
    for (sample, note) in [
      (lines, "of 'sample.ndjson' only the first 2 lines were looked at"),
      (array, "of 'sample.json' only the elements in the first 30 bytes were looked at")
    ] {
      guard case .mapping(let text, let inference, let violations) = InferenceLaws.violations([sample]) else {
        Issue.record("\(sample.name) is refused")
        continue
      }
      #expect(violations == [] && inference.notes.contains(note), "\(inference.notes)")
      #expect(text.contains("  a: Int\n"))
    }
    let document = Sample(#"{"a": [1, 2, "#, isCut: true)
    #expect(
      refusal([document]) == [
        "'sample.json' is one document of more than 32 MB; samples are smaller, or an array, or NDJSON"
      ])
  }

  /// A part that does not end is named, and refused only where there is nothing else.
  @Test(arguments: [
    (Sample(#"{"a": "xxxx"#, .ndjson, isCut: true), "the first line of 'sample.ndjson'"),
    (Sample("\n\n[1, 2", .ndjson, isCut: true), "the first line of 'sample.ndjson'"),
    (Sample(#" [{"a": [1, 2], "b": "#, isCut: true), "the first element of 'sample.json'"),
    (Sample("[", isCut: true), "the first element of 'sample.json'"),
  ])
  func partsThatDoNotEndAreNamed(sample: Sample, part: String) {
    #expect(refusal([sample]) == ["\(part) is longer than 32 MB, which is the limit of a sample"])
    let other = Sample(#"{"a": 1}"#)
    guard case .mapping(let text, let inference, let violations) = InferenceLaws.violations([other, sample]) else {
      Issue.record("a sample that is whole is refused with one that is not")
      return
    }
    #expect(text.contains("  a: Int\n") && violations == [])
    #expect(inference.notes.contains("'\(sample.name)' was not looked at: 32 MB of samples are enough"))
  }
}
