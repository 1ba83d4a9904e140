public import KVMap

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
    try self.init(from: document, as: .xml, atPath: path)
  }

  /// Reads an XML document into this value. Missing elements leave their properties unchanged, objects of mapped types
  /// are updated recursively, and everything else is replaced.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(xml document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    try update(from: document, as: .xml, atPath: path)
  }

  /// Reads an XML document and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(
    xml document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    decodeCollectingProblems(from: document, as: .xml, atPath: path)
  }
}
