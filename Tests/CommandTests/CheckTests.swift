import Foundation
import KVMapCompiler
import TestSupport
import Testing

@Suite struct CheckTests {
  @Test(arguments: [
    ([Mappings.user], "1 file, 1 type"), ([""], "1 file, 0 types"),
    (
      [Mappings.user, Mappings.station + "enum E: Int { a }\nmixin M { x: Int }\nmap T with M { y: Int }\n"],
      "2 files, 4 types"
    ),
  ])
  func nothingWrongIsSaid(files: [String], counts: String) throws {
    let folder = try TemporaryFolder(
      Dictionary(files.enumerated().map { ("\($0).kvmap", $1) }, uniquingKeysWith: { first, _ in first }))
    let result = try CommandLineTool.run(["check"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "\(counts): no problems\n" && result.problems == "")
  }

  @Test func errorsAreShownWithTheirPlace() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["check", "A.kvmap"], in: folder)
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.problems.hasPrefix("error[unknown-type]: "))
    #expect(result.problems.contains("\n --> A.kvmap:2:9\n"))
    #expect(result.problems.contains("\n2 |   name: Strin\n  |         ^^^^^"))
    #expect(result.problems.hasSuffix("\nkvmapc: 1 error\n"))
    #expect(!result.problems.contains("\u{1B}"))
  }

  @Test func jsonGoesToStandardOutput() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["check", "--format", "json", "."], in: folder)
    #expect(result.code == 1)
    #expect(result.problems == "")
    struct Report: Decodable {
      struct Entry: Decodable {
        var id, severity, file: String
        var line, column, endLine, endColumn: Int
      }
      var diagnostics: [Entry]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let entry = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(entry.id == "unknown-type" && entry.severity == "error" && entry.file == "A.kvmap")
    #expect(entry.line == 2 && entry.column == 9)
    #expect(entry.endLine == 2 && entry.endColumn == 14)
  }

  /// With its page as the help of the rule.
  @Test func sarifGoesToStandardOutput() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["check", "--format", "sarif"], in: folder)
    #expect(result.code == 1)
    #expect(result.problems == "")
    struct Report: Decodable {
      struct Text: Decodable { var text: String }
      struct Rule: Decodable {
        var id: String
        var help: Text
      }
      struct Driver: Decodable { var rules: [Rule] }
      struct Tool: Decodable { var driver: Driver }
      struct Result: Decodable { var ruleId: String }
      struct Run: Decodable {
        var tool: Tool
        var results: [Result]
      }
      var runs: [Run]
    }
    let run = try #require(try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).runs.first)
    #expect(run.results.map(\.ruleId) == ["unknown-type"])
    #expect(run.tool.driver.rules.map(\.help.text) == [DiagnosticPage.page(of: "unknown-type")?.text])
  }

  @Test func jsonOfNothingWrongIsAnEmptyList() throws {
    let folder = try TemporaryFolder(["A.kvmap": ""])
    let result = try CommandLineTool.run(["check", "--format=json"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "{\"diagnostics\": []}\n")
  }

  @Test func warningsAreNoFailure() throws {
    let folder = try TemporaryFolder(["A.kvmap": "import \"B.kvmap\"\n" + Mappings.user, "B.kvmap": Mappings.station])
    let result = try CommandLineTool.run(["check", "A.kvmap"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.problems.hasPrefix("warning[unused-import]: "))
    #expect(result.problems.hasSuffix("\nkvmapc: 1 warning\n"))
  }

  @Test func foldersAreSearchedWithoutHiddenOnes() throws {
    let folder = try TemporaryFolder([
      "b/Wrong.kvmap": Mappings.wrong, "a/deep/down/Wrong.kvmap": Mappings.wrong, ".build/Wrong.kvmap": Mappings.wrong,
      "a/.hidden/Wrong.kvmap": Mappings.wrong, "a/.Wrong.kvmap": Mappings.wrong, "a/Wrong.txt": Mappings.wrong,
    ])
    let result = try CommandLineTool.run(["check"], in: folder)
    let places = result.problems.matches(of: #/--> (\S+)/#).map { String($0.1) }
    #expect(places == ["a/deep/down/Wrong.kvmap:2:9", "b/Wrong.kvmap:2:9"])
  }

  /// Diagnostics are in the order of the paths, whatever the order of the arguments.
  @Test(arguments: [
    ["a", "b"], ["b", "a"], ["b/W.kvmap", "a/W.kvmap"], ["."], ["./b/", ".//a"],
    ["b", "a", "a/W.kvmap", "./b/W.kvmap"],
  ])
  func theOrderIsThatOfThePaths(arguments: [String]) throws {
    let folder = try TemporaryFolder(["b/W.kvmap": Mappings.wrong, "a/W.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["check"] + arguments, in: folder)
    #expect(result.problems.matches(of: #/--> (\S+)/#).map { String($0.1) } == ["a/W.kvmap:2:9", "b/W.kvmap:2:9"])
  }

  @Test func aFileUnderTwoNamesIsOne() throws {
    let folder = try TemporaryFolder(["W.kvmap": Mappings.wrong])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("Link.kvmap").path, withDestinationPath: "W.kvmap")
    let result = try CommandLineTool.run(["check", "W.kvmap", "Link.kvmap", folder.url("W.kvmap").path], in: folder)
    #expect(result.problems.hasSuffix("\nkvmapc: 1 error\n"))
  }

  @Test func standardInputIsADash() throws {
    let folder = try TemporaryFolder(["Shared.kvmap": Mappings.station])
    let text = "import \"Shared.kvmap\"\nstruct Line { stations: [Station], end: Statio }\n"
    let result = try CommandLineTool.run(["check", "-"], in: folder, input: Data(text.utf8))
    #expect(result.code == 1)
    #expect(result.problems.contains("--> <stdin>:2:41\n"))
    #expect(result.problems.hasSuffix("\nkvmapc: 1 error\n"))
  }

  @Test func aFolderWithoutMappingsIsSaid() throws {
    let folder = try TemporaryFolder(["a/x.txt": ""])
    let result = try CommandLineTool.run(["check", "a"], in: folder)
    #expect(result.code == 0)
    #expect(result.problems == "kvmapc: no .kvmap files in 'a'\n")
  }

  @Test func manyErrorsAreCappedWithACount() throws {
    let properties = (1...150).map { "  p\($0): Strin\n" }.joined()
    let folder = try TemporaryFolder([
      "A.kvmap": "struct A {\n\(properties)}\n", "B.kvmap": "struct B {\n\(properties)}\n",
    ])
    let result = try CommandLineTool.run(["check"], in: folder)
    #expect(result.problems.matches(of: #/^error\[/#.anchorsMatchLineEndings()).count == 100)
    #expect(result.problems.contains(#/… and \d+ more that are not shown/#))
  }
}
