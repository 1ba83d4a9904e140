import Foundation
import TestSupport
import Testing

/// The line that says what a command is doing. Its input comes late, so that there is something to wait for.
@Suite struct ProgressTests {
  private static let files = ["M.kvmap": "struct M {\n  a: Int\n}\n", "s.json": #"{"a": 1}"#]
  private static let removal = "\r\u{1B}[K"

  private func run(_ arguments: String..., input: String, environment: [String: String] = [:]) throws
    -> TerminalTool.Result
  {
    let folder = try TemporaryFolder(Self.files)
    return try withExtendedLifetime(folder) {
      try TerminalTool.run(arguments, in: folder.url, input: Data(input.utf8), after: 1.5, environment: environment)
    }
  }

  @Test func inferSaysWhatItReads() throws {
    let result = try run("infer", "--name", "M", "-", input: #"{"a": 1}"#)
    #expect(result.code == 0 && result.output == "kvmap 1\n\nstruct M {\n  a: Int\n}\n", "\(result)")
    #expect(result.terminal.hasPrefix(Self.removal + "reading standard input"), "\(result.terminal.debugDescription)")
    // What comes after the last removal is a note.
    let last = try #require(result.terminal.components(separatedBy: Self.removal).last)
    #expect(last.hasPrefix("kvmapc: note: 1 key is required"), "\(result.terminal.debugDescription)")
  }

  @Test func inferIntoSaysWhatItReads() throws {
    let result = try run("infer", "--into", "M.kvmap", "-", input: #"{"a": 1, "b": 2}"#)
    #expect(result.code == 0 && result.output == "M.kvmap is written\n", "\(result)")
    #expect(result.terminal.contains(Self.removal + "reading standard input"))
  }

  @Test func mapSaysWhatItReads() throws {
    let result = try run("map", "M.kvmap", "M", "-", input: #"{"a": 1}"#)
    #expect(result.code == 0 && result.output == "{\n  \"a\": 1\n}\n", "\(result)")
    #expect(result.terminal.hasPrefix(Self.removal + "reading standard input"))
    #expect(result.terminal.hasSuffix(Self.removal))
  }

  @Test func mapOfLinesSaysHowFarItIs() throws {
    let result = try run("map", "M.kvmap", "M", "--from", "ndjson", "--lines", "-", input: "{\"a\": 1}\n")
    #expect(result.code == 0 && result.output == "{\"a\":1}\n", "\(result)")
    #expect(result.terminal.hasPrefix(Self.removal + "0 bytes, 0 lines, 0 lines/s, 0 rejected"))
  }

  @Test func diffSaysWhatItDoes() throws {
    let result = try run("diff", "M.kvmap", "-", input: "struct M {\n  a: Int\n}\n")
    #expect(result.code == 0 && result.output == "", "\(result)")
    #expect(result.terminal.hasPrefix(Self.removal + "reading the mappings"))
    #expect(result.terminal.hasSuffix(Self.removal))
  }

  @Test func docSaysWhatItDoes() throws {
    let result = try run("doc", "-", "--output", "D", input: "struct M {\n  a: Int\n}\n")
    #expect(result.code == 0 && result.output.hasPrefix("wrote the pages of 1 type"), "\(result)")
    #expect(result.terminal.hasPrefix(Self.removal + "reading the mappings"))
  }

  @Test func programsSeeNoProgress() throws {
    let json = try run("map", "M.kvmap", "M", "--json", "-", input: #"{"a": 1}"#)
    #expect(json.code == 0 && json.terminal == "", "\(json.terminal.debugDescription)")
    let diff = try run("diff", "--format", "json", "M.kvmap", "-", input: "struct M {\n  a: Int\n}\n")
    #expect(diff.code == 0 && diff.terminal == "", "\(diff.terminal.debugDescription)")
    let log = try run("map", "M.kvmap", "M", "-", input: #"{"a": 1}"#, environment: ["CI": "true"])
    #expect(log.code == 0 && log.terminal == "", "\(log.terminal.debugDescription)")
    let dumb = try run("map", "M.kvmap", "M", "-", input: #"{"a": 1}"#, environment: ["TERM": "dumb"])
    #expect(dumb.code == 0 && dumb.terminal == "", "\(dumb.terminal.debugDescription)")
  }

  /// It is no longer than the terminal is wide, or it would be several lines there.
  @Test func theLineIsOneLine() throws {
    let result = try run("map", "M.kvmap", "M", "-", input: #"{"a": 1}"#, environment: ["COLUMNS": "20"])
    #expect(result.code == 0)
    #expect(
      result.terminal == Self.removal + "reading standard in…" + Self.removal, "\(result.terminal.debugDescription)")
  }
}
