/// A type whose mapping looks at a value that the caller passes: `context NAME: TYPE` and `$context` of the language.
///
/// Generated code conforms to it. What holds such a type conforms as well. The value is written as JSON once for each
/// document, and rules look at it by paths. Read without it (`init(json:)`), rules find nothing there.
public protocol ContextReadable: Readable {
  /// What callers pass.
  associatedtype PassedContext

  /// Called by generated code: writes what the caller passes, as the rules look at it.
  static func _kvWrite(context: PassedContext, _ kv: inout Writer) throws(Failure)
}

extension ContextReadable {
  /// As `init(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public init(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, at: path, updating: nil, context: try Self.written(context))
  }

  /// As `update(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `init(json:at:context:)`; this value is then what it was before.
  public mutating func update(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(document, at: path, updating: self, context: try Self.written(context))
  }

  /// As `reading(json:at:)`, with the value that rules find under `$context`.
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
