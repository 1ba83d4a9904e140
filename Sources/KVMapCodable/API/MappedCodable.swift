@_spi(Generated) public import KVMap

/// A mapped type that stands inside any `Decodable` type, and is decoded by any decoder, through its mapping.
///
///     extension User: MappedDecodable {}
///     let team = try JSONDecoder().decode(Team.self, from: data)   // struct Team: Decodable { var lead: User }
///
/// The decoder's value is written in memory as what mappers read, and read from there. A text remains a text: `"007"`
/// is not 7. Names are those of the document, so leave `keyDecodingStrategy` as it is. If the mapping has a `root`, it
/// applies to a value that is the whole document.
public protocol MappedDecodable: DocumentDecodable, Decodable {
  /// The keys that rules read, and the kinds of their values. Generated code has it for types whose mapping states that
  /// they conform.
  static var _kvOutline: StaticString? { get }
  /// What `init(from:)` of every type does: a requirement of its own, because types with a raw value need an `init`
  /// for each type of it.
  static func _kvDecoded(from decoder: any Decoder) throws -> Self
}

/// A mapped type that stands inside any `Encodable` type, and is encoded by any encoder, through its mapping.
public protocol MappedEncodable: DocumentEncodable, Encodable {}

/// A mapped type that stands inside any `Codable` type, and goes through any coder, both through its mapping.
///
/// It is stated in Swift (`extension User: MappedCodable {}`) or in the mapping (`struct User: MappedCodable`).
public typealias MappedCodable = MappedDecodable & MappedEncodable

extension MappedDecodable {
  public static var _kvOutline: StaticString? { nil }

  /// Decodes the value through the mapping. Linear in its size.
  ///
  /// - Throws: A `DecodingError` for the first problem, whose path begins with that of the decoder. Its
  ///   `underlyingError` is a `MappingError` with all problems.
  public init(from decoder: any Decoder) throws { self = try Self._kvDecoded(from: decoder) }

  public static func _kvDecoded(from decoder: any Decoder) throws -> Self { try decode(from: decoder, context: nil) }

  fileprivate static func decode(from decoder: any Decoder, context: PassedJSON?) throws -> Self {
    if let value = decoder as? CodableValue { return try value.mapped(Self.self, _kvDecode) }
    return try DecodedDocument(options: _kvOptions, outline: DocumentOutline.of(Self.self)) {
      (bytes, path) throws(MappingError) in
      try decode(bytes, as: .propertyListNotation, at: path, replacing: nil, context: context)
    } report: { bytes, path in
      report(of: bytes, as: .propertyListNotation, at: path, context: context)
    }.decode(from: decoder)
  }
}

extension MappedDecodable where Self: ContextDecodable {
  /// Decodes the value through the mapping. Rules find under `$context` what `decoder.userInfo` has under
  /// `CodingUserInfoKey.mappingContext(_:)`, and nothing if it has nothing there.
  ///
  /// - Throws: The same errors as for other types; also if the context cannot be written as JSON, with a path below
  ///   `$context`.
  public static func _kvDecoded(from decoder: any Decoder) throws -> Self {
    // Inside a value that another mapping reads, rules find what that mapping was passed.
    let context = decoder is CodableValue ? nil : try decoder.passedContext(CallerContext.self, Self.written)
    return try decode(from: decoder, context: context)
  }
}

extension MappedEncodable {
  /// Encodes the value through the mapping, with keys in the order of the mapping. Linear in its size.
  ///
  /// - Throws: An `EncodingError` for a value that the mapping or the encoder cannot represent, whose `underlyingError`
  ///   is a `MappingError`.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }

  func encodeMapped(to encoder: any Encoder) throws {
    if let target = encoder as? CodableTarget {
      return try target.write(self) { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(&kv) }
    }
    try encoder.encode(self, at: Self._kvRoot) { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(&kv) }
  }
}
