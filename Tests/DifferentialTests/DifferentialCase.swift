import Foundation
import KVMapInterpret
import KVMapLowering
import KVMapSema
import KVMapSource
import KVMapSyntax
import MappingComparison
import TestSupport

/// A mapping and documents for it.
struct DifferentialCase: Sendable {
  struct Document: Sendable {
    /// A type of the language, in the scope of the first file; `nil` for the one named by its `test` block.
    var type: String?
    /// The position of the test block.
    var test: Int?
    var bytes: [UInt8]
    var path: String?
    /// The context, as JSON.
    var context: [UInt8]?
  }

  var name: String
  /// With their paths; the first is the one whose types are requested.
  var files: [(path: String, text: String)]
  var documents: [Document]
}

// MARK: - The acceptance cases

extension DifferentialCase {
  private struct Acceptance: Decodable {
    struct Job: Decodable {
      var type: String
      var from: String
      var to: String?
      var input: String?
      var inputBase64: String?
      var args: [String]?
    }

    var id: String
    var files: [String: String]
    var map: Job?
    var write: Job?
    var test: Bool?
  }

  /// The folder of the acceptance cases, which are not part of the project: `KVMAP_CASES`, or `../shared/cases` next to
  /// the repository; `nil` if there are none.
  static let acceptanceFolder: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CASES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let beside = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)
    return [named, beside].compactMap(\.self)
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("acceptance.json").path) }
  }()

  /// Those that map JSON, and those with tests.
  ///
  /// - Parameter name: The name of a file.
  static func acceptance(_ name: String) throws -> [DifferentialCase] {
    guard let file = acceptanceFolder?.appendingPathComponent(name) else { return [] }
    return try JSONDecoder().decode([Acceptance].self, from: Data(contentsOf: file)).compactMap { item in
      let files = item.files.filter { $0.key.hasSuffix(".kvmap") }
        .sorted { ($0.key == "Main.kvmap" ? "" : $0.key) < ($1.key == "Main.kvmap" ? "" : $1.key) }
        .map { (path: $0.key, text: $0.value) }
      var found = DifferentialCase(name: item.id, files: files, documents: [])
      if let job = item.map ?? item.write {
        guard let bytes = document(of: job) else { return nil }
        found.documents = [
          Document(
            type: job.type, bytes: bytes, path: value(of: "--at", in: job.args ?? []),
            context: value(of: "--context", in: job.args ?? []).map { Array($0.utf8) })
        ]
      } else if item.test != true {
        return nil
      }
      return found.addingTests()
    }
  }

  private static func document(of job: Acceptance.Job) -> [UInt8]? {
    guard
      let bytes = job.input.map({ Array($0.utf8) })
        ?? job.inputBase64.flatMap({ Data(base64Encoded: $0) }).map(Array.init)
    else { return nil }
    switch job.from {
    case "json": return bytes
    // Generated code does not support lines; both are given the equivalent array.
    case "ndjson": return LineDocument(bytes).array
    default: return nil
    }
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }
}

// MARK: - The project's own files

extension DifferentialCase {
  /// Every `.kvmap` file of the emitter's fixtures and of the examples: documents generated for each of its types, and
  /// those of its test blocks.
  static func ownFiles() throws -> [DifferentialCase] {
    let folders = ["Tests/Fixtures/emit/input", "Tests/Fixtures/replaced-systems", "examples"]
    return try folders.flatMap { folder in
      try Repository.files(in: Repository.root.appendingPathComponent(folder), withExtension: "kvmap").compactMap {
        file in
        let found = DifferentialCase(name: file.lastPathComponent, files: try files(from: file), documents: [])
        return found.addingTests().addingSketches(Thoroughness.choose(2, thorough: 5))
      }
    }
  }

  /// The types that the first file declares, except generic ones, which have no document without type arguments.
  private var declaredTypes: [String] {
    guard let file = files.first else { return [] }
    let tree = parse(SourceFile(id: FileID(0), path: file.path, bytes: Array(file.text.utf8))).0
    return Self.declaredTypes(of: tree.items)
  }

  private static func declaredTypes(of items: [ItemSyntax]) -> [String] {
    func name(_ name: TypeNameSyntax?, _ alias: NameSyntax?) -> String? {
      name.map { ($0.parts + [alias].compactMap(\.self)).map(\.text).joined(separator: ".") }
    }
    return items.flatMap { (item) -> [String] in
      switch item {
      case .type(let type): return type.parameters.isEmpty ? [name(type.name, type.alias)].compactMap(\.self) : []
      case .enumeration(let item): return [name(item.name, item.alias)].compactMap(\.self)
      case .union(let item): return item.parameters.isEmpty ? [name(item.name, item.alias)].compactMap(\.self) : []
      case .nested(let nested):
        guard let prefix = nested.name?.text else { return [] }
        return declaredTypes(of: nested.items).map { "\(prefix).\($0)" }
      case .importFile, .importModule, .setting, .defaultVia, .externType, .transform, .mixin, .family, .test, .error:
        return []
      }
    }
  }

  /// - Parameter count: The number of documents generated for each type.
  func addingSketches(_ count: UInt64) -> DifferentialCase {
    var found = self
    for (type, program, entry) in entries(of: declaredTypes) {
      for seed in 0..<count {
        var sketch = DocumentSketch(program, seed: seed)
        found.documents.append(Document(type: type, bytes: sketch.document(for: entry)))
      }
    }
    return found
  }

  /// The types that documents can be mapped to. Where all of them are, they are checked together, which is much faster.
  private func entries(of types: [String]) -> [(type: String, program: Program, entry: Entry)] {
    if let program = CheckedFiles(files, entries: types).program, program.entries.count == types.count {
      return zip(types, program.entries).map { ($0, program, $1) }
    }
    return types.compactMap { type in
      // A type that can only be written cannot be an entry.
      guard let program = CheckedFiles(files, entries: [type]).program, let entry = program.entries.first else {
        return nil
      }
      return (type, program, entry)
    }
  }

  /// A file and all files that it imports, with paths relative to the repository.
  private static func files(from file: URL) throws -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    var open = [file.standardizedFileURL]
    while let next = open.popLast() {
      let path = String(next.path.dropFirst(Repository.root.path.count + 1))
      guard !files.contains(where: { $0.path == path }) else { continue }
      let text = try String(contentsOf: next, encoding: .utf8)
      files.append((path, text))
      let tree = parse(SourceFile(id: FileID(0), path: path, bytes: Array(text.utf8))).0
      for case .importFile(let item) in tree.items {
        guard let path = item.path?.value else { continue }
        open.append(next.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL)
      }
    }
    return files
  }

  /// The documents of the test blocks of the first file.
  private func addingTests() -> DifferentialCase {
    guard let program = CheckedFiles(files, entries: []).program, let unit = program.units.first else { return self }
    var found = self
    for (index, test) in unit.tests.enumerated() {
      let bytes = test.document
      let context = test.context.map { Array(JSONText.tree($0).utf8) }
      switch test.format {
      case "json": found.documents.append(Document(test: index, bytes: bytes, context: context))
      case "ndjson": found.documents.append(Document(test: index, bytes: LineDocument(bytes).array, context: context))
      default: break
      }
    }
    return found
  }
}
