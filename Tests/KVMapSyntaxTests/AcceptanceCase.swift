import Foundation
import KVMapSource

/// The parts of an `acceptance.json` case that concern the front end.
struct AcceptanceCase: Decodable, Sendable {
  struct Expectation: Decodable, Sendable {
    var id: String
    var line: Int?
    var column: Int?
    var file: String?
  }

  var id: String
  var files: [String: String]
  var diagnostics: [Expectation]?
  var othersAllowed: Bool?

  /// The `.kvmap` files of the case, sorted by name.
  var mappingFiles: [SourceFile] {
    files.filter { $0.key.hasSuffix(".kvmap") }.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, text: $0.value) }
  }

  /// The ids that the front end reports; the others are the type checker's.
  static let syntaxIDs: Set<String> = [
    "expected-token", "unterminated-string", "unterminated-comment", "invalid-escape", "invalid-character",
    "invalid-number", "invalid-indentation", "nested-too-deeply", "too-many-errors",
  ]

  /// The location of the cases, which are not part of the project: `KVMAP_CASES`, otherwise `../shared/cases`.
  static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CASES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)
    return [named, beside].compactMap(\.self)
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("acceptance.json").path) }
  }()

  static func all() throws -> [AcceptanceCase] {
    guard let folder else { return [] }
    let data = try Data(contentsOf: folder.appendingPathComponent("acceptance.json"))
    return try JSONDecoder().decode([AcceptanceCase].self, from: data)
  }
}
