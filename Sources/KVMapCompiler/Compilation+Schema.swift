package import KVMapSchema
import KVMapSema
package import KVMapSource
import KVMapSyntax

package typealias SchemaSide = KVMapSchema.SchemaSide
package typealias SchemaNotation = KVMapSchema.SchemaNotation
package typealias SchemaDialect = KVMapSchema.JSONSchemaPrinter.Dialect

extension Compilation {
  /// The schema of a type, or why there is none.
  package enum SchemaOutcome: Sendable {
    case schema(String)
    /// The files have errors; warnings alone are not reported.
    case wrongFiles
    /// The requested type is invalid.
    case wrongType
    /// The type has no schema, for these reasons: sentences without a full stop.
    case impossible([String])
  }

  /// `kvmapc schema`: the schema of the documents that are read as a type, or that a type is written as.
  ///
  /// - Parameter type: A type of the language: `[User]`.
  /// - Returns: The result, and the diagnostics for the files or the type. Their locations refer to the returned
  ///   sources, which also contain the text of the type.
  package func schema(
    of type: String, _ side: SchemaSide, in notation: SchemaNotation
  ) -> (outcome: SchemaOutcome, diagnostics: [Diagnostic], sources: SourceSet) {
    let title = type
    let resolution = resolve(type, isRead: side == .read)
    switch resolution.resolved {
    case .wrongFiles: return (.wrongFiles, resolution.diagnostics, resolution.sources)
    case .wrongType: return (.wrongType, resolution.diagnostics, resolution.sources)
    case .entry(let entry, let program):
      switch SchemaBuilder.document(of: entry, titled: title, side: side, in: program) {
      case .success(let document): return (.schema(notation.text(of: document)), [], resolution.sources)
      case .failure(let failure): return (.impossible(failure.messages), [], resolution.sources)
      }
    }
  }
}
