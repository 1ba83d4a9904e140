import KVMapSource
import KVMapSyntax

/// Imports as links to their files.
struct DocumentLinks {
  static func links(of view: FileView, in workspace: Workspace) -> [DocumentLink] {
    view.tree.fileImports.compactMap { item -> DocumentLink? in
      guard let path = item.path, let target = view.file.targets[path.value], let file = workspace[target] else {
        return nil
      }
      return DocumentLink(range: view.range(path.span), target: file.uri)
    }
  }
}
