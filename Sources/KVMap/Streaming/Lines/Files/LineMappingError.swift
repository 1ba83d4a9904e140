#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

internal import KVMapSystem

/// The reason why lines could not be read or written. Lines before it are written.
public struct LineMappingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What cannot be used.
  public enum Stream: String, Sendable, Hashable, CaseIterable {
    case input, output, rejects
  }

  /// Why it cannot be used.
  public enum Reason: Sendable, Hashable {
    /// The error number of the system: `ENOSPC` and others. `EPIPE` means that the reader of the output has ended.
    case system(Int32)
    /// It is the same file as another stream, and would be damaged.
    case sameFile(as: Stream)
  }

  /// What could not be read or written.
  public let stream: Stream
  /// The name of the file, as the caller gave it.
  public let name: String
  /// Why it could not.
  public let reason: Reason

  /// A human-readable description: what failed, which file, and the reason.
  public var description: String {
    let reading = stream == .input
    switch reason {
    case .system(let code):
      let text = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      return "cannot \(reading ? "read" : "write") '\(name)': \(text)"
    case .sameFile(let other): return "cannot write '\(name)': it is also the \(other.rawValue)"
    }
  }
}

extension LineMappingError: LocalizedError {
  /// The same as `description`: what `localizedDescription`, alerts and loggers show.
  public var errorDescription: String? { description }
}
