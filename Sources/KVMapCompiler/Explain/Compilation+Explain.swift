package import KVMapExplain
import KVMapSema
package import KVMapSource

package typealias RuleExplanation = KVMapExplain.RuleExplanation
package typealias ExplanationText = KVMapExplain.ExplanationText
package typealias LineExplainer = KVMapExplain.LineExplainer

extension Compilation {
  /// `kvmapc explain FILE:LINE`: what is written in a line of a file.
  ///
  /// - Returns: The explanation, and the diagnostics of the files; `nil` if there are errors.
  package func explain(_ line: Int, of file: FileID) -> (result: LineExplainer.Result?, diagnostics: [Diagnostic]) {
    let analysis = analyze(files, of: sources)
    let diagnostics = diagnostics(of: analysis)
    guard !diagnostics.containsErrors, let program = analysis.program else { return (nil, diagnostics) }
    let explainer = RuleExplainer(program, DeclarationIndex(files, of: sources))
    return (LineExplainer.explain(line, of: file, explainer), diagnostics)
  }
}
