import Foundation
import TestSupport
import Testing

/// `kvmapc infer --into`: whole cases, which are in Tests/Fixtures/into, and how it writes.
@Suite struct InferIntoTests {
  private static let folder = Repository.fixtures.appendingPathComponent("into", isDirectory: true)
  private static let cases: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test func thereAreCases() { #expect(Self.cases.count >= 20) }

  /// A folder has mappings, samples and the arguments of the command. The first mapping that nothing imports is
  /// extended.
  @Test(arguments: cases) func samplesAreAddedToAMapping(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name, isDirectory: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix("expected") }
    let work = try TemporaryFolder()
    for name in names { try work.write(try Data(contentsOf: folder.appendingPathComponent(name)), to: name) }
    let arguments = try work.text("arguments").split(separator: "\n").map(String.init)
    let mappings = names.filter { $0.hasSuffix(".kvmap") }.sorted()
    let texts = try mappings.map { try work.text($0) }
    let into = try #require(mappings.first { name in !texts.contains { $0.contains("import \"\(name)\"") } })
    let before = try work.text(into)
    let dry = try CommandLineTool.run(["infer", "--dry-run", "--into", into] + arguments, in: work)
    #expect(try work.text(into) == before, "--dry-run writes nothing")
    let result = try CommandLineTool.run(["infer", "--into", into] + arguments, in: work)
    #expect(result.code == dry.code && result.problems == dry.problems)
    let after = try work.text(into)
    #expect((dry.output == "") == (before == after))
    #expect(result.output == "\(into) is \(before == after ? "up to date" : "written")\n")
    try Golden.expect(after, at: folder.appendingPathComponent("expected.kvmap"))
    try Golden.expect("exit \(result.code)\n" + result.problems, at: folder.appendingPathComponent("expected.notes"))
    // What was there is there, in its order.
    var rest = after.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    for line in before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) where !name.contains("one-line") {
      guard let index = rest.firstIndex(of: line) else {
        Issue.record("a line is gone: \(line)")
        break
      }
      rest = rest[(index + 1)...]
    }
    let check = try CommandLineTool.run(["check", into], in: work)
    #expect(check.code == 0, "\(check.problems)")
    let again = try CommandLineTool.run(["infer", "--into", into] + arguments.filter { $0 != "--gather" }, in: work)
    #expect(try work.text(into) == after, "\(again.problems)")
  }

  private func infer(_ words: String..., files: [String: String]) throws -> (CommandLineTool.Result, TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    return (try CommandLineTool.run(["infer"] + words, in: folder), folder)
  }

  /// The page shows what is printed.
  @Test func thePageShowsWhatIsPrinted() throws {
    let page = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/inferring.md")), as: UTF8.self)
    let section = try #require(page.components(separatedBy: "## Adding to a mapping\n").last)
    func block(_ language: String) throws -> String {
      let start = try #require(section.range(of: "```\(language)\n"))
      let end = try #require(section.range(of: "```", range: start.upperBound..<section.endIndex))
      return String(section[start.upperBound..<end.lowerBound])
    }
    let files = ["Users.kvmap": try block("kvmap"), "users.json": try block("json")]
    let (result, _) = try infer("--into", "Users.kvmap", "--dry-run", "users.json", files: files)
    #expect(result.code == 1)
    #expect(result.output == (try block("diff")))
    #expect(result.problems == (try block("text")))
  }

  @Test func theDifferenceIsPrinted() throws {
    let (result, folder) = try infer(
      "--into", "M.kvmap", "--dry-run", "a.json",
      files: ["M.kvmap": "struct M {\n  a: Int\n}\n", "a.json": #"{"a": 1, "b": 2}"#])
    #expect(result.code == 0)
    #expect(
      result.output == """
        --- M.kvmap
        +++ M.kvmap
        @@ -1,3 +1,4 @@
         struct M {
           a: Int
        +  b: Int
         }

        """)
    #expect(try folder.text("M.kvmap") == "struct M {\n  a: Int\n}\n")
  }

  @Test(arguments: [
    (["--dry-run", "s.json"], "'--dry-run' has no meaning without '--into'"),
    (["--unknown", "s.json"], "'--unknown' has no meaning without '--into'"),
    (["--into", "M.txt", "s.json"], "'M.txt' is not a .kvmap file"),
    (
      ["--into", "M.kvmap", "--output", "N.kvmap", "s.json"],
      "'--output' writes a mapping of its own, and cannot be combined with '--into'"
    ),
    (
      ["--into", "M.kvmap", "--report", "s.json"],
      "'--report' explains a mapping of its own, and cannot be combined with '--into'"
    ),
    (
      ["--into", "M.kvmap", "--tests", "s.json"],
      "'--tests' adds tests to a mapping of its own, and cannot be combined with '--into'"
    ), (["--into", "M.kvmap"], "SAMPLE is missing"),
  ]) func wrongUsageIsExplained(words: [String], message: String) throws {
    let folder = try TemporaryFolder(["s.json": #"{"a": 1}"#, "M.kvmap": "struct M {\n  a: Int\n}\n"])
    let result = try CommandLineTool.run(["infer"] + words, in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
  }

  @Test func whatCannotBeUsedIsReported() throws {
    let sample = #"{"a": 1, "b": 2}"#
    let mapping = "struct M {\n  a: Int\n}\n"
    let (missing, _) = try infer("--into", "M.kvmap", "s.json", files: ["s.json": sample])
    #expect(missing.code == 2 && missing.problems.contains("'M.kvmap': no such file"), "\(missing.problems)")
    let (wrong, _) = try infer(
      "--into", "M.kvmap", "s.json", files: ["s.json": sample, "M.kvmap": "struct M {\n  a: In\n}\n"])
    #expect(wrong.code == 1 && wrong.problems.contains("error[unknown-type]"), "\(wrong.problems)")
    let (broken, folder) = try infer("--into", "M.kvmap", "s.json", files: ["s.json": "{", "M.kvmap": mapping])
    #expect(
      broken.code == 1 && broken.problems.hasPrefix("kvmapc: error: 's.json' is not JSON: "), "\(broken.problems)")
    #expect(try folder.text("M.kvmap") == mapping)
    let (empty, _) = try infer("--into", "M.kvmap", "s.json", files: ["s.json": sample, "M.kvmap": "kvmap 1\n"])
    #expect(empty.code == 1 && empty.problems.contains("the file declares no type"), "\(empty.problems)")
    let (type, _) = try infer(
      "--into", "M.kvmap", "--name", "N", "s.json", files: ["s.json": sample, "M.kvmap": mapping])
    #expect(type.code == 1 && type.problems.contains("unknown-type"), "\(type.problems)")
    let (hint, other) = try infer(
      "--into", "M.kvmap", "--map", "x", "s.json", files: ["s.json": sample, "M.kvmap": mapping])
    #expect(hint.code == 1 && hint.problems.contains("nothing is added at 'x'"), "\(hint.problems)")
    #expect(try other.text("M.kvmap") == mapping)
    let (mixed, _) = try infer(
      "--into", "M.kvmap", "s.json", "s.xml", files: ["s.json": sample, "s.xml": "<a/>", "M.kvmap": mapping])
    #expect(mixed.code == 1 && mixed.problems.contains("samples of one mapping are of one format"), "\(mixed.problems)")
  }

  @Test func manyProblemsAreCounted() throws {
    let lines = Array(repeating: #"{"a":"x","b":1}"#, count: 1_500) + [#"{"a":1,"b":"y"}"#]
    let (result, _) = try infer(
      "--into", "M.kvmap", "s.ndjson",
      files: ["s.ndjson": lines.joined(separator: "\n"), "M.kvmap": "struct M {\n  a: Int\n  b: Int\n}\n"])
    #expect(result.problems.contains("M.a is not read in 1500 of 1501 objects (s.ndjson)"), "\(result.problems)")
    #expect(result.problems.contains("M.b is not read in 1 of 1501 objects (s.ndjson)"), "\(result.problems)")
  }

  @Test(arguments: [
    ("e: [Int]", #"{"e": [1, null]}"#, "an element of M.e is null in 1 of 1 object (s.json); 'e: [Int?]' would read them"),
    ("e: [[Int]] = []", #"{"e": [[1, null]]}"#, "an element of M.e is null in 1 of 1 object (s.json); 'e: [[Int?]] = []' would read them"),
    ("e: [[Int]]?", #"{"e": [[1], null]}"#, "an element of M.e is null in 1 of 1 object (s.json); 'e: [[Int]?]?' would read them"),
    ("e: [Int]", #"{"e": null}"#, "M.e is null in 1 of 1 object (s.json); 'e: [Int] = []' would read them"),
    ("e: [String: Int]", #"{"e": {"a": null}}"#, "a value in M.e is null in 1 of 1 object (s.json); 'e: [String: Int?]' would read them"),
  ]) func elementsThatAreNullAreReported(line: String, sample: String, message: String) throws {
    let (result, _) = try infer(
      "--into", "M.kvmap", "s.json", files: ["s.json": sample, "M.kvmap": "struct M {\n  \(line)\n}\n"])
    #expect(result.code == 1 && result.problems == "M.kvmap:2: \(message)\n", "\(result.problems)")
  }

  /// The notation that is written stays the first, since others read it.
  @Test(arguments: [
    ("created: Date <-> created | epoch_seconds", "1700000000", "created: Date <-> created | epoch_seconds or iso8601"),
    ("created: Date", "1700000000", "created: Date | iso8601 or epoch_seconds"),
    ("default Date via epoch_seconds\n  created: Date", "1700000000", "created: Date | epoch_seconds or iso8601"),
    (
      "created: Date? <-> created | date(\"dd.MM.yyyy\")", #""01.02.2024""#,
      "@canonical created: Date? <-> created | date(\"dd.MM.yyyy\") or iso8601"
    ),
  ]) func aNotationIsAddedBehindThePresentOne(lines: String, present: String, line: String) throws {
    let (result, _) = try infer(
      "--into", "M.kvmap", "s.json",
      files: [
        "s.json": "[{\"created\": \(present)}, {\"created\": \"2024-01-01T00:00:00Z\"}]",
        "M.kvmap": "struct M {\n  \(lines)\n}\n",
      ])
    #expect(result.code == 1 && result.problems.hasSuffix("; '\(line)' would read them\n"), "\(result.problems)")
  }

  /// What was inferred from samples is the type of them, whatever contains its first type.
  @Test(arguments: [
    ("s.json", #"{"1": {"a": 1, "b": "x"}, "2": {"a": 2, "b": "y"}}"#), ("s.json", #"{"1": {"a": 1}, "2": {"b": 2}}"#),
    ("s.json", #"[[{"a": 1}], [{"a": 2}, {"a": 3}]]"#), ("s.json", #"[{"1": {"a": 1}}, {"2": {"a": 1}}]"#),
    ("s.ndjson", "[{\"a\": 1}]\n[{\"a\": 2}, {\"a\": 3}]\n"), ("s.ndjson", "{\"a\": 1}\n{\"b\": 2}\n"),
    ("s.ndjson", "{\"1\": {\"a\": 1}}\n{\"2\": {\"a\": 1}}\n"),
    ("s.plist",
      "<plist version=\"1.0\"><array><dict><key>a</key><integer>1</integer></dict><dict><key>a</key><integer>2</integer></dict></array></plist>"),
  ]) func theSamplesOfAMappingAddNothing(name: String, sample: String) throws {
    let folder = try TemporaryFolder([name: sample])
    let inferred = try CommandLineTool.run(["infer", "--output", "M.kvmap", name], in: folder)
    #expect(inferred.code == 0, "\(inferred.problems)")
    let result = try CommandLineTool.run(["infer", "--into", "M.kvmap", name], in: folder)
    #expect(result.code == 0 && result.output == "M.kvmap is up to date\n" && result.problems == "", "\(result)")
  }

  /// Keys that look alike are added both.
  @Test func keysAreAddedByTheirBytes() throws {
    let (one, other) = ("\u{E9}", "e\u{301}")
    let (result, folder) = try infer(
      "--into", "M.kvmap", "s.json",
      files: ["s.json": "{\"a\": 1, \"\(one)\": 1, \"\(other)\": \"x\"}", "M.kvmap": "struct M {\n  a: Int\n}\n"])
    #expect(result.code == 0, "\(result.problems)")
    let lines = try folder.text("M.kvmap").split(separator: "\n")
    #expect(lines.count == 5 && lines[2].hasSuffix(": Int") && lines[3].contains(": String"), "\(lines)")
  }

  /// A link stays a link, and no temporary file stays.
  @Test func theFileIsReplacedAsAWhole() throws {
    let folder = try TemporaryFolder(["real/M.kvmap": "struct M {\n  a: Int\n}\n", "s.json": #"{"a": 1, "b": 2}"#])
    try FileManager.default.createSymbolicLink(atPath: folder.url("M.kvmap").path, withDestinationPath: "real/M.kvmap")
    let result = try CommandLineTool.run(["infer", "--into", "M.kvmap", "s.json"], in: folder)
    #expect(result.code == 0 && result.output == "M.kvmap is written\n", "\(result)")
    #expect(try folder.text("real/M.kvmap") == "struct M {\n  a: Int\n  b: Int\n}\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url("real").path) == ["M.kvmap"])
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.url("M.kvmap").path)) == "real/M.kvmap")
  }
}
