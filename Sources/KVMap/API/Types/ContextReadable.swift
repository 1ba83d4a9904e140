/// A type whose mapping uses a value passed by the caller: `context NAME: TYPE` and `$context` of the language.
///
/// Generated code conforms to it. Types that contain such a type conform as well. The value is written as JSON once for
/// each document, and rules read it by path. Without it (`init(json:)`), rules find nothing under `$context`.
public protocol ContextReadable: Readable {
  /// The type of the value that callers pass.
  associatedtype PassedContext

  /// Called by generated code: writes the value that the caller passes, in the form in which rules see it.
  static func _kvWrite(context: PassedContext, _ kv: inout Writer) throws(Failure)
}

extension ContextReadable {
  /// Same as `init(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, at: path, updating: nil, context: try Self.written(context))
  }

  /// Same as `update(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(json:at:context:)`; this value is then unchanged.
  public mutating func update(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, at: path, updating: self, context: try Self.written(context))
  }

  /// Same as `reading(json:at:)`, with the value that rules find under `$context`.
  public static func reading(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Self?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(document, at: path, context: try written(context))
    } catch {
      return (nil, error.problems)
    }
  }

  static func written(_ context: PassedContext) throws(MappingError) -> PassedJSON {
    try PassedJSON { (kv: inout Writer) throws(Failure) in try _kvWrite(context: context, &kv) }
  }
}

extension Optional: ContextReadable where Wrapped: ContextReadable {
  public static func _kvWrite(context: Wrapped.PassedContext, _ kv: inout Writer) throws(Failure) {
    try Wrapped._kvWrite(context: context, &kv)
  }
}

extension Array: ContextReadable where Element: ContextReadable {
  public static func _kvWrite(context: Element.PassedContext, _ kv: inout Writer) throws(Failure) {
    try Element._kvWrite(context: context, &kv)
  }
}

extension Set: ContextReadable where Element: ContextReadable {
  public static func _kvWrite(context: Element.PassedContext, _ kv: inout Writer) throws(Failure) {
    try Element._kvWrite(context: context, &kv)
  }
}

extension Dictionary: ContextReadable where Key: DocumentKey, Value: ContextReadable {
  public static func _kvWrite(context: Value.PassedContext, _ kv: inout Writer) throws(Failure) {
    try Value._kvWrite(context: context, &kv)
  }
}
