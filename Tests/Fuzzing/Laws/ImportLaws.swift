import KVMapCompiler
import KVMapFormat
import KVMapSource

/// Laws for Core Data models: they are rejected with a reason, or become a mapping that can be read.
enum ImportLaws {
  static func check(_ bytes: [UInt8]) throws {
    _ = Compilation.currentCoreDataVersion(bytes)
    switch Compilation.importCoreData(bytes, named: "Model", to: "Model.kvmap") {
    case .refused(let reasons):
      try law(!reasons.isEmpty && reasons.allSatisfy { !$0.isEmpty }, "a model is refused for a reason")
    case .mapping(let mapping, let diagnostics, let sources):
      try CheckingLaws.checkPlaces(diagnostics, in: sources)
      let file = SourceFile(id: FileID(0), path: "Model.kvmap", bytes: mapping)
      switch format(file) {
      case .formatted(let formatted): try law(formatted == mapping, "what is imported is formatted: \(shown(mapping))")
      case .unreadable(let found):
        throw LawIsBroken(description: "what is imported is a mapping: \(found) in \(shown(mapping))")
      }
    }
  }
}
