import Foundation
import TestSupport
import Testing

/// docs/command-line.md has every command that there is, and no other.
@Suite struct CommandPageTests {
  @Test func theTableHasTheCommands() throws {
    let page = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/command-line.md")), as: UTF8.self)
    let row = #/^\| `kvmapc ([a-z]+)/#.anchorsMatchLineEndings()
    let shown = page.matches(of: row).map { String($0.1) }

    let help = try CommandLineTool.run(["--help"], in: Repository.root).output
    let list = help.components(separatedBy: "commands:\n").dropFirst().first?.components(separatedBy: "\n\n").first
    let commands = try #require(list).split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(!commands.isEmpty)
    #expect(shown == commands)
  }

  /// Every option that the page shows is one that its command has.
  @Test func theOptionsShownExist() throws {
    let page = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/command-line.md")), as: UTF8.self)
    let call = #/kvmapc ([a-z]+)([^\n`|]*)/#
    var count = 0
    for match in page.matches(of: call) {
      let options = match.2.split(separator: " ").filter { $0.hasPrefix("--") && $0 != "--help" }
      if options.isEmpty { continue }
      let help = try CommandLineTool.run([String(match.1), "--help"], in: Repository.root).output
      for option in options {
        count += 1
        #expect(help.contains("  \(option)"), "'\(match.1)' has no option '\(option)'")
      }
    }
    #expect(count > 0)
  }
}
