import KVMapSema
import KVMapSource
import KVMapSyntax

/// A compilation of texts, as tests write them.
struct Compilation {
  var sources: SourceSet
  var files: [ParsedFile]
  /// The diagnostics of the parser and of the later stages, ordered by position.
  var diagnostics: [Diagnostic]
  var analysis: Analysis

  /// - Parameter texts: The path and the text of each file.
  init(_ texts: [(path: String, text: String)]) {
    sources = SourceSet(texts)
    var syntax: [Diagnostic] = []
    files = sources.files.map { source in
      let (tree, diagnostics) = parse(source)
      syntax += diagnostics
      return ParsedFile(source: source, tree: tree, hasSyntaxErrors: diagnostics.containsErrors)
    }
    analysis = analyze(files, of: sources)
    diagnostics = (syntax + analysis.diagnostics).sortedByPlace(in: sources)
  }

  init(_ text: String) { self.init([("Main.kvmap", text)]) }

  var ids: [String] { diagnostics.map(\.id) }

  /// One line for each diagnostic: `line:column-line:column severity[id]: message`, then its related notes.
  var rendered: String {
    var text = ""
    for diagnostic in diagnostics {
      text += "\(place(diagnostic.span)) \(diagnostic.severity.rawValue)[\(diagnostic.id)]: \(diagnostic.message)\n"
      if let label = diagnostic.label { text += "  \(label)\n" }
      for note in diagnostic.notes {
        text += "  note\(note.span.map { " " + place($0) } ?? ""): \(note.message)\n"
      }
      for fixIt in diagnostic.fixIts {
        text += "  fix \(place(fixIt.span)): \(fixIt.message): `\(fixIt.replacement)`\n"
      }
    }
    return text
  }

  private func place(_ span: Span) -> String {
    guard let file = sources[span.file] else { return "?" }
    let lines = LineTable(file)
    let (start, end) = (lines.position(at: span.start), lines.position(at: span.end))
    let name = sources.files.count > 1 ? "\(file.path):" : ""
    return "\(name)\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
