@_spi(Generated) public import KVMap

/// The same for a `Span`, which cannot conform to `ContiguousDocument`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension DocumentDecodable {
  /// Same as `init(propertyList:atPath:)` for other documents.
  public init(propertyList document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in
      try Self(propertyList: bytes, atPath: path)
    }
  }

  /// Same as `update(propertyList:atPath:)` for other documents.
  public mutating func update(propertyList document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(propertyList: bytes, atPath: path)
    }
  }

  /// Same as `decodeCollectingProblems(propertyList:atPath:)` for other documents.
  public static func decodeCollectingProblems(
    propertyList document: Span<UInt8>, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    document.withUnsafeBufferPointer { decodeCollectingProblems(propertyList: $0, atPath: path) }
  }
}
