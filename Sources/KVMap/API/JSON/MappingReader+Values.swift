/// Reads trees in memory with a mapping declared alongside its type.
extension MappingReader {
  /// Reads a tree. Same as `read(json:at:)` for the document.
  ///
  /// - Throws: The first problem.
  public static func read(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree that is an array of such values. Same as `readArray(json:at:)`.
  ///
  /// - Throws: The first problem.
  public static func readArray(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) -> [Value] {
    try readArray(notation: tree.notation, .json, at: path, context: nil)
  }

  /// Reads a tree into `value`. Same as `update(_:json:at:)`.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, value tree: KVMap.Value, at path: String? = nil
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: nil)
  }

  /// Reads a tree and reports all problems. Same as `reading(json:at:)`.
  public static func reading(
    value tree: KVMap.Value, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(notation: tree.notation, .json, at: path, context: nil)
  }
}

extension ContextMapping {
  /// Same as `read(value:at:)`, with the value of `$context`.
  ///
  /// - Throws: The first problem, also if `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: try written(context))
  }

  /// Same as `readArray(value:at:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `read(value:at:context:)`.
  public static func readArray(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: tree.notation, .json, at: path, context: try written(context))
  }

  /// Same as `update(_:value:at:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `read(value:at:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: try written(context))
  }

  /// Same as `reading(value:at:)`, with the value of `$context`.
  public static func reading(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) -> (value: Value?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(notation: tree.notation, .json, at: path, context: try written(context))
    } catch {
      return (nil, error.problems)
    }
  }
}
