import Foundation
import TestSupport
import Testing

/// `kvmapc map --lines` with newline-delimited JSON.
@Suite struct MapLinesTests {
  private static let mapping = """
    struct User {
      id: Int
      @canonical name: String <-> user_name | trimmed
      scores: [Double] = []
      position: Int <- $index
    }
    struct Zone { name: String }
    struct Wrapped {
      context zone: Zone
      name: String <- $context.name
      value: Int
    }
    """

  private static let lines =
    "\u{feff}{\"id\": 1, \"user_name\": \" Ada \"}\r\n\n"
    + "  {\"id\": \"two\"}\n{\"id\": 3,\n\u{0}\u{0}\n[\"\u{7}\"]\n"
    + "{\"id\": 4, \"user_name\": \"é\", \"scores\": [0.5]}"

  private func map(_ arguments: String..., input: String = lines) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "in.ndjson": input])
    return try CommandLineTool.run(["map", "M.kvmap"] + arguments, in: folder)
  }

  private static let values = """
    {"id":1,"name":"Ada","scores":[],"position":0}
    {"id":4,"name":"é","scores":[0.5],"position":5}

    """

  @Test func eachLineIsAValue() throws {
    let result = try map("User", "in.ndjson", "--lines")
    #expect(result.code == 0 && result.output == Self.values)
    #expect(
      result.problems == """
        [1].id: expected an integer, found the string "two"
          at byte 46 (line 3, column 10) of the input; rule User.id, M.kvmap:2
        [2]: expected a key in quotation marks, found the end of the line
          at byte 62 (line 4, column 10) of the input
        [3]: expected a value, found the character "\\u0000"
          at byte 63 (line 5, column 1) of the input
        [4][0]: expected an escape for a control character, found the character "\\u0007"
          at byte 68 (line 6, column 3) of the input

        """)
  }

  @Test func whatTheMappingWritesIsALine() throws {
    let result = try map("User", "in.ndjson", "--lines", "--write", "json", "--jobs", "2")
    #expect(result.code == 0)
    #expect(
      result.output == """
        {"id":1,"user_name":"Ada","scores":[]}
        {"id":4,"user_name":"é","scores":[0.5]}

        """)
  }

  @Test func whatIsDroppedIsAWarning() throws {
    let folder = try TemporaryFolder([
      "M.kvmap": "struct Shelf { id: Int, sizes: lossy [Int] }",
      "in.ndjson": "{\"id\":1,\"sizes\":[1,\"x\",2]}\n{\"id\":\"y\"}\n\n{\"id\":3,\"sizes\":[null,4]}\n",
    ])
    let arguments = ["map", "M.kvmap", "Shelf", "in.ndjson", "--lines"]
    let first = """
      warning: [0].sizes[1]: expected an integer, found the string "x"
        at byte 19 (line 1, column 20) of the input; rule Shelf.sizes, M.kvmap:1

      """
    let last = """
      warning: [2].sizes[0]: expected an integer, found null
        at byte 56 (line 4, column 18) of the input; rule Shelf.sizes, M.kvmap:1

      """
    let result = try CommandLineTool.run(arguments, in: folder)
    #expect(result.code == 0 && result.output == "{\"id\":1,\"sizes\":[1,2]}\n{\"id\":3,\"sizes\":[4]}\n")
    #expect(result.problems.hasPrefix(first + "[1].id: expected an integer"))
    #expect(result.problems.hasSuffix(last))
    // A warning is no reason to reject a line.
    let separate = try CommandLineTool.run(arguments + ["--rejects", "bad", "--strict"], in: folder)
    #expect(separate.code == 1 && separate.output == result.output && separate.problems == first + last)
    #expect(try folder.text("bad").split(separator: "\n").count == 1)
  }

  @Test func rejectedLinesAreObjectsInAFile() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "in.ndjson": Self.lines, "bad": "old\nold\nold\n"])
    let arguments = ["map", "M.kvmap", "User", "in.ndjson", "--lines", "--all-errors", "--strict", "--rejects", "bad"]
    let result = try CommandLineTool.run(arguments, in: folder)
    #expect(result.code == 1 && result.output == Self.values && result.problems == "")
    let rejects = try folder.text("bad").split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
    #expect(rejects.map { $0["line"] as? Int } == [3, 4, 5, 6])
    #expect(rejects.map { $0["offset"] as? Int } == [39, 53, 63, 66])
    #expect(rejects.allSatisfy { $0["input"] as? String == "in.ndjson" })
    // The same objects that `--json` prints for all lines as one document.
    let report = try CommandLineTool.run(
      ["map", "M.kvmap", "[User]", "--from", "ndjson", "--json", "--all-errors"], in: folder,
      input: Data("{\"id\": 0, \"user_name\": \"\"}\n{\"id\": \"two\"}\n".utf8))
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? NSDictionary)
    let kinds = { (problems: Any?) in (problems as? [NSDictionary])?.map { $0["message"] as? String } }
    let keys = { (problems: Any?) in (problems as? [NSDictionary])?.first?.allKeys.map { "\($0)" }.sorted() }
    #expect(kinds(rejects[0]["problems"])?.count == 2)
    #expect(kinds(rejects[0]["problems"]) == kinds(whole["problems"]))
    #expect(keys(rejects[0]["problems"]) == keys(whole["problems"]))
  }

  @Test func optionsOfDocumentsApplyToEachLine() throws {
    let input = "{\"data\": [{\"value\": 1}]}\n{\"data\": []}\n"
    let result = try map(
      "Wrapped", "in.ndjson", "--lines", "--at", "data[0]", "--context", #"{"name": "UTC"}"#, input: input)
    #expect(result.code == 0 && result.output == "{\"name\":\"UTC\",\"value\":1}\n")
    #expect(result.problems.hasPrefix("[1].data[0]: expected a value"), "\(result.problems)")
    let path = try map("Wrapped", "in.ndjson", "--lines", "--at", "data[", input: input)
    #expect(path.code == 2 && path.problems.hasPrefix("kvmapc: error: 'data[' is not a path"))
    let context = try map("Wrapped", "in.ndjson", "--lines", "--context", "{", input: input)
    #expect(context.code == 2 && context.problems.hasPrefix("kvmapc: error: the value of '--context' is not JSON"))
  }

  /// As before there was anything else.
  @Test func anArrayIsOneValueOfAllLines() throws {
    let result = try map("[Int]", "in.ndjson", "--lines", input: "1\n\n2\n")
    #expect(result.code == 0 && result.output == "[1,2]\n")
    let wrong = try map("[Int]", "in.ndjson", "--lines", "--strict", input: "1\n\n2\n")
    #expect(wrong.code == 2 && wrong.output == "")
    #expect(wrong.problems.hasPrefix("kvmapc: error: '--strict' maps line by line, so TYPE is that of a line"))
  }

  @Test func severalInputsAreMappedInOrder() throws {
    let folder = try TemporaryFolder([
      "M.kvmap": Self.mapping, "a.ndjson": "1\nx\n", "b.json": "2", "c.jsonl": "y\n3",
    ])
    let words = ["map", "M.kvmap", "Int", "--lines"]
    let result = try CommandLineTool.run(words + ["a.ndjson", "b.json", "no.ndjson", "c.jsonl"], in: folder)
    #expect(result.code == 2 && result.output == "1\n2\n3\n")
    #expect(
      result.problems == """
        a.ndjson:
        [1]: expected a value, found the character "x"
          at byte 2 (line 2, column 1) of the input
        kvmapc: error: cannot read 'no.ndjson': No such file or directory
        c.jsonl:
        [0]: expected a value, found the character "y"
          at byte 0 (line 1, column 1) of the input

        """)
    let rejects = try CommandLineTool.run(words + ["--rejects", "bad", "a.ndjson", "c.jsonl"], in: folder)
    #expect(rejects.code == 0 && rejects.output == "1\n3\n" && rejects.problems == "")
    #expect(try folder.text("bad").split(separator: "\n").map { $0.prefix(30) } == [
      #"{"input":"a.ndjson","line":2,""#, #"{"input":"c.jsonl","line":1,"o"#,
    ])
  }

  @Test func standardInputIsRead() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let words = ["map", "M.kvmap", "Int", "--lines", "--from", "ndjson", "--rejects", "bad"]
    let result = try CommandLineTool.run(words, in: folder, input: Data("1\n\n-\n2".utf8))
    #expect(result.code == 0 && result.output == "1\n2\n")
    #expect(try folder.text("bad").hasPrefix(#"{"input":"-","line":3,"offset":3,"problems":[{"path":"""#))
  }

  /// Lines without a name that says what they are, and without `--from`.
  @Test(arguments: [
    (["--lines"], "standard input"), (["-", "--lines"], "standard input"), (["-"], "standard input"),
    (["in.json", "--lines"], "'in.json'"), (["in", "--lines"], "'in'"),
  ])
  func linesThatAreReadAsOneDocumentNameTheOption(arguments: [String], name: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "in.json": "1\n2\n", "in": "1\n2\n"])
    let words = ["map", "M.kvmap", "Int"] + arguments
    let result = try CommandLineTool.run(words, in: folder, input: Data("1\n2\n".utf8))
    #expect(result.code == 1 && result.output == "")
    #expect(
      result.problems == """
        expected the end of the input, found the character "2"
          at byte 2 (line 2, column 1) of the input
        kvmapc: \(name) is read as one JSON document; '--from ndjson' reads a document on each line

        """)
  }

  /// Documents that are wrong in another way, and lines that are wrong as the format that was given.
  @Test(arguments: [("1 2\n", ["--from", "json"]), ("[1, 2", []), ("{\"a\": 1}\n", []), ("1,2\n", [])])
  func otherProblemsDoNotNameIt(input: String, arguments: [String]) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let words = ["map", "M.kvmap", "Int", "--lines"] + arguments
    let result = try CommandLineTool.run(words, in: folder, input: Data(input.utf8))
    #expect(result.code == 1 && !result.problems.contains("ndjson"), "\(result.problems)")
  }

  @Test(arguments: [
    (["in.ndjson", "--jobs", "2"], "'--jobs' is for '--lines', so it has no meaning without it"),
    (["in.ndjson", "--lines", "--jobs", "0"], "invalid value '0' for '--jobs'; expected a number from 1 to 1024"),
    (["in.ndjson", "--lines", "--jobs", "two"], "invalid value 'two' for '--jobs'; expected a number from 1 to 1024"),
    (
      ["M.kvmap", "in.ndjson", "--lines", "--strict"],
      "'--strict' is for lines of NDJSON, and 'M.kvmap' is json ('--from ndjson' changes that)"
    ), (["--lines", "--rejects", "bad"], "'--rejects' is for lines of NDJSON, and standard input is json"),
    (["in.ndjson", "--lines", "--rejects", "in.ndjson"], "cannot write 'in.ndjson': it is also the input"),
    (["in.ndjson", "--lines", "--rejects", "no/bad"], "cannot write 'no/bad': No such file or directory"),
    (["no.ndjson", "--lines"], "cannot read 'no.ndjson': No such file or directory"),
    ([".", "--lines", "--from", "ndjson"], "cannot read '.': Is a directory"),
  ])
  func wrongCallsEndWithTwo(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "in.ndjson": "1\n"])
    let result = try CommandLineTool.run(["map", "M.kvmap", "Int"] + arguments, in: folder)
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
    #expect(try folder.text("in.ndjson") == "1\n")
  }

  // MARK: - The ends of pipes, disks and patience

  @Test func aReaderThatGoesAwayEndsIt() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let script =
      "{ yes 1 2>/dev/null | \"$KVMAPC\" map M.kvmap Int --lines --from ndjson; echo $? > code; } | head -n 3; cat code"
    let result = try CommandLineTool.shell(script, in: folder)
    #expect(result.output == "1\n1\n1\n2\n" && result.problems == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullDiskIsTold() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping, "in.ndjson": "1\nx\n"])
    let output = try CommandLineTool.shell("\"$KVMAPC\" map M.kvmap Int in.ndjson --lines >/dev/full", in: folder)
    #expect(output.code == 2)
    #expect(output.problems == "kvmapc: error: cannot write to standard output: No space left on device\n")
    let rejects = try CommandLineTool.shell(
      "\"$KVMAPC\" map M.kvmap Int in.ndjson --lines --rejects /dev/full", in: folder)
    #expect(rejects.code == 2)
    #expect(rejects.problems == "kvmapc: error: cannot write '/dev/full': No space left on device\n")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func aSignalEndsItWithWholeLines(number: Int32, code: Int32) throws {
    // A shell starts its jobs in the background with SIGINT ignored. The tool would inherit that, and wait for ever.
    signal(number, SIG_DFL)
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = CommandLineTool.kvmapc
    process.arguments = ["map", "M.kvmap", "Int", "--lines", "--from", "ndjson"]
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("1\n2\n3".utf8))
    // It waits for the rest of the line once it has written the others.
    #expect(try output.fileHandleForReading.read(upToCount: 4) == Data("1\n2\n".utf8))
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == code)
    #expect(try output.fileHandleForReading.readToEnd() ?? Data() == Data())
    withExtendedLifetime(folder) {}
  }
}
