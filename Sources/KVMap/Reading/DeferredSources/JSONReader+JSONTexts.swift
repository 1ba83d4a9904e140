/// Texts and values that are read as embedded documents.
extension JSONReader {
  /// A string whose content is a JSON document, which `body` reads.
  ///
  /// The whole text is validated. A problem of a value in it is located at the text in the document, and its path
  /// continues the path of the text. Its arrays and objects are nested inside those that enclose the text.
  ///
  /// - Throws: The error of `body`; `mismatch` if the text is not JSON.
  @_spi(Generated)
  public mutating func jsonText<T>(_ body: (inout JSONReader) throws(CodingFailure) -> T) throws(CodingFailure) -> T {
    let place = mark()
    let content = try string()
    return try read(Array(content.utf8), from: place, continuesPath: true, body)
  }

  /// A value that a pipeline step created, read as if it were in the document.
  ///
  /// - Parameter place: The value that the pipeline began with, where failures are located.
  /// - Throws: The error of `body`; `mismatch` or `range` if the value cannot be written.
  @_spi(Generated) public mutating func rereading<T>(
    at place: ValuePosition, _ value: some DocumentEncodable, _ body: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> T {
    try rereading(
      at: place, writing: { (writer: inout JSONWriter) throws(CodingFailure) in try value._kvEncode(&writer) }, body)
  }

  /// Same as `rereading(at:_:_:)`, for a value that `write` writes.
  @_spi(Generated) public mutating func rereading<T>(
    at place: ValuePosition, writing write: (inout JSONWriter) throws(CodingFailure) -> Void,
    _ body: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> T {
    var writer = JSONWriter(capacity: 256)
    do throws(CodingFailure) {
      try write(&writer)
    } catch {
      diagnosis?.expected = writer.description?.expected
      throw CodingFailure(error.code, error.expectation, at: offset(of: place.position ?? cursor.p, in: place.buffer))
    }
    return try read(writer.finish(), from: place, continuesPath: false, body)
  }

  /// Reads a text in a separate buffer, and returns to the position of the cursor.
  private mutating func read<T>(
    _ text: [UInt8], from place: ValuePosition, continuesPath: Bool,
    _ body: (inout JSONReader) throws(CodingFailure) -> T
  ) throws(CodingFailure) -> T {
    let back = mark()
    let session = openSession()
    let inner = EmbeddedDocument(
      TextBuffer(text), source: place.position ?? cursor.p, sourceBuffer: place.buffer, continuesPath: continuesPath)
    let number = session.gathered.begin(inner, depth: depth, in: buffer)
    let first = ValuePosition(position: inner.text.bytes.start, depth: depth, buffer: number, state: .value)
    rewind(to: first)
    cursor.skipBlanks()
    if continuesPath { try validate(inner, from: place, back) }
    let value = try body(&self)
    rewind(to: back)
    session.gathered.end(number)
    return value
  }

  /// Validates the whole text before anything in it is read: a malformed text is an invalid value, not a malformed
  /// document.
  private mutating func validate(_ inner: EmbeddedDocument, from place: ValuePosition, _ back: ValuePosition)
    throws(CodingFailure)
  {
    let first = mark()
    var isWhole = false
    do throws(CodingFailure) {
      try skip()
      isWhole = cursor.p == inner.bytes.baseAddress.map { $0 + inner.bytes.count }
    } catch {
      if error.code == .depth { throw error }
    }
    rewind(to: isWhole ? first : back)
    if !isWhole { throw CodingFailure(.mismatch, .json, at: offset(of: place.position ?? cursor.p, in: place.buffer)) }
  }
}
