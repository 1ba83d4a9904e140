import KVMapExplain
package import KVMapPages
import KVMapSema
package import KVMapSource

package typealias Page = KVMapPages.Page
package typealias PageOptions = KVMapPages.PageOptions
package typealias PageMaker = KVMapPages.PageMaker

extension Compilation {
  /// `kvmapc doc`: pages of all types of the files, and of those that they import.
  ///
  /// - Returns: The pages, and the diagnostics of the files; `nil` if there are errors.
  package func pages(_ options: PageOptions) -> (result: PageMaker.Result?, diagnostics: [Diagnostic]) {
    let analysis = analyze(files, of: sources)
    let diagnostics = diagnostics(of: analysis)
    guard !diagnostics.containsErrors, let program = analysis.program else { return (nil, diagnostics) }
    let (files, sources) = (files, sources)
    let result = Threads.withLargeStack {
      PageMaker.pages(of: program, files, RuleExplainer(program, DeclarationIndex(files, of: sources)), options)
    }
    return (result, diagnostics)
  }
}
