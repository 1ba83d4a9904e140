@_spi(Generated) public import KVMap

/// Any value of a document goes through any coder.
extension JSONValue: Codable {
  /// Decodes any value.
  ///
  /// A text remains a text: what the decoder gives as a text is not a number or a Bool, unless it is spelled as one and
  /// the decoder gives it as that, too. Numbers keep the digits that the decoder has of them. Dates and data of a
  /// property list become ISO 8601 and Base64.
  ///
  /// - Throws: A `DecodingError` if there is no such value, or it nests more than 512 arrays and objects.
  public init(from decoder: any Decoder) throws {
    if let value = decoder as? CodableValue {
      self = try value.whole(JSONValue.self) { (kv: inout JSONReader) throws(CodingFailure) in
        try kv.value(value.source.duplicates)
      }
      return
    }
    self = try DecodedDocument(options: DecodingOptions(depth: Self.codableDepth), kind: .text) {
      (bytes, _) throws(MappingError) in try Self.reading(bytes).value(Self.read).get()
    } report: { bytes, _ in
      Self.reading(bytes).valueAndProblems(Self.read)
    }.decode(from: decoder)
  }

  /// Encodes this value. Numbers are the first of `Int64`, `UInt64`, `Double` and `Decimal` that has all their digits.
  ///
  /// - Throws: An `EncodingError` for a number that the encoder does not take, or more than 512 arrays and objects
  ///   inside each other.
  public func encode(to encoder: any Encoder) throws {
    if let target = encoder as? CodableTarget {
      return try target.write(self) { (kv: inout JSONWriter) throws(CodingFailure) in kv.value(self) }
    }
    guard nests(atMost: Self.codableDepth) else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription:
            "expected at most \(Self.codableDepth) arrays and objects inside each other, found one more"))
    }
    try encoder.encode(self, at: "") { (kv: inout JSONWriter) throws(CodingFailure) in kv.value(self) }
  }

  /// As deep as Foundation's JSON may nest.
  private static var codableDepth: Int { 512 }

  private static func reading(_ bytes: UTF8Bytes) -> DocumentReading {
    DocumentReading(bytes: bytes, depth: codableDepth, notation: .propertyList)
  }

  private static func read(_ kv: inout JSONReader) throws(CodingFailure) -> JSONValue { try kv.value() }

  private func nests(atMost depth: Int) -> Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array(let elements): depth > 0 && elements.allSatisfy { $0.nests(atMost: depth - 1) }
    case .object(let members): depth > 0 && members.allSatisfy { $0.value.nests(atMost: depth - 1) }
    }
  }
}
