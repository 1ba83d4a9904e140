/// Decodes values from documents of any format.
extension DocumentDecodable {
  /// Decodes a document.
  ///
  /// The whole document is validated, including parts that no rule reads. Linear in its length.
  ///
  /// - Parameters:
  ///   - document: Bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - format: `.json`, or another format whose product is imported.
  ///   - path: The path of the value in the document: `response.users[0]`. By default, the path that the mapping
  ///     declares (`root`), or the whole document.
  /// - Throws: The first problem, with its location in the document and the rule that reads the value.
  public init(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil
  ) throws(MappingError) {
    self = try Self.decode(document, as: format, at: path, replacing: nil, context: nil)
  }

  /// Decodes a document into this value. Missing keys leave their properties unchanged, null sets them to nil or
  /// their default, objects of mapped types are updated recursively, and everything else is replaced.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil
  ) throws(MappingError) {
    try update(document, as: format, at: path, context: nil)
  }

  /// Decodes a document and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    report(of: document, as: format, at: path, context: nil)
  }

  /// Same as the public functions, with the context that was written already.
  package static func decode(
    _ document: some ContiguousDocument, as format: DocumentFormat, at path: String?,
    replacing current: UnsafeRawPointer?, context: PassedJSON?
  ) throws(MappingError) -> Self {
    try format.value(of: document, _kvXML, _kvOptions, at: path, context: context) {
      (reader: inout JSONReader) throws(CodingFailure) -> Self in try _kvDecode(&reader, replacing: current)
    }
  }

  /// Same as the public functions, with the context that was written already.
  package mutating func update(
    _ document: some ContiguousDocument, as format: DocumentFormat, at path: String?, context: PassedJSON?
  ) throws(MappingError) {
    self = try withUnsafePointer(to: self) { (current) throws(MappingError) in
      try Self.decode(document, as: format, at: path, replacing: UnsafeRawPointer(current), context: context)
    }
  }

  /// Same as the public functions, with the context that was written already.
  package static func report(
    of document: some ContiguousDocument, as format: DocumentFormat, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Self> {
    format.report(of: document, _kvXML, _kvOptions, at: path, context: context) {
      (reader: inout JSONReader) throws(CodingFailure) -> Self in try _kvDecode(&reader, replacing: nil)
    }
  }
}

extension ContextDecodable {
  /// Same as `init(from:as:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil,
    context: CallerContext
  ) throws(MappingError) {
    self = try Self.decode(document, as: format, at: path, replacing: nil, context: try Self.written(context))
  }

  /// Same as `update(from:as:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(from:as:atPath:context:)`; this value is then unchanged.
  public mutating func update(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil,
    context: CallerContext
  ) throws(MappingError) {
    try update(document, as: format, at: path, context: try Self.written(context))
  }

  /// Same as `decodeCollectingProblems(from:as:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    from document: some ContiguousDocument, as format: DocumentFormat, atPath path: String? = nil,
    context: CallerContext
  ) -> DecodingReport<Self> {
    do throws(MappingError) {
      return report(of: document, as: format, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}

/// The same for a `Span`, which cannot conform to `ContiguousDocument`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension DocumentDecodable {
  /// Same as `init(from:as:atPath:)` for other documents.
  public init(from document: Span<UInt8>, as format: DocumentFormat, atPath path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in
      try Self(from: bytes, as: format, atPath: path)
    }
  }

  /// Same as `update(from:as:atPath:)` for other documents.
  public mutating func update(
    from document: Span<UInt8>, as format: DocumentFormat, atPath path: String? = nil
  ) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in
      try update(from: bytes, as: format, atPath: path)
    }
  }

  /// Same as `decodeCollectingProblems(from:as:atPath:)` for other documents.
  public static func decodeCollectingProblems(
    from document: Span<UInt8>, as format: DocumentFormat, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    document.withUnsafeBufferPointer { decodeCollectingProblems(from: $0, as: format, atPath: path) }
  }
}
