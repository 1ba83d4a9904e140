import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

/// The pages in docs/changes: one for each kind of change, with a pair of mappings that has it.
@Suite struct ChangePageTests {
  /// A change that no pair of mappings is known to have.
  private static let withoutExample = "unexplained-difference"

  private static func pages() throws -> [DiagnosticDocument] {
    try Repository.textFiles(in: "docs/changes").compactMap { file in
      guard let name = file.path.split(separator: "/").last, name.hasSuffix(".md"), name != "README.md" else {
        return nil
      }
      return DiagnosticDocument(id: String(name.dropLast(3)), text: file.text)
    }.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  @Test func everyIDHasAPageAndEveryPageAnID() throws {
    let pages = Set(try Self.pages().map(\.id))
    #expect(Set(ChangeID.allCases.map(\.rawValue)).symmetricDifference(pages) == [])
  }

  @Test(arguments: try ChangePageTests.pages()) func thePageHasItsParts(page: DiagnosticDocument) throws {
    #expect(page.text.hasPrefix("# \(page.id)\n\n"))
    let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let examples: [Substring] = page.id == Self.withoutExample ? [] : ["## Old", "## New"]
    #expect(headings == examples + ["## Why", "## What to do"])
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let summary = DiagnosticPage(id: page.id, text: page.text).summary
    #expect(summary.hasSuffix(".") && summary.count <= 110)
  }

  /// The two mappings of a page differ in what it is about.
  @Test(arguments: try ChangePageTests.pages()) func theExampleHasTheChange(page: DiagnosticDocument) throws {
    guard page.id != Self.withoutExample else { return }
    let sides = ["Old", "New"].map { heading in
      var compilation = Compilation()
      for file in page.snippet(heading) {
        compilation.add(path: file.path, bytes: Array(file.text.utf8), isRequested: true)
      }
      return compilation
    }
    guard case .changes(let changes, _) = sides[1].diff(from: sides[0]) else {
      Issue.record("the example of \(page.id) has errors")
      return
    }
    #expect(changes.contains { $0.id.rawValue == page.id }, "\(changes.map(\.id.rawValue))")
  }

  /// `kvmapc explain` prints the contents of docs/changes.
  @Test func theCompilerHoldsThePages() throws {
    let documents = try Self.pages()
    try Golden.expect(
      Self.generatedSwift(documents),
      at: Repository.root.appendingPathComponent("Sources/KVMapCompiler/Explain/ChangePages.generated.swift"))
    try Golden.expect(Self.index(documents), at: Repository.root.appendingPathComponent("docs/changes/README.md"))
    #expect(ChangePage.all.map(\.id) == documents.map(\.id))
    #expect(ChangePage.all.map(\.text) == documents.map(\.text))
  }

  private static func generatedSwift(_ pages: [DiagnosticDocument]) -> String {
    var text = """
      // Generated from docs/changes by ChangePageTests, do not edit.
      // KVMAP_UPDATE_GOLDENS=1 swift test --filter ChangePageTests writes it.

      extension ChangePage {
        /// All pages, in the order of their ids.
        package static let all: [DiagnosticPage] = [

      """
    for page in pages {
      text += "    DiagnosticPage(\n      id: \"\(page.id)\",\n      text: ###\"\"\"\n"
      for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "        \(line)\n"
      }
      text += "        \"\"\"###),\n"
    }
    return text + "  ]\n}\n"
  }

  private static func index(_ pages: [DiagnosticDocument]) -> String {
    var text = """
      # Changes

      Every change that `kvmapc diff` reports, by the id in brackets. `kvmapc explain ID` prints the same pages.
      [Comparing mappings](../comparing.md) explains the command.

      | id | |
      |---|---|

      """
    for page in pages {
      text += "| [\(page.id)](\(page.id).md) | \(DiagnosticPage(id: page.id, text: page.text).summary) |\n"
    }
    return text
  }
}
