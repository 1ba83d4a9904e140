public import KVMap

/// Reads values from forms (`application/x-www-form-urlencoded`).
extension DocumentDecodable {
  /// Reads a form.
  ///
  /// Names and values are decoded as the WHATWG URL standard specifies; `a[b]` is a member of an object, `a[]` an
  /// element of an array. Linear in its length.
  ///
  /// - Parameters:
  ///   - document: Bytes or text: `[UInt8]`, `Data`, `String` and others.
  ///   - path: The path of the value in the document: `response.users[0]`. By default, the path that the mapping
  ///     declares (`root`), or the whole document.
  /// - Throws: The first problem, with its location in the document and the rule that reads the value.
  public init(form document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    try self.init(from: document, as: .form, atPath: path)
  }

  /// Reads a form into this value. Missing keys leave their properties unchanged, and everything else is the same as in
  /// `update(json:atPath:)`.
  ///
  /// - Throws: The first problem; this value is then unchanged.
  public mutating func update(form document: some ContiguousDocument, atPath path: String? = nil) throws(MappingError) {
    try update(from: document, as: .form, atPath: path)
  }

  /// Reads a form and reports all problems, not only the first.
  ///
  /// - Returns: The value, unless a problem made that impossible; and up to 1,000 problems, including elements dropped
  ///   by `lossy` rules and unknown keys under `unknown warn` (both with the severity `warning`).
  public static func decodeCollectingProblems(form document: some ContiguousDocument, atPath path: String? = nil)
    -> DecodingReport<Self>
  {
    decodeCollectingProblems(from: document, as: .form, atPath: path)
  }
}
