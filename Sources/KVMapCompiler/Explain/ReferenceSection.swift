import KVMapSource

/// A section of the language documentation: everything from a second- or third-level heading up to the next one.
///
/// The sections are written in `docs`. `ReferenceSections.generated.swift` is generated from them, and a test checks
/// that the two agree.
package struct ReferenceSection: Sendable, Hashable {
  package enum Page: String, Sendable, Hashable, CaseIterable {
    case language
    case transformers
  }

  package let page: Page
  package let title: String
  /// Markdown, including the heading.
  package let text: String

  package init(_ page: Page, title: String, text: String) {
    self.page = page
    self.title = title
    self.text = text
  }

  /// The sections of a Markdown page, which begin at second- and third-level headings.
  package static func sections(of text: String, _ page: Page) -> [ReferenceSection] {
    var sections: [(title: String, lines: [Substring])] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") || line.hasPrefix("### ") {
        sections.append((String(line.drop { $0 == "#" }.dropFirst()), []))
      }
      if !sections.isEmpty { sections[sections.count - 1].lines.append(line) }
    }
    return sections.map { section in
      let end = section.lines.lastIndex { !$0.isEmpty } ?? 0
      return ReferenceSection(page, title: section.title, text: section.lines[...end].joined(separator: "\n") + "\n")
    }
  }

  /// - Parameter title: That of a section, or of a part of one: a fourth-level heading.
  package static func find(_ page: Page, _ title: String) -> ReferenceSection? {
    all.first { $0.page == page && $0.title == title }
      ?? all.firstResult { $0.page == page ? $0.part(title) : nil }
  }

  /// What stands below a fourth-level heading, up to the next one.
  private func part(_ title: String) -> ReferenceSection? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "#### \(title)") else { return nil }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("#### ") } ?? lines.endIndex
    let own = lines[start..<end].reversed().drop(while: \.isEmpty).reversed()
    return ReferenceSection(page, title: title, text: own.joined(separator: "\n") + "\n")
  }
}
