import Foundation
import TestSupport
import Testing

/// `kvmapc diff`: arguments, files, exit codes. What it reports is tested in KVMapDiffTests.
@Suite struct DiffTests {
  private static let old = "struct Station {\n  name: String <-> title\n}\n"
  private static let new = "struct Station {\n  name: String <-> label\n}\n"
  private static let change = """
    new/Station.kvmap:2:3: key-changed Station.name read:breaks written:breaks swift:same; \
    read {"title":"a"} -> label: missing; written {"label":"a"} -> title: missing

    """

  private func diff(_ words: String..., files: [String: String], input: String = "") throws -> CommandLineTool.Result {
    try CommandLineTool.run(["diff"] + words, in: try TemporaryFolder(files), input: Data(input.utf8))
  }

  private let pair = ["old/Station.kvmap": DiffTests.old, "new/Station.kvmap": DiffTests.new]

  // MARK: - What is compared

  @Test(arguments: [["old", "new"], ["old/Station.kvmap", "new/Station.kvmap"], ["old", "new/Station.kvmap"]])
  func filesAndFolders(paths: [String]) throws {
    let result = try diff("--format", "short", paths[0], paths[1], files: pair)
    #expect(result.code == 1)
    #expect(result.output == Self.change)
    #expect(result.problems == "")
  }

  @Test func standardInput() throws {
    let result = try diff("--format", "short", "-", "new/Station.kvmap", files: pair, input: Self.old)
    #expect(result.code == 1)
    #expect(result.output == Self.change)
    let both = try diff("-", "-", files: [:])
    #expect(both.code == 2)
    #expect(both.problems.contains("only one of OLD and NEW can be standard input"))
  }

  @Test func textIsForPeople() throws {
    let result = try diff("old", "new", files: pair)
    #expect(result.code == 1)
    #expect(
      result.output == """
        error[key-changed]: documents with 'title' are no longer read, and those that are written now have 'label'
         --> new/Station.kvmap:2:3
          |
        2 |   name: String <-> label
          |   ^^^^ read from 'title' in old/Station.kvmap:2
          = read: {"title":"a"} is refused (label: missing)
          = written: {"label":"a"} is refused by the old mapping (title: missing)
          = help: 'title ?? label' reads both and writes 'title'; kvmapc explain key-changed


        """)
    #expect(result.problems == "kvmapc: 1 change: 1 breaks documents, 1 breaks old readers, 0 break Swift\n")
  }

  /// The page shows what is printed for the mappings on it.
  @Test func thePageShowsWhatIsPrinted() throws {
    let page = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/comparing.md")), as: UTF8.self)
    let match = try #require(
      page.firstMatch(of: #/```kvmap\n([\s\S]*?)```[\s\S]*?```kvmap\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/#))
    let files = ["old/Station.kvmap": String(match.1), "new/Station.kvmap": String(match.2)]
    let result = try diff("old", "new", files: files)
    #expect(String(match.3) == result.output + result.problems)
  }

  @Test func equalMappingsSayNothing() throws {
    for format in ["text", "short"] {
      let result = try diff("--format", format, "old", "old", files: pair)
      #expect(result.code == 0)
      #expect(result.output + result.problems == "")
    }
    let json = try diff("--format", "json", "old", "old", files: pair)
    #expect(json.output == "{\"changes\": [],\n \"breaks\": {\"read\": 0, \"written\": 0, \"swift\": 0}}\n")
  }

  /// A file that is the same on both sides may have errors, if nothing that changed is connected with it.
  @Test func equalFilesAreLeftOut() throws {
    var files = pair
    for side in ["old", "new"] {
      files["\(side)/Broken.kvmap"] = "struct Broken {\n  name: Nothing\n}\n"
      files["\(side)/Shared.kvmap"] = "import \"Deep/Base.kvmap\"\nstruct Shared {\n  base: Base\n}\n"
      files["\(side)/Deep/Base.kvmap"] = "struct Base {\n  zone: Int\n}\n"
    }
    let result = try diff("--format", "short", "old", "new", files: files)
    #expect(result.output == Self.change)
    #expect(result.problems == "")
    // What imports a changed file is compiled, and so is what it imports.
    files["new/Deep/Base.kvmap"] = "struct Base {\n  zone: Int\n  lines: Int\n}\n"
    let more = try diff("--format", "short", "old", "new", files: files)
    #expect(more.output.contains("property-added Base.lines read:breaks"))
  }

  // MARK: - Options

  @Test func audiences() throws {
    let files = [
      "old/Station.kvmap": Self.old, "new/Station.kvmap": "struct Station {\n  name: String <-> label ?? title\n}\n",
    ]
    #expect(try diff("old", "new", files: files).code == 1)
    let some = try diff("--for", "read,swift", "old", "new", files: files)
    #expect(some.code == 0)
    #expect(some.output + some.problems == "")
    let wrong = try diff("--for", "read,writen", "old", "new", files: files)
    #expect(wrong.code == 2)
    #expect(wrong.problems.contains("invalid value 'writen' for '--for'; expected one of read, written, swift"))
    #expect(wrong.problems.contains("did you mean 'written'?"))
  }

  @Test func strictness() throws {
    let files = [
      "old/Station.kvmap": "struct Station {\n  limit: Int = 10\n}\n",
      "new/Station.kvmap": "struct Station {\n  limit: Int = 20\n}\n",
    ]
    #expect(try diff("old", "new", files: files).code == 0)
    #expect(try diff("--strict", "old", "new", files: files).code == 1)
  }

  @Test func allChanges() throws {
    let files = [
      "old/Station.kvmap": Self.old, "new/Station.kvmap": "struct Station {\n  name: String <-> title ?? label\n}\n",
    ]
    #expect(try diff("old", "new", files: files).output == "")
    let result = try diff("--all", "old", "new", files: files)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("note[alternative-added]: 'name' is also read from 'label'\n"))
  }

  @Test func acceptedChanges() throws {
    var files = pair
    files["accepted"] = """
      # comment

      key-changed Station.name the old key was never used
      default-changed Station.limit no reason
      """
    let result = try diff("--accept", "accepted", "old", "new", files: files)
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.problems == "kvmapc: accepted:4: there is no change 'default-changed Station.limit' to accept\n")
    files["accepted"] = "key-changd Station.name typo\n"
    let unknown = try diff("--accept", "accepted", "old", "new", files: files)
    #expect(unknown.code == 2)
    #expect(unknown.problems.contains("there is no change 'key-changd'; did you mean 'key-changed'?"))
    files["accepted"] = "key-changed Station.name\n"
    let bare = try diff("--accept", "accepted", "old", "new", files: files)
    #expect(bare.code == 2)
    #expect(bare.problems.contains("expected 'ID SUBJECT reason'"))
    #expect(try diff("--accept", "missing", "old", "new", files: pair).code == 2)
  }

  @Test func samples() throws {
    let files = [
      "old/Station.kvmap": "struct Station {\n  name: String\n}\n",
      "new/Station.kvmap": "struct Station {\n  name: String where count <= 3\n  note: Int?\n}\n",
      "short.json": #"{"name": "a", "note": 1}"#, "long.json": #"{"name": "long"}"#,
      "other.json": #"{"name": "a", "note": "x"}"#, "none.json": "[]",
    ]
    let fine = try diff(
      "--sample", "short.json", "--sample", "none.json", "--for", "read", "--accept", "accepted", "old", "new",
      files: files.merging(["accepted": "check-added Station.name wanted\n"]) { $1 })
    #expect(fine.code == 0)
    #expect(fine.problems == "")
    let refused = try diff("--sample", "long.json", "--sample", "other.json", "old", "new", files: files)
    #expect(refused.code == 1)
    #expect(
      refused.problems.contains(
        "kvmapc: long.json: the old mapping reads it as Station, and the new one refuses it (name: check)\n"))
    // A key that the old mapping ignores is read now.
    #expect(refused.problems.contains("kvmapc: other.json: "))
    #expect(refused.problems.contains("(note: mismatch)"))
    #expect(try diff("--sample", "missing.json", "old", "new", files: files).code == 2)
  }

  /// The elements of an array and the lines of NDJSON are documents. What the old mapping does not read is named, so
  /// that nobody takes silence for success.
  @Test(arguments: [
    (#"[{"name": "a"}, {"name": "long"}, {"name": "longer"}]"#, 1,
      "samples [1]: the old mapping reads it as Station, and the new one refuses it (name: check)\n"),
    ("{\"name\": \"a\"}\n\n{\"name\": \"long\"}\r\n", 1,
      "samples:3: the old mapping reads it as Station, and the new one refuses it (name: check)\n"),
    (#"{"stations": [{"name": "long"}]}"#, 0, "samples: the old mapping reads it as none of its types\n"),
    (
      "{\n  \"name\": \"bad\n}", 0,
      "samples is not JSON: line 2, column 15: expected an escape for a control character, "
        + "found the character \"\\n\"\n"
    ),
    (
      "{\"name\": \"a\"}\n{\"bad\n", 0,
      "samples:2 is not JSON: column 6: expected a closing quotation mark, found the end of the input\n"
    ),
    (#"[{"name": "a"}, 7]"#, 0, "samples [1]: the old mapping reads it as none of its types\n"),
    (#"[{"name": "a"}]"#, 0, ""),
  ])
  func samplesOfSeveralDocuments(text: String, code: Int32, problem: String) throws {
    let files = [
      "old/Station.kvmap": "struct Station {\n  name: String\n}\n",
      "new/Station.kvmap": "struct Station {\n  name: String where count <= 3\n}\n", "samples": text,
      "accepted": "check-added Station.name wanted\n",
    ]
    let result = try diff("--sample", "samples", "--accept", "accepted", "old", "new", files: files)
    #expect(result.code == code)
    #expect(result.problems == (problem.isEmpty ? "" : "kvmapc: " + problem))
  }

  // MARK: - What can be wrong

  @Test func wrongCalls() throws {
    let calls: [([String], String)] = [
      ([], "OLD and NEW are missing; or use '--against REVISION'"), (["old"], "NEW is missing"),
      (["old", "new", "more"], "'more' is one too many"), (["--format", "xml", "old", "new"], "invalid value 'xml'"),
      (["--against", "-x", "old"], "'-x' is no revision"), (["--agaist", "HEAD"], "did you mean '--against'?"),
      (["--against", "HEAD", "-"], "git has no standard input"),
    ]
    for (words, message) in calls {
      let result = try CommandLineTool.run(["diff"] + words, in: try TemporaryFolder(pair))
      #expect(result.code == 2, "\(words)")
      #expect(result.problems.contains(message), "\(words): \(result.problems)")
      #expect(result.output == "")
    }
  }

  @Test func errorsOfEitherSide() throws {
    let broken = "struct Station {\n  name: \n"
    for side in ["old", "new"] {
      var files = pair
      files["\(side)/Station.kvmap"] = broken
      let result = try diff("old", "new", files: files)
      #expect(result.code == 1)
      #expect(result.output == "")
      #expect(result.problems.contains("--> \(side)/Station.kvmap:"))
      #expect(result.problems.contains("error["))
    }
  }

  @Test func filesThatAreNotThere() throws {
    for paths in [["none", "new"], ["old", "none"], ["old/Station.kvmap", "new/None.kvmap"], ["old", "text.txt"]] {
      let result = try diff(paths[0], paths[1], files: pair.merging(["text.txt": ""]) { $1 })
      #expect(result.code == 2)
      #expect(result.problems.hasPrefix("kvmapc: error: cannot "))
      #expect(result.output == "")
    }
  }

  @Test func foldersWithoutMappings() throws {
    let result = try diff("--format", "short", "old", "empty", files: pair.merging(["empty/text.txt": ""]) { $1 })
    #expect(result.code == 1)
    #expect(result.output == "old/Station.kvmap:1:1: type-removed Station read:same written:same swift:breaks\n")
    #expect(result.problems == "kvmapc: no .kvmap files in 'empty'\n")
  }
}
