import KVMapSource
import KVMapSyntax

/// In the JSON text of a test, the keys that the tested type reads at the place, and the texts of cases.
enum TestDocumentCompletion {
  /// Those in which JSON is written.
  static let formats: Set<String> = ["json", "ndjson"]

  /// - Returns: `nil` outside of such texts.
  static func items(at position: TextPosition, in view: FileView, _ workspace: Workspace) -> [CompletionItem]? {
    let offset = view.offset(of: position)
    guard let (test, document) = document(at: offset, in: view), let literal = JSONLiteral(document, in: view) else {
      return nil
    }
    guard literal.range.contains(offset) || literal.range.upperBound == offset else { return nil }
    let place = JSONPlace(literal.bytes, at: literal.index(of: offset))
    guard place.isKey || place.isValue, let type = test.type else { return [] }
    let names = NamesInSight([view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree })
    let target = DocumentTarget.type(DocumentType(syntax: type, space: view.tree.namespace(at: offset)))
    let found = DocumentKeys(at: place.path, of: target, names, isDocument: true)
    let range =
      place.string.map { view.range(literal.offset(of: $0.lowerBound), literal.offset(of: $0.upperBound)) }
      ?? view.range(offset, offset)

    func item(_ text: String, _ kind: Completion.Kind, _ detail: String?, end: String) -> CompletionItem {
      let quoted = DocumentKeyText.string(text)
      return CompletionItem(
        label: text, kind: kind.rawValue, detail: detail, documentation: nil,
        sortText: Completion.Rank.best.rawValue + text, filterText: nil, insertTextFormat: nil,
        textEdit: TextEdit(
          range: range,
          newText: literal.escaped(place.string == nil ? quoted + end : String(quoted.dropFirst().dropLast()))),
        additionalTextEdits: nil, data: nil)
    }

    guard place.isKey else { return found.texts.uniqued().map { item($0, .enumMember, nil, end: "") } }
    var seen = Set(place.siblings)
    return found.keys.filter { !$0.key.hasPrefix("@") && !$0.key.hasPrefix("$") && seen.insert($0.key).inserted }.map {
      found in
      let detail = found.rule.map { rule in
        "\(rule.owner).\(rule.property.name.text)" + (rule.property.type.map { ": \(view.text($0.span))" } ?? "")
      }
      return item(found.key, .field, detail, end: ": ")
    }
  }

  private static func document(at offset: Int, in view: FileView) -> (TestSyntax, Span)? {
    for case .test(let test) in view.tree.flatItems where test.span.start <= offset && offset <= test.span.end {
      for case .document(let format, let text) in test.steps where formats.contains(format.text) {
        if text.span.start < offset, offset < text.span.end { return (test, text.span) }
      }
    }
    return nil
  }
}
