import KVMapFormat
import KVMapImport
package import KVMapSource

/// What `kvmapc import` makes of a model of another system.
package enum ImportOutcome: Sendable {
  /// Everything that speaks against a mapping, one line each.
  case refused([String])
  /// A formatted mapping, and what `kvmapc check` tells of it. Where that is an error, the model says something that a
  /// mapping cannot.
  case mapping([UInt8], [Diagnostic], SourceSet)
}

extension Compilation {
  /// `kvmapc import coredata`: the mapping of a Core Data model.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the model's file.
  ///   - name: That of the model, for people.
  ///   - path: Where the mapping is to stand, for diagnostics.
  package static func importCoreData(_ contents: [UInt8], named name: String, to path: String) -> ImportOutcome {
    let text: String
    do throws(ImportProblems) {
      text = try KVMapImport.importCoreData(contents, named: name)
    } catch {
      return .refused(error.messages)
    }
    let written = Array(text.utf8)
    var compilation = Compilation()
    let bytes =
      switch KVMapFormat.format(SourceFile(id: FileID(0), path: path, bytes: written)) {
      case .formatted(let formatted): formatted
      // Its diagnostics come again below.
      case .unreadable: written
      }
    compilation.add(path: path, bytes: bytes, isRequested: true)
    let sources = compilation.sources
    return .mapping(bytes, compilation.check(), sources)
  }

  /// The name of the version that a versioned Core Data model uses now, such as `Model 2.xcdatamodel`.
  ///
  /// - Parameter list: The bytes of the file `.xccurrentversion`.
  /// - Returns: `nil` where the file does not say.
  package static func currentCoreDataVersion(_ list: [UInt8]) -> String? { KVMapImport.currentCoreDataVersion(list) }
}
