import KVMapSyntax

/// The places that are edited together with one: a type parameter and its uses.
enum LinkedEditing {
  static func ranges(at position: TextPosition, in view: FileView) -> LinkedRanges? {
    let offset = view.offset(of: position)
    let item = view.tree.flatItems.first { item in
      item.declarationSpan.map { $0.start <= offset && offset <= $0.end } ?? false
    }
    guard let item else { return nil }
    let parameters = NameSpans(SyntaxTree(items: [item])).names.filter { $0.value.meaning == .typeParameter }
    guard let own = parameters.first(where: { $0.key <= offset && offset <= $0.value.end }) else { return nil }
    let text = view.text(own.key, own.value.end)
    let starts = parameters.filter { view.text($0.key, $0.value.end) == text }.sorted { $0.key < $1.key }
    return LinkedRanges(ranges: starts.map { view.range($0.key, $0.value.end) })
  }
}
