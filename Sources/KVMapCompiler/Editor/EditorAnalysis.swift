package import KVMapSema
package import KVMapSource
import KVMapSyntax

/// What an editor is shown about a set of files: the diagnostics of `kvmapc check`, and what the names in them mean.
package struct EditorAnalysis: Sendable {
  /// Those of `kvmapc check` for the same files, in reading order.
  package var diagnostics: [Diagnostic]
  package var analysis: Analysis
}

extension Compilation {
  /// `kvmapc lsp`: analyses files that were parsed before.
  ///
  /// - Parameters:
  ///   - files: The files to analyse, and all that they import. Their numbers are those of `sources`, which may contain
  ///     others as well.
  ///   - syntax: The diagnostics of the parser for these files.
  package static func editorAnalysis(of files: [ParsedFile], in sources: SourceSet, syntax: [Diagnostic])
    -> EditorAnalysis
  {
    let documents = TestDocuments.problems(in: files, of: sources)
    let analysis = analyze(files, of: sources, for: .editor)
    return EditorAnalysis(diagnostics: diagnostics(of: analysis, syntax, documents, in: sources), analysis: analysis)
  }
}
