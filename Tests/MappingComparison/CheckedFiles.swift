package import KVMapSema
package import KVMapSource
import KVMapSyntax

/// Mapping files as `check` sees them, and the resulting program.
package struct CheckedFiles {
  package let sources: SourceSet
  /// `nil` if they have errors.
  package let program: Program?
  /// The diagnostics of the parser, followed by those of the checker.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - files: With their paths. A file imports another by its whole path.
  ///   - entries: The requested types, in the first file.
  package init(_ files: [(path: String, text: String)], entries: [String]) {
    var sources = SourceSet(files)
    var syntax: [Diagnostic] = []
    let parsed = sources.files.map { source in
      let (tree, diagnostics) = parse(source)
      syntax += diagnostics
      return ParsedFile(source: source, tree: tree, hasSyntaxErrors: diagnostics.containsErrors)
    }
    let types = entries.map { text in
      let id = sources.add(path: "<TYPE>", bytes: Array(text.utf8), isRequested: false)
      return readType(SourceFile(id: id, path: "<TYPE>", bytes: Array(text.utf8))).0
    }
    let analysis = analyze(parsed, of: sources, entries: types)
    program = analysis.program
    diagnostics = syntax + analysis.diagnostics
    self.sources = sources
  }

  /// The number of the line that a diagnostic of the first file is about.
  package func line(of diagnostic: Diagnostic) -> Int {
    sources.files.first.map { LineTable($0).lineNumber(at: diagnostic.span.start) } ?? 0
  }
}
