@_spi(Generated) public import KVMap

/// Decodes property lists, XML or binary, by a mapping declared alongside its type.
extension DecodingMapping {
  /// Reads a property list. Same as `init(propertyList:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem.
  public static func decode(propertyList document: some ContiguousDocument, atPath path: String? = nil)
    throws(MappingError) -> Value
  {
    try read(document, as: PropertyListTranscoding(), at: path, updating: nil, context: nil)
  }

  /// Reads a property list that is an array of such values.
  ///
  /// - Throws: the first problem.
  public static func decodeArray(
    propertyList document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: PropertyListTranscoding(), at: path, context: nil)
  }

  /// Reads a property list into `value`. Same as `update(propertyList:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, propertyList document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: PropertyListTranscoding(), at: path, updating: value, context: nil)
  }

  /// Reads a property list and reports all problems. Same as `decodeCollectingProblems(propertyList:atPath:)` of types
  /// with a mapping of their own.
  public static func decodeCollectingProblems(
    propertyList document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    reading(document, as: PropertyListTranscoding(), at: path, context: nil)
  }
}

extension ContextDecodingMapping {
  /// Same as `decode(propertyList:atPath:)`, with the value of `$context` for rules.
  ///
  /// - Throws: the first problem, including when `context` cannot be written as JSON; its path is then below
  ///   `$context`.
  public static func decode(
    propertyList document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try read(document, as: PropertyListTranscoding(), at: path, updating: nil, context: try passed(context))
  }

  /// Same as `decodeArray(propertyList:atPath:)`, with the value of `$context` for rules.
  ///
  /// - Throws: same as `decode(propertyList:atPath:context:)`.
  public static func decodeArray(
    propertyList document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: PropertyListTranscoding(), at: path, context: try passed(context))
  }

  /// Same as `update(_:propertyList:atPath:)`, with the value of `$context` for rules.
  ///
  /// - Throws: same as `decode(propertyList:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, propertyList document: some ContiguousDocument, atPath path: String? = nil,
    context: CallerContext
  ) throws(MappingError) {
    value = try read(document, as: PropertyListTranscoding(), at: path, updating: value, context: try passed(context))
  }

  /// Same as `decodeCollectingProblems(propertyList:atPath:)`, with the value of `$context` for rules.
  public static func decodeCollectingProblems(
    propertyList document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return reading(document, as: PropertyListTranscoding(), at: path, context: try passed(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
