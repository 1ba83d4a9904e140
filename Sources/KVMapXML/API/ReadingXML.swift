public import KVMap

/// XML documents become values.
///
/// The document's element is the object that the mapping reads; its name is no key. Children are keys by their names as
/// they are written, repeated ones arrays; `@name` is an attribute, `$text` the text. Every scalar is read as under
/// `coercion lenient`, because XML knows nothing but text.
extension Readable {
  /// Reads an XML document (XML 1.0, fifth edition) in UTF-8, UTF-16, US-ASCII or ISO-8859-1.
  ///
  /// All of the document is checked, also what no rule reads. Document types may stand there, without declarations of
  /// their own; nothing is loaded. Linear in the document's length.
  ///
  /// - Parameters:
  ///   - document: bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: where in the document's element the value stands: `channel.item[0]`. By default it is where the mapping
  ///     says (`root`), else the element itself.
  /// - Throws: the first problem, with its place in the document and the rule that asked for the value.
  public init(xml document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: XMLFormat(Self._kvXML), at: path, updating: nil, context: nil)
  }

  /// Reads an XML document into this value. Absent elements leave their properties alone, objects of mapped types are
  /// updated in turn, and everything else is replaced.
  ///
  /// - Throws: the first problem; this value is then what it was before.
  public mutating func update(xml document: some DocumentBytes, at path: String? = nil) throws(MappingError) {
    self = try Self.read(document, as: XMLFormat(Self._kvXML), at: path, updating: self, context: nil)
  }

  /// Reads an XML document and reports everything that is wrong with it, not only the first problem.
  ///
  /// - Returns: the value, unless a problem made that impossible; and up to 1,000 problems, among them what `lossy`
  ///   rules dropped and unknown keys under `unknown warn` (both with `isDropped`).
  public static func reading(
    xml document: some DocumentBytes, at path: String? = nil
  ) -> (value: Self?, problems: [Problem]) {
    reading(document, as: XMLFormat(_kvXML), at: path, context: nil)
  }
}

extension ContextReadable {
  /// As `init(xml:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public init(
    xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(
      document, as: XMLFormat(Self._kvXML), at: path, updating: nil, context: try Self.passed(context))
  }

  /// As `update(xml:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `init(xml:at:context:)`; this value is then what it was before.
  public mutating func update(
    xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    self = try Self.read(
      document, as: XMLFormat(Self._kvXML), at: path, updating: self, context: try Self.passed(context))
  }

  /// As `reading(xml:at:)`, with the value that rules find under `$context`.
  public static func reading(
    xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Self?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(document, as: XMLFormat(_kvXML), at: path, context: try passed(context))
    } catch {
      return (nil, error.problems)
    }
  }
}

/// As `ContextReadable`, for mappings beside their type.
extension ContextMapping {
  /// As `read(xml:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: the first problem; also when `context` cannot be written as JSON, which has a path below `$context`.
  public static func read(
    xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> Value {
    try read(document, as: XMLFormat(_kvXML), at: path, updating: nil, context: try passed(context))
  }

  /// As `readArray(xml:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(xml:at:context:)`.
  public static func readArray(
    xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: XMLFormat(_kvXML), at: path, context: try passed(context))
  }

  /// As `update(_:xml:at:)`, with the value that rules find under `$context`.
  ///
  /// - Throws: as `read(xml:at:context:)`; `value` is then what it was before.
  public static func update(
    _ value: inout Value, xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) throws(MappingError) {
    value = try read(document, as: XMLFormat(_kvXML), at: path, updating: value, context: try passed(context))
  }

  /// As `reading(xml:at:)`, with the value that rules find under `$context`.
  public static func reading(
    xml document: some DocumentBytes, at path: String? = nil, context: PassedContext
  ) -> (value: Value?, problems: [Problem]) {
    do throws(MappingError) {
      return reading(document, as: XMLFormat(_kvXML), at: path, context: try passed(context))
    } catch {
      return (nil, error.problems)
    }
  }
}

/// Mappings that stand beside their type: `User.Form.read(xml: data)`.
extension MappingReader {
  /// Reads an XML document, as `init(xml:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem.
  public static func read(xml document: some DocumentBytes, at path: String? = nil) throws(MappingError) -> Value {
    try read(document, as: XMLFormat(_kvXML), at: path, updating: nil, context: nil)
  }

  /// Reads an array of such values: the elements at a path.
  ///
  /// - Throws: the first problem.
  public static func readArray(
    xml document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) -> [Value] {
    try readArray(document, as: XMLFormat(_kvXML), at: path, context: nil)
  }

  /// Reads an XML document into `value`, as `update(xml:at:)` of types with a mapping of their own.
  ///
  /// - Throws: the first problem; `value` is then what it was before.
  public static func update(
    _ value: inout Value, xml document: some DocumentBytes, at path: String? = nil
  ) throws(MappingError) {
    value = try read(document, as: XMLFormat(_kvXML), at: path, updating: value, context: nil)
  }

  /// Reads an XML document and reports everything that is wrong with it.
  ///
  /// - Returns: the value, unless a problem made that impossible; and up to 1,000 problems, with what `lossy` rules
  ///   dropped.
  public static func reading(
    xml document: some DocumentBytes, at path: String? = nil
  ) -> (value: Value?, problems: [Problem]) {
    reading(document, as: XMLFormat(_kvXML), at: path, context: nil)
  }
}
