/// A mapping alongside its type (`map User as Form`, `Animal.Family`) that uses a value passed by the caller: the
/// equivalent of `ContextDecodable` for types.
///
///     let user = try User.Form.decode(json: data, context: shop)
///
/// Generated code conforms to it. Without the value (`decode(json:)`), rules find nothing under `$context`.
public protocol ContextDecodingMapping: DecodingMapping {
  /// The type of the value that callers pass.
  associatedtype CallerContext

  /// Writes the value that the caller passes, in the form in which rules see it.
  static func _kvEncode(context: CallerContext, _ kv: inout JSONWriter) throws(CodingFailure)
}

extension ContextDecodingMapping {
  /// Same as `decode(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func decode(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try read(document, at: path, updating: nil, context: try written(context))
  }

  /// Same as `decodeArray(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(json:atPath:context:)`.
  public static func decodeArray(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, at: path, context: try written(context))
  }

  /// Same as `update(_:json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(json:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    value = try read(document, at: path, updating: value, context: try written(context))
  }

  /// Same as `decodeCollectingProblems(json:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return reading(document, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }

  static func written(_ context: CallerContext) throws(MappingError) -> PassedJSON {
    try PassedJSON { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(context: context, &kv) }
  }
}
