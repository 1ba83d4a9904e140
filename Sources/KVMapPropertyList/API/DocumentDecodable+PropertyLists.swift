public import KVMap

/// Decodes property lists, XML or binary.
extension DocumentDecodable {
  /// Reads a property list.
  ///
  /// The first bytes determine whether it is XML or binary. Linear in its length; a binary one with shared objects may
  /// expand to 64 × its size.
  ///
  /// - Parameters:
  ///   - document: bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: the position of the value in the document: `response.users[0]`. The default is the one the mapping
  ///     specifies (`root`), or else the whole document.
  /// - Throws: the first problem, with its position in the document and the rule that read the value.
  public init(propertyList document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    try self.init(from: document, as: .propertyList, atPath: path)
  }

  /// Reads a property list into this value. Absent keys leave their properties unchanged; otherwise it behaves like
  /// `update(json:atPath:)`.
  ///
  /// - Throws: the first problem; this value is then unchanged.
  public mutating func update(propertyList document: some ContiguousDocument, atPath path: String? = nil)
    throws(MappingError)
  {
    try update(from: document, as: .propertyList, atPath: path)
  }

  /// Reads a property list and reports all problems, not only the first.
  ///
  /// - Returns: the value, unless a problem made that impossible; and up to 1,000 problems, including what `lossy`
  ///   rules dropped and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(
    propertyList document: some ContiguousDocument, atPath path: String? = nil
  ) -> DecodingReport<Self> {
    decodeCollectingProblems(from: document, as: .propertyList, atPath: path)
  }
}
