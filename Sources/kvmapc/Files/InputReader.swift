import KVMapSystem

/// Reads a whole document: a file, a pipe, or standard input.
enum InputReader {
  /// In bytes. A document is held in memory as a whole, so larger ones are rejected before they fill it.
  static let sizeLimit = 1 << 30

  /// - Parameter progress: Shows how much was read.
  static func read(_ path: String, showing progress: ProgressLine? = nil) throws(FileError) -> [UInt8] {
    let name = path == "-" ? "standard input" : path
    guard path != "-" else { return try readAll(0, name, progress) }
    let file = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("cannot read", name, SystemCalls.lastError.text) }
    defer { close(file) }
    return try readAll(file, name, progress)
  }

  /// The beginning of a document.
  ///
  /// - Parameters:
  ///   - limit: How many bytes are read at most.
  ///   - progress: Shows how much was read.
  /// - Returns: The bytes, and whether there are more.
  static func readBeginning(
    of path: String, limit: Int, showing progress: ProgressLine? = nil
  ) throws(FileError) -> (bytes: [UInt8], isCut: Bool) {
    let name = path == "-" ? "standard input" : path
    let file = path == "-" ? 0 : open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw FileError("cannot read", name, SystemCalls.lastError.text) }
    defer { if path != "-" { close(file) } }
    do throws(SystemCalls.Failure) {
      var bytes = try SystemCalls.readAll(file, limit: limit, progress: report(of: file, name, limit, progress))
      let isCut = bytes.count > limit
      if isCut { bytes.removeSubrange(limit...) }
      return (bytes, isCut)
    } catch {
      throw FileError("cannot read", name, error.text)
    }
  }

  /// What is called with the number of bytes that were read.
  private static func report(
    of descriptor: Int32, _ name: String, _ limit: Int, _ progress: ProgressLine?
  ) -> ((Int) -> Void)? {
    guard let progress, progress.isShown else { return nil }
    var status = stat()
    // A pipe has no size.
    let size = fstat(descriptor, &status) == 0 && SystemCalls.isRegular(status) ? Int(status.st_size) : 0
    progress.show("reading \(name)")
    return { progress.show("reading \(name)", done: $0, of: min(size, limit)) }
  }

  private static func readAll(
    _ descriptor: Int32, _ name: String, _ progress: ProgressLine?
  ) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemCalls.Failure) {
      bytes = try SystemCalls.readAll(
        descriptor, limit: sizeLimit, progress: report(of: descriptor, name, sizeLimit, progress))
    } catch {
      throw FileError("cannot read", name, error.text)
    }
    guard bytes.count <= sizeLimit else { throw FileError("cannot read", name, "it is larger than 1 GB") }
    return bytes
  }
}
