/// What there is to say about an id of diagnostics: what it means, something wrong, why it is wrong, and the same put
/// right.
///
/// The pages are written in `docs/diagnostics`. `DiagnosticPages.generated.swift` is made of them, and a test holds the
/// two equal.
package struct DiagnosticPage: Sendable, Hashable {
  /// The stable word, such as `unknown-type`.
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

  /// The page of an id; `nil` where there is no such id.
  package static func page(of id: String) -> DiagnosticPage? {
    all.first { $0.id == id }
  }
}
