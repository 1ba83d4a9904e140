import Foundation
import TestSupport
import Testing

/// `kvmapc complete -- WORDS`, which shells call while somebody is typing.
@Suite struct CompletionTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      kvmap 1
      struct Station { name: String }
      map Stop as Short { name: String }
      enum State: String { open }
      """, to: "Station.kvmap")
    try folder.write("kvmap 1\nstruct Broken {", to: "Broken.kvmap")
    try folder.write("{}", to: "station.json")
    try folder.write("{}", to: "Sources/deep.json")
    try folder.write("{}", to: ".hidden.kvmap")
    return folder
  }

  private func completions(of words: [String]) throws -> [String] {
    let result = try CommandLineTool.run(["complete", "--"] + words, in: try Self.folder())
    #expect(result.code == 0)
    #expect(result.problems == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["gen"], ["generate"]),
    (["check", "--format", ""], ["text", "json", "sarif"]),
    (["check", "--format=j"], ["--format=json"]),
    (["check", "--format", "=", "js"], ["json"]),
    (["check", "--format", "="], ["text", "json", "sarif"]),
    (["format", "--c"], ["--check"]),
    (["map", ""], ["Broken.kvmap", "Sources/", "Station.kvmap"]),
    (["map", "Station.kvmap", "St"], ["Station", "Stop.Short", "State"]),
    (["map", "--lines", "Station.kvmap", "Stat"], ["Station", "State"]),
    (["map", "Broken.kvmap", ""], ["Broken"]),
    (["map", "Station.kvmap", "Station", "s"], ["station.json"]),
    (["map", "Station.kvmap", "Station", "Sources/"], ["Sources/deep.json"]),
    (["map", ".h"], [".hidden.kvmap"]),
    (["generate", "--output", ""], ["Sources/"]),
    (["generate", "--filter", "S", "Station.kvmap"], ["Station.kvmap"]),
    (["schema", "Station.kvmap", "--side", "w"], ["write"]),
    (["import", ""], ["coredata"]),
    (["explain", "unknown-ty"], ["unknown-type"]),
    (["help", "comp"], ["completions"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["format", "--", "--c"], []),
    (["version", ""], []),
    (["lsp", ""], []),
    (["diff", "--against", "HEAD", "St"], ["Station.kvmap"]),
    (["no-such-command", ""], []),
    (["map", "no/such/folder/"], []),
    (["map", "Missing.kvmap", ""], []),
  ])
  func offers(_ words: [String], _ expected: [String]) throws {
    #expect(try completions(of: words) == expected)
  }

  @Test func allCommandsAreOfferedAndItselfIsNot() throws {
    let offered = try completions(of: [""])
    #expect(offered.contains("generate") && offered.contains("--help") && !offered.contains("complete"))
  }

  /// An option that was given is not offered again, unless it may be.
  @Test func optionsAreOfferedOnce() throws {
    let first = try completions(of: ["generate", "--"])
    let second = try completions(of: ["generate", "--force", "--"])
    #expect(first.filter { $0 != "--force" } == second)
    let repeatable = try completions(of: ["infer", "--map", "a", "--ma"])
    #expect(repeatable == ["--map"])
  }

  /// What somebody types before it makes sense never ends in an error.
  @Test func anyWordsAreAccepted() throws {
    var generator = SeededGenerator(seed: 22)
    let parts = ["map", "check", "--format", "=", "", "-", "--", "--lines", "Station.kvmap", "\u{1F600}", "/", "'", "[User]"]
    for _ in 0..<40 {
      let count = Int.random(in: 0...5, using: &generator)
      let words = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }
      _ = try completions(of: words)
    }
  }

  @Test func scriptsAreForTheKnownShells() throws {
    let folder = try TemporaryFolder()
    for shell in ["bash", "zsh", "fish"] {
      let result = try CommandLineTool.run(["completions", shell], in: folder)
      #expect(result.code == 0 && result.output.contains("complete -- "))
    }
    let unknown = try CommandLineTool.run(["completions", "tcsh"], in: folder)
    #expect(unknown.code == 2 && unknown.problems.contains("no completions for 'tcsh'; expected one of bash, zsh, fish"))
    let missing = try CommandLineTool.run(["completions"], in: folder)
    #expect(missing.code == 2 && missing.problems.contains("needs the name of one shell"))
  }
}
