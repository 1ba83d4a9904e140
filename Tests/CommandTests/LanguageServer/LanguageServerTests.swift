import Foundation
import TestSupport
import Testing

/// `kvmapc lsp` as a program. What it answers is tested through its session.
@Suite struct LanguageServerTests {
  private func frame(_ message: [String: Any]) throws -> Data {
    let body = try JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
    return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private func messages(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "Content-Length: ").map { part in
      let body = try #require(part.split(separator: "\r\n\r\n", maxSplits: 1).last)
      return try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }
  }

  /// A session that opens the folder, and ends.
  private func session(in folder: TemporaryFolder, then others: [[String: Any]] = []) throws -> Data {
    let first: [[String: Any]] = [
      ["id": 1, "method": "initialize", "params": ["rootUri": folder.url.absoluteString, "capabilities": [:]]],
      ["method": "initialized", "params": [:]],
    ]
    let last: [[String: Any]] = [["id": 99, "method": "shutdown"], ["method": "exit"]]
    return try (first + others + last).map(frame).reduce(Data(), +)
  }

  @Test(arguments: [["lsp"], ["lsp", "--inline"]]) func aSessionEndsWithZero(arguments: [String]) throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(arguments, in: folder, input: session(in: folder))
    #expect(result.code == 0 && result.problems == "")
    #expect(try messages(result.output).compactMap { $0["id"] as? Int } == [1, 99])
  }

  /// Nothing waits for the analysis in this session, but the input ends before the client asks to end.
  @Test func diagnosticsAreThoseOfCheck() throws {
    let folder = try TemporaryFolder([
      "A.kvmap": "import \"b/B.kvmap\"\n" + Mappings.wrong, "b/B.kvmap": Mappings.station,
      "b/.hidden/C.kvmap": Mappings.wrong,
    ])
    let input = try [
      ["id": 1, "method": "initialize", "params": ["rootUri": folder.url.absoluteString, "capabilities": [:]]],
      ["method": "initialized", "params": [:]],
    ].map(frame).reduce(Data(), +)
    let result = try CommandLineTool.run(["lsp", "--inline"], in: folder, input: input)
    #expect(result.code == 1)
    let reports = try messages(result.output).compactMap { $0["params"] as? [String: Any] }
    #expect(reports.compactMap { $0["uri"] as? String } == [folder.url("A.kvmap").absoluteString])
    let found = (reports.first?["diagnostics"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
    struct Report: Decodable {
      struct Entry: Decodable { var id: String }
      var diagnostics: [Entry]
    }
    let check = try CommandLineTool.run(["check", "--format", "json"], in: folder)
    let expected = try JSONDecoder().decode(Report.self, from: Data(check.output.utf8)).diagnostics.map(\.id)
    #expect(found == expected && !expected.isEmpty)
  }

  /// A path that is typed names a folder before it names a file.
  @Test(arguments: [["lsp"], ["lsp", "--inline"]]) func importsOfWhatIsNoFileAreReported(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "A.kvmap": "import \"Shared\"\nstruct A { x: Int }\n", "B.kvmap": "import \"d.kvmap\"\nstruct B { x: Int }\n",
      "C.kvmap": "import \"pipe\"\nstruct C { x: Int }\n", "Shared/B.kvmap": "struct S { x: Int }\n", "d.kvmap/x": "",
    ])
    #expect(mkfifo(folder.url("pipe").path, 0o600) == 0)
    let hover: [String: Any] = [
      "id": 2, "method": "textDocument/hover",
      "params": [
        "textDocument": ["uri": folder.url("A.kvmap").absoluteString], "position": ["line": 1, "character": 12],
      ] as [String: Any],
    ]
    let result = try CommandLineTool.run(arguments, in: folder, input: session(in: folder, then: [hover]))
    #expect(result.code == 0)
    let all = try messages(result.output)
    #expect(all.compactMap { $0["id"] as? Int } == [1, 2, 99])
    // In a session with threads, the client ends it before anything is analysed.
    guard arguments.contains("--inline") else { return }
    let reports = all.compactMap { $0["params"] as? [String: Any] }
    let found = reports.flatMap { $0["diagnostics"] as? [[String: Any]] ?? [] }.compactMap { $0["message"] as? String }
    for name in ["Shared", "d.kvmap", "pipe"] {
      #expect(found.contains { $0.hasPrefix("'\(name)' is not a regular file") }, "\(found)")
    }
  }

  @Test(arguments: [["lsp"], ["lsp", "--inline"]]) func theEndOfTheInputIsAnEnd(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(arguments, in: folder)
    #expect(result.code == 1 && result.output == "" && result.problems == "")
  }

  @Test(arguments: [["lsp"], ["lsp", "--inline"]]) func inputOfNoClientIsRefused(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(arguments, in: folder, input: Data("struct A {}\n\n".utf8))
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems == "kvmapc: error: the header of a message has no Content-Length\n")
  }

  @Test func theLogIsAFile() throws {
    let folder = try TemporaryFolder()
    let input = try session(in: folder, then: [["method": "textDocument/didOpen", "params": [:]]])
    for lines in 1...2 {
      let result = try CommandLineTool.run(["lsp", "--log", "log.txt"], in: folder, input: input)
      #expect(result.code == 0 && result.problems == "")
      let line = "kvmapc: textDocument/didOpen is ignored: params.textDocument.uri: expected a value\n"
      #expect(try folder.text("log.txt") == String(repeating: line, count: lines))
    }
  }

  @Test func aLogThatCannotBeWrittenIsReported() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(["lsp", "--log", "missing/log.txt"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: cannot write 'missing/log.txt': "))
  }

  @Test func foldersAreNoArguments() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(["lsp", "Sources"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems.contains("unexpected argument 'Sources'"))
  }

  @Test func aClosedOutputEndsTheServer() throws {
    let folder = try TemporaryFolder()
    try folder.write(try session(in: folder), to: "input")
    for option in ["", "--inline"] {
      let result = try CommandLineTool.shell("\"$KVMAPC\" lsp \(option) < input >&-", in: folder)
      #expect(result.code == 1, "\(option)")
    }
  }

  /// A client that has ended without saying so.
  @Test func theServerEndsWithItsClient() throws {
    let folder = try TemporaryFolder()
    let message: [String: Any] = [
      "id": 1, "method": "initialize", "params": ["processId": 4_194_303, "capabilities": [:]] as [String: Any],
    ]
    try folder.write(try frame(message), to: "input")
    // The input stays open for longer than the test takes.
    let result = try CommandLineTool.shell("(cat input; sleep 2) | \"$KVMAPC\" lsp", in: folder)
    #expect(result.code == 1 && result.problems == "kvmapc: the client has ended\n")
  }
}
