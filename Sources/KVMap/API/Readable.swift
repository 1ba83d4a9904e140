/// A type that a mapping reads. Generated code conforms to it; `init(json:)` and its siblings are what callers use.
public protocol Readable {
  /// Reads the value under the cursor.
  ///
  /// - Parameter current: where the value is that is updated: what the document does not have is taken from it. nil if
  ///   there is none. Not an optional of it, which is copied as a whole and looked into again; and not a pointer to
  ///   `Self`, because a class that is not final may conform.
  static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Self

  /// Reads an array of values under the cursor, if elements can be read where they will stay; false, without moving, if
  /// not. A requirement, because many callers know the type only when the program runs.
  ///
  /// - Parameter array: where an array of this type is, which is replaced. It cannot be `inout [Self]`, because a class
  ///   that is not final may conform.
  static func _kvReadArray(_ kv: inout Reader, into array: UnsafeMutableRawPointer) throws(Failure) -> Bool

  /// What holds when a document is mapped to this type.
  static var _kvOptions: ReadOptions { get }

  /// What XML documents of this type are like.
  static var _kvXML: XMLNames { get }

  /// Whether values ask how they stand in the array or dictionary around them (`$key`, `$index`). A loop over elements
  /// notes it then.
  static var _kvAsksForElement: Bool { get }
}

extension Readable {
  /// As `_kvRead(_:replacing:)`, for callers that have the value and not its place.
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

/// A `Readable` that is read property by property, into a value that exists beforehand.
public protocol ReadableInPlace: Readable {
  /// A value to begin with. Its contents mean nothing.
  static var _kvEmpty: Self { get }

  /// Reads the value under the cursor.
  ///
  /// - Parameter updating: what the document does not have stays as it is in `value`.
  static func _kvRead(_ kv: inout Reader, into value: inout Self, updating: Bool) throws(Failure)

  /// Makes a value to begin with in memory that holds none. A requirement, so that it is made where it stays: code for all
  /// types would copy what it gets from `_kvEmpty`.
  static func _kvMakeEmpty(in memory: UnsafeMutableRawPointer)

  /// As the requirement of `Readable`, for callers that know the type.
  static func _kvReadArray(_ kv: inout Reader, into array: inout [Self]) throws(Failure)

  /// Makes the array of elements that were read. A requirement, so that each type has code of its own for it: code for
  /// all types would look up at run time what an array of it is.
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

  /// Called by generated code: null is `nil`, and anything else is read where it will stay.
  ///
  /// Inlinable, so that the types that are optional somewhere have code of their own for it, and no others.
  @inlinable
  @inline(never)
  public static func _kvRead(
    _ kv: inout Reader, intoOptional value: inout Self?, updating: Bool
  ) throws(Failure) {
    if try Self.self == String.self ? kv.null() : kv.nothing() {
      value = nil
      return
    }
    // What an update adds must be complete.
    let isUpdated = updating && value != nil
    if !isUpdated { value = _kvEmpty }
    try value?._kvRead(from: &kv, updating: isUpdated)
  }

  /// The static function as a method, which an optional can be asked for.
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
