@_spi(Generated) public import KVMap

/// The same for a `Span`, which cannot conform to `ContiguousDocument`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension DocumentDecodable {
  /// Same as `init(xml:atPath:)` for other documents.
  public init(xml document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(xml: bytes, atPath: path) }
  }

  /// Same as `update(xml:atPath:)` for other documents.
  public mutating func update(xml document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(xml: bytes, atPath: path) }
  }

  /// Same as `decodeCollectingProblems(xml:atPath:)` for other documents.
  public static func decodeCollectingProblems(
    xml document: Span<UInt8>, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    document.withUnsafeBufferPointer { decodeCollectingProblems(xml: $0, atPath: path) }
  }
}
