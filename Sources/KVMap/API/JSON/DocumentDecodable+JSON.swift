/// Reads values from JSON documents.
extension DocumentDecodable {
  /// Reads a JSON document.
  ///
  /// The whole document is validated (RFC 8259, UTF-8), including parts that no rule reads. Linear in its length.
  ///
  /// - Parameters:
  ///   - document: Bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: The path of the value in the document: `response.users[0]`. By default, the path that the mapping
  ///     declares (`root`), or the whole document.
  /// - Throws: The first problem, with its location in the document and the rule that reads the value.
  @inlinable
  public init(json document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    // Inlinable, and a call of its own: `Self?` costs nothing where the type is known, and is looked up elsewhere.
    var value: Self?
    let problem = document.withDocumentBytes { bytes in
      Self._kvOptions.problem(ofJSON: bytes, at: path) { (reader: inout JSONReader) throws(CodingFailure) in
        value = try Self._kvDecode(&reader, replacing: nil)
      }
    }
    if let problem { throw problem }
    // Without a problem, the value was read. It is moved, and not copied.
    self = value.take().unsafelyUnwrapped
  }

  /// Reads a JSON document into this value. Missing keys leave their properties unchanged, null sets them to nil or
  /// their default, objects of mapped types are updated recursively, and everything else is replaced.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(json document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    try update(document, as: .json, at: path, context: nil)
  }

  /// Reads a JSON document and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(json document: some ContiguousDocument, atPath path: String? = nil)
    -> DecodingReport<Self>
  {
    report(of: document, as: .json, at: path, context: nil)
  }
}

extension ContextDecodable {
  /// Same as `init(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    self = try Self.decode(document, as: .json, at: path, replacing: nil, context: try Self.written(context))
  }

  /// Same as `update(json:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(json:atPath:context:)`; this value is then unchanged.
  public mutating func update(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    try update(document, as: .json, at: path, context: try Self.written(context))
  }

  /// Same as `decodeCollectingProblems(json:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    json document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Self> {
    do throws(MappingError) {
      return report(of: document, as: .json, at: path, context: try written(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}
