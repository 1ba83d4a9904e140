import Foundation
import TestSupport
import Testing

/// `kvmapc check --sample`: which rules and keys samples use.
@Suite struct SampleCheckTests {
  private static let mapping = """
    kvmap 1

    keys snake_case

    struct Station {
      id: Int
      isOpen: Bool = true
      position: Position? <-> gather { lat, lon }
      origin: Origin <- self
      extra: [String: Value] <-> rest
      stops: [Stop] = []
    }

    struct Position {
      lat: Double
      lon: Double
    }

    struct Origin {
      source: String?
    }

    struct Stop {
      title: String
      platform: Int?
    }
    """
  private static let stations = """
    [{"id": 1, "lat": 1, "lon": 2, "source": "a", "x": 1, "stops": [{"title": "t", "z": 1}, {"title": "u", "z": 2}]},
     {"id": "x", "stops": [{"z": 3}]}]
    """

  private func check(_ words: [String], mapping: String = mapping, input: String = "") throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder()
    try folder.write(mapping, to: "Station.kvmap")
    try folder.write(Self.stations, to: "stations.json")
    try folder.write(#"{"id": 1, "lat": 1, "lon": 2, "is_open": false, "stops": [{"title": "t", "platform": 1}]}"#, to: "one.json")
    try folder.write("{\"id\": 1}\n{\"id\": 2}\n", to: "lines.ndjson")
    try folder.write("<station><id>1</id><stops><title>t</title></stops></station>", to: "one.xml")
    return try CommandLineTool.run(["check"] + words, in: folder, input: Data(input.utf8))
  }

  /// Keys that a union drops, and those that another rule reads in the same object.
  @Test func keysThatUnionsDrop() throws {
    let folder = try TemporaryFolder()
    let mapping = """
      struct A { ms: [M], kind: String, n: Int, u: U <- self }
      union M on type { said: Said <-> "said", left <-> "left" }
      struct Said { text: String }
      union U on kind { a <-> "a" }
      """
    try folder.write(mapping, to: "A.kvmap")
    let messages = #"[{"type": "left", "at": 1}, {"type": "said", "text": "", "by": 2}, {"type": "left", "at": 3}]"#
    try folder.write(#"{"ms": \#(messages), "kind": "a", "n": 1, "x": 2}"#, to: "a.json")
    let result = try CommandLineTool.run(["check", "--sample", "a.json", "A.kvmap"], in: folder)
    #expect(
      result.output.hasSuffix(
        """
        keys that no rule reads:
          ms[*].at  2 times
          ms[*].by  once
          x         once

        """), "\(result)")
  }

  /// A repeated key that the mapping allows, or refuses, hides no rule.
  @Test(arguments: [("last", 0), ("first", 0), ("error", 1)])
  func rulesOfDocumentsWithRepeatedKeys(duplicates: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("kvmap 1\nduplicates \(duplicates)\n\nstruct A {\n  a: Int\n  b: Int\n}\n", to: "A.kvmap")
    try folder.write(#"{"a": 1, "a": 2, "b": 3, "c": 4}"#, to: "a.json")
    let result = try CommandLineTool.run(["check", "--sample", "a.json", "A.kvmap"], in: folder)
    #expect(result.code == code)
    #expect(result.output.contains("  A.b  1 of 1  A.kvmap:6\nkeys that no rule reads:\n  c  once\n"), "\(result)")
  }

  @Test func countsRulesKeysAndProblems() throws {
    let result = try check(["--sample", "stations.json", "Station.kvmap"])
    #expect(result.code == 1)
    #expect(result.problems == "")
    #expect(
      result.output == """
        rules:
          Station.id        2 of 2  Station.kvmap:6
          Station.isOpen    never   Station.kvmap:7
          Station.position  1 of 2  Station.kvmap:8
          Station.origin    2 of 2  Station.kvmap:9
          Station.extra     1 of 2  Station.kvmap:10
          Station.stops     2 of 2  Station.kvmap:11
          Position.lat      1 of 1  Station.kvmap:15
          Position.lon      1 of 1  Station.kvmap:16
          Origin.source     1 of 2  Station.kvmap:20
          Stop.title        2 of 3  Station.kvmap:24
          Stop.platform     never   Station.kvmap:25
        keys that no rule reads:
          [*].stops[*].z  3 times
        problems:
          Station.id (Station.kvmap:6): expected an integer, found the string "x"
            once, first in stations.json at [1].id
          Stop.title (Station.kvmap:24): expected a value, found only the key "z"
            once, first in stations.json at [1].stops[0].title

        """)
  }

  /// What several samples have together, and the exit code without problems.
  @Test func samplesAreCountedTogether() throws {
    let result = try check(["--sample", "one.json", "--sample", "lines.ndjson", "Station.kvmap"])
    #expect(result.code == 0)
    #expect(result.output.contains("  Station.id        3 of 3  Station.kvmap:6\n"))
    #expect(result.output.contains("  Station.isOpen    1 of 3  Station.kvmap:7\n"))
    #expect(!result.output.contains("problems:"))
    let strict = try check(["--strict", "--sample", "one.json", "Station.kvmap"])
    #expect(strict.code == 1, "Origin.source never fires")
    let xml = try check(["--sample", "one.xml", "Station.kvmap"])
    #expect(xml.output.contains("  Stop.title        1 of 1     Station.kvmap:24\n"))
  }

  @Test func brokenDocumentsAreLocated() throws {
    let folder = try TemporaryFolder(["A.kvmap": "kvmap 1\n\nstruct A {\n  a: Int\n}\n"])
    try folder.write("{\"a\":1}\n{\"a\":1}\n{\"a\":}\n", to: "a.ndjson")
    try folder.write("{\n  \"a\":}\n", to: "b.json")
    let lines = try CommandLineTool.run(["check", "--sample", "a.ndjson", "A.kvmap"], in: folder)
    #expect(lines.output.hasSuffix("once, first in a.ndjson at line 3, column 6\n"), "\(lines.output)")
    let document = try CommandLineTool.run(["check", "--sample", "b.json", "A.kvmap"], in: folder)
    #expect(document.output.hasSuffix("once, first in b.json at line 2, column 7\n"), "\(document.output)")
  }

  /// A line that is not valid JSON hides neither the lines before it nor those after it.
  @Test func brokenLinesHideNoOthers() throws {
    let folder = try TemporaryFolder(["A.kvmap": "kvmap 1\n\nstruct A {\n  a: Int\n  b: B?\n}\n\nstruct B {\n  c: Int\n}\n"])
    try folder.write("{\"a\":1}\n{\"a\":\n{\"a\":\"x\"}\n{\"a\":4}}\n{\"a\":5}\n", to: "a.ndjson")
    try folder.write("{", to: "none.ndjson")
    let result = try CommandLineTool.run(["check", "--sample", "a.ndjson", "A.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("  A.a  3 of 3     A.kvmap:4\n"), "\(result.output)")
    #expect(result.output.contains("  A.b  never      A.kvmap:5\n"), "\(result.output)")
    #expect(result.output.contains("  B.c  no object  A.kvmap:9\n"), "\(result.output)")
    #expect(
      result.output.contains(
        "expected a value, found the end of the line\n    2 times, first in a.ndjson at line 2, column 6\n"),
      "\(result.output)")
    #expect(result.output.contains("found the string \"x\"\n    once, first in a.ndjson at [1].a\n"), "\(result.output)")
    let none = try CommandLineTool.run(["check", "--sample", "none.ndjson", "A.kvmap"], in: folder)
    #expect(none.output.contains("  A.a  no object  A.kvmap:4\n"), "\(none.output)")
  }

  /// A key of a dictionary is a value of the document, and no name.
  @Test(arguments: [
    ("struct A { d: [String: B] }\nstruct B { x: Int }", #"{"d": {"k1": {"x": 1, "w": 1}, "k2": {"x": 1, "w": 1}}}"#, "A", "d[*].w  twice"),
    ("struct A { d: [String: [B]]? }\nstruct B { c: C }\nstruct C { x: Int }",
      #"{"d": {"k1": [{"c": {"x": 1, "w": 1}}], "k2": [{"c": {"x": 1, "w": 1}}]}}"#, "A", "d[*][*].c.w  twice"),
    ("struct A { x: Int }", #"{"k1": {"x": 1, "w": 1}, "k2": {"x": 1, "w": 1}}"#, "[String: A]", "[*].w  twice"),
    ("struct A { u: [String: U] }\nunion U on kind in data { b: B }\nstruct B { x: Int }",
      #"{"u": {"k": {"kind": "b", "data": {"x": 1, "w": 1}}}}"#, "A", "u.k.data.w  once"),
    ("struct A { d: D }\nstruct D { e: E <-> a.b }\nstruct E { x: Int }", #"{"d": {"a": {"b": {"x": 1, "w": 1}}}}"#, "A",
      "d.a.b.w  once"),
  ])
  func keysOfDictionariesAreFolded(mapping: String, document: String, type: String, line: String) throws {
    let result = try check(["--sample", "-", "--type", type, "Station.kvmap"], mapping: mapping, input: document)
    let line = line.replacingOccurrences(of: "twice", with: "2 times")
    #expect(result.output.contains("keys that no rule reads:\n  \(line)\n"), "\(result.output)")
  }

  /// More problems than a document may have for generated code: each is counted, and hides no other.
  @Test(arguments: ["ndjson", "json"]) func manyProblemsAreCounted(format: String) throws {
    let folder = try TemporaryFolder(["A.kvmap": "kvmap 1\n\nstruct A {\n  a: Int\n  b: Int\n}\n"])
    let lines = Array(repeating: #"{"a":"x","b":1}"#, count: 1_500) + [#"{"a":1,"b":"y"}"#]
    let text = format == "json" ? "[" + lines.joined(separator: ",\n") + "]" : lines.joined(separator: "\n")
    try folder.write(text, to: "a.\(format)")
    let result = try CommandLineTool.run(["check", "--sample", "a.\(format)", "A.kvmap"], in: folder)
    #expect(
      result.output.hasSuffix(
        """
        problems:
          A.a (A.kvmap:4): expected an integer, found the string "x"
            1500 times, first in a.\(format) at [0].a
          A.b (A.kvmap:5): expected an integer, found the string "y"
            once, first in a.\(format) at [1500].b

        """), "\(result.output)")
  }

  @Test func printsJSONForPrograms() throws {
    let result = try check(["--format", "json", "--sample", "stations.json", "Station.kvmap"])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect((report["rules"] as? [[String: Any]])?.count == 11)
    #expect((report["unread"] as? [[String: Any]])?.first?["count"] as? Int == 3)
    let problems = try #require(report["problems"] as? [[String: Any]])
    #expect(problems.map { $0["kind"] as? String } == ["mismatch", "missing"])
    #expect(problems.first?["path"] as? String == "[1].id")
    #expect(problems.first?["line"] as? Int == 2 && problems.first?["column"] as? Int == 9)
  }

  @Test func theTypeIsTheFirstUnlessItIsGiven() throws {
    let result = try check(["--sample", "-", "--type", "Stop", "Station.kvmap"], input: #"{"title": "a"}"#)
    #expect(result.code == 0)
    #expect(result.output == "rules:\n  Stop.title     1 of 1  Station.kvmap:24\n  Stop.platform  never   Station.kvmap:25\n")
    let list = try check(["--sample", "stations.json", "--type", "[Station]", "Station.kvmap"])
    #expect(list.output.contains("Station.id        2 of 2"))
  }

  @Test func wrongSamplesAndFilesAreReported() throws {
    let broken = try check(["--sample", "-", "Station.kvmap"], input: #"{"id": "#)
    #expect(broken.code == 1 && broken.output.contains("problems:\n"))
    for (words, mapping, code, message) in [
      (["--sample", "missing.json", "Station.kvmap"], Self.mapping, 2, "cannot read 'missing.json'"),
      (["--sample", "one.json", "--type", "Nope", "Station.kvmap"], Self.mapping, 1, "unknown type 'Nope'"),
      (["--sample", "one.json", "Station.kvmap"], "kvmap 1\nstruct A { a: Nope }", 1, "unknown type 'Nope'"),
      (["--sample", "one.json", "Station.kvmap"], "kvmap 1\n", 1, "declares no type"),
      (["--sample", "", "Station.kvmap"], Self.mapping, 2, "the name of a sample is empty"),
      (["--sample", "-", "-"], Self.mapping, 2, "standard input can be only one file"),
      (["--strict", "Station.kvmap"], Self.mapping, 2, "no meaning without '--sample'"),
      (["--type", "Stop", "Station.kvmap"], Self.mapping, 2, "no meaning without '--sample'"),
      (["--format", "sarif", "--sample", "one.json", "Station.kvmap"], Self.mapping, 2, "no SARIF of samples"),
    ] {
      let result = try check(words, mapping: mapping)
      #expect(result.code == code && result.problems.contains(message), "\(words): \(result.problems)")
    }
    let folder = try TemporaryFolder()
    try folder.write("kvmap 1\n", to: "A.kvmap")
    try folder.write("kvmap 1\n", to: "B.kvmap")
    let several = try CommandLineTool.run(["check", "--sample", "a.json", "."], in: folder)
    #expect(several.code == 2 && several.problems.contains("'--sample' needs one .kvmap file, and there are 2"))
  }

  /// An object that a rule makes of several keys has keys that nothing reads as any other.
  @Test(arguments: [
    ("struct A { x: Int, more: [String: B] <-> rest }\nstruct B { y: Int? }",
      #"{"x": 1, "k": {"y": 2, "z": 3}}"#, ["k.z"]),
    ("struct A { x: Int, more: [B] <-> rest | keyed }\nstruct B { y: Int?, k: String <-> $key }",
      #"{"x": 1, "k": {"y": 2, "z": 3}}"#, ["k.z"]),
    ("struct A { b: B <-> gather { c <-> x.y, d } }\nstruct B { c: C, d: Int }\nstruct C { e: Int }",
      #"{"x": {"y": {"e": 1, "z": 2}}, "d": 1, "v": 1}"#, ["x.y.z", "v"]),
    ("struct A { b: B <-> gather prefix \"b_\" }\nstruct B { c: [C] }\nstruct C { e: Int }",
      #"{"b_c": [{"e": 1, "z": 2}], "b_z": 1}"#, ["b_c[*].z", "b_z"]),
    ("struct A { b: B? <-> b ?? gather { c <-> x } }\nstruct B { c: C }\nstruct C { e: Int }",
      #"{"x": {"e": 1, "z": 2}}"#, ["x.z"]),
    ("struct A { x: Int, b: B <- self }\nstruct B { y: Int? }", #"{"x": 1, "y": 2, "z": 3}"#, ["z"]),
    ("struct A { x: Int <- a.b, b: B <- self }\nstruct B { a: C }\nstruct C { c: Int }",
      #"{"a": {"b": 1, "c": 2, "z": 3}}"#, ["a.z"]),
    ("struct A { b: B <- self, c: C <- self }\nstruct B { x: Int }\nstruct C { y: Int }",
      #"{"x": 1, "y": 2, "z": 3}"#, ["z"]),
    ("struct A { b: B <- self, more: Object <-> rest }\nstruct B { x: Int }", #"{"x": 1, "y": 2, "z": 3}"#, []),
    ("struct A { b: B <- a, c: C <- a }\nstruct B { x: Int }\nstruct C { y: Int }",
      #"{"a": {"x": 1, "y": 2, "z": 3}}"#, ["a.z"]),
    ("struct A { u: [String: U] <-> rest }\nunion U on kind { b: B }\nstruct B { y: Int? }",
      #"{"k": {"kind": "b", "y": 2, "z": 3}}"#, ["k.z"]),
    ("struct A { u: U <- self }\nunion U on kind { b: B }\nstruct B { y: Int? }",
      #"{"kind": "b", "y": 2, "z": 3}"#, ["z"]),
    ("struct A { x: Int, @sensitive more: [String: B] <-> rest }\nstruct B { y: Int? }",
      #"{"x": 1, "k": {"y": 2, "z": 3}}"#, ["\"…\""]),
  ])
  func keysThatNothingReadsInMadeObjects(mapping: String, document: String, unread: [String]) throws {
    let result = try check(["--format", "json", "--sample", "-", "Station.kvmap"], mapping: mapping, input: document)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect((report["problems"] as? [Any])?.isEmpty == true, "\(result.output)")
    let found = try #require(report["unread"] as? [[String: Any]])
    #expect(Set(found.compactMap { $0["path"] as? String }) == Set(unread), "\(result.output)")
    #expect(found.allSatisfy { $0["count"] as? Int == 1 })
  }
}
