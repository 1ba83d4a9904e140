import KVMapInterpret
import KVMapSema
package import KVMapSource
import KVMapSyntax

extension Compilation {
  /// `kvmapc map`: maps a document with the mapping of the requested file, without compiling Swift.
  ///
  /// - Returns: The result, and the diagnostics for the files or the type. Their locations refer to the returned
  ///   sources, which also contain the text of the type.
  package func map(_ request: MapRequest) -> (outcome: MapOutcome, diagnostics: [Diagnostic], sources: SourceSet) {
    var sources = sources
    let typeFile = sources.add(path: "<TYPE>", bytes: Array(request.type.utf8), isRequested: false)
    let source = SourceFile(id: typeFile, path: "<TYPE>", bytes: Array(request.type.utf8))
    let (type, typeDiagnostics) = readType(source)
    let analysis = analyze(files, of: sources, entries: [type])
    let diagnostics = diagnostics(of: analysis)
    let ofFiles = diagnostics.filter { $0.span.file != typeFile && $0.severity == .error }
    guard ofFiles.isEmpty else { return (.wrongFiles, ofFiles, sources) }
    let ofType = typeDiagnostics + diagnostics.filter { $0.span.file == typeFile }
    guard !ofType.containsErrors, let program = analysis.program, let entry = program.entries.first else {
      return (.wrongType, ofType, sources)
    }
    let outcome = Threads.withLargeStack { () -> MapOutcome in
      switch Interpreter(program).map(request, as: entry) {
      case .report(let report): .mapped(report)
      case .wrongPath: .wrongPath
      case .wrongContext(let reason): .wrongContext(reason)
      }
    }
    return (outcome, [], sources)
  }
}
