import KVMapCompiler
import KVMapSource

/// A file and all that it imports, as they were at one time.
struct CompilationFiles: Sendable {
  private struct File: Sendable {
    var path: String
    var bytes: [UInt8]
    /// The positions of the imported files, by the paths as written.
    var targets: [String: Int]
    var documents: [String: SourceSet.DocumentTarget]
  }

  /// The first is the one that is requested.
  private let files: [File]

  /// - Parameter texts: What files are taken to contain instead.
  init(of requested: WorkspaceFile, withTexts texts: [FileID: [UInt8]] = [:], in workspace: Workspace) {
    let members = workspace.imports(from: requested.id)
    let ordered = [requested] + workspace.activeFiles.filter { members.contains($0.id) && $0.id != requested.id }
    let positions = Dictionary(
      ordered.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    files = ordered.map { file in
      File(
        path: file.path, bytes: texts[file.id] ?? file.bytes,
        targets: file.targets.compactMapValues { positions[$0] }, documents: file.documents)
    }
  }

  /// - Complexity: Linear in the size of the files, which are parsed again.
  func compilation() -> Compilation {
    var compilation = Compilation()
    let ids = files.enumerated().map { position, file in
      compilation.add(path: file.path, bytes: file.bytes, isRequested: position == 0)
    }
    for (file, id) in zip(files, ids) {
      for (written, position) in file.targets where ids.indices.contains(position) {
        compilation.setTarget(.file(ids[position]), ofImport: written, in: id)
      }
      for (written, document) in file.documents { compilation.setDocument(document, at: written, in: id) }
    }
    return compilation
  }
}
