import KVMapCompiler
import KVMapSource

/// Reads the files that paths name, as they are, and as git has them at a revision.
///
/// Imports of the old files are read from the same revision.
struct RevisionLoader {
  private let revision: GitRevision
  private let objects: GitObjects
  private var loaded = LoadedSources()
  /// The files of the compilation, by their paths below the root of the repository.
  private var known: [String: FileID] = [:]
  private var paths: [FileID: String] = [:]
  private var queue: [FileID] = []

  /// - Throws: For what cannot be read on either side.
  static func load(_ paths: [String], at name: String) throws -> (old: LoadedSources, new: LoadedSources) {
    let folder = paths.lazy.compactMap { Self.folder(of: $0) }.first ?? "."
    let revision = try GitRevision(name, in: folder)
    var loader = RevisionLoader(revision: revision, objects: try GitObjects(revision))
    // A path that is gone is one that OLD alone has.
    let present = paths.filter { (try? SystemCalls.status(ofPath: $0)) != nil }
    for path in paths { try loader.add(path, isPresent: present.contains(path)) }
    loader.readImports()
    let new = present.isEmpty ? LoadedSources() : try SourceLoader.load(present, for: .everything)
    return (loader.loaded, new)
  }

  private init(revision: GitRevision, objects: GitObjects) {
    self.revision = revision
    self.objects = objects
  }

  /// The nearest folder of a path that exists.
  private static func folder(of path: String) -> String? {
    var path = path
    while true {
      if let status = try? SystemCalls.status(ofPath: path), SystemCalls.isFolder(status) { return path }
      guard let slash = path.lastIndex(of: "/") else { return path.hasPrefix("/") ? "/" : "." }
      path = String(path[..<slash])
      if path.isEmpty { return "/" }
    }
  }

  // MARK: - What is named

  private mutating func add(_ path: String, isPresent: Bool) throws(FileError) {
    let place = try self.place(of: path)
    if revision.files[place] != nil {
      let name = place.split(separator: "/").last.map(String.init) ?? place
      guard name.hasSuffix(FolderSearch.sourceEnding) else {
        throw FileError("cannot read", path, "it is neither a .kvmap file nor a folder")
      }
      return try add(place, FilePlace(subfolders: [], name: name), shown: path)
    }
    let prefix = place.isEmpty ? "" : place + "/"
    let below = revision.files.keys.filter { $0.hasPrefix(prefix) }
    guard isPresent || !below.isEmpty else { throw FileError("cannot read", path, "no such file or folder") }
    loaded.folders.append(.init(path: path, outputs: []))
    for file in below.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let parts = file.dropFirst(prefix.count).split(separator: "/").map(String.init)
      // The rules of a search in a folder.
      guard let name = parts.last, name.hasSuffix(FolderSearch.sourceEnding),
        !parts.contains(where: { $0.hasPrefix(".") })
      else { continue }
      let below = parts.joined(separator: "/")
      let shown = path == "." ? below : path + (path.hasSuffix("/") ? "" : "/") + below
      try add(file, FilePlace(subfolders: parts.dropLast(), name: name), shown: shown)
    }
  }

  private mutating func add(_ path: String, _ place: FilePlace, shown: String) throws(FileError) {
    guard known[path] == nil, let object = revision.files[path] else { return }
    let shown = "\(revision.name):\(shown)"
    let bytes = try objects.contents(of: object, at: shown)
    let file = loaded.compilation.add(path: shown, bytes: bytes, isRequested: true)
    loaded.requested.append(.init(file: file, root: ".", place: place, path: shown))
    remember(file, path)
  }

  private mutating func remember(_ file: FileID, _ path: String) {
    known[path] = file
    paths[file] = path
    queue.append(file)
  }

  /// The path of a file or folder below the root of the repository.
  private func place(of path: String) throws(FileError) -> String {
    let whole: String
    if let real = try? SystemCalls.realPath(path) {
      whole = real
    } else {
      let start = path.hasPrefix("/") ? "" : (SystemCalls.currentFolder() ?? "") + "/"
      whole = SourceSet.normalized(start + path)
    }
    if whole == revision.root { return "" }
    guard whole.hasPrefix(revision.root + "/") else {
      throw FileError("cannot compare", path, "it is not in the repository '\(revision.root)'")
    }
    return String(whole.dropFirst(revision.root.count + 1))
  }

  // MARK: - What these name

  private mutating func readImports() {
    var next = 0
    while next < queue.count {
      let importer = queue[next]
      next += 1
      guard let path = paths[importer] else { continue }
      for written in loaded.compilation.imports(of: importer) {
        let place = SourceSet.normalized(SourceSet.path(ofImport: written, in: path))
        loaded.compilation.setTarget(target(at: place), ofImport: written, in: importer)
      }
      for written in loaded.compilation.documents(of: importer) {
        let place = SourceSet.normalized(SourceSet.path(ofImport: written, in: path))
        loaded.compilation.setDocument(document(at: place), at: written, in: importer)
      }
    }
  }

  private mutating func target(at place: String) -> SourceSet.ImportTarget {
    if let file = known[place] { return .file(file) }
    guard let object = revision.files[place] else {
      return place.hasPrefix("..") || place.hasPrefix("/") ? .refused(.leavesPackage) : .missing
    }
    let shown = "\(revision.name):\(place)"
    guard let bytes = try? objects.contents(of: object, at: shown) else { return .refused(.unreadable) }
    let file = loaded.compilation.add(path: shown, bytes: bytes, isRequested: false)
    remember(file, place)
    return .file(file)
  }

  private func document(at place: String) -> SourceSet.DocumentTarget {
    guard let object = revision.files[place] else {
      return place.hasPrefix("..") || place.hasPrefix("/") ? .refused(.leavesPackage) : .missing
    }
    guard let bytes = try? objects.contents(of: object, at: place) else { return .refused(.unreadable) }
    return .bytes(bytes)
  }
}
