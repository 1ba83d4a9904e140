/// The open folders for outputs.
struct OutputFolders {
  private var folders: [OutputFolder: Folder] = [:]
  private var locked: Set<Folder.Identity> = []
  /// Folders that were created, each with its parent.
  private var made: [(parent: Folder, name: String)] = []

  /// Opens the existing ones.
  ///
  /// - Parameter locking: Whether to keep other runs of kvmapc from writing in them. The locking order is
  ///   the same in every run, to avoid deadlocks.
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

  /// Opens a folder, and creates it if necessary.
  mutating func make(_ wanted: OutputFolder) throws(FileError) -> Folder {
    if let folder = folders[wanted] { return folder }
    var current = try makeRoot(wanted.root)
    for name in wanted.subfolders { current = try makeSubfolder(name, of: current) }
    // Not waiting: this run already holds other locks, and the holder of this one may be waiting for them.
    if !locked.contains(try current.identity()), current.lock(waiting: false) { locked.insert(try current.identity()) }
    folders[wanted] = current
    return current
  }

  /// Removes the created folders that are empty.
  func removeMade() {
    for (parent, name) in made.reversed() { parent.removeSubfolderIfEmpty(name) }
  }

  func synchronize() {
    for folder in folders.values { folder.synchronize() }
  }

  /// The root was named by the user, so links in its path are followed.
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

  /// Removes the leftovers of a killed run. The lock is held, so they cannot belong to a running one.
  private func removeStaleTemporaries(in folder: Folder) throws(FileError) {
    for name in try folder.names()
    where name.hasPrefix(Folder.temporaryPrefix) && name.hasSuffix(Folder.temporaryEnding) {
      // In a read-only folder they remain; an error is reported if something must be written there.
      try? folder.remove(name)
    }
  }
}
