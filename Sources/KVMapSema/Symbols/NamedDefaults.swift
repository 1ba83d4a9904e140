import KVMapSource
import KVMapSyntax

/// The files whose properties the lines `default .NAME via` of other files reach: those that import them and have no
/// such line of their own.
struct NamedDefaults {
  private var importers: [FileID: [FileID]] = [:]
  /// The names that the lines of each file are for.
  private var names: [FileID: Set<String>] = [:]

  init() {}

  /// - Complexity: Linear in the number of items and imports.
  init(_ files: [ParsedFile], _ graph: ImportGraph) {
    for file in files {
      let id = file.source.id
      for item in graph.imports(of: id) where item.target != id { importers[item.target, default: []].append(id) }
      for case .defaultVia(let line) in file.tree.items {
        if case .name(let name) = line.subject { names[id, default: []].insert(name.text) }
      }
    }
  }

  func importers(of file: FileID, reachedBy name: String) -> Set<FileID> {
    Set((importers[file] ?? []).filter { names[$0]?.contains(name) != true })
  }
}
