extension DocumentFormat {
  /// Encodes the value that `body` writes.
  ///
  /// - Parameters:
  ///   - root: The location of the value in the document.
  ///   - names: The names that the document has in XML.
  package func bytes(
    at root: String, _ names: XMLNames, _ body: (inout JSONWriter) throws(CodingFailure) -> Void
  ) throws(MappingError) -> [UInt8] {
    try write(try writeDocument(at: root, notation: notation, body), names)
  }

  /// The text of a document.
  ///
  /// - Throws: A `mismatch` if the format is not text.
  func string(of document: [UInt8]) throws(MappingError) -> String {
    guard isText else {
      throw MappingError(
        MappingProblem(
          path: "", kind: .mismatch, message: "expected a format that is text, found a binary one",
          expected: "a format that is text", found: "a binary one", offset: 0, line: 1, column: 1, rule: nil,
          severity: .error, operation: .encoding))
    }
    return String(decoding: document, as: UTF8.self)
  }
}
