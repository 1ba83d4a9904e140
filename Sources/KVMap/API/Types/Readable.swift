/// A type that a mapping reads. Generated code conforms to it; callers use `init(json:)` and its siblings.
///
/// A lazy array reads its elements wherever it is asked for them, using only the type, so a conformance may not be
/// isolated to an actor.
public protocol Readable: SendableMetatype {
  /// Reads the value under the cursor.
  ///
  /// - Parameter current: The location of the value to update, from which missing keys keep their values; nil if there
  ///   is none. It is not an optional of the value, which would be copied as a whole and unwrapped again, and not a
  ///   pointer to `Self`, because a class that is not final may conform.
  static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Self

  /// Reads an array of values under the cursor, if elements can be decoded in place; otherwise returns `false` without
  /// moving the cursor. It is a requirement because many callers know the type only at run time.
  ///
  /// - Parameter array: The location of an array of this type, which is replaced. It cannot be `inout [Self]`, because
  ///   a class that is not final may conform.
  static func _kvReadArray(_ kv: inout Reader, into array: UnsafeMutableRawPointer) throws(Failure) -> Bool

  /// Options for mapping a document to this type.
  static var _kvOptions: ReadOptions { get }

  /// The names in XML documents of this type.
  static var _kvXML: XMLNames { get }

  /// Whether values use their position in the enclosing array or dictionary (`$key`, `$index`). If so, loops over
  /// elements record it.
  static var _kvAsksForElement: Bool { get }
}

extension Readable {
  /// Same as `_kvRead(_:replacing:)`, for callers that have the value and not its location.
  public static func _kvRead(_ kv: inout Reader, updating current: Self?) throws(Failure) -> Self {
    guard let current else { return try _kvRead(&kv, replacing: nil) }
    return try withUnsafePointer(to: current) { (place) throws(Failure) in
      try _kvRead(&kv, replacing: UnsafeRawPointer(place))
    }
  }

  @inlinable
  public static var _kvAsksForElement: Bool { false }

  public static var _kvOptions: ReadOptions { ReadOptions() }

  public static var _kvXML: XMLNames { XMLNames() }

  public static func _kvReadArray(_ kv: inout Reader, into array: UnsafeMutableRawPointer) throws(Failure) -> Bool {
    false
  }
}

/// A `Readable` that is read property by property, into an existing value.
public protocol ReadableInPlace: Readable {
  /// An initial value with meaningless contents.
  static var _kvEmpty: Self { get }

  /// Reads the value under the cursor.
  ///
  /// - Parameter updating: Whether missing keys leave their properties in `value` unchanged.
  static func _kvRead(_ kv: inout Reader, into value: inout Self, updating: Bool) throws(Failure)

  /// Creates an initial value in uninitialized memory. It is a requirement so that the value is created in place: the
  /// generic implementation would copy the result of `_kvEmpty`.
  static func _kvMakeEmpty(in memory: UnsafeMutableRawPointer)

  /// Same as the requirement of `Readable`, for callers that know the type.
  static func _kvReadArray(_ kv: inout Reader, into array: inout [Self]) throws(Failure)

  /// Creates the array of elements that were read. It is a requirement so that each type has a specialized
  /// implementation: the generic implementation would look up the array type at run time.
  static func _kvMakeArray(of elements: Elements, _ kv: inout Reader) -> [Self]
}

extension ReadableInPlace {
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Self {
    try kv.readValue(replacing: current?.assumingMemoryBound(to: Self.self))
  }

  @inlinable
  public static func _kvMakeEmpty(in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Self.self, to: _kvEmpty)
  }

  /// Called by generated code: null is `nil`, and anything else is decoded in place.
  ///
  /// Inlinable, so that only types that are optional somewhere have specialized code for it.
  @inlinable
  @inline(never)
  public static func _kvRead(
    _ kv: inout Reader, intoOptional value: inout Self?, updating: Bool
  ) throws(Failure) {
    if try Self.self == String.self ? kv.null() : kv.nothing() {
      value = nil
      return
    }
    // A value that an update adds must be complete.
    let isUpdated = updating && value != nil
    if !isUpdated { value = _kvEmpty }
    try value?._kvRead(from: &kv, updating: isUpdated)
  }

  /// The static function as a method, for optional chaining.
  @inlinable
  mutating func _kvRead(from kv: inout Reader, updating: Bool) throws(Failure) {
    try Self._kvRead(&kv, into: &self, updating: updating)
  }

  @inlinable
  public static func _kvMakeArray(of elements: Elements, _ kv: inout Reader) -> [Self] {
    kv.makeArray(of: elements)
  }

  public static func _kvReadArray(_ kv: inout Reader, into array: UnsafeMutableRawPointer) throws(Failure) -> Bool {
    try _kvReadArray(&kv, into: &array.assumingMemoryBound(to: [Self].self).pointee)
    return true
  }

  public static func _kvReadArray(_ kv: inout Reader, into array: inout [Self]) throws(Failure) {
    try kv.readArray(into: &array)
  }
}
