@_spi(Generated) public import KVMap

/// Reads values from XML documents.
///
/// The document's element is the object that the mapping reads; its name is not a key. Children are keys by their names
/// as written, and repeated children are arrays; `@name` is an attribute, `$text` the text. Every scalar is read as
/// under `coercion lenient`, because XML has only text.
extension DocumentDecodable {
  /// Reads an XML document (XML 1.0, fifth edition) in UTF-8, UTF-16, US-ASCII or ISO-8859-1.
  ///
  /// The whole document is checked, including parts that no rule reads. A document type is allowed if it has no
  /// declarations of its own; nothing is loaded. Linear in the document's length.
  ///
  /// - Parameters:
  ///   - document: Bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: The path of the value in the document's element: `channel.item[0]`. By default, the path that the
  ///     mapping declares (`root`), or the element itself.
  /// - Throws: The first problem, with its location in the document and the rule that reads the value.
  public init(xml document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: XMLFormat(Self._kvXML), at: path, updating: nil, context: nil)
  }

  /// Reads an XML document into this value. Missing elements leave their properties unchanged, objects of mapped types
  /// are updated recursively, and everything else is replaced.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(xml document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: XMLFormat(Self._kvXML), at: path, updating: self, context: nil)
  }

  /// Reads an XML document and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(
    xml document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    reading(document, as: XMLFormat(_kvXML), at: path, context: nil)
  }
}

extension ContextDecodable {
  /// Same as `init(xml:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public init(
    xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    self = try Self.read(
      document, as: XMLFormat(Self._kvXML), at: path, updating: nil, context: try Self.passed(context))
  }

  /// Same as `update(xml:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `init(xml:atPath:context:)`; this value is then unchanged.
  public mutating func update(
    xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    self = try Self.read(
      document, as: XMLFormat(Self._kvXML), at: path, updating: self, context: try Self.passed(context))
  }

  /// Same as `decodeCollectingProblems(xml:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Self> {
    do throws(MappingError) {
      return reading(document, as: XMLFormat(_kvXML), at: path, context: try passed(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}

/// Same as `ContextDecodable`, for mappings alongside their type.
extension ContextDecodingMapping {
  /// Same as `decode(xml:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The first problem; also if `context` cannot be written as JSON, with a path below `$context`.
  public static func decode(
    xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> Value {
    try read(document, as: XMLFormat(_kvXML), at: path, updating: nil, context: try passed(context))
  }

  /// Same as `decodeArray(xml:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(xml:atPath:context:)`.
  public static func decodeArray(
    xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: XMLFormat(_kvXML), at: path, context: try passed(context))
  }

  /// Same as `update(_:xml:atPath:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: The same errors as `decode(xml:atPath:context:)`; `value` is then unchanged.
  public static func update(
    _ value: inout Value, xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) throws(MappingError) {
    value = try read(document, as: XMLFormat(_kvXML), at: path, updating: value, context: try passed(context))
  }

  /// Same as `decodeCollectingProblems(xml:atPath:)`, with the value that rules find under `$context`.
  public static func decodeCollectingProblems(
    xml document: some ContiguousDocument, atPath path: String? = nil, context: CallerContext
  ) -> DecodingReport<Value> {
    do throws(MappingError) {
      return reading(document, as: XMLFormat(_kvXML), at: path, context: try passed(context))
    } catch {
      return DecodingReport(value: nil, problems: error.problems)
    }
  }
}

/// Mappings alongside their type: `User.Form.decode(xml: data)`.
extension DecodingMapping {
  /// Reads an XML document, same as `init(xml:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem.
  public static func decode(xml document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError)
    -> Value
  {
    try read(document, as: XMLFormat(_kvXML), at: path, updating: nil, context: nil)
  }

  /// Reads an array of such values: the elements at a path.
  ///
  /// - Throws: The first problem.
  public static func decodeArray(
    xml document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: XMLFormat(_kvXML), at: path, context: nil)
  }

  /// Reads an XML document into `value`, same as `update(xml:atPath:)` of types with a mapping of their own.
  ///
  /// - Throws: The first problem; `value` is then unchanged.
  public static func update(
    _ value: inout Value, xml document: some ContiguousDocument, atPath path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: XMLFormat(_kvXML), at: path, updating: value, context: nil)
  }

  /// Reads an XML document and reports all problems.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules.
  public static func decodeCollectingProblems(
    xml document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Value> {
    reading(document, as: XMLFormat(_kvXML), at: path, context: nil)
  }
}
