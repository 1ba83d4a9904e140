/// What type arguments make of keys that stand twice, in a generic type whose mapping says which of two values stays.
extension Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Self { try _kvRead(&kv, replacing: current) }

  /// As `_kvRead(_:keeping:replacing:)`, for callers that have the value and not its place.
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, updating current: Self?
  ) throws(Failure) -> Self {
    guard let current else { return try _kvRead(&kv, keeping: duplicates, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(Failure) in
      try _kvRead(&kv, keeping: duplicates, replacing: UnsafeRawPointer(place))
    }
  }
}

extension Value {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Value { try kv.value(duplicates) }
}

extension Object {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Object { try kv.object(duplicates) }
}

extension Optional where Wrapped: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Wrapped? {
    if try isNone(&kv) { return nil }
    let current = current?.assumingMemoryBound(to: Wrapped?.self).pointee
    return try Wrapped._kvRead(&kv, keeping: duplicates, updating: current)
  }
}

extension Array where Element: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> [Element] {
    var elements: [Element] = []
    // Elements that are read where they stay keep no keys that stand twice.
    let isRead = try withUnsafeMutablePointer(to: &elements) { (place) throws(Failure) in
      try Element._kvReadArray(&kv, into: place)
    }
    if isRead { return elements }
    return try kv.array(asks: Element._kvAsksForElement) { (kv: inout Reader) throws(Failure) -> Element in
      try Element._kvRead(&kv, keeping: duplicates, replacing: nil)
    }
  }
}

extension Set where Element: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Set { Set(try [Element]._kvRead(&kv, keeping: duplicates, replacing: nil)) }
}

extension Dictionary where Key: DocumentKey, Value: Readable {
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

extension Field where Wrapped: Readable {
  public static func _kvRead(
    _ kv: inout Reader, keeping duplicates: Keys.Duplicates, replacing current: UnsafeRawPointer?
  ) throws(Failure) -> Field {
    if try kv.null() { return .null }
    let current = current?.assumingMemoryBound(to: Field.self).pointee.value
    return .value(try Wrapped._kvRead(&kv, keeping: duplicates, updating: current))
  }
}
