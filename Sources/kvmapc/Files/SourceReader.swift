import KVMapSystem

/// Reads whole source files, up to a plausible size for a mapping.
enum SourceReader {
  /// In bytes. No handwritten mapping comes near it; a larger file was named by mistake.
  static let sizeLimit = 64 << 20

  enum Failure: Error {
    case notRegularFile
    case tooLarge
    case unreadable(String)

    func error(for path: String) -> FileError {
      switch self {
      case .notRegularFile: FileError("cannot read", path, "it is not a regular file")
      case .tooLarge: FileError("cannot read", path, "it is larger than \(sizeLimit >> 20) MB")
      case .unreadable(let why): FileError("cannot read", path, why)
      }
    }
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // O_NONBLOCK: opening a pipe without a writer would block forever.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(SystemCalls.lastError.text) }
    defer { close(file) }
    var status = SystemCalls.Status()
    guard fstat(file, &status) == 0, SystemCalls.isRegular(status) else { throw .notRegularFile }
    guard Int(status.st_size) <= sizeLimit else { throw .tooLarge }
    return try readAll(file)
  }

  static func readStandardInput() throws(Failure) -> [UInt8] { try readAll(0) }

  private static func readAll(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemCalls.Failure) {
      bytes = try SystemCalls.readAll(descriptor, limit: sizeLimit)
    } catch {
      throw .unreadable(error.text)
    }
    guard bytes.count <= sizeLimit else { throw .tooLarge }
    return bytes
  }
}
