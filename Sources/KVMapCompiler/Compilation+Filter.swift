package import KVMapEmit
import KVMapSema
package import KVMapSource
import KVMapSyntax

package typealias FilterPackage = KVMapEmit.FilterPackage

extension Compilation {
  /// What `kvmapc generate --filter` generates.
  package enum Filter {
    /// The package, and the mappers that its program needs: those of the file and of all files that it imports.
    case package(FilterPackage, mappers: [GeneratedFile])
    /// The files have errors.
    case wrongFiles
    /// The requested type is invalid.
    case wrongType
    /// The type has no mapper of its own.
    case noMapper
  }

  /// `kvmapc generate --filter`: a program that maps lines to a type and back.
  ///
  /// - Parameters:
  ///   - type: A type of the language: `User`, `User.Form`.
  ///   - runtime: Where the package of the program finds KVMap.
  /// - Returns: The result, and the diagnostics for the files or the type. Their locations refer to the returned
  ///   sources, which also contain the text of the type.
  package func filter(
    of type: String, runtime: FilterPackage.Runtime
  ) -> (filter: Filter, diagnostics: [Diagnostic], sources: SourceSet) {
    let resolution = resolve(type)
    switch resolution.resolved {
    case .wrongFiles: return (.wrongFiles, resolution.diagnostics, resolution.sources)
    case .wrongType: return (.wrongType, resolution.diagnostics, resolution.sources)
    case .entry(let entry, let program):
      guard let package = FilterPackage.package(of: program, for: entry, runtime: runtime) else {
        return (.noMapper, [], resolution.sources)
      }
      return (.package(package, mappers: SwiftEmitter(program: program).files()), [], resolution.sources)
    }
  }
}
