public import KVMap

/// The same for a `Span`, which cannot conform to `DocumentBytes`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Readable {
  /// Same as `init(xml:at:)` for other documents.
  public init(xml document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(xml: bytes, at: path) }
  }

  /// Same as `update(xml:at:)` for other documents.
  public mutating func update(xml document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(xml: bytes, at: path) }
  }

  /// Same as `reading(xml:at:)` for other documents.
  public static func reading(
    xml document: Span<UInt8>, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    document.withUnsafeBufferPointer { reading(xml: $0, at: path) }
  }
}
