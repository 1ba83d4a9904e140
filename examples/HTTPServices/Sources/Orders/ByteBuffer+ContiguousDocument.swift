public import KVMap
public import NIOCore

/// Documents are read where SwiftNIO has received them: `Draft(from: buffer, as: .json)` copies no bytes.
extension ByteBuffer: @retroactive ContiguousDocument {
  public func withDocumentBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeReadableBytes { $0.withMemoryRebound(to: UInt8.self, body) }
  }
}

/// What mappings write, as SwiftNIO sends it.
extension DocumentEncodable {
  /// This value as JSON.
  ///
  /// - Throws: A problem with the path of a value that JSON cannot represent.
  public func jsonBuffer() throws(MappingError) -> ByteBuffer { ByteBuffer(bytes: try jsonBytes()) }
}
