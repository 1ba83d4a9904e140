import Foundation
import KVMapSema
import KVMapSource

/// A `check` case of the acceptance cases, which are not part of the project.
struct AcceptanceCase: Decodable, Sendable {
  struct Expectation: Decodable, Sendable {
    var id: String
    var severity: String?
    var line: Int?
    var column: Int?
    var endLine: Int?
    var endColumn: Int?
    var file: String?

    /// A more specific expectation has a greater weight and is matched first.
    var weight: Int {
      [severity, file].compactMap(\.self).count + [line, column, endLine, endColumn].compactMap(\.self).count
    }
  }

  var id: String
  var files: [String: String]
  var check: Bool?
  var format: Bool?
  var diagnostics: [Expectation]?
  var othersAllowed: Bool?

  /// Their location: `KVMAP_CASES`, or `../shared/cases` next to the repository.
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

  var compilation: Compilation {
    let mappingFiles = files.filter { $0.key.hasSuffix(".kvmap") }.sorted { $0.key < $1.key }
    return Compilation(mappingFiles.map { (path: $0.key, text: $0.value) })
  }
}

/// A diagnostic in terms of the members that the cases name.
struct FoundDiagnostic {
  var id: String
  var severity: String
  var file: String
  var start: LineTable.Position
  var end: LineTable.Position

  init(_ diagnostic: Diagnostic, of sources: SourceSet) {
    id = diagnostic.id
    severity = diagnostic.severity.rawValue
    let source = sources[diagnostic.span.file]
    file = source?.name ?? ""
    let lines = source.map(LineTable.init)
    start = lines?.position(at: diagnostic.span.start) ?? .init(line: 0, column: 0)
    end = lines?.position(at: diagnostic.span.end) ?? .init(line: 0, column: 0)
  }

  func matches(_ expected: AcceptanceCase.Expectation) -> Bool {
    expected.id == id && expected.severity.map { $0 == severity } != false && expected.file.map { $0 == file } != false
      && expected.line.map { $0 == start.line } != false && expected.column.map { $0 == start.column } != false
      && expected.endLine.map { $0 == end.line } != false && expected.endColumn.map { $0 == end.column } != false
  }
}
