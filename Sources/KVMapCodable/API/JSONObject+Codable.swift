@_spi(Generated) public import KVMap

/// Any object of a document goes through any coder.
extension JSONObject: Codable {
  /// Decodes the object as a `JSONValue` is decoded.
  ///
  /// - Throws: A `DecodingError` if there is no object, or it nests more than 512 arrays and objects.
  public init(from decoder: any Decoder) throws {
    guard case .object(let members) = try JSONValue(from: decoder) else {
      throw DecodingError.typeMismatch(
        Self.self, .init(codingPath: decoder.codingPath, debugDescription: "expected an object"))
    }
    self = members
  }

  /// Encodes the members as a `JSONValue` encodes them.
  ///
  /// - Throws: Same as `JSONValue.encode(to:)`.
  public func encode(to encoder: any Encoder) throws { try JSONValue.object(self).encode(to: encoder) }
}
