public import KVMap

/// The same for a `Span`, which cannot conform to `DocumentBytes`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Readable {
  /// Same as `init(plist:at:)` for other documents.
  public init(plist document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(plist: bytes, at: path) }
  }

  /// Same as `update(plist:at:)` for other documents.
  public mutating func update(plist document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(plist: bytes, at: path) }
  }

  /// Same as `reading(plist:at:)` for other documents.
  public static func reading(
    plist document: Span<UInt8>, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    document.withUnsafeBufferPointer { reading(plist: $0, at: path) }
  }
}
