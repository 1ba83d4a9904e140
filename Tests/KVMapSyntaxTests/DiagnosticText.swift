import KVMapSource

/// The diagnostics in the form used by goldens: `line:column-line:column id: message`, then their related information.
func rendered(_ diagnostics: [Diagnostic], in file: SourceFile) -> String {
  let lines = LineTable(file)
  func place(_ span: Span) -> String {
    let start = lines.position(at: span.start)
    let end = lines.position(at: span.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
  var text = ""
  for diagnostic in diagnostics {
    text += "\(place(diagnostic.span)) \(diagnostic.severity.rawValue) \(diagnostic.id): \(diagnostic.message)\n"
    if let label = diagnostic.label { text += "  label: \(label)\n" }
    for note in diagnostic.notes { text += "  note: \(note.message)\n" }
    for fixIt in diagnostic.fixIts {
      text += "  fix-it \(place(fixIt.span)): \(fixIt.message): `\(fixIt.replacement)`\n"
    }
  }
  return text
}
