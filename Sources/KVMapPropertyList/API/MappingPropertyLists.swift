public import KVMap

/// Property lists, XML or binary, become values by a mapping that stands beside its type.
extension MappingReader {
  /// Reads a property list, as `init(plist:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem.
  public static func read(plist document: some DocumentBytes, at path: String? = nil) throws(MappingError) -> Value {
    try read(document, as: PropertyListFormat(), at: path, updating: nil, context: nil)
  }

  /// Reads a property list that is an array of such values.
  ///
  /// - Throws: the first problem.
  public static func readArray(
    plist document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: PropertyListFormat(), at: path, context: nil)
  }

  /// Reads a property list into `value`, as `update(plist:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem; `value` is then what it was before.
  public static func update(
    _ value: inout Value, plist document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: PropertyListFormat(), at: path, updating: value, context: nil)
  }

  /// Reads a property list and reports everything that is wrong with it, as `reading(plist:at:)` of types.
  public static func reading(
    plist document: some DocumentBytes, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(document, as: PropertyListFormat(), at: path, context: nil)
  }
}

extension ContextMapping {
  /// As `read(plist:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, as: PropertyListFormat(), at: path, updating: nil, context: try passed(context))
  }

  /// As `readArray(plist:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(plist:at:context:)`.
  public static func readArray(
    plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: PropertyListFormat(), at: path, context: try passed(context))
  }

  /// As `update(_:plist:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(plist:at:context:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, as: PropertyListFormat(), at: path, updating: value, context: try passed(context))
  }

  /// As `reading(plist:at:)`, with the value that rules find under `$context`.
  public static func reading(
    plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Value?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(document, as: PropertyListFormat(), at: path, context: try passed(context))
    } catch {
      return (nil, error.problems)
    }
  }
}
