public import KVMap

/// Forms (`application/x-www-form-urlencoded`) become values by a mapping that stands beside its type.
extension MappingReader {
  /// Reads a form, as `init(form:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem.
  public static func read(form document: some DocumentBytes, at path: String? = nil) throws(MappingError) -> Value {
    try read(document, as: FormFormat(), at: path, updating: nil, context: nil)
  }

  /// Reads a form that is an array of such values.
  ///
  /// - Throws: the first problem.
  public static func readArray(
    form document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: FormFormat(), at: path, context: nil)
  }

  /// Reads a form into `value`, as `update(form:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem; `value` is then what it was before.
  public static func update(
    _ value: inout Value, form document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: FormFormat(), at: path, updating: value, context: nil)
  }

  /// Reads a form and reports everything that is wrong with it, as `reading(form:at:)` of types.
  public static func reading(
    form document: some DocumentBytes, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(document, as: FormFormat(), at: path, context: nil)
  }
}

extension ContextMapping {
  /// As `read(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, as: FormFormat(), at: path, updating: nil, context: try passed(context))
  }

  /// As `readArray(form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(form:at:context:)`.
  public static func readArray(
    form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: FormFormat(), at: path, context: try passed(context))
  }

  /// As `update(_:form:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(form:at:context:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, form document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, as: FormFormat(), at: path, updating: value, context: try passed(context))
  }

  /// As `reading(form:at:)`, with the value that rules find under `$context`.
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
