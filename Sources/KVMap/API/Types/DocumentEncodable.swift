/// A type whose values a mapper can write. Generated code conforms to it; callers use `jsonBytes()`.
///
/// It does not require copies: values are written from where they are stored, so that an array of large values is
/// written without retaining their contents.
public protocol DocumentEncodable: SendableMetatype, ~Copyable {
  /// Writes this value and the comma after it.
  ///
  /// - Throws: `CodingFailure` if the value has no representation in the document, such as a `Double` that is not a
  ///   number.
  borrowing func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure)

  /// Called by the runtime: writes the elements of an array, each with the comma after it.
  ///
  /// - Parameter elements: Contiguous values of this type. The pointer is untyped because classes that are not final
  ///   may mention their own type in few places.
  /// - Throws: The error that `_kvEncode(_:)` throws for one of them.
  static func _kvEncodeElements(_ elements: UnsafeRawPointer, count: Int, _ kv: inout JSONWriter) throws(CodingFailure)

  /// Whether one element of a set is written before another; nil for types that are ordered by their JSON text.
  static func _kvPrecedes(_ left: borrowing Self, _ right: borrowing Self) -> Bool?

  /// The location of the value in a written document: a path of keys and `[0]`; empty if the value is the document.
  static var _kvRoot: String { get }

  /// The names that a document is written with in XML.
  static var _kvXMLRoot: XMLNames { get }
}

extension DocumentEncodable where Self: ~Copyable {
  public static var _kvRoot: String { "" }

  public static var _kvXMLRoot: XMLNames { XMLNames(ofType: Self.self) }

  public static func _kvPrecedes(_ left: borrowing Self, _ right: borrowing Self) -> Bool? { nil }

  public static func _kvEncodeElements(
    _ elements: UnsafeRawPointer, count: Int, _ kv: inout JSONWriter
  ) throws(CodingFailure) {
    let elements = elements.assumingMemoryBound(to: Self.self)
    for index in 0..<count { try elements[index]._kvEncode(&kv) }
  }
}
