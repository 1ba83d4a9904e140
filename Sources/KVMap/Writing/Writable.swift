/// A type whose values a mapper can write. Generated code conforms to it; `json()` is what callers use.
public protocol Writable {
  /// Called by generated code: writes this value, and the comma behind it.
  ///
  /// - Throws: `Failure` where the document has no place for a value, such as a `Double` that is not a number.
  func _kvWrite(_ kv: inout Writer) throws(Failure)

  /// Whether one element of a set is written before another; nil for types that are ordered by their JSON text.
  static func _kvPrecedes(_ left: Self, _ right: Self) -> Bool?

  /// Where a document that is written has the value: a path of keys and `[0]`; empty where the value is the document.
  static var _kvRoot: String { get }
}

extension Writable {
  public static var _kvRoot: String { "" }

  public static func _kvPrecedes(_ left: Self, _ right: Self) -> Bool? { nil }
}
