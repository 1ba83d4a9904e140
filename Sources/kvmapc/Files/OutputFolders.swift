/// The open folders that outputs go into.
struct OutputFolders {
  private var folders: [OutputFolder: Folder] = [:]
  private var locked: Set<Folder.Identity> = []
  /// Folders that were made, and in which folder each stands.
  private var made: [(parent: Folder, name: String)] = []

  /// Opens those that exist.
  ///
  /// - Parameter locking: Whether to keep other runs of kvmapc from writing in them. They are locked in an order that
  ///   is the same in every run, so that two runs never wait for each other.
  init(_ wanted: some Sequence<OutputFolder>, locking: Bool) throws(FileError) {
    for folder in wanted where folders[folder] == nil {
      guard try SystemCalls.status(ofPath: folder.root) != nil else { continue }
      var current: Folder? = try Folder.open(folder.root)
      for name in folder.subfolders { current = try current?.subfolder(name) }
      folders[folder] = current
    }
    guard locking else { return }
    var byIdentity: [Folder.Identity: Folder] = [:]
    for folder in folders.values { byIdentity[try folder.identity()] = folder }
    for (identity, folder) in byIdentity.sorted(by: { $0.key < $1.key }) where folder.lock(waiting: true) {
      locked.insert(identity)
      try removeStaleTemporaries(in: folder)
    }
  }

  /// The folder, if it exists.
  subscript(folder: OutputFolder) -> Folder? { folders[folder] }

  /// Opens a folder, and makes it if it is not there.
  mutating func make(_ wanted: OutputFolder) throws(FileError) -> Folder {
    if let folder = folders[wanted] { return folder }
    var current = try makeRoot(wanted.root)
    for name in wanted.subfolders { current = try makeSubfolder(name, of: current) }
    // Not waiting: this run already holds others, and whoever holds this one may be waiting for them.
    if !locked.contains(try current.identity()), current.lock(waiting: false) { locked.insert(try current.identity()) }
    folders[wanted] = current
    return current
  }

  /// Removes the folders that were made, if nothing is in them.
  func removeMade() {
    for (parent, name) in made.reversed() { parent.removeSubfolderIfEmpty(name) }
  }

  func synchronize() {
    for folder in folders.values { folder.synchronize() }
  }

  /// The root is what the user named, so links on the way to it are followed.
  private mutating func makeRoot(_ path: String) throws(FileError) -> Folder {
    if try SystemCalls.status(ofPath: path) != nil { return try Folder.open(path) }
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return try Folder.open(path) }
    let parent = path.hasPrefix("/") ? "/" : "."
    let above = parts.dropLast().joined(separator: "/")
    let folder = try above.isEmpty ? Folder.open(parent) : makeRoot(path.hasPrefix("/") ? "/" + above : above)
    return try makeSubfolder(name, of: folder)
  }

  private mutating func makeSubfolder(_ name: String, of parent: Folder) throws(FileError) -> Folder {
    if let folder = try parent.subfolder(name) { return folder }
    if try parent.makeSubfolder(name) { made.append((parent, name)) }
    guard let folder = try parent.subfolder(name) else {
      throw FileError("cannot open the folder", parent.pathOf(name), "it was removed meanwhile")
    }
    return folder
  }

  /// What a run that was killed left behind. The lock is held, so no run that is alive can own them.
  private func removeStaleTemporaries(in folder: Folder) throws(FileError) {
    for name in try folder.names()
    where name.hasPrefix(Folder.temporaryPrefix) && name.hasSuffix(Folder.temporaryEnding) {
      // A folder that may be read but not written keeps them, and is told about if something must be written in it.
      try? folder.remove(name)
    }
  }
}
