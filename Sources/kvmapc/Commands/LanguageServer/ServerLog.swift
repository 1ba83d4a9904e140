import KVMapSystem

/// Where a language server notes what happens: standard error, or a file. It contains nothing of documents.
struct ServerLog: Sendable {
  private let descriptor: Int32

  init(path: String?) throws(FileError) {
    guard let path else {
      descriptor = 2
      return
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o644)
    if descriptor < 0 { throw FileError("cannot write", path, SystemCalls.lastError.text) }
  }

  /// A log that cannot be written is no reason to end.
  func note(_ line: String) { _ = SystemCalls.writeAll(descriptor, Array("kvmapc: \(line)\n".utf8)) }
}
