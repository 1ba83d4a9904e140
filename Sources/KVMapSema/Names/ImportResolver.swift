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

  /// The file and all that import it, over any number of steps: an import of one of these would close a circle.
  ///
  /// - Complexity: Linear in the number of imports.
  fileprivate func importers(of file: FileID) -> Set<FileID> {
    let byTarget = Dictionary(grouping: edges, by: \.to)
    var found: Set<FileID> = [file]
    var work = [file]
    while let next = work.popLast() {
      for edge in byTarget[next] ?? [] where found.insert(edge.from).inserted { work.append(edge.from) }
    }
    return found
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
    let known = Set(files.map(\.source.id))
    for file in files {
      for path in file.tree.importPaths {
        guard case .file(let target) = sources.target(ofImport: path.value, in: file.source.id),
          known.contains(target)
        else { continue }
        graph.add(.init(target: target, path: path.value, span: path.span), to: file.source.id)
      }
    }
    let diagnostics = files.flatMap { problems(of: $0, known, graph, sources) }
    return (graph, diagnostics + cycles(among: files, graph: graph))
  }

  /// The imports of a file that lead nowhere.
  private static func problems(of file: ParsedFile, _ known: Set<FileID>, _ graph: ImportGraph, _ sources: SourceSet)
    -> [Diagnostic]
  {
    var importers: Set<FileID>?
    return file.tree.importPaths.compactMap { path in
      switch sources.target(ofImport: path.value, in: file.source.id) {
      case .file(let target) where known.contains(target): return nil
      case .file, .missing:
        let others = importers ?? graph.importers(of: file.source.id)
        importers = others
        let suggestion = neighbour(path.value, of: file.source, in: sources) { !others.contains($0) }
        return SemaDiagnostics.importNotFound(path.value, suggestion: suggestion, at: path.span)
      case .refused(let refusal): return SemaDiagnostics.importRefused(path.value, because: refusal, at: path.span)
      }
    }
  }

  /// The path of a file in the same folder whose name is close to the one that was written.
  ///
  /// - Parameter isPossible: Whether the file may be imported.
  private static func neighbour(
    _ path: String, of importer: SourceFile, in sources: SourceSet, _ isPossible: (FileID) -> Bool
  ) -> String? {
    let wanted = folder(of: SourceSet.normalized(SourceSet.path(ofImport: path, in: importer.path)))
    // A few candidates are enough for a suggestion; a folder with thousands of files is not searched for each wrong
    // import.
    let names = sources.files.prefix(1000)
      .filter { isPossible($0.id) && folder(of: SourceSet.normalized($0.path)) == wanted }.map(\.name)
    let written = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? path
    let withEnding = names.contains(written + ".kvmap") ? written + ".kvmap" : nil
    return (withEnding ?? closest(to: written, in: names)).map { path.dropLast(written.count) + $0 }
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

extension SyntaxTree {
  fileprivate var importPaths: [StringSyntax] {
    items.compactMap { if case .importFile(let item) = $0 { item.path } else { nil } }
  }
}
