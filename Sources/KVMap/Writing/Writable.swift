/// A type whose values a mapper can write. Generated code conforms to it; `json()` is what callers use.
///
/// It does not ask for copies: what is written is looked at where it stands, so that an array of large values is
/// written without retaining what is in them.
public protocol Writable: ~Copyable {
  /// Called by generated code: writes this value, and the comma behind it.
  ///
  /// - Throws: `Failure` where the document has no place for a value, such as a `Double` that is not a number.
  borrowing func _kvWrite(_ kv: inout Writer) throws(Failure)

  /// Called by the runtime: writes the elements of an array, each with the comma behind it.
  ///
  /// - Parameter elements: values of this type, side by side. The pointer has no type of its own, because classes that
  ///   are not final may mention theirs in few places.
  /// - Throws: what `_kvWrite(_:)` throws for one of them.
  static func _kvWriteElements(_ elements: UnsafeRawPointer, count: Int, _ kv: inout Writer) throws(Failure)

  /// Whether one element of a set is written before another; nil for types that are ordered by their JSON text.
  static func _kvPrecedes(_ left: borrowing Self, _ right: borrowing Self) -> Bool?

  /// Where a document that is written has the value: a path of keys and `[0]`; empty where the value is the document.
  static var _kvRoot: String { get }

  /// How a document is written in XML.
  static var _kvXMLRoot: XMLNames { get }
}

extension Writable where Self: ~Copyable {
  public static var _kvRoot: String { "" }

  public static var _kvXMLRoot: XMLNames { XMLNames(ofType: Self.self) }

  public static func _kvPrecedes(_ left: borrowing Self, _ right: borrowing Self) -> Bool? { nil }

  public static func _kvWriteElements(
    _ elements: UnsafeRawPointer, count: Int, _ kv: inout Writer
  ) throws(Failure) {
    let elements = elements.assumingMemoryBound(to: Self.self)
    for index in 0..<count { try elements[index]._kvWrite(&kv) }
  }
}
