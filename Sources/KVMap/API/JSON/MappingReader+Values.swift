/// Trees that are in memory become values by a mapping that stands beside its type.
extension MappingReader {
  /// Reads a tree, as `read(json:at:)` reads the document that the tree is.
  ///
  /// - Throws: the first problem.
  public static func read(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree that is an array of such values, as `readArray(json:at:)` does.
  ///
  /// - Throws: the first problem.
  public static func readArray(value tree: KVMap.Value, at path: String? = nil) throws(MappingError) -> [Value] {
    try readArray(notation: tree.notation, .json, at: path, context: nil)
  }

  /// Reads a tree into `value`, as `update(_:json:at:)` does.
  ///
  /// - Throws: the first problem; `value` is then what it was before.
  public static func update(
    _ value: inout Value, value tree: KVMap.Value, at path: String? = nil
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: nil)
  }

  /// Reads a tree and reports everything that is wrong with it, as `reading(json:at:)` does.
  public static func reading(
    value tree: KVMap.Value, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(notation: tree.notation, .json, at: path, context: nil)
  }
}

extension ContextMapping {
  /// As `read(value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: try written(context))
  }

  /// As `readArray(value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(value:at:context:)`.
  public static func readArray(
    value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: tree.notation, .json, at: path, context: try written(context))
  }

  /// As `update(_:value:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(value:at:context:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, value tree: KVMap.Value, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: try written(context))
  }

  /// As `reading(value:at:)`, with the value that rules find under `$context`.
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
