/// A type whose mapping uses a value passed by the caller: `context NAME: TYPE` and `$context` of the language.
///
/// Generated code conforms to it. Types that contain such a type conform as well. The value is written as JSON once for
/// each document, and rules read it by path. Without it (`init(json:)`), rules find nothing under `$context`.
public protocol ContextDecodable: DocumentDecodable {
  /// The type of the value that callers pass.
  associatedtype CallerContext

  /// Writes the value that the caller passes, in the form in which rules see it.
  static func _kvEncode(context: CallerContext, _ kv: inout JSONWriter) throws(CodingFailure)
}

extension ContextDecodable {
  /// Same as `init(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    self = try Self.read(document, at: path, updating: nil, context: try Self.written(context))
  }

  /// Same as `update(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(json:atPath:context:)`; this value is then unchanged.
  public mutating func update(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    self = try Self.read(document, at: path, updating: self, context: try Self.written(context))
  }

  /// Same as `decodeCollectingProblems(json:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Self> {
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

extension Optional: ContextDecodable where Wrapped: ContextDecodable {
  public static func _kvEncode(context: Wrapped.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Wrapped._kvEncode(context: context, &kv)
  }
}

extension Array: ContextDecodable where Element: ContextDecodable {
  public static func _kvEncode(context: Element.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Element._kvEncode(context: context, &kv)
  }
}

extension Set: ContextDecodable where Element: ContextDecodable {
  public static func _kvEncode(context: Element.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Element._kvEncode(context: context, &kv)
  }
}

extension Dictionary: ContextDecodable where Key: DocumentKeyRepresentable, Value: ContextDecodable {
  public static func _kvEncode(context: Value.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Value._kvEncode(context: context, &kv)
  }
}
