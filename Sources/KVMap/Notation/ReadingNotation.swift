// Values that are in memory already are written in the reader's notation, and read from it. Places of problems are those
// of the notation, as there is no document.

extension Readable {
  /// Reads notation that `Writer` has written.
  package static func read(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, updating current: Self?, context: PassedJSON?
  ) throws(MappingError) -> Self {
    try DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      reading.value { (reader: inout Reader) throws(Failure) -> Self in try _kvRead(&reader, updating: current) }
    }.get()
  }

  /// Reads notation that `Writer` has written, and reports everything that is wrong with it.
  package static func reading(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, context: PassedJSON?
  ) -> (value: Self?, problems: [Problem]) {
    let result = DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      .success(
        reading.valueAndProblems { (reader: inout Reader) throws(Failure) -> Self in
          try _kvRead(&reader, replacing: nil)
        })
    }
    switch result {
    case .success(let read): return read
    case .failure(let error): return (nil, error.problems)
    }
  }
}

extension MappingReader {
  /// Reads notation that `Writer` has written.
  package static func read(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, updating current: Value?, context: PassedJSON?
  ) throws(MappingError) -> Value {
    try DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      reading.value { (reader: inout Reader) throws(Failure) -> Value in try _kvRead(&reader, updating: current) }
    }.get()
  }

  /// Reads notation that `Writer` has written, and reports everything that is wrong with it.
  package static func reading(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, context: PassedJSON?
  ) -> (value: Value?, problems: [Problem]) {
    let result = DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      .success(
        reading.valueAndProblems { (reader: inout Reader) throws(Failure) -> Value in
          try _kvRead(&reader, replacing: nil)
        })
    }
    switch result {
    case .success(let read): return read
    case .failure(let error): return (nil, error.problems)
    }
  }
}

extension DocumentReading {
  /// Calls `body` with what reads `bytes`, unless `path` is none.
  fileprivate static func reading<Result>(
    of bytes: [UInt8], _ notation: Notation, _ options: ReadOptions, at path: String?, _ context: PassedJSON?,
    _ body: (DocumentReading) -> Swift.Result<Result, MappingError>
  ) -> Swift.Result<Result, MappingError> {
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    return bytes.withUnsafeBufferPointer { bytes in
      body(DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation))
    }
  }
}
