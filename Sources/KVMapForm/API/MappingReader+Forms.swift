public import KVMap

/// Reads values from forms (`application/x-www-form-urlencoded`) by a mapping alongside their type.
extension MappingReader {
  /// Reads a form, same as `init(form:at:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem.
  public static func read(form document: some DocumentBytes, at path: String? = nil) throws(MappingError) -> Value {
    try read(document, as: FormFormat(), at: path, updating: nil, context: nil)
  }

  /// Reads a form that is an array of such values.
  ///
  /// - Throws: The first problem.
  public static func readArray(
    form document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: FormFormat(), at: path, context: nil)
  }

  /// Reads a form into `value`, same as `update(form:at:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, form document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: FormFormat(), at: path, updating: value, context: nil)
  }

  /// Reads a form and reports all problems, same as `reading(form:at:)` of types with a mapping of their own.
  public static func reading(
    form document: some DocumentBytes, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(document, as: FormFormat(), at: path, context: nil)
  }
}

extension ContextMapping {
  /// Same as `read(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func read(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, as: FormFormat(), at: path, updating: nil, context: try passed(context))
  }

  /// Same as `readArray(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `read(form:at:context:)`.
  public static func readArray(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: FormFormat(), at: path, context: try passed(context))
  }

  /// Same as `update(_:form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `read(form:at:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, as: FormFormat(), at: path, updating: value, context: try passed(context))
  }

  /// Same as `reading(form:at:)`, with the value that rules find under `$context`.
  public static func reading(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Value?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(document, as: FormFormat(), at: path, context: try passed(context))
    } catch {
      return (nil, error.problems)
    }
  }
}
