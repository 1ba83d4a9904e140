import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport

/// Models that the tests import.
enum CoreDataModels {
  static let folder = Repository.fixtures.appendingPathComponent("import/input", isDirectory: true)
  static let goldens = Repository.fixtures.appendingPathComponent("import/output", isDirectory: true)

  /// Our own models, which have goldens.
  static let names = ["Blog", "Codecs", "Identities", "Library"]

  static func contents(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent("\(name).xcdatamodel/contents")))
  }

  /// The result of importing a model, with its errors, as text.
  enum Outcome: Equatable {
    case mapping(String)
    /// The model is rejected, for these reasons.
    case refused([String])
    /// The mapping is invalid: the ids of its errors.
    case wrong([String])
  }

  static func imported(_ contents: some Sequence<UInt8>, named name: String = "Model") -> Outcome {
    switch Compilation.importCoreData(Array(contents), named: name, to: "\(name).kvmap") {
    case .refused(let messages): .refused(messages)
    case .mapping(let bytes, let diagnostics, _):
      diagnostics.isEmpty ? .mapping(String(decoding: bytes, as: UTF8.self)) : .wrong(diagnostics.map(\.id))
    }
  }

  /// The members generated for one entity: the lines between the braces, without their indentation.
  static func members(_ entity: String) -> [String] {
    guard case .mapping(let text) = imported(model(entity)) else { return [] }
    return text.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A model with these entities.
  static func model(_ entities: String) -> String.UTF8View { "<model>\(entities)</model>".utf8 }

  /// A model with one entity with these members.
  static func entity(_ members: String) -> String.UTF8View { model("<entity name=\"A\">\(members)</entity>") }
}
