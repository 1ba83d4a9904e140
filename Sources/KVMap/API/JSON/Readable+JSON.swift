/// Reads values from JSON documents.
extension Readable {
  /// Reads a JSON document.
  ///
  /// The whole document is validated (RFC 8259, UTF-8), including parts that no rule reads. Linear in its length.
  ///
  /// - Parameters:
  ///   - document: Bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: The path of the value in the document: `response.users[0]`. By default, the path that the mapping
  ///     declares (`root`), or the whole document.
  /// - Throws: The first problem, with its location in the document and the rule that reads the value.
  public init(json document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, at: path, updating: nil, context: nil)
  }

  /// Reads a JSON document into this value. Missing keys leave their properties unchanged, null sets them to nil or
  /// their default, objects of mapped types are updated recursively, and everything else is replaced.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(json document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, at: path, updating: self, context: nil)
  }

  /// Reads a JSON document and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with `isDropped`).
  public static func reading(json document: some DocumentBytes, at path: String? = nil) -> (
    value: Self?, problems: [Problem]
  ) {
    reading(document, at: path, context: nil)
  }

  static func reading(
    _ document: some DocumentBytes, at path: String?, context: PassedJSON?
  ) -> (value: Self?, problems: [Problem]) {
    let options = _kvOptions
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { return (nil, [.malformedPath(path)]) }
    return document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: options, path: steps, passed: context).valueAndProblems {
        (reader: inout Reader) throws(Failure) -> Self in try _kvRead(&reader, replacing: nil)
      }
    }
  }

  static func read(
    _ document: some DocumentBytes, at path: String?, updating current: Self?, context: PassedJSON?
  ) throws(MappingError) -> Self {
    let options = _kvOptions
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { throw MappingError(.malformedPath(path)) }
    return try document.withDocumentBytes { bytes in
      DocumentReading(bytes: bytes, options: options, path: steps, passed: context).value {
        (reader: inout Reader) throws(Failure) -> Self in try _kvRead(&reader, updating: current)
      }
    }.get()
  }
}

extension Problem {
  /// The caller passed something that is not a valid path.
  static func malformedPath(_ path: String) -> Problem {
    let expected = ExpectationText.text(.wellFormedPath)
    let found = "the text \(QuotedText.quoted(path))"
    return Problem(
      path: "", kind: .syntax, message: "expected \(expected), found \(found)", expected: expected, found: found,
      offset: 0, line: 1, column: 1, rule: nil, isDropped: false)
  }
}

/// The same for a `Span`, which cannot conform to `DocumentBytes`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Readable {
  /// Same as `init(json:at:)` for other documents.
  public init(json document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try Self(json: bytes, at: path) }
  }

  /// Same as `update(json:at:)` for other documents.
  public mutating func update(json document: Span<UInt8>, at path: String? = nil) throws(MappingError) {
    try document.withUnsafeBufferPointer { (bytes) throws(MappingError) in try update(json: bytes, at: path) }
  }

  /// Same as `reading(json:at:)` for other documents.
  public static func reading(
    json document: Span<UInt8>, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    document.withUnsafeBufferPointer { reading(json: $0, at: path) }
  }
}
