@_spi(Generated) public import KVMap

/// Reads values from forms (`application/x-www-form-urlencoded`) by a mapping alongside their type.
extension DecodingMapping {
  /// Reads a form, same as `init(form:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem.
  public static func decode(form document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError)
    -> Value
  {
    try read(document, as: FormFormat(), at: path, updating: nil, context: nil)
  }

  /// Reads a form that is an array of such values.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(
    form document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: FormFormat(), at: path, context: nil)
  }

  /// Reads a form into `value`, same as `update(form:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, form document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: FormFormat(), at: path, updating: value, context: nil)
  }

  /// Reads a form and reports all problems, same as `decodeCollectingProblems(form:atPath:)` of types with a mapping of
  /// their own.
  public static func decodeCollectingProblems(
    form document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    reading(document, as: FormFormat(), at: path, context: nil)
  }
}

extension ContextDecodingMapping {
  /// Same as `decode(form:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func decode(
    form document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try read(document, as: FormFormat(), at: path, updating: nil, context: try passed(context))
  }

  /// Same as `decodeArray(form:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(form:atPath:context:)`.
  public static func decodeArray(
    form document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: FormFormat(), at: path, context: try passed(context))
  }

  /// Same as `update(_:form:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(form:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, form document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    value = try read(document, as: FormFormat(), at: path, updating: value, context: try passed(context))
  }

  /// Same as `decodeCollectingProblems(form:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    form document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return reading(document, as: FormFormat(), at: path, context: try passed(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
