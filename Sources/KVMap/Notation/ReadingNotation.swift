// Values that are in memory already are written in the reader's notation, and read from it. Places of problems are those
// of the notation, as there is no document.

extension Readable {
  /// Reads notation that `Writer` has written.
  package static func read(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, updating current: Self?, context: PassedJSON?
  ) throws(MappingError) -> Self {
    try withReading(of: bytes, notation, at: path, updating: current, context) { $0.value() }.get()
  }

  /// Reads notation that `Writer` has written, and reports everything that is wrong with it.
  package static func reading(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, context: PassedJSON?
  ) -> (value: Self?, problems: [Problem]) {
    do throws(MappingError) {
      return try withReading(of: bytes, notation, at: path, updating: nil, context) {
        .success($0.valueAndProblems())
      }.get()
    } catch {
      return (nil, error.problems)
    }
  }

  private static func withReading<Result>(
    of bytes: [UInt8], _ notation: Notation, at path: String?, updating current: Self?, _ context: PassedJSON?,
    _ body: (DocumentReading<Self>) -> Swift.Result<Result, MappingError>
  ) -> Swift.Result<Result, MappingError> {
    let options = _kvOptions
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    return bytes.withUnsafeBufferPointer { bytes in
      body(
        DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation) {
          (reader: inout Reader) throws(Failure) -> Self in try _kvRead(&reader, updating: current)
        })
    }
  }
}

extension MappingReader {
  /// Reads notation that `Writer` has written.
  package static func read(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, updating current: Value?, context: PassedJSON?
  ) throws(MappingError) -> Value {
    try withReading(of: bytes, notation, at: path, updating: current, context) { $0.value() }.get()
  }

  /// Reads notation that `Writer` has written, and reports everything that is wrong with it.
  package static func reading(
    notation bytes: [UInt8], _ notation: Notation, at path: String?, context: PassedJSON?
  ) -> (value: Value?, problems: [Problem]) {
    do throws(MappingError) {
      return try withReading(of: bytes, notation, at: path, updating: nil, context) {
        .success($0.valueAndProblems())
      }.get()
    } catch {
      return (nil, error.problems)
    }
  }

  private static func withReading<Result>(
    of bytes: [UInt8], _ notation: Notation, at path: String?, updating current: Value?, _ context: PassedJSON?,
    _ body: (DocumentReading<Value>) -> Swift.Result<Result, MappingError>
  ) -> Swift.Result<Result, MappingError> {
    let options = _kvOptions
    let path = path ?? options.root
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    return bytes.withUnsafeBufferPointer { bytes in
      body(
        DocumentReading(bytes: bytes, options: options, path: steps, passed: context, notation: notation) {
          (reader: inout Reader) throws(Failure) -> Value in try _kvRead(&reader, updating: current)
        })
    }
  }
}
