import Foundation
import TestSupport
import Testing

/// Every command of the page `docs/first-mapper.md` is run, in the order of the page.
@Suite struct TourPageTests {
  @Test func eachStepDoesWhatThePageShows() throws {
    let page = Repository.root.appendingPathComponent("docs/first-mapper.md")
    let steps = ConsolePage(String(decoding: try Data(contentsOf: page), as: UTF8.self)).steps
    let folder = try TemporaryFolder()
    var commands = 0
    for step in steps {
      switch step {
      case .file(let name, let text): try folder.write(text, to: name)
      case .command(let command, let output, let line):
        commands += 1
        let found = try CommandLineTool.shell(Self.setting + command + " 2>&1", in: folder).output
        let lines = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let isSame = ConsolePage.matches(output[...], (lines.last == "" ? lines.dropLast() : lines[...]))
        #expect(isSame, "docs/first-mapper.md:\(line): '\(command)' prints\n\(found)")
      }
    }
    #expect(commands >= 8)
  }

  /// The command as the reader has it, and a name for git.
  private static let setting = """
    kvmapc() { "$KVMAPC" "$@"; }
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1

    """

  @Test func linesThatAreLeftOutMatchAnything() {
    #expect(ConsolePage.matches(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(ConsolePage.matches(["a", "…"], ["a"]))
    #expect(!ConsolePage.matches(["a", "…", "d"], ["a", "b"]))
    #expect(!ConsolePage.matches(["a"], ["a", "b"]))
  }
}
