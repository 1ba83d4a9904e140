import Foundation
import TestSupport
import Testing

/// The guided tour of `docs/ARCHITECTURE.md` names files that exist, and what it says is in them is in them.
@Suite struct ArchitecturePageTests {
  private static let page = Repository.root.appending(path: "docs/ARCHITECTURE.md")

  @Test func everyFileOfTheTourExists() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let files = text.matches(of: /`((?:Sources|Tests|examples)\/[^`<]+)`/).map { String($0.1) }
    #expect(files.count > 60, "the tour names fewer files than it did")
    for file in files {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: file).path), "\(file)")
    }
  }

  @Test func everyFunctionOfTheTourIsInItsFile() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let rows = text.matches(of: /\| `(\w+)` \| `(Sources\/[^`]+\.swift)` \|/)
    #expect(rows.count > 25, "the tour has fewer steps than it had")
    for row in rows {
      let source = try String(contentsOf: Repository.root.appending(path: String(row.2)), encoding: .utf8)
      let declaration = try Regex("\\b(?:func|struct|enum|class) \(row.1)\\b")
      #expect(source.contains(declaration), "\(row.2) declares no \(row.1)")
    }
  }
}
