import Foundation
import TestSupport
import Testing

@Suite struct MapTests {
  private static let mapping = """
    keys snake_case
    default Date via date("EEE MMM dd HH:mm:ss ZZZZ yyyy")

    struct User {
      name: String
      createdAt: Date
      followers: Int <- stats.count = 0
      home: URL?
      tags: lossy [String] = []
    }
    """

  private static let document = """
    {"name": "Ada", "created_at": "Sat Apr 14 00:20:07 +0000 2012", "stats": {"count": 7}, "more": [1]}
    """

  private func map(
    _ arguments: String..., input: String = document, mapping: String = mapping, file: String? = nil
  ) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    if let file { try folder.write(input, to: file) }
    return try CommandLineTool.run(["map", "M.kvmap"] + arguments, in: folder, input: Data(input.utf8))
  }

  @Test func printsTheValueWithTheNamesOfItsProperties() throws {
    let result = try map("User")
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        {
          "name": "Ada",
          "createdAt": "2012-04-14T00:20:07Z",
          "followers": 7,
          "tags": []
        }

        """)
  }

  @Test func readsAFile() throws {
    let result = try map("[User]", "in.json", "--json", input: "[\(Self.document)]", file: "in.json")
    #expect(result.code == 0)
    #expect(
      result.output == #"[{"name":"Ada","createdAt":"2012-04-14T00:20:07Z","followers":7,"tags":[]}]"# + "\n")
  }

  @Test func writesBack() throws {
    let result = try map("User", "--write", "json", "--json")
    #expect(result.code == 0)
    #expect(
      result.output == #"{"name":"Ada","created_at":"Sat Apr 14 00:20:07 +0000 2012","tags":[]}"# + "\n")
  }

  /// Two keys, or two elements, whose keys are written alike would be an object with a key twice.
  @Test(arguments: [
    (#"[Date: Int] <-> m"#, #"{"m": {"2026-01-01 10:00": 1, "2026-01-01 11:00": 2}}"#, #"m."2026-01-01""#),
    (#"[E] <-> m | keyed"#, #"{"m": {" a": {"v": 1}, "a": {"v": 2}}}"#, "m.a"),
    (#"Set<E> <-> m | keyed"#, #"{"m": {" a": {"v": 1}, "a": {"v": 2}}}"#, "m.a"),
    (
      #"[Date: Int] <-> m | pairs("k", "v")"#,
      #"{"m": [{"k": "2026-01-01 10:00", "v": 1}, {"k": "2026-01-01 11:00", "v": 2}]}"#, "m[0]"
    ),
  ])
  func keysThatAreWrittenAlikeAreAProblem(rule: String, document: String, path: String) throws {
    let mapping = """
      default Date via date("yyyy-MM-dd", "yyyy-MM-dd HH:mm")
      struct A { m: \(rule) }
      struct E { @canonical k: String <-> $key | trimmed, v: Int }
      """
    let result = try map("A", "--write", "json", input: document, mapping: mapping)
    #expect(result.code == 1 && result.output == "")
    #expect(result.problems.hasPrefix("\(path): expected each key once, found the key"), "\(result.problems)")
  }

  @Test func startsWhereItIsTold() throws {
    let input = #"{"data": {"users": [0, \#(Self.document)]}}"#
    let result = try map("User", "--at", "data.users[1]", "--json", input: input)
    #expect(result.code == 0 && result.output.hasPrefix(#"{"name":"Ada""#))
    let nowhere = try map("User", "--at", "data.people", "--json", input: input)
    #expect(nowhere.code == 1 && nowhere.output.contains(#""path": "data.people", "kind": "missing""#))
    let noPath = try map("User", "--at", "a..b")
    #expect(noPath.code == 2 && noPath.problems.hasPrefix("kvmapc: error: 'a..b' is not a path"))
  }

  @Test func thePathMaySelectAnElement() throws {
    let input = #"{"all": [{"id": 1, "of": {"n": 2}}, {"id": 7, "of": {"n": 3}}, {"id": 7, "of": {"n": 4}}], "more": 5}"#
    let found = try map("Int", "--at", "all[id == 7].of.n", "--json", input: input)
    #expect(found.code == 0 && found.output == "3\n" && found.problems == "")
    let last = try map("[Int]", "--at", "all[of.n == 4].of", "--json", input: input)
    #expect(last.code == 1 && last.output.contains(#""path": "all[2].of", "kind": "mismatch""#), "\(last.output)")
    let none = try map("Int", "--at", "all[id == 8].of", "--json", input: input)
    #expect(none.code == 1 && none.output.contains(#""kind": "missing""#), "\(none.output)")
    let broken = try map("Int", "--at", "all[id == 1].of.n", "--json", input: input + "]")
    #expect(broken.code == 1 && broken.output.contains(#""kind": "syntax""#), "\(broken.output)")
  }

  @Test func settingsOfTheFileHoldForTypesThatNoFileDeclares() throws {
    let mapping = "depth 2\nduplicates last\n" + Self.mapping
    let deep = try map("Value", "--json", input: "[[[1]]]", mapping: mapping)
    #expect(deep.code == 1 && deep.output.contains(#""path": "[0][0]", "kind": "depth""#))
    #expect(try map("[Value]", "--json", input: "[[1]]", mapping: mapping).code == 0)
    #expect(try map("[Value]", "--json", input: "[[[1]]]", mapping: mapping).code == 1)
    #expect(try map("Value", "--json", input: #"{"a": 1, "a": 2}"#, mapping: mapping).output == "{\"a\":2}\n")
    #expect(try map("[String: Int]", "--json", input: #"{"a": 1, "a": 2}"#, mapping: mapping).output == "{\"a\":2}\n")
    let twice = try map("Value", "--json", input: #"{"a": 1, "a": 2}"#)
    #expect(twice.code == 1 && twice.output.contains(#""path": "a", "kind": "duplicate-key""#))
  }

  @Test func whatIsNotWellFormedSaysHowFarReadingCame() throws {
    let result = try map("User", "--json", input: #"{"name": "Ada", "stats": {"count": 1.}}"#)
    #expect(result.code == 1 && result.output.contains(#""path": "", "kind": "syntax""#))
    #expect(result.output.contains(#""reached": "stats.count""#))
  }

  @Test func problemsAreShownToPeople() throws {
    let result = try map("User", input: #"{"name": "Ada", "created_at": "yesterday"}"#)
    #expect(result.code == 1 && result.output == "")
    #expect(
      result.problems == """
        created_at: expected a date like "EEE MMM dd HH:mm:ss ZZZZ yyyy", found the string "yesterday"
          at byte 30 (line 1, column 31) of the input; rule User.createdAt, M.kvmap:6

        """)
  }

  @Test func problemsArePrintedForPrograms() throws {
    struct Report: Decodable {
      struct Rule: Decodable {
        var file: String
        var line: Int
      }
      struct Problem: Decodable {
        var path, kind, message, expected, found: String
        var offset, line, column: Int
        var rule: Rule?
        var dropped: Bool
      }
      var problems: [Problem]
    }
    let result = try map(
      "User", "--json", "--all-errors", input: "{\n \"created_at\": 7, \"stats\": {\"count\": \"\"}}")
    #expect(result.code == 1 && result.problems == "")
    let problems = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).problems
    #expect(problems.map(\.path) == ["name", "created_at", "stats.count"])
    #expect(problems.map(\.kind) == ["missing", "mismatch", "mismatch"])
    let first = try #require(problems.dropFirst().first)
    #expect(first.offset == 17 && first.line == 2 && first.column == 16 && first.dropped == false)
    #expect(first.rule?.file == "M.kvmap" && first.rule?.line == 6)
    #expect(first.message == "expected \(first.expected), found \(first.found)")
    #expect(try map("User", "--json", input: "{}").output.contains("\"name\", \"kind\": \"missing\""))
  }

  @Test func whatWasDroppedIsNoFailure() throws {
    let input = #"{"name": "Ada", "created_at": "Sat Apr 14 00:20:07 +0000 2012", "tags": ["a", 1, "b"]}"#
    let people = try map("User", input: input)
    #expect(people.code == 0 && people.output.contains("\"a\","))
    #expect(people.problems.hasPrefix("warning: tags[1]: expected a string, found the number 1\n"))
    let programs = try map("User", "--json", input: input)
    #expect(programs.code == 0 && programs.output.hasSuffix("\"tags\":[\"a\",\"b\"]}\n"))
    #expect(programs.problems.contains("\"path\": \"tags[1]\"") && programs.problems.contains("\"dropped\": true"))
  }

  // MARK: - Lines

  @Test func linesAreAnArray() throws {
    let input = "\u{FEFF}\n\(Self.document)\n\n  \r\n\(Self.document)"
    let result = try map("[User]", "in.ndjson", "--json", input: input, file: "in.ndjson")
    #expect(result.code == 0)
    #expect(result.output.ranges(of: "\"Ada\"").count == 2)
    for empty in ["", "\n\n", " \n"] {
      #expect(try map("[User]", "--from", "ndjson", "--json", input: empty).output == "[]\n")
    }
  }

  @Test func problemsInLinesStandInTheirLine() throws {
    let second = try map("[User]", "--from", "ndjson", input: "\(Self.document)\n\n {\"né\": 1, \"name\": 3}\n")
    #expect(second.code == 1)
    #expect(second.problems.hasPrefix("[1].name: expected a string, found the number 3\n"))
    #expect(second.problems.contains("(line 3, column 20)"))
    let broken = try map("[Int]", "--from", "ndjson", input: "1\n2,3\n")
    #expect(broken.code == 1 && broken.problems.contains("at byte 3 (line 2, column 2)"))
    #expect(try map("[Int]", "--from", "ndjson", input: "1 2\n").code == 1)
    #expect(try map("[Int]", "--from", "ndjson", input: "[1\n2]\n").code == 1)
  }

  // MARK: - Invalid calls

  @Test func wrongTypesAreToldWithTheirPlace() throws {
    let result = try map("[Usr]")
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.hasPrefix("error[unknown-type]"))
    #expect(result.problems.contains("did you mean 'User'?"))
    #expect(try map("[User").code == 2)
    #expect(try map("").code == 2)
  }

  /// An array of the type that was asked for, and a type that the file does not have.
  @Test func aWrongTypeIsFollowedByTheRightOnes() throws {
    let mapping = "struct User { id: Int }\nstruct Team { users: [User] }"
    let array = try map("User", input: "[]", mapping: mapping)
    #expect(array.code == 1 && array.problems.contains("the document is an array: TYPE can be '[User]'\n"), "\(array)")
    let inside = try map("Team", input: #"{"users": [[]]}"#, mapping: mapping)
    #expect(!inside.problems.contains("TYPE"))
    let unknown = try map("Nope", input: "[]", mapping: mapping)
    #expect(unknown.code == 2 && unknown.problems.hasSuffix("the types of 'M.kvmap': User, Team\n"), "\(unknown)")
  }

  @Test func wrongFilesAreTold() throws {
    let result = try map("Wrong", mapping: Mappings.wrong)
    #expect(result.code == 1 && result.problems.hasPrefix("error[unknown-type]"))
  }

  @Test(arguments: [
    ([], "FILE.kvmap and TYPE are missing"), (["M.kvmap"], "TYPE is missing"),
    (["-", "User"], "the mapping and INPUT cannot both come from standard input"),
    (["M.txt", "User"], "'M.txt' is not a .kvmap file"),
    (["M.kvmap", "User", "--write", "ndjson"], "invalid value 'ndjson' for '--write'; expected one of json, xml"),
    (["M.kvmap", "User", "--from", "yaml"], "invalid value 'yaml' for '--from'; expected one of json, ndjson, xml"),
    (["M.kvmap", "User", "nothing.json"], "cannot read 'nothing.json': No such file or directory"),
    (["M.kvmap", "User", "."], "cannot read '.': Is a directory"),
    (["No.kvmap", "User", "M.kvmap"], "cannot read 'No.kvmap'"),
  ])
  func wrongCallsEndWithTwo(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(["map"] + arguments, in: folder)
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
  }

  @Test func whatIsPassedIsJSON() throws {
    let mapping = "struct User { context it: Value\n a: Int <- $context.a }"
    let read = try map("[User]", "--context", #"{"a": 7}"#, "--json", input: "[{}]", mapping: mapping)
    #expect(read.code == 0 && read.output == "[{\"a\":7}]\n")
    let wrong = try map("User", "--context", #"{"a": 7"#, input: "{}", mapping: mapping)
    #expect(wrong.code == 2 && wrong.output == "")
    #expect(
      wrong.problems.hasPrefix("kvmapc: error: the value of '--context' is not JSON: expected"), "\(wrong.problems)")
    let missing = try map("User", "--json", input: "{}", mapping: mapping)
    #expect(missing.code == 1 && missing.output.contains(#""path": "$context.a", "kind": "missing""#))
    let bad = try map("User", "--context", #"{"a": "x"}"#, "--json", input: "{}", mapping: mapping)
    #expect(bad.code == 1 && bad.output.contains(#""path": "$context.a", "kind": "mismatch""#))
  }

  @Test func anInputThatMayNotBeReadIsTold() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "secret.json": "{}"])
    let result = try CommandLineTool.shell(
      "chmod 000 secret.json; test -r secret.json && exit 2; \"$KVMAPC\" map M.kvmap User secret.json", in: folder)
    #expect(result.code == 2)
  }

  @Test func pipesAreRead() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "in.json": Self.document])
    let result = try CommandLineTool.shell(
      "mkfifo pipe; cat in.json > pipe & \"$KVMAPC\" map M.kvmap User pipe --json", in: folder)
    #expect(result.code == 0 && result.output.hasPrefix("{\"name\":\"Ada\""))
  }

  // MARK: - Hostile documents

  @Test func deepDocumentsAreRefusedOrRead() throws {
    let mapping = "depth 1000\nstruct N { children: [N] = [] }\n"
    func nested(_ levels: Int) -> String {
      String(repeating: "{\"children\":[", count: levels) + "{}" + String(repeating: "]}", count: levels)
    }
    #expect(try map("N", "--json", input: nested(499), mapping: mapping).code == 0)
    #expect(try map("N", "--write", "json", input: nested(499), mapping: mapping).code == 0)
    let deeper = try map("N", "--json", input: nested(500), mapping: mapping)
    #expect(deeper.code == 1 && deeper.output.contains("\"kind\": \"depth\""))
    let skipped = try map("N", "--json", input: "{\"x\": " + String(repeating: "[", count: 100_000), mapping: mapping)
    #expect(skipped.code == 1)
  }

  @Test func whatIsNoTextIsRefused() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    for (bytes, kind) in [
      ([0x22, 0xFF, 0x22], "encoding"), ([], "syntax"), ([0x00], "syntax"), ([0xFF, 0xFE, 0x7B, 0x00], "encoding"),
    ] as [([UInt8], String)] {
      for format in ["json", "ndjson"] where !(bytes.isEmpty && format == "ndjson") {
        let result = try CommandLineTool.run(
          ["map", "M.kvmap", "[Value]", "--json", "--from", format], in: folder, input: Data(bytes))
        #expect(result.code == 1 && result.output.contains("\"kind\": \"\(kind)\""), "\(bytes) \(format)")
      }
    }
  }
}
