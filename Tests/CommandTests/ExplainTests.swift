import KVMapCompiler
import TestSupport
import Testing

@Suite struct ExplainTests {
  @Test func printsThePage() throws {
    let result = try CommandLineTool.run(["explain", "unknown-type"], in: try TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.output == DiagnosticPage.page(of: "unknown-type")?.text)
    #expect(result.output.hasPrefix("# unknown-type\n\nThere is no type of this name.\n\n## Wrong\n"))
    #expect(result.problems == "")
  }

  @Test func listsAllWithoutAnID() throws {
    let result = try CommandLineTool.run(["explain"], in: try TemporaryFolder())
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.compactMap { $0.split(separator: " ").first.map(String.init) } == DiagnosticPage.all.map(\.id))
    #expect(lines.contains { $0.hasPrefix("unknown-type ") && $0.hasSuffix(" There is no type of this name.") })
  }

  @Test func aSummaryIsOneSentence() {
    let page = DiagnosticPage(id: "a", text: "# a\n\nOne `b.c`\nover two lines. Another.\n\n## Wrong\n")
    #expect(page.summary == "One `b.c` over two lines.")
    #expect(page.meaning == "One `b.c` over two lines. Another.")
  }

  /// What an error names as its help is there.
  @Test func theHelpOfAnErrorLeadsToItsPage() throws {
    let folder = try TemporaryFolder(["A.kvmap": Mappings.wrong])
    let result = try CommandLineTool.run(["check"], in: folder)
    let help = try #require(result.problems.firstMatch(of: #/= help: kvmapc (explain \S+)\n/#))
    let page = try CommandLineTool.run(help.1.split(separator: " ").map(String.init), in: folder)
    #expect(page.code == 0 && page.output.hasPrefix("# unknown-type\n"))
  }
}
