import KVMapSema
import KVMapSource

/// What the reader of a rule would have to work out: the keys that the key style gives.
struct InlayHints {
  static func hints(of view: FileView, in range: TextRange, _ analysis: Analysis) -> [InlayHint] {
    let start = view.offset(of: range.start)
    let end = view.offset(of: range.end)
    return analysis.model.symbols.symbols.compactMap { symbol -> InlayHint? in
      guard symbol.kind == .property, symbol.span.file == view.file.id, let place = symbol.arrowPlace, start <= place,
        place <= end, !symbol.keysVary, symbol.styledKeys != [symbol.name], !symbol.styledKeys.isEmpty
      else { return nil }
      let text = "<-> " + symbol.styledKeys.map(DocumentKeyText.step).joined(separator: " ?? ")
      let position = view.range(place, place).start
      return InlayHint(
        position: position, label: text, paddingLeft: true,
        textEdits: [TextEdit(range: TextRange(at: position), newText: " " + text)])
    }
  }
}
