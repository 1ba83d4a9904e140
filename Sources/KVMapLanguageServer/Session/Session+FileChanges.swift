import KVMapSource

/// Changes of files that the client reports.
extension Session {
  mutating func change(_ parameters: DidChangeFilesParameters) {
    var deleted = DeletedPaths()
    var isRelevant = false
    for change in parameters.changes {
      let path = DocumentURI.path(of: change.uri)
      if change.kind == .deleted {
        if let path { deleted.insert(path) }
        continue
      }
      isRelevant = true
      guard let path, path.hasSuffix(".kvmap") else { continue }
      if change.kind == .created, isInFolders(path), !isTooLarge {
        workspace.update(workspace.add(path: path)) { $0.isListed = true }
      }
      read(path)
    }
    if isRelevant { forgetPlaces { _ in true } }
    delete(deleted)
  }

  mutating func delete(_ parameters: DidDeleteFilesParameters) {
    var deleted = DeletedPaths()
    for file in parameters.files { if let path = DocumentURI.path(of: file.uri) { deleted.insert(path) } }
    delete(deleted)
  }

  /// Reads the files again that are gone, and forgets what was found there. Of a folder, clients report only itself.
  ///
  /// - Complexity: Linear in the number of files, however many paths there are: many are of no interest here.
  private mutating func delete(_ deleted: DeletedPaths) {
    guard !deleted.isEmpty else { return }
    var isRelevant = false
    for file in workspace.files where file.isInFileSystem {
      if deleted.contain(file.path) || file.real.map(deleted.contain) == true {
        isRelevant = true
        read(file.path)
      }
      isRelevant =
        isRelevant
        || file.documents.keys.contains { written in
          deleted.contain(SourceSet.normalized(SourceSet.path(ofImport: written, in: file.path)))
        }
    }
    if isRelevant { forgetPlaces { _ in true } }
  }
}

/// The paths of what was deleted: files, and folders with all that was in them.
private struct DeletedPaths {
  private var paths: Set<String> = []

  var isEmpty: Bool { paths.isEmpty }

  mutating func insert(_ path: String) { paths.insert(path) }

  /// Whether one of them is the path, or a folder above it.
  func contain(_ path: String) -> Bool {
    var rest = Substring(path)
    while !paths.contains(String(rest)) {
      guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")), slash > rest.startIndex else { return false }
      rest = rest[..<slash]
    }
    return true
  }
}
