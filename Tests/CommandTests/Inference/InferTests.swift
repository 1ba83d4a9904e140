import Foundation
import TestSupport
import Testing

/// `kvmapc infer`: arguments, files and exit codes; and whole mappings, which are in Tests/Fixtures/infer.
@Suite struct InferTests {
  private static let folder = Repository.fixtures.appendingPathComponent("infer", isDirectory: true)
  private static let cases: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// A folder has samples, the arguments of the command, and what it prints.
  @Test(arguments: cases) func samplesBecomeAMapping(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name, isDirectory: true)
    let arguments = String(decoding: try Data(contentsOf: folder.appendingPathComponent("arguments")), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let samples = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 != "arguments" && !$0.hasPrefix("expected")
    }.sorted()
    let result = try CommandLineTool.run(["infer"] + arguments + samples, in: folder)
    #expect(result.code == 0)
    try Golden.expect(result.output, at: folder.appendingPathComponent("expected.kvmap"))
    try Golden.expect(result.problems, at: folder.appendingPathComponent("expected.notes"))
  }

  /// The page shows what is printed.
  @Test func thePageShowsWhatIsPrinted() throws {
    let page = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/inferring.md")), as: UTF8.self)
    func block(_ language: String) throws -> String {
      let start = try #require(page.range(of: "```\(language)\n"))
      let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
      return String(page[start.upperBound..<end.lowerBound])
    }
    let result = try infer("stations.json", files: ["stations.json": try block("json")])
    #expect(result.code == 0)
    #expect(result.output == (try block("kvmap")))
  }

  @Test func thereAreCases() { #expect(Self.cases.count >= 15) }

  /// Every mapping of the fixtures compiles to Swift that compiles, together with the source that it was made of.
  @Test(.enabled(if: SwiftCompiler.found != nil, "SKIPPED: there is no swiftc")) func theMappingsCompile() throws {
    let compiler = try #require(SwiftCompiler.found)
    let folder = try TemporaryFolder()
    for name in Self.cases {
      let mapping = try Data(contentsOf: Self.folder.appendingPathComponent("\(name)/expected.kvmap"))
      try folder.write(mapping, to: "\(name)/M.kvmap")
      let result = try CommandLineTool.run(["generate", "M.kvmap"], in: folder.url("\(name)"))
      #expect(result.code == 0, "\(name): \(result.problems)")
      // The types that mappers are for. Where some properties are refused, the mapper needs an initialiser.
      let source = Self.folder.appendingPathComponent(name, isDirectory: true)
      let isDeclared = try String(contentsOf: source.appendingPathComponent("arguments"), encoding: .utf8).contains("--declare")
      let sources = isDeclared ? [] : Repository.filesIfAny(in: source, withExtension: "swift")
      guard !name.hasSuffix("-refused") else { continue }
      let (status, output) = try compiler.check([folder.url("\(name)/M.kvmap.swift")] + sources, flags: [])
      #expect(status == 0, "\(name): \(output)")
    }
  }

  private func infer(_ words: String..., files: [String: String], input: String = "") throws -> CommandLineTool.Result {
    try CommandLineTool.run(["infer"] + words, in: try TemporaryFolder(files), input: Data(input.utf8))
  }

  @Test func theNameOfTheFileIsThatOfTheType() throws {
    let sample = #"{"a": 1}"#
    for (file, type) in [
      ("stations.json", "Station"), ("users-2.json", "User"), ("open_issues.ndjson", "OpenIssue"),
      ("42.json", "Document"), ("strings.json", "StringDocument")
    ] {
      let result = try infer(file, files: [file: sample])
      #expect(result.code == 0 && result.output.contains("struct \(type) {"), "\(result)")
    }
  }

  @Test func standardInputIsASample() throws {
    let result = try infer("-", files: [:], input: #"{"a": 1}"#)
    #expect(result.code == 0 && result.output == "kvmap 1\n\nstruct Document {\n  a: Int\n}\n")
    let lines = try infer("--from=ndjson", "-", files: [:], input: "{\"a\": 1}\n{}\n")
    #expect(lines.output == "kvmap 1\n\nstruct Document {\n  a: Int?\n}\n")
  }

  @Test func aFileIsWrittenOnceAndNotReplaced() throws {
    let folder = try TemporaryFolder(["s.json": #"{"a": 1}"#])
    func run(_ more: String...) throws -> CommandLineTool.Result {
      try CommandLineTool.run(["infer", "s.json", "--output", "S.kvmap"] + more, in: folder)
    }
    #expect(try run().output == "S.kvmap is written\n")
    #expect(try run().output == "S.kvmap is up to date\n")
    try folder.write("kvmap 1\n", to: "S.kvmap")
    let refused = try run()
    #expect(refused.code == 2 && refused.problems.contains("it is there already (--force does it)"))
    #expect(try folder.text("S.kvmap") == "kvmap 1\n")
    #expect(try run("--force").code == 0)
    #expect(try folder.text("S.kvmap") == "kvmap 1\n\nstruct S {\n  a: Int\n}\n")
  }

  @Test func theReportSaysWhatWasDecided() throws {
    let result = try infer("--report", "s.json", files: ["s.json": #"[{"a_b": 1}, {"a_b": null}]"#])
    #expect(
      result.output == """
        {
          "document": "[S]",
          "properties": [
            {"type": "S", "property": "aB", "path": "a_b", "key": "a_b", "is": "Int?", "transformer": null, "objects": 2, "present": 2, "nulls": 1}
          ],
          "notes": [

          ]
        }

        """)
    let dated = try infer("--report", "s.json", files: ["s.json": #"{"created_at": 1772357400}"#])
    #expect(dated.output.contains(#""is": "Date", "transformer": "epoch_seconds", "objects": 1"#), "\(dated.output)")
  }

  @Test func severalHintsAreTaken() throws {
    let result = try infer(
      "--text", "a", "--text=b", "--map", "o", "--name", "T", "s.json",
      files: ["s.json": #"{"a": "2026-03-01", "b": "2026-03-01", "o": {"x": 1}}"#])
    #expect(result.code == 0)
    #expect(result.output == "kvmap 1\n\nstruct T {\n  a: String\n  b: String\n  o: [String: Int]\n}\n")
    let root = try infer("--map=", "--name", "T", "s.json", files: ["s.json": #"{"x": {"a": 1}, "y": {"a": 2}}"#])
    #expect(root.code == 0 && root.output == "kvmap 1\n\nstruct T {\n  a: Int\n}\n", "\(root)")
  }

  @Test(arguments: [
    ([], "SAMPLE is missing"), (["-", "-"], "standard input is only one SAMPLE"),
    (["--output", "x.json", "s.json"], "'x.json' is not a .kvmap file"),
    (["--force", "s.json"], "'--force' has no meaning without '--output'"),
    (["--report", "--output", "x.kvmap", "s.json"], "'--report' is printed, and cannot be combined with '--output'"),
    (["--required-from", "0", "s.json"], "invalid value '0' for '--required-from'; expected a number from 1"),
    (["--union", "a", "s.json"], "invalid value 'a' for '--union'; expected PATH=KEY"),
    (["--type", "a=", "s.json"], "invalid value 'a=' for '--type'; expected PATH=TYPE"),
    (["--text", "a", "--map", "a", "s.json"], "two options decide what 'a' is"),
    (["x.csvform", "--from", "csv"], "invalid value 'csv' for '--from'; expected one of json, ndjson, xml, plist, form, schema, openapi, swift")
  ]) func wrongUsageIsExplained(words: [String], message: String) throws {
    let result = try CommandLineTool.run(["infer"] + words, in: try TemporaryFolder(["s.json": #"{"a": 1}"#]))
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
    #expect(result.problems.hasSuffix("kvmapc: see 'kvmapc infer --help'\n"))
  }

  @Test func whatIsNotThereIsReported() throws {
    let missing = try infer("none.json", files: [:])
    #expect(missing.code == 2)
    #expect(missing.problems == "kvmapc: error: cannot read 'none.json': No such file or directory\n")
    let broken = try infer("s.json", files: ["s.json": "{"])
    #expect(
      broken.code == 1 && broken.output == "" && broken.problems.hasPrefix("kvmapc: error: 's.json' is not JSON: "))
  }

  /// A type that is not there, or that does not read the samples.
  @Test func aTypeOfTheCallerIsTried() throws {
    let files = ["s.json": #"{"a": "x"}"#]
    let unknown = try infer("--type", "a=Nothing", "--output", "S.kvmap", "s.json", files: files)
    #expect(unknown.code == 1 && unknown.problems.contains("error[unknown-type]"), "\(unknown.problems)")
    #expect(unknown.problems.contains("no mapping is written"))
    let wrong = try infer("--type", "a=Int", "s.json", files: files)
    #expect(wrong.code == 1 && wrong.output.contains("  a: Int\n"))
    #expect(wrong.problems.contains("the mapping does not read 's.json':\n"), "\(wrong.problems)")
    #expect(wrong.problems.contains("a: expected an integer, found the string \"x\""))
    let folder = try TemporaryFolder(files)
    let unwritten = try CommandLineTool.run(["infer", "--type", "a=Int", "--output", "S.kvmap", "s.json"], in: folder)
    #expect(unwritten.code == 1 && unwritten.problems.contains("'S.kvmap' is not written; "), "\(unwritten)")
    #expect((try? folder.text("S.kvmap")) == nil)
  }

  /// 33 MB of lines: the first 32 are looked at, and the rest is not read.
  @Test func ofLongFilesTheBeginningIsLookedAt() throws {
    let folder = try TemporaryFolder(["b.json": #"{"b": 1}"#])
    let line = #"{"a": ""# + String(repeating: "x", count: 500_000) + "\"}\n"
    let text = String(repeating: line, count: 68) + "{\"late\": 1}\n"
    try folder.write(text, to: "a.ndjson")
    let result = try CommandLineTool.run(["infer", "a.ndjson", "b.json", "--name", "A"], in: folder)
    #expect(result.code == 0 && result.output == "kvmap 1\n\nstruct A {\n  a: String\n}\n", "\(result)")
    #expect(result.problems.contains("of 'a.ndjson' only the first 67 lines were looked at"))
    #expect(result.problems.contains("'b.json' and what follows it were not looked at"))
  }

  /// Each level has the key of all others, so each pair of them might be one type, down to the value, which is none.
  /// The limit is in seconds of the processor, of which a comparison of each pair from its beginning takes more.
  @Test func deepDocumentsOfEqualKeysTakeNoTime() throws {
    let text = String(repeating: "{\"a\":", count: 240) + "1" + String(repeating: "}", count: 240)
    let result = try CommandLineTool.shell(
      #"ulimit -t 8; exec "$KVMAPC" infer s.json"#, in: try TemporaryFolder(["s.json": text]))
    #expect(result.code == 0, "\(result.problems)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("struct ") } == 240 && lines.contains("  a: Int"))
  }
}
