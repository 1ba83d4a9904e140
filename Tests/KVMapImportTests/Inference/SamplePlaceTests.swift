import KVMapCompiler
import TestSupport
import Testing

/// Documents are looked at where they are in their samples, so what is inferred must not depend on where that is.
@Suite struct SamplePlaceTests {
  @Test func documentsAreInferredAlikeWhereverTheyAre() throws {
    var inferred = 0
    for seed in 0..<Thoroughness.choose(25, thorough: 3_000) {
      var document = RandomDocument(seed: UInt64(300_000 + seed))
      let texts = document.documents()
      var options = InferenceOptions.named("Thing")
      options.gathers = seed % 2 == 0
      let expected = mapping(texts.map { Sample($0) }, options)
      let list = texts.joined(separator: ", ")
      let lines = texts.map { $0 + "\n" }.joined()
      let mark = "\u{FEFF}"
      for (what, samples) in [
        ("lines", [Sample(lines, .ndjson)]),
        ("lines with a mark and blank ones", [Sample(mark + "\n \r\n" + lines, .ndjson)]),
        ("the beginning of many lines", [Sample(lines + #"{"zz": "#, .ndjson, isCut: true)]),
        ("an array", [Sample("[\(list)]")]),
        ("an array with a mark", [Sample("\(mark) [\(list)]")]),
        ("the beginning of an array", [Sample(" [\(list) , {\"zz\": ", isCut: true)]),
        ("an array with white space", [Sample(Self.spaced("[\(list)]"))]),
        ("documents with white space", texts.map { Sample(Self.spaced($0)) }),
        ("arrays of one", texts.map { Sample("[\($0)]") }),
        ("each in a sample, as lines", texts.map { Sample($0, .ndjson) })
      ] {
        #expect(mapping(samples, options) == expected, "\(what):\n\(lines)")
      }
      if expected?.isEmpty == false { inferred += 1 }
    }
    #expect(inferred > 15)
  }

  /// Of a key that an object has twice, the last value counts, and the first is read.
  @Test func repeatedKeysAreLookedAtOnce() throws {
    let plain = [#"{"b": [1, {"a": "x", "c": 1}], "d": 5}"#, #"{"b": [], "d": 6}"#]
    let twice = [#"{"b": [1, {"a": 7, "c": 1, "\u0061": "x"}], "d": null, "d": 5}"#, #"{"b": [], "d": 6}"#]
    let first = #"{"b": [1, {"a": 7, "c": 1}], "d": null}"#
    let expected = try #require(mapping((plain + [first]).map { Sample($0) }, .named("Thing")))
    for samples in [
      twice.map { Sample($0) }, [Sample("[\(twice.joined(separator: ","))]")],
      [Sample(twice.joined(separator: "\n"), .ndjson)], [Sample("[\(twice.joined(separator: ",")), 1", isCut: true)]
    ] {
      let found = try #require(mapping(samples, .named("Thing")))
      #expect(found.contains("duplicates last\n"))
      #expect(found.replacing("duplicates last\n", with: "").filter { $0 != "\n" } == expected.filter { $0 != "\n" })
    }
    // Characters that look alike are two keys.
    let alike = mapping([Sample(#"{"e\#u{301}": 1, "\#u{E9}": 2}"#)], .named("Thing"))
    #expect(alike?.contains("duplicates") == false)
  }

  /// An array of which only the beginning is there may have errors there, or be none.
  @Test(arguments: [
    (#"[1, , 2, 3"#, "line 1, column 5"), (#"[{"a": 1}, {"a": tru}, {"#, "line 1, column 18"),
    (#"[[1}, [2], [3"#, "line 1, column 4"), ("[1,\n\u{FEFF}2, 3", "line 2, column 1")
  ])
  func errorsInTheBeginningOfAnArrayAreNamed(text: String, place: String) {
    guard case .refused(let messages) = InferenceLaws.violations([Sample(text, isCut: true)]) else {
      Issue.record("it is not refused: \(text)")
      return
    }
    #expect(messages.count == 1 && messages[0].hasPrefix("'sample.json' is not JSON: \(place): "), "\(messages)")
  }

  /// - Returns: `nil` if none is inferred.
  private func mapping(_ samples: [Sample], _ options: InferenceOptions) -> String? {
    switch InferenceLaws.violations(samples, options) {
    case .refused(let messages):
      #expect(messages.allSatisfy { $0.hasPrefix("there is no object") }, "\(messages)")
      return nil
    case .mapping(let text, _, _): return text
    }
  }

  /// With white space wherever it may be.
  private static func spaced(_ text: String) -> String {
    var result = "\r\n"
    var isText = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      let isSign = !isText && "{}[],:".unicodeScalars.contains(scalar)
      if isSign { result += " \t" }
      result.unicodeScalars.append(scalar)
      if isSign { result += "\n\r " }
      if scalar == "\"", !isEscaped { isText.toggle() }
      isEscaped = isText && scalar == "\\" && !isEscaped
    }
    return result + "\n"
  }
}
