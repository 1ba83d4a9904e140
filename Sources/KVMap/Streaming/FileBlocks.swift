#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

internal import KVMapSystem

/// The reason why a file could not be read.
public struct FileReadingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public let path: String
  /// The system's error number: `ENOENT` and others.
  public let code: Int32

  /// A human-readable description of the file and the reason.
  public var description: String {
    "cannot read \(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}

/// Reads a file block by block with POSIX calls: `FoundationEssentials` cannot read part of a file.
final class FileBlocks {
  private let path: String
  private var block: [UInt8]
  private var descriptor: Int32?

  init(_ path: String, size: Int) {
    self.path = path
    block = Array(repeating: 0, count: size)
  }

  deinit { if let descriptor { close(descriptor) } }

  /// Reads the next block. The first call opens the file.
  ///
  /// - Parameter body: Called with the bytes, except at the end of the file.
  /// - Returns: Whether the end of the file is reached.
  func next(_ body: (UTF8Bytes) -> Void) throws(FileReadingError) -> Bool {
    let descriptor = try opened()
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        block.withUnsafeBufferPointer { body(UTF8Bytes(rebasing: $0.prefix(count))) }
        return count == 0
      }
      if errno != EINTR { throw FileReadingError(path: path, code: errno) }
    }
  }

  private func opened() throws(FileReadingError) -> Int32 {
    if let descriptor { return descriptor }
    while true {
      let opened = open(path, O_RDONLY | O_CLOEXEC)
      if opened >= 0 {
        descriptor = opened
        return opened
      }
      if errno != EINTR { throw FileReadingError(path: path, code: errno) }
    }
  }
}

extension FileReadingError: LocalizedError {
  /// The same as `description`: what `localizedDescription`, alerts and loggers show.
  public var errorDescription: String? { description }
}
