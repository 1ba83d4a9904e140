// Values in memory are written in the reader's intermediate form, and read from it. Problems are located in that form,
// since there is no document.

extension DocumentDecodable {
  /// Reads an intermediate form that `JSONWriter` has written.
  package static func read(
    notation bytes: [UInt8], _ notation: IntermediateForm, at path: String?, updating current: Self?,
    context: PassedJSON?
  ) throws(MappingError) -> Self {
    try DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      reading.value { (reader: inout JSONReader) throws(CodingFailure) -> Self in
        try _kvDecode(&reader, updating: current)
      }
    }.get()
  }

  /// Reads an intermediate form that `JSONWriter` has written, and reports all problems.
  package static func reading(
    notation bytes: [UInt8], _ notation: IntermediateForm, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Self> {
    let result = DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      .success(
        reading.valueAndProblems { (reader: inout JSONReader) throws(CodingFailure) -> Self in
          try _kvDecode(&reader, replacing: nil)
        })
    }
    switch result {
    case .success(let read): return read
    case .failure(let error): return DecodingReport(value: nil, problems: error.problems)
    }
  }
}

extension DecodingMapping {
  /// Reads an intermediate form that `JSONWriter` has written.
  package static func read(
    notation bytes: [UInt8], _ notation: IntermediateForm, at path: String?, updating current: Value?,
    context: PassedJSON?
  ) throws(MappingError) -> Value {
    try DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      reading.value { (reader: inout JSONReader) throws(CodingFailure) -> Value in
        try _kvDecode(&reader, updating: current)
      }
    }.get()
  }

  /// Reads an array of such values from notation that `JSONWriter` has written.
  package static func readArray(
    notation bytes: [UInt8], _ notation: IntermediateForm, at path: String?, context: PassedJSON?
  ) throws(MappingError) -> [Value] {
    try DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      reading.value { (reader: inout JSONReader) throws(CodingFailure) -> [Value] in try elements(&reader) }
    }.get()
  }

  /// Reads notation that `JSONWriter` has written, and reports everything that is wrong with it.
  package static func reading(
    notation bytes: [UInt8], _ notation: IntermediateForm, at path: String?, context: PassedJSON?
  ) -> DecodingReport<Value> {
    let result = DocumentReading.reading(of: bytes, notation, _kvOptions, at: path, context) { reading in
      .success(
        reading.valueAndProblems { (reader: inout JSONReader) throws(CodingFailure) -> Value in
          try _kvDecode(&reader, replacing: nil)
        })
    }
    switch result {
    case .success(let read): return read
    case .failure(let error): return DecodingReport(value: nil, problems: error.problems)
    }
  }
}

extension DocumentReading {
  /// Calls `body` with the reading of `bytes`, unless `path` is not a valid path.
  fileprivate static func reading<Result>(
    of bytes: [UInt8], _ notation: IntermediateForm, _ options: DecodingOptions, at path: String?,
    _ context: PassedJSON?,
    _ body: (DocumentReading) -> Swift.Result<Result, MappingError>
  ) -> Swift.Result<Result, MappingError> {
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    return bytes.withUnsafeBufferPointer { bytes in
      body(DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation))
    }
  }
}
