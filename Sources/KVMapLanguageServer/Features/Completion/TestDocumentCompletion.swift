import KVMapSource
import KVMapSyntax

/// In the JSON text of a test, the keys that the tested type reads at the place.
enum TestDocumentCompletion {
  /// - Returns: `nil` outside of such texts.
  static func items(at position: TextPosition, in view: FileView, _ workspace: Workspace) -> [CompletionItem]? {
    let offset = view.offset(of: position)
    guard let (test, document) = document(at: offset, in: view) else { return nil }
    let bytes = Array(view.file.bytes[document.start..<document.end])
    let quotes = bytes.prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    guard offset >= document.start + quotes, offset + quotes <= document.end else { return nil }
    let place = JSONPlace(Array(bytes.dropFirst(quotes).dropLast(quotes)), at: offset - document.start - quotes)
    guard place.isKey else { return [] }
    let names = NamesInSight([view.tree] + view.file.imported.sorted().compactMap { workspace[$0]?.parsed.tree })
    let found = DocumentKeys(names, view.tree).keys(at: place.path, of: names.item(of: test.type))
    let start = document.start + quotes
    let range = place.string.map { view.range(start + $0.lowerBound, start + $0.upperBound) }
      ?? view.range(offset, offset)
    var seen = Set(place.siblings)
    return found.filter { !$0.key.hasPrefix("@") && !$0.key.hasPrefix("$") && seen.insert($0.key).inserted }.map { found in
      let quoted = DocumentKeyText.string(found.key)
      let text = place.string == nil ? quoted + ": " : String(quoted.dropFirst().dropLast())
      return CompletionItem(
        label: found.key, kind: Completion.Kind.field.rawValue,
        detail: found.rule.map { rule in
          "\(rule.owner).\(rule.property.name.text)" + (rule.property.type.map { ": \(view.text($0.span))" } ?? "")
        },
        documentation: nil, sortText: Completion.Rank.best.rawValue + found.key, filterText: nil,
        insertTextFormat: nil, textEdit: TextEdit(range: range, newText: text), additionalTextEdits: nil, data: nil)
    }
  }

  private static func document(at offset: Int, in view: FileView) -> (TestSyntax, Span)? {
    for case .test(let test) in view.tree.flatItems where test.span.start <= offset && offset <= test.span.end {
      for case .document(let format, let text) in test.steps where format.text == "json" {
        if text.span.start < offset, offset < text.span.end { return (test, text.span) }
      }
    }
    return nil
  }
}
