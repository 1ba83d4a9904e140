@_spi(Generated) public import KVMap

/// The same for a `Span`, which cannot conform to `ContiguousDocument`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension DocumentDecodable {
  /// Same as `init(form:atPath:)` for other documents.
  public init(form document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(form: bytes, atPath: path) }
  }

  /// Same as `update(form:atPath:)` for other documents.
  public mutating func update(form document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(form: bytes, atPath: path) }
  }

  /// Same as `decodeCollectingProblems(form:atPath:)` for other documents.
  public static func decodeCollectingProblems(
    form document: Span<UInt8>, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    document.withUnsafeBufferPointer { decodeCollectingProblems(form: $0, atPath: path) }
  }
}
