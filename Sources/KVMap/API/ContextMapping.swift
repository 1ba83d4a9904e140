/// A mapping beside its type (`map User as Form`, `Animal.Family`) that looks at a value that the caller passes: what
/// `ContextReadable` is for types.
///
///     let user = try User.Form.read(json: data, context: shop)
///
/// Generated code conforms to it. Read without the value (`read(json:)`), rules find nothing there.
public protocol ContextMapping: MappingReader {
  /// What callers pass.
  associatedtype PassedContext

  /// Called by generated code: writes what the caller passes, as the rules look at it.
  static func _kvWrite(context: PassedContext, _ kv: inout Writer) throws(Failure)
}

extension ContextMapping {
  /// As `read(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, at: path, updating: nil, context: try written(context))
  }

  /// As `readArray(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(json:at:context:)`.
  public static func readArray(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, at: path, context: try written(context))
  }

  /// As `update(_:json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(json:at:context:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, at: path, updating: value, context: try written(context))
  }

  /// As `reading(json:at:)`, with the value that rules find under `$context`.
  public static func reading(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Value?, problems: [Problem]) {
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
