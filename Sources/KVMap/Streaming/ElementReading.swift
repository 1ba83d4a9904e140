/// Reads the values of a stream, each as a separate document, and reports problems with their location in the stream.
struct ElementReading<Element> {
  let format: StreamFormat
  private let mapper: ElementMapper<Element>
  private let passed: (json: PassedJSON, text: TextBuffer)?
  /// The path of the value in each document of the stream.
  private let path: [DocumentPath.Step]

  init(
    _ format: StreamFormat, _ mapper: ElementMapper<Element>, at path: [DocumentPath.Step] = [], passed: PassedJSON?
  ) {
    self.format = format
    self.mapper = mapper
    self.path = path
    self.passed = passed.map { ($0, TextBuffer($0.bytes)) }
  }

  var options: DecodingOptions { mapper.options }

  /// The number of open arrays and objects that enclose a value.
  var enclosingLevels: Int {
    switch format {
    case .ndjson: 0
    case .array: 1
    }
  }

  /// - Parameters:
  ///   - bytes: The value, without surrounding blanks.
  ///   - index: The number of values before it.
  func value(_ bytes: UTF8Bytes, at index: Int) -> Result<Element, MappingError> {
    if beginsWithMark(bytes) {
      let position = StreamPosition()
      return .failure(MappingError(.broken(.value, found: FoundText(bytes: bytes).character(at: 0), at: position)))
    }
    do throws(CodingFailure) {
      return .success(try plainValue(bytes, at: index))
    } catch {
      return explained(bytes, at: index)
    }
  }

  /// The same, for callers that need no reason for a failure yet.
  func plainValue(_ bytes: UTF8Bytes, at index: Int) throws(CodingFailure) -> Element {
    if beginsWithMark(bytes) { throw CodingFailure(.syntax, .value, at: 0) }
    guard path.isEmpty else {
      switch explained(bytes, at: index) {
      case .success(let value): return value
      case .failure: throw CodingFailure(.syntax, .value, at: 0)
      }
    }
    let input = JSONInput(bytes)
    var reader = JSONReader(input, depthLimit: options.depth - enclosingLevels)
    if let passed { reader.pass(EmbeddedDocument(passed.text, of: reader.documentStart)) }
    return try read(&reader, at: index)
  }

  /// Only a stream may begin with a byte order mark, which is already removed.
  private func beginsWithMark(_ bytes: UTF8Bytes) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xef && bytes[1] == 0xbb && bytes[2] == 0xbf
  }

  /// All problems of a value that cannot be read; nil if there are none.
  func problems(_ bytes: UTF8Bytes, at index: Int) -> MappingError? {
    let report = reading(bytes).valueAndProblems { (kv: inout JSONReader) throws(CodingFailure) in
      try read(&kv, at: index)
    }
    guard let first = report.problems.first else { return nil }
    return MappingError(first, Array(report.problems.dropFirst()))
  }

  /// The first position at which the value is not valid JSON, for a value that was refused for another reason.
  func syntaxError(_ bytes: UTF8Bytes) -> MappingError? {
    let result = reading(bytes).value { (kv: inout JSONReader) throws(CodingFailure) in
      try kv.skip()
      try checkEnd(&kv)
    }
    switch result {
    case .success: return nil
    case .failure(let error): return error
    }
  }

  private func explained(_ bytes: UTF8Bytes, at index: Int) -> Result<Element, MappingError> {
    reading(bytes).value { (kv: inout JSONReader) throws(CodingFailure) in try read(&kv, at: index) }
  }

  private func reading(_ bytes: UTF8Bytes) -> DocumentReading {
    DocumentReading(
      bytes: bytes, options: options, levelsAround: enclosingLevels, isElement: true, path: path, passed: passed?.json)
  }

  private func read(_ reader: inout JSONReader, at index: Int) throws(CodingFailure) -> Element {
    if mapper.usesElementPosition { reader.noteElement(index: index) }
    let value = try mapper.read(&reader)
    try checkEnd(&reader)
    return value
  }

  /// Nothing may follow the value in its line, or before the next comma or bracket of its array.
  private func checkEnd(_ reader: inout JSONReader) throws(CodingFailure) {
    // The document of a path is validated before its value is read.
    guard path.isEmpty else { return }
    guard reader.cursor.p != JSONCursor.endSentinel, reader.cursor.p != reader.end else { return }
    throw reader.failure(.syntax, end)
  }

  private var end: Expectation {
    switch format {
    case .ndjson: .lineEnd
    case .array: .commaOrBracket
    }
  }
}
