public import KVMap

/// Decodes property lists, XML or binary, by a mapping declared alongside its type.
extension MappingReader {
  /// Reads a property list. Same as `init(plist:at:)` of types with a mapping of their own.
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

  /// Reads a property list into `value`. Same as `update(plist:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, plist document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: PropertyListFormat(), at: path, updating: value, context: nil)
  }

  /// Reads a property list and reports all problems. Same as `reading(plist:at:)` of types with a mapping of their own.
  public static func reading(
    plist document: some DocumentBytes, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(document, as: PropertyListFormat(), at: path, context: nil)
  }
}

extension ContextMapping {
  /// Same as `read(plist:at:)`, with the value of `$context` for rules.
  ///
  /// - Throws: the first problem, including when `context` cannot be written as JSON; its path is then below
  ///   `$context`.
  public static func read(
    plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, as: PropertyListFormat(), at: path, updating: nil, context: try passed(context))
  }

  /// Same as `readArray(plist:at:)`, with the value of `$context` for rules.
  ///
  /// - Throws: same as `read(plist:at:context:)`.
  public static func readArray(
    plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: PropertyListFormat(), at: path, context: try passed(context))
  }

  /// Same as `update(_:plist:at:)`, with the value of `$context` for rules.
  ///
  /// - Throws: same as `read(plist:at:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, plist document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, as: PropertyListFormat(), at: path, updating: value, context: try passed(context))
  }

  /// Same as `reading(plist:at:)`, with the value of `$context` for rules.
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
