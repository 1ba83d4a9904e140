import KVMapSource
import KVMapSystem

/// An open folder. Operations in it use names relative to its handle, so that concurrent changes to the path
/// cannot redirect them.
final class Folder {
  /// The path shown in messages.
  let path: String
  private let descriptor: Int32
  /// The number of the next temporary file: lower numbers are taken.
  private var nextTemporary = 0

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a folder that the user named. Links in the path are followed, since the user chose the path.
  static func open(_ path: String) throws(FileError) -> Folder {
    let descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("cannot open the folder", path, SystemCalls.lastError.text) }
    return Folder(path: path, descriptor: descriptor)
  }

  /// Opens a folder in this one, which must not be a link.
  /// - Returns: `nil` if it does not exist.
  func subfolder(_ name: String) throws(FileError) -> Folder? {
    let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if opened >= 0 { return Folder(path: pathOf(name), descriptor: opened) }
    if errno == ENOENT { return nil }
    let why =
      try status(of: name).map(SystemCalls.isLink) == true ? "it is a symbolic link" : SystemCalls.lastError.text
    throw FileError("cannot open the folder", pathOf(name), why)
  }

  /// - Returns: Whether the folder was created; false if the name already exists.
  func makeSubfolder(_ name: String) throws(FileError) -> Bool {
    if mkdirat(descriptor, name, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw FileError("cannot make the folder", pathOf(name), SystemCalls.lastError.text) }
    return false
  }

  /// Removes a folder if it is empty; failures are ignored.
  func removeSubfolderIfEmpty(_ name: String) {
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// The status of a name, without following links; `nil` if it does not exist.
  func status(of name: String) throws(FileError) -> SystemCalls.Status? {
    var status = SystemCalls.Status()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    guard errno == ENOENT else { throw FileError("cannot read", pathOf(name), SystemCalls.lastError.text) }
    return nil
  }

  /// The bytes of a file, which must not be a link or anything but a regular file.
  func read(_ name: String, limit: Int) throws(FileError) -> [UInt8] {
    // O_NONBLOCK: opening a pipe without a writer would block forever.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError("cannot read", pathOf(name), SystemCalls.lastError.text) }
    defer { close(file) }
    var status = SystemCalls.Status()
    guard fstat(file, &status) == 0, SystemCalls.isRegular(status) else {
      throw FileError("cannot read", pathOf(name), "it is not a regular file")
    }
    do throws(SystemCalls.Failure) {
      return try SystemCalls.readAll(file, limit: limit)
    } catch {
      throw FileError("cannot read", pathOf(name), error.text)
    }
  }

  static let temporaryPrefix = ".kvmapc-"
  static let temporaryEnding = ".tmp"

  /// Writes a new file under a unique name.
  ///
  /// - Parameters:
  ///   - mode: Its permissions; `nil` for the default given by the user's mask.
  ///   - syncing: Whether it is on the disk afterwards, so that what it replaces is not lost with the power.
  /// - Returns: Its name, which is hidden, and short enough to be valid wherever any name is.
  /// - Throws: If it cannot be written; it is removed in that case.
  func createTemporary(_ bytes: [UInt8], mode: mode_t?, syncing: Bool) throws(FileError) -> String {
    while true {
      let number = nextTemporary
      nextTemporary += 1
      let name = "\(Self.temporaryPrefix)\(getpid())-\(number)\(Self.temporaryEnding)"
      let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if file >= 0 {
        defer { close(file) }
        try write(bytes, to: file, mode: mode, syncing: syncing, orRemove: name)
        return name
      }
      guard errno == EEXIST, number < 100_000 else {
        throw FileError("cannot write in the folder", path, SystemCalls.lastError.text)
      }
    }
  }

  private func write(
    _ bytes: [UInt8], to file: Int32, mode: mode_t?, syncing: Bool, orRemove name: String
  ) throws(FileError) {
    var failure = SystemCalls.writeAll(file, bytes)?.text
    if failure == nil, let mode, fchmod(file, mode) != 0 { failure = SystemCalls.lastError.text }
    if failure == nil, syncing, fsync(file) != 0 { failure = SystemCalls.lastError.text }
    guard let failure else { return }
    unlinkat(descriptor, name, 0)
    throw FileError("cannot write in the folder", path, failure)
  }

  /// Atomically replaces one file with another.
  func rename(_ name: String, to target: String) throws(FileError) {
    guard renameat(descriptor, name, descriptor, target) == 0 else {
      throw FileError("cannot replace", pathOf(target), SystemCalls.lastError.text)
    }
  }

  func remove(_ name: String) throws(FileError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw FileError("cannot remove", pathOf(name), SystemCalls.lastError.text)
    }
  }

  /// The names in the folder, ordered by bytes. In names that are not UTF-8, invalid bytes become U+FFFD.
  func names() throws(FileError) -> [String] {
    let listing = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard listing >= 0, let stream = fdopendir(listing) else {
      if listing >= 0 { close(listing) }
      throw FileError("cannot list the folder", path, SystemCalls.lastError.text)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Keeps other runs of kvmapc from writing in this folder until it is closed.
  ///
  /// - Parameter waiting: Whether to wait for another run that holds the lock.
  /// - Returns: False if another run holds it, or the file system has no locks.
  func lock(waiting: Bool) -> Bool {
    while flock(descriptor, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Identifies this folder independently of its path: two paths may refer to one folder, and a folder can
  /// be locked only once.
  func identity() throws(FileError) -> Identity {
    var status = SystemCalls.Status()
    guard fstat(descriptor, &status) == 0 else { throw FileError("cannot read", path, SystemCalls.lastError.text) }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  struct Identity: Hashable, Comparable {
    var device: UInt64
    var number: UInt64

    static func < (left: Identity, right: Identity) -> Bool {
      (left.device, left.number) < (right.device, right.number)
    }
  }

  /// Syncs renames to disk. Some file systems do not support this; nothing more can be done then.
  func synchronize() {
    fsync(descriptor)
  }

  func pathOf(_ name: String) -> String { path == "." ? name : SourceSet.path(ofImport: name, in: path + "/") }
}
