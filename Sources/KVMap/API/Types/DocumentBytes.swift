#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A document that can be read: contiguous bytes in memory.
public protocol DocumentBytes {
  /// Calls `body` with the bytes, which stay in place until it returns.
  func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
}

extension Array: DocumentBytes where Element == UInt8 {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension ArraySlice: DocumentBytes where Element == UInt8 {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer: DocumentBytes where Element == UInt8 {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(self) }
}

extension Data: DocumentBytes {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self, body) }
  }
}

extension String: DocumentBytes {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}

extension Substring: DocumentBytes {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
