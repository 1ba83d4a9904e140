public import KVMap

/// The same for a `Span`, which cannot conform to `DocumentBytes`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Readable {
  /// Same as `init(form:at:)` for other documents.
  public init(form document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(form: bytes, at: path) }
  }

  /// Same as `update(form:at:)` for other documents.
  public mutating func update(form document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(form: bytes, at: path) }
  }

  /// Same as `reading(form:at:)` for other documents.
  public static func reading(
    form document: Span<UInt8>, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    document.withUnsafeBufferPointer { reading(form: $0, at: path) }
  }
}
