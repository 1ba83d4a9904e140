import Foundation
import KVMapCompiler
import TestSupport
import Testing

/// `kvmapc explain` prints the contents of docs/language.md and docs/transformers.md.
@Suite struct ReferenceSectionTests {
  @Test func theCompilerHoldsTheSections() throws {
    let sections = try ReferenceSection.Page.allCases.flatMap { page in
      let file = Repository.root.appendingPathComponent("docs/\(page.rawValue).md")
      return ReferenceSection.sections(of: try String(contentsOf: file, encoding: .utf8), page)
    }
    #expect(sections.count > 60)
    #expect(Set(sections.map { "\($0.page) \($0.title)" }).count == sections.count)
    let differing = Set(sections).symmetricDifference(ReferenceSection.all).map(\.title)
    #expect(differing == [], "these sections are not up to date in the compiler")
    try Golden.expect(
      Self.generatedSwift(sections),
      at: Repository.root.appendingPathComponent("Sources/KVMapCompiler/Explain/ReferenceSections.generated.swift"))
  }

  private static func generatedSwift(_ sections: [ReferenceSection]) -> String {
    var text = """
      // Generated from docs/language.md and docs/transformers.md by ReferenceSectionTests, do not edit.
      // KVMAP_UPDATE_GOLDENS=1 swift test --filter ReferenceSectionTests writes it.

      extension ReferenceSection {
        /// All sections, in the order of the pages.
        package static let all: [ReferenceSection] = [

      """
    for section in sections {
      text += "    ReferenceSection(\n      .\(section.page), title: \"\(section.title)\",\n      text: ####\"\"\"\n"
      for line in section.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "        \(line)\n"
      }
      text += "        \"\"\"####),\n"
    }
    return text + "  ]\n}\n"
  }
}
