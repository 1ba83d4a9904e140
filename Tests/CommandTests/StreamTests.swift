import Foundation
import TestSupport
import Testing

/// The behaviour of the command when its output is closed.
@Suite struct StreamTests {
  @Test func aReaderThatGoesAwayIsNoCrash() throws {
    let folder = try TemporaryFolder()
    for number in 0..<60 { try folder.write("struct S\(number) { a: Int, b: [String] }\n", to: "F\(number).kvmap") }
    let result = try CommandLineTool.shell(
      "{ \"$KVMAPC\" generate --stdout; echo $? > code; } | head -c 1 >/dev/null; cat code", in: folder)
    #expect(result.output == "2\n")
    #expect(result.problems == "")
  }

  @Test func aClosedOutputIsToldAndHarmsNoFile() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    let result = try CommandLineTool.shell("\"$KVMAPC\" generate >&-", in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: cannot write to standard output: "))
    #expect(try folder.text("User.kvmap.swift").hasPrefix("// Generated from "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullOutputIsTold() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    let result = try CommandLineTool.shell("\"$KVMAPC\" generate --stdout >/dev/full", in: folder)
    #expect(result.code == 2)
    #expect(result.problems == "kvmapc: error: cannot write to standard output: No space left on device\n")
  }

  @Test func closedProblemsAreNoCrash() throws {
    let folder = try TemporaryFolder(["W.kvmap": Mappings.wrong])
    #expect(try CommandLineTool.shell("\"$KVMAPC\" check 2>&-", in: folder).code == 1)
    #expect(try CommandLineTool.shell("\"$KVMAPC\" check <&- >&- 2>&-", in: folder).code == 1)
    #expect(try CommandLineTool.shell("\"$KVMAPC\" check - <&-", in: folder).code == 0)
  }

  @Test func odditiesOfTheEnvironmentAreNoMatter() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    let plain = try CommandLineTool.run(["generate", "--stdout"], in: folder)
    for environment in [
      ["LANG": "C", "LC_ALL": "C"], ["TZ": "Nowhere/Land"], ["HOME": ""], ["NO_COLOR": "1"], ["TERM": ""],
    ] {
      let result = try CommandLineTool.run(["generate", "--stdout"], in: folder, environment: environment)
      #expect(result.code == 0)
      #expect(result.output == plain.output)
    }
  }

  @Test func aWorkingFolderThatIsGoneIsNoCrash() throws {
    let folder = try TemporaryFolder(["User.kvmap": Mappings.user])
    let script = "mkdir gone && cd gone && rmdir ../gone && \"$KVMAPC\" check \"\(folder.url("User.kvmap").path)\""
    #expect(try CommandLineTool.shell(script, in: folder).code == 0)
  }
}
