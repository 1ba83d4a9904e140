import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport

/// Models that tests import.
enum CoreDataModels {
  static let folder = Repository.fixtures.appendingPathComponent("import/input", isDirectory: true)
  static let goldens = Repository.fixtures.appendingPathComponent("import/output", isDirectory: true)

  /// The models of our own that become goldens.
  static let names = ["Blog", "Codecs", "Identities", "Library"]

  static func contents(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent("\(name).xcdatamodel/contents")))
  }

  /// What is imported from a model, and what is wrong with that, as text.
  enum Outcome: Equatable {
    case mapping(String)
    /// The model is refused, for these reasons.
    case refused([String])
    /// The mapping is no mapping: the ids of its errors.
    case wrong([String])
  }

  static func imported(_ contents: some Sequence<UInt8>, named name: String = "Model") -> Outcome {
    switch Compilation.importCoreData(Array(contents), named: name, to: "\(name).kvmap") {
    case .refused(let messages): .refused(messages)
    case .mapping(let bytes, let diagnostics, _):
      diagnostics.isEmpty ? .mapping(String(decoding: bytes, as: UTF8.self)) : .wrong(diagnostics.map(\.id))
    }
  }

  /// The members that one entity becomes: the lines between the braces, without their indentation.
  static func members(_ entity: String) -> [String] {
    guard case .mapping(let text) = imported(model(entity)) else { return [] }
    return text.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A model with these entities.
  static func model(_ entities: String) -> String.UTF8View { "<model>\(entities)</model>".utf8 }

  /// A model with one entity of these members.
  static func entity(_ members: String) -> String.UTF8View { model("<entity name=\"A\">\(members)</entity>") }
}
