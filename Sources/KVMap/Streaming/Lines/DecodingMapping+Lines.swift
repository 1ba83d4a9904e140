/// Maps lines by a mapping alongside its type: `User.Form.mapLines(from: input, to: output)`.
extension DecodingMapping where Self: EncodingMapping & SendableMetatype {
  /// Same as `mapLines(from:to:rejects:options:)` of types with a mapping of their own.
  ///
  /// - Throws: An error if a file cannot be read or written. Lines before it are written.
  @discardableResult
  public static func mapLines(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil,
    options: LineMappingOptions = LineMappingOptions()
  ) throws(LineMappingError) -> LineCounts {
    try LineRun(from: input, to: output, rejects: rejects, options).map { mapper(passed: nil) }
  }

  static func mapper(passed: PassedJSON?) -> LineMapper {
    LineMapper(ElementMapper.mapping(Self.self), passed: passed) { value, kv in
      LineMapper.outcome(&kv) { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(value, &kv) }
    }
  }
}

extension DecodingMapping where Self: SendableMetatype {
  /// Same as `mapLines(from:to:rejects:options:_:)` of types with a mapping of their own.
  ///
  /// - Throws: An error if a file cannot be read or written. Lines before it are written.
  @discardableResult
  public static func mapLines<Output: DocumentEncodable>(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil,
    options: LineMappingOptions = LineMappingOptions(), _ transform: @escaping @Sendable (Value) throws -> Output?
  ) throws(LineMappingError) -> LineCounts {
    try LineRun(from: input, to: output, rejects: rejects, options).map {
      LineMapper.transforming(.mapping(Self.self), transform)
    }
  }
}

extension ContextDecodingMapping where Self: EncodingMapping & SendableMetatype {
  /// Same as `mapLines(from:to:rejects:options:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors; also a `MappingError` if `context` cannot be written as JSON.
  @discardableResult
  public static func mapLines(
    from input: LineInput, to output: LineOutput, rejects: LineOutput? = nil, context: CallerContext,
    options: LineMappingOptions = LineMappingOptions()
  ) throws -> LineCounts {
    let passed = try written(context)
    return try LineRun(from: input, to: output, rejects: rejects, options).map { mapper(passed: passed) }
  }
}
