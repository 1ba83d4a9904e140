// The implementation of the public functions of format modules. They behave like those for JSON.

extension Readable {
  /// Reads a document of another format.
  package static func read<Format: NotatedFormat>(
    _ document: some DocumentBytes, as format: Format, at path: String?, updating current: Self?, context: PassedJSON?
  ) throws(MappingError) -> Self {
    let options = _kvOptions
    return try document.withDocumentBytes { bytes in
      NotatedDocument(bytes, format, depth: options.depth).value(at: path ?? options.root, passed: context) {
        (reader: inout Reader) throws(Failure) -> Self in try _kvRead(&reader, updating: current)
      }
    }.get()
  }

  /// Reads a document of another format and reports all problems.
  package static func reading<Format: NotatedFormat>(
    _ document: some DocumentBytes, as format: Format, at path: String?, context: PassedJSON?
  ) -> (value: Self?, problems: [Problem]) {
    let options = _kvOptions
    return document.withDocumentBytes { bytes in
      NotatedDocument(bytes, format, depth: options.depth).valueAndProblems(at: path ?? options.root, passed: context) {
        (reader: inout Reader) throws(Failure) -> Self in try _kvRead(&reader, replacing: nil)
      }
    }
  }
}

extension MappingReader {
  /// Reads a document of another format.
  package static func read<Format: NotatedFormat>(
    _ document: some DocumentBytes, as format: Format, at path: String?, updating current: Value?, context: PassedJSON?
  ) throws(MappingError) -> Value {
    let options = _kvOptions
    return try document.withDocumentBytes { bytes in
      NotatedDocument(bytes, format, depth: options.depth).value(at: path ?? options.root, passed: context) {
        (reader: inout Reader) throws(Failure) -> Value in try _kvRead(&reader, updating: current)
      }
    }.get()
  }

  /// Reads an array of such values from a document of another format.
  package static func readArray<Format: NotatedFormat>(
    _ document: some DocumentBytes, as format: Format, at path: String?, context: PassedJSON?
  ) throws(MappingError) -> [Value] {
    let options = _kvOptions
    return try document.withDocumentBytes { bytes in
      NotatedDocument(bytes, format, depth: options.depth).value(at: path ?? options.root, passed: context) {
        (reader: inout Reader) throws(Failure) -> [Value] in try elements(&reader)
      }
    }.get()
  }

  /// Reads a document of another format and reports all problems.
  package static func reading<Format: NotatedFormat>(
    _ document: some DocumentBytes, as format: Format, at path: String?, context: PassedJSON?
  ) -> (value: Value?, problems: [Problem]) {
    let options = _kvOptions
    return document.withDocumentBytes { bytes in
      NotatedDocument(bytes, format, depth: options.depth).valueAndProblems(at: path ?? options.root, passed: context) {
        (reader: inout Reader) throws(Failure) -> Value in try _kvRead(&reader, replacing: nil)
      }
    }
  }
}

extension ContextReadable {
  /// The value that the caller passes, in the form in which rules see it.
  package static func passed(_ context: PassedContext) throws(MappingError) -> PassedJSON { try written(context) }
}

extension ContextMapping {
  /// The value that the caller passes, in the form in which rules see it.
  package static func passed(_ context: PassedContext) throws(MappingError) -> PassedJSON { try written(context) }
}

extension Writable {
  /// The intermediate form of this value, from which another format is written.
  package func notation(_ notation: Notation) throws(MappingError) -> [UInt8] {
    try writeDocument(at: Self._kvRoot, notation: notation) { (kv: inout Writer) throws(Failure) in try _kvWrite(&kv) }
  }
}

extension MappingWriter {
  /// The intermediate form of a value, from which another format is written.
  package static func notation(_ value: Value, _ notation: Notation) throws(MappingError) -> [UInt8] {
    try writeDocument(at: _kvRoot, notation: notation) { (kv: inout Writer) throws(Failure) in
      try _kvWrite(value, &kv)
    }
  }
}
