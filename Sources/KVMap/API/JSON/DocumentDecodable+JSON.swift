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
  public init(json document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    self = try Self.read(document, at: path, updating: nil, context: nil)
  }

  /// Reads a JSON document into this value. Missing keys leave their properties unchanged, null sets them to nil or
  /// their default, objects of mapped types are updated recursively, and everything else is replaced.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(json document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    self = try Self.read(document, at: path, updating: self, context: nil)
  }

  /// Reads a JSON document and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(json document: some ContiguousDocument, atPath path: String? = nil)
    -> DecodingReport<Self>
  {
    reading(document, at: path, context: nil)
  }

  static func reading(
    _ document: some ContiguousDocument, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Self> {
    let options = _kvOptions
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else {
      return DecodingReport(value: nil, problems: [.malformedPath(path)])
    }
    return document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: options, path: steps, passed: context).valueAndProblems {
        (reader: inout JSONReader) throws(CodingFailure) -> Self in try _kvDecode(&reader, replacing: nil)
      }
    }
  }

  static func read(
    _ document: some ContiguousDocument, at path: String?, updating current: Self?, context: PassedJSON?
  ) throws(MappingError) -> Self {
    let options = _kvOptions
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { throw MappingError(.malformedPath(path)) }
    return try document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: options, path: steps, passed: context).value {
        (reader: inout JSONReader) throws(CodingFailure) -> Self in try _kvDecode(&reader, updating: current)
      }
    }.get()
  }
}

extension MappingProblem {
  /// The caller passed something that is not a valid path.
  static func malformedPath(_ path: String) -> MappingProblem {
    let expected = ExpectationText.text(.wellFormedPath)
    let found = "the text \(QuotedText.quoted(path))"
    return MappingProblem(
      path: "", kind: .syntax, message: "expected \(expected), found \(found)", expected: expected, found: found,
      offset: 0, line: 1, column: 1, rule: nil, severity: .error)
  }
}

/// The same for a `Span`, which cannot conform to `ContiguousDocument`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension DocumentDecodable {
  /// Same as `init(json:atPath:)` for other documents.
  public init(json document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(json: bytes, atPath: path) }
  }

  /// Same as `update(json:atPath:)` for other documents.
  public mutating func update(json document: Span<UInt8>, atPath path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(json: bytes, atPath: path) }
  }

  /// Same as `decodeCollectingProblems(json:atPath:)` for other documents.
  public static func decodeCollectingProblems(
    json document: Span<UInt8>, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    document.withUnsafeBufferPointer { decodeCollectingProblems(json: $0, atPath: path) }
  }
}
