import TestSupport
import Testing

/// Invalid calls: exit code 2, a message on standard error, nothing on standard output.
@Suite struct UsageTests {
  @Test(arguments: [
    (["genrate"], "unknown command 'genrate'; did you mean 'generate'?"),
    (["gen"], "unknown command 'gen'; did you mean 'generate'?"),
    (["frobnicate"], "unknown command 'frobnicate'"),
    (["format", "-", "a.kvmap"], "'-' prints to standard output, and cannot be combined with 'a.kvmap'"),
    (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
    (["check", "--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
    (["check", "--format"], "the option '--format' needs a value: --format FORMAT"),
    (["check", "--format", "--help"], "the option '--format' needs a value: --format FORMAT"),
    (["check", "--format="], "the option '--format' needs a value: --format FORMAT"),
    (
      ["check", "--format", "jsn"],
      "invalid value 'jsn' for '--format'; expected one of text, json, sarif; did you mean 'json'?"
    ),
    (["check", "--format", "json", "--format=text"], "the option '--format' is given twice"),
    (["check", ""], "a path is empty"),
    (["generate", "--check=yes"], "the option '--check' takes no value"),
    (
      ["generate", "--access", "private"],
      "invalid value 'private' for '--access'; expected one of public, package, internal"
    ),
    (["generate", "--check", "--force"], "'--check' writes nothing, and cannot be combined with '--force'"),
    (["generate", "--stdout", "--check"], "'--stdout' prints to standard output, and cannot be combined with '--check'"),
    (["generate", "-", "--output", "x"], "'-' prints to standard output, and cannot be combined with '--output'"),
    (["generate", "-x"], "unknown option '-x'"),
    (["explain", "unkown-type"], "there is nothing to explain about 'unkown-type'; did you mean 'unknown-type'?"),
    (["explain", "unoin"], "there is nothing to explain about 'unoin'; did you mean 'union'?"),
    (["explain", "everything-there-is"], "there is nothing to explain about 'everything-there-is'"),
    (["explain", "unknown-type", "unreachable"], "'explain' explains one word at a time"),
    (["help", "chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["help", "map", "test"], "'help' takes one command at a time"),
    (["version", "map"], "unexpected 'map' after 'version'"),
    (["explain", "--all"], "unknown option '--all'"),
    (["check", "--\u{1B}[31m"], "unknown option '--\\u{1B}[31m'"),
  ])
  func wrongCallsAreTold(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(arguments, in: folder)
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)\n"), "\(result.problems)")
    #expect(result.problems.contains("kvmapc: see 'kvmapc "))
    #expect(try folder.files().isEmpty)
  }

  @Test func withoutArgumentsTheHelpIsAProblem() throws {
    let result = try CommandLineTool.run([], in: try TemporaryFolder())
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.problems.contains("usage: kvmapc COMMAND"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func helpListsTheCommandsThatExist(arguments: [String]) throws {
    let result = try CommandLineTool.run(arguments, in: try TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.problems == "")
    #expect(result.output.contains("\n  generate  ") && result.output.contains("\n  check     "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test(arguments: ["generate", "check", "format", "map", "test", "import", "explain", "help", "version"])
  func everyCommandHasHelp(command: String) throws {
    let result = try CommandLineTool.run([command, "--help"], in: try TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("usage: kvmapc \(command)"))
    #expect(try CommandLineTool.run(["help", command], in: try TemporaryFolder()).output == result.output)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test(arguments: ["--version", "version"])
  func theVersionIsPrinted(word: String) throws {
    let result = try CommandLineTool.run([word], in: try TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.output.wholeMatch(of: #/kvmapc \d+\.\d+\.\d+\n/#) != nil)
  }

  @Test func whatFollowsTwoDashesIsAPath() throws {
    let folder = try TemporaryFolder(["--check.kvmap": ""])
    #expect(try CommandLineTool.run(["check", "--", "--check.kvmap"], in: folder).code == 0)
  }
}
