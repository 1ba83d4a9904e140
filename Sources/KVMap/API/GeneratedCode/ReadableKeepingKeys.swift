/// A type of which a generic type decides what happens to a key that occurs more than once (`duplicates`): `Value` and
/// `Object`, and collections, which pass it to their elements. Types with a mapping follow their own mapping.
///
/// It is not a requirement of `Readable`, because the witness would be about 60 bytes of machine code in every mapper.
public protocol ReadableKeepingKeys: Readable {
  /// Reads the value under the cursor.
  ///
  /// - Parameters:
  ///   - duplicates: Which of several values with one key is kept.
  ///   - current: Same as for `Readable._kvRead(_:replacing:)`.
  static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Self
}

extension Readable {
  /// Called by generated code, for an argument of a generic type that keeps the first or the last of several values.
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Self {
    // Known only at run time: the generic type requires no more of its argument than that it is readable.
    guard let type = Self.self as? any ReadableKeepingKeys.Type else { return try _kvRead(&kv, replacing: current) }
    let value: any ReadableKeepingKeys = try type._kvRead(&kv, keeping: duplicates, replacing: current)
    // It is a `Self`, as `type` is.
    guard let value = value as? Self else { throw kv.incomplete() }
    return value
  }

  /// Same as `_kvRead(_:keeping:replacing:)`, for callers that have the value and not its location.
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, updating current: Self?
  ) throws(Failure) -> Self {
    guard let current else { return try _kvRead(&kv, keeping: duplicates, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(Failure) in
      try _kvRead(&kv, keeping: duplicates, replacing: UnsafeRawPointer(place))
    }
  }
}

extension Value: ReadableKeepingKeys {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Value { try kv.value(duplicates) }
}

extension Object: ReadableKeepingKeys {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Object { try kv.object(duplicates) }
}

extension Optional: ReadableKeepingKeys where Wrapped: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Wrapped? {
    if try isNone(&kv) { return nil }
    let current = current?.assumingMemoryBound(to: Wrapped?.self).pointee
    return try Wrapped._kvRead(&kv, keeping: duplicates, updating: current)
  }
}

extension Array: ReadableKeepingKeys where Element: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    // Elements that are decoded in place have no use for repeated keys.
    let isRead = try withUnsafeMutablePointer(to: &elements) { (place) throws(Failure) in
      try Element._kvReadArray(&kv, into: place)
    }
    if isRead { return elements }
    return try kv.array(asks: Element._kvAsksForElement) { (kv: inout Reader) throws(Failure) -> Element in
      try Element._kvRead(&kv, keeping: duplicates, replacing: nil)
    }
  }
}

extension Set: ReadableKeepingKeys where Element: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Set { Set(try [Element]._kvRead(&kv, keeping: duplicates, replacing: nil)) }
}

extension Dictionary: ReadableKeepingKeys where Key: DocumentKey, Value: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: KVMap.Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> [Key: Value] {
    guard duplicates != .error else { return try _kvRead(&kv, replacing: current) }
    return try kv.dictionary(
      keepsLast: duplicates == .last, asks: Value._kvAsksForElement,
      key: { (kv: inout Reader) throws(Failure) in try Key._kvReadKey(&kv) },
      value: { (kv: inout Reader) throws(Failure) in try Value._kvRead(&kv, keeping: duplicates, replacing: nil) })
  }
}

extension Field: ReadableKeepingKeys where Wrapped: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Field {
    if try kv.null() { return .null }
    let current = current?.assumingMemoryBound(to: Field.self).pointee.value
    return .value(try Wrapped._kvRead(&kv, keeping: duplicates, updating: current))
  }
}
