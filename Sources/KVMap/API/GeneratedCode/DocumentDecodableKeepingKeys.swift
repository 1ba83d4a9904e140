/// A type of which a generic type decides what happens to a key that occurs more than once (`duplicates`): `JSONValue`
/// and `JSONObject`, and collections, which pass it to their elements. Types with a mapping follow their own mapping.
///
/// It is not a requirement of `DocumentDecodable`, because the witness would be about 60 bytes of machine code in every
/// mapper.
public protocol DocumentDecodableKeepingKeys: DocumentDecodable {
  /// Reads the value under the cursor.
  ///
  /// - Parameters:
  ///   - duplicates: Which of several values with one key is kept.
  ///   - current: Same as for `DocumentDecodable._kvDecode(_:replacing:)`.
  static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Self
}

extension DocumentDecodable {
  /// For an argument of a generic type that keeps the first or the last of several values.
  @_spi(Generated) public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Self {
    // Known only at run time: the generic type requires no more of its argument than that it is readable.
    guard let type = Self.self as? any DocumentDecodableKeepingKeys.Type else {
      return try _kvDecode(&kv, replacing: current)
    }
    let value: any DocumentDecodableKeepingKeys = try type._kvDecode(&kv, keeping: duplicates, replacing: current)
    // It is a `Self`, as `type` is.
    guard let value = value as? Self else { throw kv.incomplete() }
    return value
  }

  /// Same as `_kvDecode(_:keeping:replacing:)`, for callers that have the value and not its location.
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, updating current: Self?
  ) throws(CodingFailure) -> Self {
    guard let current else { return try _kvDecode(&kv, keeping: duplicates, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(CodingFailure) in
      try _kvDecode(&kv, keeping: duplicates, replacing: UnsafeRawPointer(place))
    }
  }
}

extension JSONValue: DocumentDecodableKeepingKeys {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Value { try kv.value(duplicates) }
}

extension JSONObject: DocumentDecodableKeepingKeys {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> JSONObject { try kv.object(duplicates) }
}

extension Optional: DocumentDecodableKeepingKeys where Wrapped: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Wrapped? {
    if try isNone(&kv) { return nil }
    let current = current?.assumingMemoryBound(to: Wrapped?.self).pointee
    return try Wrapped._kvDecode(&kv, keeping: duplicates, updating: current)
  }
}

extension Array: DocumentDecodableKeepingKeys where Element: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> [Element] {
    var elements: [Element] = []
    // Elements that are decoded in place have no use for repeated keys.
    let isRead = try withUnsafeMutablePointer(to: &elements) { (place) throws(CodingFailure) in
      try Element._kvDecodeArray(&kv, into: place)
    }
    if isRead { return elements }
    return try kv.array(asks: Element._kvUsesElementPosition) {
      (kv: inout JSONReader) throws(CodingFailure) -> Element in
      try Element._kvDecode(&kv, keeping: duplicates, replacing: nil)
    }
  }
}

extension Set: DocumentDecodableKeepingKeys where Element: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Set { Set(try [Element]._kvDecode(&kv, keeping: duplicates, replacing: nil)) }
}

extension Dictionary: DocumentDecodableKeepingKeys where Key: DocumentKeyRepresentable, Value: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KVMap.KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> [Key: Value] {
    guard duplicates != .error else { return try _kvDecode(&kv, replacing: current) }
    return try kv.dictionary(
      keepsLast: duplicates == .last, asks: Value._kvUsesElementPosition,
      key: { (kv: inout JSONReader) throws(CodingFailure) in try Key._kvDecodeKey(&kv) },
      value: { (kv: inout JSONReader) throws(CodingFailure) in
        try Value._kvDecode(&kv, keeping: duplicates, replacing: nil)
      })
  }
}

extension PatchField: DocumentDecodableKeepingKeys where Wrapped: DocumentDecodable {
  public static func _kvDecode(
    _ kv: inout JSONReader, keeping duplicates: KeyTable.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> PatchField {
    if try kv.consumeNull() { return .null }
    let current = current?.assumingMemoryBound(to: PatchField.self).pointee.value
    return .value(try Wrapped._kvDecode(&kv, keeping: duplicates, updating: current))
  }
}
