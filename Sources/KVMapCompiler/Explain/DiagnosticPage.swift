/// The explanation of a diagnostic: what it means, an invalid example, why it is invalid, and the corrected example.
///
/// The pages are written in `docs/diagnostics`. `DiagnosticPages.generated.swift` is generated from them, and a test
/// checks that the two agree.
package struct DiagnosticPage: Sendable, Hashable {
  /// The stable ID of the diagnostic, such as `unknown-type`.
  package let id: String
  /// The page in Markdown, byte for byte the file in `docs/diagnostics`.
  package let text: String

  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  /// The first sentence of the page, on one line.
  package var summary: String {
    let paragraph = meaning
    guard let end = paragraph.firstRange(of: ". ") else { return paragraph }
    return paragraph[..<end.lowerBound] + "."
  }

  /// The first paragraph below the title, on one line.
  package var meaning: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("#") || $0.isEmpty }
      .prefix { !$0.isEmpty }.joined(separator: " ")
  }

  /// The page for an ID; `nil` if there is no such ID.
  package static func page(of id: String) -> DiagnosticPage? {
    all.first { $0.id == id }
  }
}
