/// A type whose mapping uses a value passed by the caller: `context NAME: TYPE` and `$context` of the language.
///
/// Generated code conforms to it. Types that contain such a type conform as well. The value is written as JSON once for
/// each document, and rules read it by path. Without it (`init(json:)`), rules find nothing under `$context`.
public protocol ContextDecodable: DocumentDecodable {
  /// The type of the value that callers pass.
  associatedtype CallerContext

  /// Writes the value that the caller passes, in the form in which rules see it.
  static func _kvEncode(context: CallerContext, _ kv: inout JSONWriter) throws(CodingFailure)
}

extension ContextDecodable {
  /// The value that the caller passes, in the form in which rules see it.
  package static func written(_ context: CallerContext) throws(MappingError) -> PassedJSON {
    try PassedJSON { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(context: context, &kv) }
  }
}

extension Optional: ContextDecodable where Wrapped: ContextDecodable {
  public static func _kvEncode(context: Wrapped.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Wrapped._kvEncode(context: context, &kv)
  }
}

extension Array: ContextDecodable where Element: ContextDecodable {
  public static func _kvEncode(context: Element.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Element._kvEncode(context: context, &kv)
  }
}

extension Set: ContextDecodable where Element: ContextDecodable {
  public static func _kvEncode(context: Element.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Element._kvEncode(context: context, &kv)
  }
}

extension Dictionary: ContextDecodable where Key: DocumentKeyRepresentable, Value: ContextDecodable {
  public static func _kvEncode(context: Value.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Value._kvEncode(context: context, &kv)
  }
}

extension LazyDecodedArray: ContextDecodable where Mapped: ContextDecodable {
  public static func _kvEncode(context: Mapped.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Mapped._kvEncode(context: context, &kv)
  }
}

extension PatchField: ContextDecodable where Wrapped: ContextDecodable {
  public static func _kvEncode(context: Wrapped.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Wrapped._kvEncode(context: context, &kv)
  }
}
