// What the products for formats make their public functions of. They do what those for JSON do.

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

  /// Reads a document of another format and reports everything that is wrong with it.
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

  /// Reads a document of another format and reports everything that is wrong with it.
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
  /// What the caller passes, as rules look at it.
  package static func passed(_ context: PassedContext) throws(MappingError) -> PassedJSON { try written(context) }
}

extension ContextMapping {
  /// What the caller passes, as rules look at it.
  package static func passed(_ context: PassedContext) throws(MappingError) -> PassedJSON { try written(context) }
}

extension Writable {
  /// The notation of this value, which another format is written from.
  package func notation(_ notation: Notation) throws(MappingError) -> [UInt8] {
    try writeDocument(at: Self._kvRoot, notation: notation) { (kv: inout Writer) throws(Failure) in try _kvWrite(&kv) }
  }
}

extension MappingWriter {
  /// The notation of a value, which another format is written from.
  package static func notation(_ value: Value, _ notation: Notation) throws(MappingError) -> [UInt8] {
    try writeDocument(at: _kvRoot, notation: notation) { (kv: inout Writer) throws(Failure) in
      try _kvWrite(value, &kv)
    }
  }
}
