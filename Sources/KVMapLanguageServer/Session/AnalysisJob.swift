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
      number: number, files: files, revisions: revisions, isWhole: isWhole, diagnostics: diagnostics,
      analysis: analysis.analysis)
  }
}

package struct AnalysisResult: Sendable {
  let number: Int
  /// The files that were analysed.
  let files: [ParsedFile]
  /// Their revisions.
  let revisions: [FileID: Int]
  let isWhole: Bool
  let diagnostics: [FileID: [Diagnostic]]
  private(set) var analysis: Analysis
  /// Whether the symbols have been collected.
  private(set) var hasSymbols = false

  /// The same with symbols. They are collected after the problems have been sent, which need none.
  package func collectingSymbols() -> AnalysisResult {
    var result = self
    result.analysis.model.collectSymbols(of: files)
    result.hasSymbols = true
    return result
  }
}
