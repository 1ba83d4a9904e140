#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#else
  internal import Glibc
#endif

/// Why a file could not be read.
public struct FileReadingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  public let path: String
  /// The number that the system has for the reason: `ENOENT` and others.
  public let code: Int32

  /// The file and the reason, for a person.
  public var description: String {
    "cannot read \(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}

/// A file, block by block, with the calls of POSIX: `FoundationEssentials` has no way to read a part of a file.
final class FileBlocks {
  private let path: String
  private var block: [UInt8]
  private var descriptor: Int32?

  init(_ path: String, size: Int) {
    self.path = path
    block = Array(repeating: 0, count: size)
  }

  deinit { if let descriptor { close(descriptor) } }

  /// Reads the next block, and opens the file before the first.
  ///
  /// - Parameter body: is called with the bytes, unless it is the end.
  /// - Returns: whether it is the end of the file.
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
