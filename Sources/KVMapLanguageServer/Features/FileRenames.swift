import KVMapSource
import KVMapSyntax

/// The paths that have to change when files or folders are renamed or moved: those of imports, and those of documents that
/// tests read.
struct FileRenames {
  private let workspace: Workspace
  /// The new paths, by the old ones, of files and folders.
  private let moved: [String: String]

  init(_ parameters: RenameFilesParameters, in workspace: Workspace) {
    self.workspace = workspace
    var moved: [String: String] = [:]
    for file in parameters.files {
      guard let old = DocumentURI.path(of: file.oldURI), let new = DocumentURI.path(of: file.newURI) else { continue }
      moved[old] = new
    }
    self.moved = moved
  }

  /// In the files as they are called before.
  func replacements() -> [Replacement] {
    guard !moved.isEmpty else { return [] }
    return workspace.activeFiles.flatMap { file in
      let imports = file.parsed.tree.fileImports.compactMap { item -> Replacement? in
        guard let path = item.path, let target = file.targets[path.value].flatMap({ workspace[$0] }) else { return nil }
        return replacement(of: path, leadingTo: target.path, in: file)
      }
      let documents = file.parsed.tree.documentPaths.compactMap { path in
        replacement(of: path, leadingTo: SourceSet.path(ofImport: path.value, in: file.path), in: file)
      }
      return imports + documents
    }
  }

  private func replacement(of written: StringSyntax, leadingTo path: String, in file: WorkspaceFile) -> Replacement? {
    let path = SourceSet.normalized(path)
    guard let old = RelativePath.path(of: path, from: file.path),
      let new = RelativePath.path(of: newPath(of: path), from: newPath(of: file.path)), new != old
    else { return nil }
    return Replacement(span: written.span, text: DocumentKeyText.string(new))
  }

  private func newPath(of path: String) -> String {
    var part = path[...]
    while true {
      if let new = moved[String(part)] { return new + path[part.endIndex...] }
      guard let slash = part.lastIndex(of: "/") else { return path }
      part = part[..<slash]
    }
  }
}
