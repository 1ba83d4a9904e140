import KVMapSource
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

    /// For diagnostics at the path that names the file.
    var refusal: SourceSet.Refusal {
      switch self {
      case .notRegularFile: .notRegularFile
      case .tooLarge: .tooLarge
      case .unreadable: .unreadable
      }
    }
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let file = try openRegularFile(path)
    defer { close(file) }
    return try readAll(file)
  }

  /// Why a file that is there is not read; `nil` if it can be read.
  static func refusal(of path: String) -> SourceSet.Refusal? {
    do throws(Failure) { close(try openRegularFile(path)) } catch { return error.refusal }
    return nil
  }

  private static func openRegularFile(_ path: String) throws(Failure) -> Int32 {
    // O_NONBLOCK: opening a pipe without a writer would block forever.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(SystemCalls.lastError.text) }
    var status = SystemCalls.Status()
    let isRegular = fstat(file, &status) == 0 && SystemCalls.isRegular(status)
    if isRegular, Int(status.st_size) <= sizeLimit { return file }
    close(file)
    throw isRegular ? .tooLarge : .notRegularFile
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
