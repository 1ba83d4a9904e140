// The implementation of the public functions of format modules. They behave like those for JSON.

extension DocumentDecodable {
  /// Reads a document of another format.
  package static func read<Format: TranscodedFormat>(
    _ document: some ContiguousDocument, as format: Format, at path: String?, updating current: Self?,
    context: PassedJSON?
  ) throws(MappingError) -> Self {
    let options = _kvOptions
    return try document.withDocumentBytes { bytes in
      TranscodedDocument(bytes, format, depth: options.depth).value(at: path ?? options.root, passed: context) {
        (reader: inout JSONReader) throws(CodingFailure) -> Self in try _kvDecode(&reader, updating: current)
      }
    }.get()
  }

  /// Reads a document of another format and reports all problems.
  package static func reading<Format: TranscodedFormat>(
    _ document: some ContiguousDocument, as format: Format, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Self> {
    let options = _kvOptions
    return document.withDocumentBytes { bytes in
      TranscodedDocument(bytes, format, depth: options.depth).valueAndProblems(
        at: path ?? options.root, passed: context
      ) {
        (reader: inout JSONReader) throws(CodingFailure) -> Self in try _kvDecode(&reader, replacing: nil)
      }
    }
  }
}

extension DecodingMapping {
  /// Reads a document of another format.
  package static func read<Format: TranscodedFormat>(
    _ document: some ContiguousDocument, as format: Format, at path: String?, updating current: Value?,
    context: PassedJSON?
  ) throws(MappingError) -> Value {
    let options = _kvOptions
    return try document.withDocumentBytes { bytes in
      TranscodedDocument(bytes, format, depth: options.depth).value(at: path ?? options.root, passed: context) {
        (reader: inout JSONReader) throws(CodingFailure) -> Value in try _kvDecode(&reader, updating: current)
      }
    }.get()
  }

  /// Reads an array of such values from a document of another format.
  package static func readArray<Format: TranscodedFormat>(
    _ document: some ContiguousDocument, as format: Format, at path: String?, context: PassedJSON?
  ) throws(MappingError) -> [Value] {
    let options = _kvOptions
    return try document.withDocumentBytes { bytes in
      TranscodedDocument(bytes, format, depth: options.depth).value(at: path ?? options.root, passed: context) {
        (reader: inout JSONReader) throws(CodingFailure) -> [Value] in try elements(&reader)
      }
    }.get()
  }

  /// Reads a document of another format and reports all problems.
  package static func reading<Format: TranscodedFormat>(
    _ document: some ContiguousDocument, as format: Format, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Value> {
    let options = _kvOptions
    return document.withDocumentBytes { bytes in
      TranscodedDocument(bytes, format, depth: options.depth).valueAndProblems(
        at: path ?? options.root, passed: context
      ) {
        (reader: inout JSONReader) throws(CodingFailure) -> Value in try _kvDecode(&reader, replacing: nil)
      }
    }
  }
}

extension ContextDecodable {
  /// The value that the caller passes, in the form in which rules see it.
  package static func passed(_ context: CallerContext) throws(MappingError) -> PassedJSON { try written(context) }
}

extension ContextDecodingMapping {
  /// The value that the caller passes, in the form in which rules see it.
  package static func passed(_ context: CallerContext) throws(MappingError) -> PassedJSON { try written(context) }
}

extension DocumentEncodable {
  /// The intermediate form of this value, from which another format is written.
  package func notation(_ notation: IntermediateForm) throws(MappingError) -> [UInt8] {
    try writeDocument(at: Self._kvRoot, notation: notation) { (kv: inout JSONWriter) throws(CodingFailure) in
      try _kvEncode(&kv)
    }
  }
}

extension EncodingMapping {
  /// The intermediate form of a value, from which another format is written.
  package static func notation(_ value: Value, _ notation: IntermediateForm) throws(MappingError) -> [UInt8] {
    try writeDocument(at: _kvRoot, notation: notation) { (kv: inout JSONWriter) throws(CodingFailure) in
      try _kvEncode(value, &kv)
    }
  }
}
