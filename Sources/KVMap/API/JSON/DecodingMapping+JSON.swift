/// Decodes JSON documents by a mapping alongside its type: `User.Form.decode(json: data)`.
extension DecodingMapping {
  /// Reads a JSON document, same as `init(json:atPath:)` of types with a mapping of their own.
  ///
  /// - Parameters:
  ///   - document: Bytes or text.
  ///   - path: The path of the value in the document. By default, the path that the mapping declares (`root`), or the
  ///     whole document.
  /// - Throws: The first problem.
  public static func decode(json document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError)
    -> Value
  {
    try decode(document, as: .json, at: path, replacing: nil, context: nil)
  }

  /// Reads a JSON document that is an array of such values.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(
    json document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try decodeArray(document, as: .json, at: path, context: nil)
  }

  /// Reads a JSON document into `value`, same as `update(json:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, json document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) {
    try update(&value, document, as: .json, at: path, context: nil)
  }

  /// Reads a JSON document and reports all problems.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules.
  public static func decodeCollectingProblems(
    json document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    report(of: document, as: .json, at: path, context: nil)
  }
}

extension ContextDecodingMapping {
  /// Same as `decode(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func decode(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try decode(document, as: .json, at: path, replacing: nil, context: try written(context))
  }

  /// Same as `decodeArray(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(json:atPath:context:)`.
  public static func decodeArray(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try decodeArray(document, as: .json, at: path, context: try written(context))
  }

  /// Same as `update(_:json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(json:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    try update(&value, document, as: .json, at: path, context: try written(context))
  }

  /// Same as `decodeCollectingProblems(json:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return report(of: document, as: .json, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
