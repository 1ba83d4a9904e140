import KVMapSource
import KVMapSyntax

/// An import of one file by another, however the path is written.
struct ImportEdge: Hashable {
  var from: FileID
  var to: FileID
}

/// Which files see which. Only direct imports are seen, not the imports of those.
struct ImportGraph {
  struct FileImport {
    var target: FileID
    /// As written.
    var path: String
    var span: Span
  }

  private var byFile: [FileID: [FileImport]] = [:]
  private var edges: Set<ImportEdge> = []

  func imports(of file: FileID) -> [FileImport] { byFile[file] ?? [] }

  func sees(_ file: FileID, _ other: FileID) -> Bool {
    file == other || edges.contains(ImportEdge(from: file, to: other))
  }

  /// Two spellings of the path of one file are one import.
  fileprivate mutating func add(_ item: FileImport, to file: FileID) {
    if edges.insert(ImportEdge(from: file, to: item.target)).inserted { byFile[file, default: []].append(item) }
  }
}

/// Finds the files that `import "…"` lines refer to, and the cycles among them.
enum ImportResolver {
  static func resolve(_ files: [ParsedFile], of sources: SourceSet) -> (graph: ImportGraph, diagnostics: [Diagnostic]) {
    var graph = ImportGraph()
    var diagnostics: [Diagnostic] = []
    let known = Set(files.map(\.source.id))
    for file in files {
      for case .importFile(let item) in file.tree.items {
        guard let path = item.path else { continue }
        switch sources.target(ofImport: path.value, in: file.source.id) {
        case .file(let target) where known.contains(target):
          graph.add(.init(target: target, path: path.value, span: path.span), to: file.source.id)
        case .file, .missing:
          diagnostics.append(
            SemaDiagnostics.importNotFound(
              path.value, suggestion: neighbour(path.value, of: file.source, in: sources), at: path.span))
        case .refused(let refusal):
          diagnostics.append(SemaDiagnostics.importRefused(path.value, because: refusal, at: path.span))
        }
      }
    }
    return (graph, diagnostics + cycles(among: files, graph: graph))
  }

  /// The path of a file in the same folder whose name is close to the one that was written.
  private static func neighbour(_ path: String, of importer: SourceFile, in sources: SourceSet) -> String? {
    let wanted = folder(of: SourceSet.normalized(SourceSet.path(ofImport: path, in: importer.path)))
    // A few candidates are enough for a suggestion; a folder with thousands of files is not searched for each wrong
    // import.
    let names = sources.files.prefix(1000)
      .filter { $0.id != importer.id && folder(of: SourceSet.normalized($0.path)) == wanted }.map(\.name)
    let written = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? path
    return closest(to: written, in: names).map { path.dropLast(written.count) + $0 }
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  private static func cycles(among files: [ParsedFile], graph: ImportGraph) -> [Diagnostic] {
    let ordered = files.sorted { $0.source.path < $1.source.path }
    let position = Dictionary(
      ordered.enumerated().map { ($0.element.source.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let edges = ordered.map { file in
      graph.imports(of: file.source.id).compactMap { item in
        position[item.target].map { CycleFinder.Edge(target: $0, label: item) }
      }
    }
    return CycleFinder.closingEdges(edges).map { cycle in
      SemaDiagnostics.importCycle(cycle.nodes.map { ordered[$0].source.name }, at: cycle.closing.span)
    }
  }
}
