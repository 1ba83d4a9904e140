/// Reads values from bytes that arrive in pieces, as a push parser: the caller appends bytes and takes the values that
/// are complete.
///
///     var reader = IncrementalDecoder<User>(.ndjson)
///     while let chunk = try source.read() {
///       reader.append(chunk)
///       while let user = try reader.next() { … }
///     }
///     reader.finish()
///     while let user = try reader.next() { … }
///
/// It neither reads from a source nor waits, so it works with any source of bytes. `T.stream(ndjson:)` and its siblings
/// append the bytes of asynchronous sequences and files.
///
/// **Chunks** may end anywhere: inside a value, an escape sequence, a character. The values and problems are the same
/// however the bytes are split.
///
/// **Memory** is at most about twice the longest value and chunk, for a stream of any length.
///
/// **Problems** are located in the whole stream: `offset`, `line` and `column`, and a path that begins with the index
/// of the value, `[3].name`. After a line of NDJSON that cannot be read, the next call continues with the next line.
/// The same applies to an element of an array if its text is well-formed. A malformed element ends the array, since it
/// is unknown where the next element begins.
///
/// **Around an array** (`atPath:`) keys and values are checked to be JSON; of one that is longer than a value may be,
/// only brackets and strings. Of several equal keys, the first is taken. If there is no array at the
/// path, that is a problem at the path. Elements are returned before the text after the array has been read.
///
/// **Values** are read as elements of an array: `$index` is the index of the value, `root` is ignored, and `$root` is
/// the value. The levels of `depth` are counted from the line, or from the array.
public struct IncrementalDecoder<Element> {
  @usableFromInline var stream: ElementStream
  @usableFromInline let mapper: ElementMapper<Element>

  /// The number of values in the stream so far, including those that could not be read.
  public var count: Int { stream.count }

  /// Whether the stream has no more values, even if bytes are appended: after `finish()`, after the closing bracket and
  /// the end of an array, or after a problem that ends the stream.
  public var isAtEnd: Bool { stream.isAtEnd }

  var format: StreamFormat { stream.format }

  /// - Parameter place: The path of the value in each line, or of the array in the document.
  init(
    _ format: StreamFormat, _ mapper: ElementMapper<Element>, at place: String?, options: StreamOptions,
    passed: PassedJSON?
  ) {
    let path = StreamPath(place ?? "", format)
    stream = ElementStream(
      ElementReading(format, mapper, at: path.steps, passed: passed), limit: options.maximumElementSize,
      refusal: path.refusal)
    self.mapper = mapper
  }

  /// Appends a copy of the next bytes.
  ///
  /// Bytes after the end of the stream, or after `finish()`, are ignored.
  public mutating func append(_ bytes: some ContiguousDocument) { bytes.withDocumentBytes { stream.append($0) } }

  /// Marks the end of the bytes: an incomplete value is then a problem, which `next` throws. The last line of NDJSON
  /// needs no line end.
  public mutating func finish() { stream.finish() }

  /// The next value.
  ///
  /// - Returns: nil if the bytes so far contain no further value: more bytes must be appended, or after `finish()`,
  ///   there are no more values. Each call examines only bytes that no earlier call has examined.
  /// - Throws: The first problem of the value, or of the text in its place. The next call continues after it if
  ///   possible; otherwise it returns nil.
  @inlinable
  public mutating func next() throws(MappingError) -> Element? {
    // Inlinable: an optional of the type costs nothing where the type is known, and is looked up elsewhere.
    var value: Element?
    let read = mapper.read
    let problem = stream.next { (reader: inout JSONReader) throws(CodingFailure) in value = try read(&reader) }
    if let problem { throw problem }
    // Moved, and not copied.
    return value.take()
  }

  /// Whether warnings of the values are kept for `takeWarnings()`. A value that has one is read twice.
  public var keepsWarnings: Bool {
    get { stream.keepsWarnings }
    set { stream.keepsWarnings = newValue }
  }

  /// What `lossy` rules dropped, and unknown keys under `unknown warn`, in the values that `next()` has returned since
  /// the last call. Located in the stream, as problems are. Empty unless `keepsWarnings` is set.
  public mutating func takeWarnings() -> [MappingProblem] {
    defer { stream.warnings = [] }
    return stream.warnings
  }

  /// The size of the buffer for unconsumed bytes. For tests.
  package var capacity: Int { stream.capacity }
}

extension IncrementalDecoder: Sendable where Element: Sendable {}
