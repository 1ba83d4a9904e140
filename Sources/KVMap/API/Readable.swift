/// A type that a mapping reads. Generated code conforms to it; `init(json:)` and its siblings are what callers use.
public protocol Readable {
  /// Reads the value under the cursor.
  ///
  /// - Parameter current: the value that is updated: what the document does not have is taken from it.
  static func _kvRead(_ kv: inout Reader, updating current: Self?) throws(Failure) -> Self

  /// What holds when a document is mapped to this type.
  static var _kvOptions: ReadOptions { get }
}

extension Readable {
  public static var _kvOptions: ReadOptions { ReadOptions() }
}

/// A `Readable` that is read property by property, into a value that exists beforehand.
public protocol ReadableInPlace: Readable {
  /// A value to begin with. Its contents mean nothing.
  static var _kvEmpty: Self { get }

  /// Reads the value under the cursor.
  ///
  /// - Parameter updating: what the document does not have stays as it is in `value`.
  static func _kvRead(_ kv: inout Reader, into value: inout Self, updating: Bool) throws(Failure)
}

extension ReadableInPlace {
  @inlinable
  public static func _kvRead(_ kv: inout Reader, updating current: Self?) throws(Failure) -> Self {
    var value = current ?? _kvEmpty
    try _kvRead(&kv, into: &value, updating: current != nil)
    return value
  }
}

extension Array: Readable where Element: Readable {
  /// Reads an array. Elements are new values, also when an existing array is updated.
  public static func _kvRead(_ kv: inout Reader, updating current: [Element]?) throws(Failure) -> [Element] {
    guard let inPlace = Element.self as? any ReadableInPlace.Type else { return try kv.array(of: Element.self) }
    return try inPlace._kvReadArray(&kv, of: Element.self)
  }

  public static var _kvOptions: ReadOptions { Element._kvOptions }
}

extension ReadableInPlace {
  /// An array whose element is known to be of this type only when the program runs.
  fileprivate static func _kvReadArray<Element>(_ kv: inout Reader, of: Element.Type) throws(Failure) -> [Element] {
    let elements = try kv.array(of: Self.self)
    // The same array under its other name.
    return (elements as? [Element]) ?? elements.compactMap { $0 as? Element }
  }
}

extension Dictionary: Readable where Key == String, Value: Readable {
  /// Reads an object. Its values are new, also when an existing dictionary is updated.
  public static func _kvRead(_ kv: inout Reader, updating current: [String: Value]?) throws(Failure) -> [String: Value]
  {
    try kv.dictionary(of: Value.self)
  }

  public static var _kvOptions: ReadOptions { Value._kvOptions }
}
