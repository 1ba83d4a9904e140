import KVMapSource

/// The files that a command reads, and what can be seen of each without reading it.
struct WatchedFiles: Equatable {
  /// What changes with a file: its size, the time of its last change, and which file it is.
  struct Stamp: Equatable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }

  private let paths: [String]
  /// Imported files and documents of tests, which may be in no searched folder.
  private let others: [String]
  private var stamps: [String: Stamp] = [:]

  /// The `.kvmap` files at the paths, what they import, and the documents that their tests read.
  ///
  /// - Parameter paths: Files and folders, as a command takes them.
  init(_ paths: [String]) {
    self.paths = (paths.isEmpty ? ["."] : paths).map(SourceLoader.tidied)
    // What cannot be read is reported by the command itself, and is read again when something changes.
    let compilation = (try? SourceLoader.load(paths, for: .everything))?.compilation
    others = (compilation?.sources.files ?? []).flatMap { file in
      let documents = compilation?.documents(of: file.id) ?? []
      return [file.path] + documents.map { SourceSet.path(ofImport: $0, in: file.path) }
    }
    look()
  }

  var count: Int { stamps.count }

  /// The same files as they are now, with those that are new in the folders.
  var now: WatchedFiles {
    var result = self
    result.look()
    return result
  }

  /// The first file that is not as it was, if there is one.
  func change(since before: WatchedFiles) -> String? {
    let all = Set(stamps.keys).union(before.stamps.keys)
    return all.filter { stamps[$0] != before.stamps[$0] }.min()
  }

  private mutating func look() {
    var found = others
    for path in paths {
      guard let status = try? SystemCalls.status(ofPath: path), SystemCalls.isFolder(status) else {
        found.append(path)
        continue
      }
      found += FolderSearch(path, for: .everything).sources.map { path == "." ? $0.path : path + "/" + $0.path }
    }
    stamps = [:]
    for path in found {
      if let status = try? SystemCalls.status(ofPath: path) { stamps[path] = Stamp(status) }
    }
  }
}

extension WatchedFiles.Stamp {
  init(_ status: SystemCalls.Status) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      number: UInt64(status.st_ino))
  }
}
