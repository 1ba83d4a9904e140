import TestSupport
import Testing

/// `kvmapc manual`. `Tests/Editors/run shells` has mandoc check it.
@Suite struct ManualTests {
  @Test func describesEachCommandAndOption() throws {
    let folder = try TemporaryFolder()
    let manual = try CommandLineTool.run(["manual"], in: folder).output.split(separator: "\n").map(String.init)
    let commands = try CommandLineTool.run(["complete", "--", ""], in: folder).output.split(separator: "\n")
      .filter { !$0.hasPrefix("-") }
    #expect(commands.count > 10)
    for command in commands {
      #expect(manual.contains(".Ss \(command)"))
      let options = try CommandLineTool.run(["complete", "--", "\(command)", "--"], in: folder).output
      for option in options.split(separator: "\n") {
        #expect(manual.contains { $0.hasPrefix(".It Fl \\-\(option.dropFirst(2))") }, "\(command) \(option)")
      }
    }
  }

  @Test func takesNoArguments() throws {
    let result = try CommandLineTool.run(["manual", "map"], in: try TemporaryFolder())
    #expect(result.code == 2 && result.problems.contains("'manual' takes no arguments"))
  }
}
