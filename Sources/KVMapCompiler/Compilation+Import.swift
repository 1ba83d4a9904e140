import KVMapFormat
import KVMapImport
package import KVMapSource

/// The result of `kvmapc import` for a model of another system.
package enum ImportOutcome: Sendable {
  /// All reasons why there is no mapping, one line each.
  case refused([String])
  /// A formatted mapping, and the diagnostics of `kvmapc check` for it. An error means that the model contains
  /// something that a mapping cannot express.
  case mapping([UInt8], [Diagnostic], SourceSet)
}

extension Compilation {
  /// `kvmapc import coredata`: the mapping of a Core Data model.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the model's file.
  ///   - name: The name of the model, for messages.
  ///   - path: The path of the mapping, for diagnostics.
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
      // The same diagnostics are reported again below.
      case .unreadable: written
      }
    compilation.add(path: path, bytes: bytes, isRequested: true)
    let sources = compilation.sources
    return .mapping(bytes, compilation.check(), sources)
  }

  /// The name of the current version of a versioned Core Data model, such as `Model 2.xcdatamodel`.
  ///
  /// - Parameter list: The bytes of the file `.xccurrentversion`.
  /// - Returns: `nil` if the file does not specify a version.
  package static func currentCoreDataVersion(_ list: [UInt8]) -> String? { KVMapImport.currentCoreDataVersion(list) }
}
