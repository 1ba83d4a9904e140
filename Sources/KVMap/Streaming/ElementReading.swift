/// Reads the values of a stream, each as a separate document, and reports problems with their location in the stream.
///
/// It does not know the type of the values: functions of the caller read and store them. A class, because closures that
/// use a struct copy all of it, for each value.
final class ElementReading: Sendable {
  let format: StreamFormat
  let options: DecodingOptions
  /// Whether rules use the index of the value.
  private let usesElementPosition: Bool
  private let passed: (json: PassedJSON, text: TextBuffer)?
  /// The path of the value in each document of the stream.
  private let path: [DocumentPath.Step]
  /// The path of the array whose elements are the values.
  let arrayPath: [DocumentPath.Step]

  /// - Parameter path: Of the value in each line, or of the array in the document.
  init<Element>(
    _ format: StreamFormat, _ mapper: ElementMapper<Element>, at path: [DocumentPath.Step] = [], passed: PassedJSON?
  ) {
    self.format = format
    options = mapper.options
    usesElementPosition = mapper.usesElementPosition
    self.path = format == .ndjson ? path : []
    arrayPath = format == .array ? path : []
    self.passed = passed.map { ($0, TextBuffer($0.bytes)) }
  }

  /// The number of open arrays and objects that enclose a value.
  var enclosingLevels: Int {
    switch format {
    case .ndjson: 0
    case .array: arrayPath.count + 1
    }
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - bytes: The value, without surrounding blanks.
  ///   - index: The number of values before it.
  ///   - body: Reads and stores the value. Called a second time on failure; its result must depend only on the bytes.
  /// - Returns: The first problem; nil if there is none.
  func problem(
    _ bytes: UTF8Bytes, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    if beginsWithMark(bytes) {
      return MappingError(.broken(.value, found: FoundText(bytes: bytes).character(at: 0), at: StreamPosition()))
    }
    guard path.isEmpty else { return explained(bytes, at: index, body) }
    guard let failure = firstFailure(bytes, at: index, body) else { return nil }
    return reading(bytes).diagnose(failure) { (kv: inout JSONReader) throws(CodingFailure) in
      try read(&kv, at: index, body)
    }
  }

  /// Whether a value cannot be read, for callers that need no reason yet.
  func isUnreadable(
    _ bytes: UTF8Bytes, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> Bool {
    if beginsWithMark(bytes) { return true }
    guard path.isEmpty else { return explained(bytes, at: index, body) != nil }
    return firstFailure(bytes, at: index, body) != nil
  }

  private func firstFailure(
    _ bytes: UTF8Bytes, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> CodingFailure? {
    JSONReader.failure(in: bytes, depthLimit: options.depth - enclosingLevels) {
      (kv: inout JSONReader) throws(CodingFailure) in
      if let passed { kv.pass(EmbeddedDocument(passed.text, of: kv.documentStart)) }
      try read(&kv, at: index, body)
    }
  }

  /// Only a stream may begin with a byte order mark, which is already removed.
  private func beginsWithMark(_ bytes: UTF8Bytes) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf
  }

  /// All problems of a value that cannot be read; nil if there are none.
  func problems(
    _ bytes: UTF8Bytes, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    let report = reading(bytes).valueAndProblems { (kv: inout JSONReader) throws(CodingFailure) in
      try read(&kv, at: index, body)
    }
    guard let first = report.problems.first else { return nil }
    return MappingError(first, Array(report.problems.dropFirst()))
  }

  /// The first position at which the value is not valid JSON, for a value that was refused for another reason.
  ///
  /// - Parameters:
  ///   - levels: The number of arrays and objects around it, if it is no value of the stream.
  ///   - separator: What may follow it then.
  func syntaxError(
    _ bytes: UTF8Bytes, levelsAround levels: Int? = nil, before separator: Expectation? = nil
  ) -> MappingError? {
    reading(bytes, levelsAround: levels).problem { (kv: inout JSONReader) throws(CodingFailure) in
      try kv.skip()
      try checkEnd(&kv, separator)
    }
  }

  private func explained(
    _ bytes: UTF8Bytes, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    reading(bytes).problem { (kv: inout JSONReader) throws(CodingFailure) in try read(&kv, at: index, body) }
  }

  private func reading(_ bytes: UTF8Bytes, levelsAround levels: Int? = nil) -> DocumentReading {
    DocumentReading(
      bytes: bytes, options: options, levelsAround: levels ?? enclosingLevels, isElement: true, path: path,
      passed: passed?.json)
  }

  private func read(
    _ reader: inout JSONReader, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) throws(CodingFailure) {
    if usesElementPosition { reader.noteElement(index: index) }
    try body(&reader)
    try checkEnd(&reader)
  }

  /// Nothing may follow the value in its line, or before the next comma or bracket of its array.
  private func checkEnd(_ reader: inout JSONReader, _ separator: Expectation? = nil) throws(CodingFailure) {
    // The document of a path is validated before its value is read.
    guard path.isEmpty else { return }
    guard reader.cursor.p != JSONCursor.endSentinel, reader.cursor.p != reader.end else { return }
    throw reader.failure(.syntax, separator ?? end)
  }

  private var end: Expectation {
    switch format {
    case .ndjson: .lineEnd
    case .array: .commaOrBracket
    }
  }
}
