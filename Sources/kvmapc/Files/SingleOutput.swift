import KVMapSource

/// A single file written to a path given by the user.
enum SingleOutput {
  /// Writes a file atomically: concurrent readers see either the old bytes or the new ones.
  ///
  /// - Parameter isForced: Whether a file with different bytes may be replaced.
  /// - Returns: False if the file already has these bytes.
  static func write(_ bytes: [UInt8], to path: String, isForced: Bool) throws(FileError) -> Bool {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = String(slash.map { path[path.utf8.index(after: $0)...] } ?? path[...])
    let folder = try Folder.open(slash.map { String(path[...$0]) } ?? ".")
    if let status = try folder.status(of: name) {
      guard SystemCalls.isRegular(status) else {
        throw FileError("will not overwrite", path, "it is not a regular file")
      }
      if try folder.read(name, limit: bytes.count) == bytes { return false }
      guard isForced else { throw FileError("will not overwrite", path, "it is there already (--force does it)") }
    }
    let temporary = try folder.createTemporary(bytes, mode: nil, syncing: true)
    do throws(FileError) {
      try folder.rename(temporary, to: name)
    } catch {
      // The original error is the one to report.
      try? folder.remove(temporary)
      throw error
    }
    folder.synchronize()
    return true
  }
}
