extension DocumentFormat {
  /// Decodes a document, or gives its first problem.
  ///
  /// - Parameters:
  ///   - names: The names in XML that the mapping declares.
  ///   - path: The path of the value in the document; nil for the one that the mapping declares.
  ///   - body: Called a second time on failure; its result must depend only on the document.
  func value<Value>(
    of document: some ContiguousDocument, _ names: XMLNames, _ options: DecodingOptions, at path: String?,
    context: PassedJSON?, _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) throws(MappingError) -> Value {
    let path = path ?? options.root
    guard let transcoded else {
      guard let steps = DocumentPath.steps(of: path) else { throw MappingError(.malformedPath(path)) }
      return try document.withDocumentBytes { bytes in
        DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation)
          .value(body)
      }.get()
    }
    let format = transcoded(names)
    return try document.withDocumentBytes { bytes in
      format.value(of: bytes, depth: options.depth, at: path, context, body)
    }.get()
  }

  /// Decodes a document and gives all problems, not only the first.
  func report<Value>(
    of document: some ContiguousDocument, _ names: XMLNames, _ options: DecodingOptions, at path: String?,
    context: PassedJSON?, _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> DecodingReport<Value> {
    let path = path ?? options.root
    guard let transcoded else {
      guard let steps = DocumentPath.steps(of: path) else {
        return DecodingReport(value: nil, problems: [.malformedPath(path)])
      }
      return document.withDocumentBytes { bytes in
        DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation)
          .valueAndProblems(body)
      }
    }
    let format = transcoded(names)
    return document.withDocumentBytes { bytes in
      format.report(of: bytes, depth: options.depth, at: path, context, body)
    }
  }
}

extension TranscodedFormat {
  fileprivate func value<Value>(
    of bytes: UTF8Bytes, depth: Int, at path: String, _ context: PassedJSON?,
    _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> Result<Value, MappingError> {
    TranscodedDocument(bytes, self, depth: depth).value(at: path, passed: context, body)
  }

  fileprivate func report<Value>(
    of bytes: UTF8Bytes, depth: Int, at path: String, _ context: PassedJSON?,
    _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> DecodingReport<Value> {
    TranscodedDocument(bytes, self, depth: depth).valueAndProblems(at: path, passed: context, body)
  }
}
