import KVMapSource
import KVMapSyntax

/// The imports that have to change when files are renamed or moved.
struct FileRenames {
  private let workspace: Workspace
  /// The new paths, by the files.
  private let moved: [FileID: String]

  init(_ parameters: RenameFilesParameters, in workspace: Workspace) {
    self.workspace = workspace
    var moved: [FileID: String] = [:]
    for file in parameters.files {
      guard let known = workspace.file(withURI: file.oldURI), let path = DocumentURI.path(of: file.newURI) else {
        continue
      }
      moved[known.id] = path
    }
    self.moved = moved
  }

  /// In the files as they are called before.
  func replacements() -> [Replacement] {
    guard !moved.isEmpty else { return [] }
    return workspace.activeFiles.flatMap { file in
      file.parsed.tree.fileImports.compactMap { item -> Replacement? in
        guard let path = item.path, let id = file.targets[path.value], let target = workspace[id],
          moved[file.id] != nil || moved[id] != nil, let old = RelativePath.path(of: target.path, from: file.path),
          let new = RelativePath.path(of: moved[id] ?? target.path, from: moved[file.id] ?? file.path), new != old
        else { return nil }
        return Replacement(span: path.span, text: DocumentKeyText.string(new))
      }
    }
  }
}
