internal import KVMapSystem
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import KVMap

/// A temporary file for bytes that arrive asynchronously, because a transaction does not wait for a network. The file
/// is removed with the value that represents it.
final class SpooledFile: Sendable {
  let path: String
  private let descriptor: Int32

  /// - Throws: `SyncError.spooling` if the file cannot be created.
  init() throws {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/kvmap-sync-XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { bytes in bytes.baseAddress.map { mkstemp($0) } ?? -1 }
    // Before memory is allocated for anything else, which may change it.
    let code = errno
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw SyncError.spooling(path: path, code: code) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(path)
  }

  /// - Throws: `SyncError.spooling` if the disk is full, for example.
  func append(_ bytes: some ContiguousDocument) throws {
    var code: Int32?
    bytes.withDocumentBytes { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty, code == nil {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if count == 0 {
          // No system does, but then it would do so for ever.
          code = EIO
        } else if errno != EINTR {
          code = errno
        }
      }
    }
    if let code { throw SyncError.spooling(path: path, code: code) }
  }
}
