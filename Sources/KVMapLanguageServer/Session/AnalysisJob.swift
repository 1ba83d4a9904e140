import KVMapCompiler
import KVMapSema
import KVMapSource

/// Files as they were at one time, to be analysed on any thread.
package struct AnalysisJob: Sendable {
  /// Counts the analyses of a session.
  let number: Int
  let files: [ParsedFile]
  let sources: SourceSet
  /// Those of the parser.
  let syntax: [Diagnostic]
  let revisions: [FileID: Int]
  /// Whether these are all files, so that the result is exactly that of `kvmapc check`.
  let isWhole: Bool

  package func run() -> AnalysisResult {
    let analysis = Compilation.editorAnalysis(of: files, in: sources, syntax: syntax)
    var diagnostics: [FileID: [Diagnostic]] = [:]
    for diagnostic in analysis.diagnostics { diagnostics[diagnostic.span.file, default: []].append(diagnostic) }
    return AnalysisResult(
      number: number, revisions: revisions, isWhole: isWhole, diagnostics: diagnostics, analysis: analysis.analysis)
  }
}

package struct AnalysisResult: Sendable {
  let number: Int
  /// The revisions of all files that were analysed.
  let revisions: [FileID: Int]
  let isWhole: Bool
  let diagnostics: [FileID: [Diagnostic]]
  let analysis: Analysis
}
