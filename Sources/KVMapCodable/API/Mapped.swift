@_spi(Generated) public import KVMap

/// A property of a `Codable` type that goes through a named mapping (`map User as Form`), of its type or of optionals
/// and arrays of it:
///
///     struct Team: Codable {
///       @Mapped<User.Form> var lead: User
///       @Mapped<User.Form?> var deputy: User?
///       @Mapped<[User.Form]> var members: [User]
///     }
///
/// A key that is absent, or null, is `nil` for an optional, and `nil` is not written.
@propertyWrapper
public struct Mapped<Mapping: DecodingMapping> {
  /// The value of the property.
  public var wrappedValue: Mapping.Value

  /// Wraps a value.
  public init(wrappedValue: Mapping.Value) { self.wrappedValue = wrappedValue }

  /// Wraps the initial value of a property: `@Mapped(User.Form.self) var user = User()`.
  public init(wrappedValue: Mapping.Value, _ mapping: Mapping.Type) { self.wrappedValue = wrappedValue }
}

extension Mapped: Sendable where Mapping.Value: Sendable {}
extension Mapped: Equatable where Mapping.Value: Equatable {}
extension Mapped: Hashable where Mapping.Value: Hashable {}

extension Mapped: Decodable {
  /// Decodes the value through the mapping. Linear in its size.
  ///
  /// A mapping with a context finds it in `decoder.userInfo`, as `MappedDecodable` types do.
  ///
  /// - Throws: A `DecodingError` for the first problem, whose path begins with that of the decoder. Its
  ///   `underlyingError` is a `MappingError` with all problems.
  public init(from decoder: any Decoder) throws {
    if let value = decoder as? CodableValue {
      wrappedValue = try value.mapped(Mapping.Value.self, Mapping._kvDecode)
      return
    }
    let context = try (Mapping.self as? any ContextDecodingMapping.Type)?.passedContext(of: decoder)
    wrappedValue = try DecodedDocument(options: Mapping._kvOptions) { (bytes, path) throws(MappingError) in
      try Mapping.decode(bytes, as: .propertyListNotation, at: path, replacing: nil, context: context)
    } report: { bytes, path in
      Mapping.report(of: bytes, as: .propertyListNotation, at: path, context: context)
    }.decode(from: decoder)
  }
}

extension ContextDecodingMapping {
  fileprivate static func passedContext(of decoder: any Decoder) throws -> PassedJSON? {
    try decoder.passedContext(CallerContext.self, written)
  }
}

extension Mapped: Encodable where Mapping: EncodingMapping {
  /// Encodes the value through the mapping, with keys in the order of the mapping. Linear in its size.
  ///
  /// - Throws: An `EncodingError` for a value that the mapping or the encoder cannot represent, whose `underlyingError`
  ///   is a `MappingError`.
  public func encode(to encoder: any Encoder) throws {
    if let target = encoder as? CodableTarget {
      return try target.write(wrappedValue) { (kv: inout JSONWriter) throws(CodingFailure) in
        try Mapping._kvEncode(wrappedValue, &kv)
      }
    }
    try encoder.encode(wrappedValue, at: Mapping._kvRoot) { (kv: inout JSONWriter) throws(CodingFailure) in
      try Mapping._kvEncode(wrappedValue, &kv)
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes an optional property through a mapping. Synthesised `Decodable` calls it.
  ///
  /// - Returns: `nil` wrapped, if the key is absent or null.
  /// - Throws: The same errors as for a property that is not optional.
  public func decode<Mapping>(
    _ type: Mapped<Mapping?>.Type, forKey key: Key
  ) throws -> Mapped<Mapping?> where Mapping: DecodingMapping {
    try decodeIfPresent(type, forKey: key) ?? Mapped(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Encodes an optional property through a mapping, unless it is nil. Synthesised `Encodable` calls it.
  ///
  /// - Throws: The same errors as for a property that is not optional.
  public mutating func encode<Mapping>(
    _ value: Mapped<Mapping?>, forKey key: Key
  ) throws where Mapping: CodingMapping {
    try encodeIfPresent(value.wrappedValue == nil ? nil : value, forKey: key)
  }
}
