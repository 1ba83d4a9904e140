/// A type that a mapping reads. Generated code conforms to it; callers use `init(json:)` and its siblings.
///
/// A lazy array reads its elements wherever it is asked for them, using only the type, so a conformance may not be
/// isolated to an actor.
public protocol DocumentDecodable: SendableMetatype {
  /// Reads the value under the cursor.
  ///
  /// - Parameter current: The location of the value to update, from which missing keys keep their values; nil if there
  ///   is none. It is not an optional of the value, which would be copied as a whole and unwrapped again, and not a
  ///   pointer to `Self`, because a class that is not final may conform.
  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Self

  /// Reads an array of values under the cursor, if elements can be decoded in place; otherwise returns `false` without
  /// moving the cursor. It is a requirement because many callers know the type only at run time.
  ///
  /// - Parameter array: The location of an array of this type, which is replaced. It cannot be `inout [Self]`, because
  ///   a class that is not final may conform.
  static func _kvDecodeArray(_ kv: inout JSONReader, into array: UnsafeMutableRawPointer) throws(CodingFailure) -> Bool

  /// Options for mapping a document to this type.
  static var _kvOptions: DecodingOptions { get }

  /// The names in XML documents of this type.
  static var _kvXML: XMLNames { get }

  /// Whether values use their position in the enclosing array or dictionary (`$key`, `$index`). If so, loops over
  /// elements record it.
  static var _kvUsesElementPosition: Bool { get }
}

extension DocumentDecodable {
  /// Same as `_kvDecode(_:replacing:)`, for callers that have the value and not its location.
  public static func _kvDecode(_ kv: inout JSONReader, updating current: Self?) throws(CodingFailure) -> Self {
    guard let current else { return try _kvDecode(&kv, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(CodingFailure) in
      try _kvDecode(&kv, replacing: UnsafeRawPointer(place))
    }
  }

  @inlinable
  public static var _kvUsesElementPosition: Bool { false }

  public static var _kvOptions: DecodingOptions { DecodingOptions() }

  public static var _kvXML: XMLNames { XMLNames() }

  public static func _kvDecodeArray(_ kv: inout JSONReader, into array: UnsafeMutableRawPointer) throws(CodingFailure)
    -> Bool
  {
    false
  }
}

/// A `DocumentDecodable` that is read property by property, into an existing value.
public protocol DocumentDecodableInPlace: DocumentDecodable {
  /// An initial value with meaningless contents.
  static var _kvPlaceholder: Self { get }

  /// Reads the value under the cursor.
  ///
  /// - Parameter updating: Whether missing keys leave their properties in `value` unchanged.
  static func _kvDecode(_ kv: inout JSONReader, into value: inout Self, updating: Bool) throws(CodingFailure)

  /// Creates an initial value in uninitialized memory, and reads the value under the cursor into it. The memory is
  /// initialized even if that fails.
  ///
  /// It is a requirement so that the value is created in place: the generic implementation would copy the result of
  /// `_kvPlaceholder`.
  static func _kvDecode(_ kv: inout JSONReader, creatingIn memory: UnsafeMutableRawPointer) throws(CodingFailure)

  /// Same as the requirement of `DocumentDecodable`, for callers that know the type.
  static func _kvDecodeArray(_ kv: inout JSONReader, into array: inout [Self]) throws(CodingFailure)

  /// Creates the array of elements that were read. It is a requirement so that each type has a specialized
  /// implementation: the generic implementation would look up the array type at run time.
  static func _kvMakeArray(of elements: ElementBatch, _ kv: inout JSONReader) -> [Self]
}

extension DocumentDecodableInPlace {
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Self
  {
    try kv.readValue(replacing: current?.assumingMemoryBound(to: Self.self))
  }

  @inlinable
  public static func _kvDecode(
    _ kv: inout JSONReader, creatingIn memory: UnsafeMutableRawPointer
  ) throws(CodingFailure) {
    let value = memory.initializeMemory(as: Self.self, to: _kvPlaceholder)
    try _kvDecode(&kv, into: &value.pointee, updating: false)
  }

  /// Null is `nil`, and anything else is decoded in place.
  ///
  /// Inlinable, so that only types that are optional somewhere have specialized code for it.
  @inlinable
  @inline(never)
  @_spi(Generated) public static func _kvDecode(
    _ kv: inout JSONReader, intoOptional value: inout Self?, updating: Bool
  ) throws(CodingFailure) {
    if try Self.self == String.self ? kv.consumeNull() : kv.consumeNullOrEmptyText() {
      value = nil
      return
    }
    // A value that an update adds must be complete.
    let isUpdated = updating && value != nil
    if !isUpdated { value = _kvPlaceholder }
    try value?._kvDecode(from: &kv, updating: isUpdated)
  }

  /// The static function as a method, for optional chaining.
  @inlinable
  mutating func _kvDecode(from kv: inout JSONReader, updating: Bool) throws(CodingFailure) {
    try Self._kvDecode(&kv, into: &self, updating: updating)
  }

  @inlinable
  public static func _kvMakeArray(of elements: ElementBatch, _ kv: inout JSONReader) -> [Self] {
    kv.makeArray(of: elements)
  }

  public static func _kvDecodeArray(_ kv: inout JSONReader, into array: UnsafeMutableRawPointer) throws(CodingFailure)
    -> Bool
  {
    try _kvDecodeArray(&kv, into: &array.assumingMemoryBound(to: [Self].self).pointee)
    return true
  }

  public static func _kvDecodeArray(_ kv: inout JSONReader, into array: inout [Self]) throws(CodingFailure) {
    try kv.readArray(into: &array)
  }
}
