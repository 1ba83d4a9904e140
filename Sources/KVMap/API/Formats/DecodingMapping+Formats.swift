/// Decodes documents of any format by a mapping alongside its type: `User.Form.decode(from: data, as: .xml)`.
extension DecodingMapping {
  /// Decodes a document, same as `init(from:as:atPath:)` of types with a mapping of their own.
  ///
  /// - Parameters:
  ///   - document: Bytes or text.
  ///   - format: `.json`, or another format whose product is imported.
  ///   - path: The path of the value in the document. By default, the path that the mapping declares (`root`), or the
  ///     whole document.
  /// - Throws: The first problem.
  public static func decode(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil
  ) throws(MappingError) -> Value {
    try decode(document, as: format, at: path, replacing: nil, context: nil)
  }

  /// Decodes a document that is an array of such values; in XML, the elements at a path.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try decodeArray(document, as: format, at: path, context: nil)
  }

  /// Decodes a document into `value`, same as `update(from:as:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, from document: some ContiguousDocument, as format: DocumentFormat,
    atPath path: String? = nil
  ) throws(MappingError) {
    try update(&value, document, as: format, at: path, context: nil)
  }

  /// Decodes a document and reports all problems.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules.
  public static func decodeCollectingProblems(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    report(of: document, as: format, at: path, context: nil)
  }

  /// Same as the public functions, with the context that was written already.
  package static func decode(
    _ document: some ContiguousDocument, as format: DocumentFormat, at path: String?,
    replacing current: UnsafeRawPointer?, context: PassedJSON?
  ) throws(MappingError) -> Value {
    try format.value(of: document, _kvXML, _kvOptions, at: path, context: context) {
      (reader: inout JSONReader) throws(CodingFailure) -> Value in try _kvDecode(&reader, replacing: current)
    }
  }

  /// Same as the public functions, with the context that was written already.
  package static func update(
    _ value: inout Value, _ document: some ContiguousDocument, as format: DocumentFormat, at path: String?,
    context: PassedJSON?
  ) throws(MappingError) {
    value = try withUnsafePointer(to: value) { (current) throws(MappingError) in
      try decode(document, as: format, at: path, replacing: UnsafeRawPointer(current), context: context)
    }
  }

  /// Same as the public functions, with the context that was written already.
  package static func decodeArray(
    _ document: some ContiguousDocument, as format: DocumentFormat, at path: String?, context: PassedJSON?
  ) throws(MappingError) -> [Value] {
    try format.value(of: document, _kvXML, _kvOptions, at: path, context: context) {
      (reader: inout JSONReader) throws(CodingFailure) -> [Value] in try elements(&reader)
    }
  }

  /// Same as the public functions, with the context that was written already.
  package static func report(
    of document: some ContiguousDocument, as format: DocumentFormat, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Value> {
    format.report(of: document, _kvXML, _kvOptions, at: path, context: context) {
      (reader: inout JSONReader) throws(CodingFailure) -> Value in try _kvDecode(&reader, replacing: nil)
    }
  }
}

extension ContextDecodingMapping {
  /// Same as `decode(from:as:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func decode(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil,
    context: CallerContext
  ) throws(MappingError) -> Value {
    try decode(document, as: format, at: path, replacing: nil, context: try written(context))
  }

  /// Same as `decodeArray(from:as:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(from:as:atPath:context:)`.
  public static func decodeArray(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil,
    context: CallerContext
  ) throws(MappingError) -> [Value] {
    try decodeArray(document, as: format, at: path, context: try written(context))
  }

  /// Same as `update(_:from:as:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(from:as:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, from document: some ContiguousDocument, as format: DocumentFormat,
    atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    try update(&value, document, as: format, at: path, context: try written(context))
  }

  /// Same as `decodeCollectingProblems(from:as:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil,
    context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return report(of: document, as: format, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
