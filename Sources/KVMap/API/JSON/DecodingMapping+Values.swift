/// Reads trees in memory with a mapping declared alongside its type.
extension DecodingMapping {
  /// Reads a tree. Same as `decode(json:atPath:)` for the document.
  ///
  /// - Throws: The first problem.
  public static func decode(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: nil)
  }

  /// Reads a tree that is an array of such values. Same as `decodeArray(json:atPath:)`.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(jsonValue tree: KVMap.JSONValue, atPath path: String? = nil) throws(MappingError)
    -> [Value]
  {
    try readArray(notation: tree.notation, .json, at: path, context: nil)
  }

  /// Reads a tree into `value`. Same as `update(_:json:atPath:)`.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, jsonValue tree: KVMap.JSONValue, atPath path: String? = nil
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: nil)
  }

  /// Reads a tree and reports all problems. Same as `decodeCollectingProblems(json:atPath:)`.
  public static func decodeCollectingProblems(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    reading(notation: tree.notation, .json, at: path, context: nil)
  }
}

extension ContextDecodingMapping {
  /// Same as `decode(jsonValue:atPath:)`, with the value of `$context`.
  ///
  /// - Throws: The first problem, also if `context` cannot be written as JSON, which has a path below `$context`.
  public static func decode(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try read(notation: tree.notation, .json, at: path, updating: nil, context: try written(context))
  }

  /// Same as `decodeArray(jsonValue:atPath:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `decode(jsonValue:atPath:context:)`.
  public static func decodeArray(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try readArray(notation: tree.notation, .json, at: path, context: try written(context))
  }

  /// Same as `update(_:jsonValue:atPath:)`, with the value of `$context`.
  ///
  /// - Throws: The same errors as `decode(jsonValue:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    value = try read(notation: tree.notation, .json, at: path, updating: value, context: try written(context))
  }

  /// Same as `decodeCollectingProblems(jsonValue:atPath:)`, with the value of `$context`.
  public static func decodeCollectingProblems(
    jsonValue tree: KVMap.JSONValue, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return reading(notation: tree.notation, .json, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
