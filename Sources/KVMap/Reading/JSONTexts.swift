/// Texts and values that are read as documents of their own.
extension Reader {
  /// Called by generated code: a string whose content is a JSON document, which `body` reads.
  ///
  /// All of the text is validated. What is wrong with a value in it stands at the text in the document, and its path
  /// continues the path of the text. Arrays and objects in it nest inside those around the text.
  ///
  /// - Throws: what `body` throws; `mismatch` where the text is no JSON.
  public mutating func jsonText<T>(_ body: (inout Reader) throws(Failure) -> T) throws(Failure) -> T {
    let place = mark()
    let content = try string()
    return try read(Array(content.utf8), from: place, continuesPath: true, body)
  }

  /// Called by generated code: a value that a step of a pipeline made, read as if it had stood in the document.
  ///
  /// - Parameter place: the value that the pipeline began with, where failures stand.
  /// - Throws: what `body` throws; `mismatch` or `range` where the value cannot be written.
  public mutating func rereading<T>(
    at place: Mark, _ value: some Writable, _ body: (inout Reader) throws(Failure) -> T
  ) throws(Failure) -> T {
    try rereading(
      at: place, writing: { (writer: inout Writer) throws(Failure) in try value._kvWrite(&writer) }, body)
  }

  /// As `rereading(at:_:_:)`, of a value that `write` writes.
  public mutating func rereading<T>(
    at place: Mark, writing write: (inout Writer) throws(Failure) -> Void,
    _ body: (inout Reader) throws(Failure) -> T
  ) throws(Failure) -> T {
    var writer = Writer(capacity: 256)
    do throws(Failure) {
      try write(&writer)
    } catch {
      trace?.expected = writer.description?.expected
      throw Failure(error.code, error.expectation, at: offset(of: place.position ?? p, in: place.buffer))
    }
    return try read(writer.finish(), from: place, continuesPath: false, body)
  }

  /// Reads a text in a buffer of its own, and comes back to where the cursor stands.
  private mutating func read<T>(
    _ text: [UInt8], from place: Mark, continuesPath: Bool, _ body: (inout Reader) throws(Failure) -> T
  ) throws(Failure) -> T {
    let back = mark()
    let objects = gatheredObjects()
    let inner = InnerText(
      TextBuffer(text), source: place.position ?? p, sourceBuffer: place.buffer, continuesPath: continuesPath)
    let number = objects.begin(inner, depth: depth, in: buffer)
    let first = Mark(position: inner.text.bytes.start, depth: depth, buffer: number, state: .value)
    rewind(to: first)
    skipBlanks()
    if continuesPath { try validate(inner, from: place, back) }
    let value = try body(&self)
    rewind(to: back)
    objects.end(number)
    return value
  }

  /// The whole of a text before anything in it is read: a broken text is a wrong value, not a broken document.
  private mutating func validate(_ inner: InnerText, from place: Mark, _ back: Mark) throws(Failure) {
    let first = mark()
    var isWhole = false
    do throws(Failure) {
      try skip()
      isWhole = p == inner.bytes.baseAddress.map { $0 + inner.bytes.count }
    } catch {
      if error.code == .depth { throw error }
    }
    rewind(to: isWhole ? first : back)
    if !isWhole { throw Failure(.mismatch, .json, at: offset(of: place.position ?? p, in: place.buffer)) }
  }
}
