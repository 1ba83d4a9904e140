#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A document that can be read: contiguous bytes in memory.
///
/// Arrays and slices of bytes, buffers, `Data` and texts conform.
public protocol ContiguousDocument {
  /// Calls `body` with the bytes, which stay in place until it returns.
  func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
}

extension Array: ContiguousDocument where Element == UInt8 {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension ArraySlice: ContiguousDocument where Element == UInt8 {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer: ContiguousDocument where Element == UInt8 {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(self) }
}

extension UnsafeRawBufferPointer: ContiguousDocument {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withMemoryRebound(to: UInt8.self, body)
  }
}

extension ContiguousArray: ContiguousDocument where Element == UInt8 {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBufferPointer(body)
  }
}

extension Data: ContiguousDocument {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self, body) }
  }
}

extension String: ContiguousDocument {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}

extension Substring: ContiguousDocument {
  @inlinable
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
