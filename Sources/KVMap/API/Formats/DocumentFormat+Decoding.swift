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
    // Not an optional, whose type would be looked up for each document.
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { (place) throws(MappingError) -> Value in
      var isRead = false
      let problem = problem(of: document, names, options, at: path, context: context) {
        (reader: inout JSONReader) throws(CodingFailure) in
        // The second time, after something followed the value.
        if isRead { place.deinitializeElement(at: 0) }
        isRead = false
        place.initializeElement(at: 0, to: try body(&reader))
        isRead = true
      }
      guard let problem else { return place.moveElement(from: 0) }
      if isRead { place.deinitializeElement(at: 0) }
      throw problem
    }
  }

  private func problem(
    of document: some ContiguousDocument, _ names: XMLNames, _ options: DecodingOptions, at path: String?,
    context: PassedJSON?, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    let path = path ?? options.root
    guard let transcoded else {
      guard let steps = DocumentPath.steps(of: path) else { return MappingError(.malformedPath(path)) }
      return document.withDocumentBytes { bytes in
        DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation).problem(body)
      }
    }
    let format = transcoded(names)
    return document.withDocumentBytes { bytes in
      format.problem(of: bytes, depth: options.depth, at: path, context, body)
    }
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
  fileprivate func problem(
    of bytes: UTF8Bytes, depth: Int, at path: String, _ context: PassedJSON?,
    _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    switch TranscodedDocument(bytes, self, depth: depth).value(at: path, passed: context, body) {
    case .success: nil
    case .failure(let problem): problem
    }
  }

  fileprivate func report<Value>(
    of bytes: UTF8Bytes, depth: Int, at path: String, _ context: PassedJSON?,
    _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> DecodingReport<Value> {
    TranscodedDocument(bytes, self, depth: depth).valueAndProblems(at: path, passed: context, body)
  }
}
