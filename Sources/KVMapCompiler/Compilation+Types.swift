import KVMapSema
import KVMapSource
import KVMapSyntax

extension Compilation {
  /// A type that a command asks for.
  enum ResolvedType {
    case entry(Entry, Program)
    /// The files have errors; warnings alone are not reported.
    case wrongFiles
    /// The requested type is invalid.
    case wrongType
  }

  /// Resolves a type in the first file.
  ///
  /// - Parameter isRead: Whether documents are mapped to the type, so that it must be decodable.
  /// - Returns: The result, and the diagnostics for the files or the type. Their locations refer to the returned
  ///   sources, which also contain the text of the type.
  func resolve(
    _ type: String, isRead: Bool = true
  ) -> (resolved: ResolvedType, diagnostics: [Diagnostic], sources: SourceSet) {
    var sources = sources
    let typeFile = sources.add(path: "<TYPE>", bytes: Array(type.utf8), isRequested: false)
    let source = SourceFile(id: typeFile, path: "<TYPE>", bytes: Array(type.utf8))
    let (type, typeDiagnostics) = readType(source)
    let analysis = analyze(files, of: sources, entries: [type], entriesAreRead: isRead)
    let diagnostics = diagnostics(of: analysis)
    let ofFiles = diagnostics.filter { $0.span.file != typeFile && $0.severity == .error }
    guard ofFiles.isEmpty else { return (.wrongFiles, ofFiles, sources) }
    let ofType = typeDiagnostics + diagnostics.filter { $0.span.file == typeFile }
    guard !ofType.containsErrors, let program = analysis.program, let entry = program.entries.first else {
      return (.wrongType, ofType, sources)
    }
    return (.entry(entry, program), [], sources)
  }
}
