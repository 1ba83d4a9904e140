/// Reads the values of a stream, each as a separate document, and reports problems with their location in the stream.
struct ElementReading<Element> {
  let format: StreamFormat
  private let mapper: ElementMapper<Element>
  private let passed: (json: PassedJSON, text: TextBuffer)?

  init(_ format: StreamFormat, _ mapper: ElementMapper<Element>, passed: PassedJSON?) {
    self.format = format
    self.mapper = mapper
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
    // Only a stream may begin with a byte order mark, which is already removed.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      let position = StreamPosition()
      return .failure(MappingError(.broken(.value, found: FoundText(bytes: bytes).character(at: 0), at: position)))
    }
    let input = JSONInput(bytes)
    var reader = JSONReader(input, depthLimit: options.depth - enclosingLevels)
    if let passed { reader.pass(EmbeddedDocument(passed.text, of: reader.documentStart)) }
    do throws(CodingFailure) {
      return .success(try read(&reader, at: index))
    } catch {
      return explained(bytes, at: index)
    }
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
      bytes: bytes, options: options, levelsAround: enclosingLevels, isElement: true, path: [], passed: passed?.json)
  }

  private func read(_ reader: inout JSONReader, at index: Int) throws(CodingFailure) -> Element {
    if mapper.usesElementPosition { reader.noteElement(index: index) }
    let value = try mapper.read(&reader)
    try checkEnd(&reader)
    return value
  }

  /// Nothing may follow the value in its line, or before the next comma or bracket of its array.
  private func checkEnd(_ reader: inout JSONReader) throws(CodingFailure) {
    guard reader.p != JSONReader.endSentinel, reader.p != reader.end else { return }
    throw reader.failure(.syntax, end)
  }

  private var end: Expectation {
    switch format {
    case .ndjson: .lineEnd
    case .array: .commaOrBracket
    }
  }
}
