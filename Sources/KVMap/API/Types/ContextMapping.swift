/// A mapping alongside its type (`map User as Form`, `Animal.Family`) that uses a value passed by the caller: the
/// equivalent of `ContextReadable` for types.
///
///     let user = try User.Form.read(json: data, context: shop)
///
/// Generated code conforms to it. Without the value (`read(json:)`), rules find nothing under `$context`.
public protocol ContextMapping: MappingReader {
  /// The type of the value that callers pass.
  associatedtype PassedContext

  /// Called by generated code: writes the value that the caller passes, in the form in which rules see it.
  static func _kvWrite(context: PassedContext, _ kv: inout Writer) throws(Failure)
}

extension ContextMapping {
  /// Same as `read(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func read(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, at: path, updating: nil, context: try written(context))
  }

  /// Same as `readArray(json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `read(json:at:context:)`.
  public static func readArray(
    json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, at: path, context: try written(context))
  }

  /// Same as `update(_:json:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `read(json:at:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, json document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, at: path, updating: value, context: try written(context))
  }

  /// Same as `reading(json:at:)`, with the value that rules find under `$context`.
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
