import KVMapSema
import KVMapSource

/// The files of a session, and how they import each other.
///
/// A file keeps its number for the whole session, so that trees and results that contain it stay valid.
struct Workspace: Sendable {
  private(set) var sources = SourceSet()
  private(set) var files: [WorkspaceFile] = []
  var samples = SampleFiles([:])
  /// The files that count: those that are open or in the folders of the workspace, and what these import.
  private(set) var active: Set<FileID> = []
  /// Keyed by bytes: two equal strings may be distinct names in a file system.
  private var byPath: [[UInt8]: FileID] = [:]
  private var byReal: [[UInt8]: FileID] = [:]

  subscript(id: FileID) -> WorkspaceFile? { files.indices.contains(id.index) ? files[id.index] : nil }

  /// The active files, in the order of their paths.
  var activeFiles: [WorkspaceFile] {
    files.filter { active.contains($0.id) }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  // MARK: Finding

  func file(withURI uri: String) -> WorkspaceFile? { file(at: DocumentURI.path(of: uri) ?? uri) }

  func file(at path: String) -> WorkspaceFile? { byPath[Array(path.utf8)].flatMap { self[$0] } }

  func file(withRealPath real: String) -> WorkspaceFile? { byReal[Array(real.utf8)].flatMap { self[$0] } }

  // MARK: Changing

  /// The number of the file with this URI, which is added if it is not known.
  mutating func add(uri: String) -> FileID {
    guard let path = DocumentURI.path(of: uri) else { return add(path: uri, uri: uri, isInFileSystem: false) }
    return add(path: path, uri: uri, isInFileSystem: true)
  }

  /// The number of the file at this path, which is added if it is not known.
  mutating func add(path: String) -> FileID { add(path: path, uri: DocumentURI.uri(of: path), isInFileSystem: true) }

  private mutating func add(path: String, uri: String, isInFileSystem: Bool) -> FileID {
    if let known = byPath[Array(path.utf8)] { return known }
    let id = sources.add(path: path, bytes: [], isRequested: true)
    files.append(WorkspaceFile(id: id, path: path, uri: uri, isInFileSystem: isInFileSystem))
    byPath[Array(path.utf8)] = id
    return id
  }

  mutating func setReal(_ real: String?, of id: FileID) {
    guard files.indices.contains(id.index) else { return }
    if let old = files[id.index].real, byReal[Array(old.utf8)] == id { byReal[Array(old.utf8)] = nil }
    files[id.index].real = real
    guard let real else { return }
    // Of several paths of one file, that of the open document counts.
    if byReal[Array(real.utf8)] == nil || files[id.index].document != nil { byReal[Array(real.utf8)] = id }
  }

  mutating func setText(_ bytes: [UInt8], of id: FileID) {
    guard files.indices.contains(id.index) else { return }
    files[id.index].setText(bytes)
    sources.replace(id, bytes: bytes)
  }

  /// Changes what is known of a file, other than its text.
  mutating func update(_ id: FileID, _ change: (inout WorkspaceFile) -> Void) {
    guard files.indices.contains(id.index) else { return }
    change(&files[id.index])
  }

  // MARK: Imports

  /// Determines the targets of all imports, and which files are active.
  ///
  /// - Returns: The files whose imports have changed, and those that are imported but have not been read.
  /// - Complexity: Linear in the number of files and their imports.
  mutating func resolveImports() -> (changed: [FileID], unread: [String]) {
    var changed: [FileID] = []
    var unread: [String] = []
    var reached: Set<FileID> = []
    // A document may be open under another path than the one that was found.
    let open = Set(files.filter { $0.document != nil }.compactMap(\.real))
    var queue = files.filter { file in
      file.document != nil || file.isListed && file.disk != nil && !(file.real.map(open.contains) ?? false)
    }.map(\.id)
    reached.formUnion(queue)
    while let id = queue.popLast() {
      var targets: [String: FileID] = [:]
      for written in files[id.index].importPaths {
        let target = target(of: written, in: files[id.index], &unread)
        sources.setTarget(target, ofImport: written, in: id)
        if case .file(let file) = target {
          targets[written] = file
          if reached.insert(file).inserted { queue.append(file) }
        }
      }
      for (written, document) in files[id.index].documents { sources.setDocument(document, at: written, in: id) }
      if targets != files[id.index].targets {
        files[id.index].targets = targets
        changed.append(id)
      }
    }
    changed += reached.subtracting(active)
    for gone in active.subtracting(reached) { files[gone.index].targets = [:] }
    active = reached
    return (changed, unread)
  }

  private func target(of written: String, in importer: WorkspaceFile, _ unread: inout [String])
    -> SourceSet.ImportTarget
  {
    guard importer.isInFileSystem else { return .missing }
    switch importer.places[written] {
    case .file(let path, let real, let isInside):
      if let known = file(withRealPath: real), known.document != nil || known.disk != nil { return .file(known.id) }
      let path = SourceSet.normalized(path)
      if let known = file(at: path), known.document != nil || known.disk != nil { return .file(known.id) }
      guard isInside else { return .refused(.leavesPackage) }
      unread.append(path)
      return .missing
    case .refused(let refusal): return .refused(refusal)
    case .missing, nil:
      // A document that has not been saved yet.
      let path = SourceSet.normalized(SourceSet.path(ofImport: written, in: importer.path))
      if let known = file(at: path), known.document != nil { return .file(known.id) }
      return .missing
    }
  }

  /// A file and all that it imports, over any number of steps.
  func imports(from start: FileID) -> Set<FileID> {
    var found: Set<FileID> = [start]
    var queue = [start]
    while let id = queue.popLast() {
      for next in self[id]?.imported ?? [] where found.insert(next).inserted { queue.append(next) }
    }
    return found
  }

  /// The active files that import one of these or are imported by one, over any number of steps, and these.
  ///
  /// - Complexity: Linear in the number of files and their imports.
  func component(of start: Set<FileID>) -> Set<FileID> {
    var neighbours: [FileID: [FileID]] = [:]
    for id in active {
      for target in files[id.index].imported {
        neighbours[id, default: []].append(target)
        neighbours[target, default: []].append(id)
      }
    }
    var found = start.intersection(active)
    var queue = Array(found)
    while let id = queue.popLast() {
      for next in neighbours[id] ?? [] where found.insert(next).inserted { queue.append(next) }
    }
    return found
  }
}
