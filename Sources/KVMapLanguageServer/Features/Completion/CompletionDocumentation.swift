import KVMapCompiler
import KVMapSyntax

/// The documentation of completion items: that of the language, of built-in types and of transformers.
enum CompletionDocumentation {
  /// - Parameter data: What the documentation is about.
  /// - Returns: `nil` for what the language does not have.
  static func content(_ data: CompletionData, _ client: ClientCapabilities) -> MarkupContent? {
    guard let found = Explanation.explanation(of: data.word, where: { $0.name == data.kind }) else { return nil }
    let text = found.kind == .language ? HoverText.firstParagraph(of: found.text) : found.text
    return client.takesMarkdownInItems
      ? MarkupContent(kind: "markdown", value: text)
      : MarkupContent(kind: "plaintext", value: HoverText.plain(text))
  }

  /// The item with its documentation.
  static func item(_ item: CompletionItem, _ client: ClientCapabilities) -> CompletionItem {
    var item = item
    if let data = item.data { item.documentation = content(data, client) }
    return item
  }
}

extension Explanation.Kind {
  /// In one word, for the data of an item.
  var name: String {
    switch self {
    case .language: "language"
    case .type: "type"
    case .transformer: "transformer"
    case .diagnostic: "diagnostic"
    case .change: "change"
    }
  }
}
