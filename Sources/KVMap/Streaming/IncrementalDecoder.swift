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
/// **Values** are read as elements of an array: `$index` is the index of the value, `root` is ignored, and `$root` is
/// the value. The levels of `depth` are counted from the line, or from the array.
public struct IncrementalDecoder<Element> {
  private var buffer = StreamBuffer()
  private var scanner: ElementScanner
  private let reading: ElementReading<Element>
  private let elementLimit: Int
  /// An error that the next call throws first.
  private var pending: MappingError?
  private var state = State.beginning
  /// The encoding that the stream begins with, if it is not UTF-8. The first value then cannot be read.
  private var wideText: String?

  private enum State {
    /// It is not known yet whether the stream begins with a byte order mark.
    case beginning
    case running
    case ended
  }

  /// The number of values in the stream so far, including those that could not be read.
  public private(set) var count = 0

  /// Whether the stream has no more values, even if bytes are appended: after `finish()`, after the closing bracket and
  /// the end of an array, or after a problem that ends the stream.
  public var isAtEnd: Bool { state == .ended && pending == nil }

  var format: StreamFormat { reading.format }

  init(_ format: StreamFormat, _ mapper: ElementMapper<Element>, options: StreamOptions, passed: PassedJSON?) {
    reading = ElementReading(format, mapper, passed: passed)
    elementLimit = options.maximumElementSize
    scanner = ElementScanner(format, levels: reading.options.depth - reading.enclosingLevels, limit: elementLimit)
  }

  /// Appends a copy of the next bytes.
  ///
  /// Bytes after the end of the stream, or after `finish()`, are ignored.
  public mutating func append(_ bytes: some ContiguousDocument) {
    guard state != .ended, !buffer.isComplete else { return }
    bytes.withDocumentBytes { buffer.append($0) }
  }

  /// Marks the end of the bytes: an incomplete value is then a problem, which `next` throws. The last line of NDJSON
  /// needs no line end.
  public mutating func finish() { buffer.isComplete = true }

  /// The next value.
  ///
  /// - Returns: nil if the bytes so far contain no further value: more bytes must be appended, or after `finish()`,
  ///   there are no more values. Each call examines only bytes that no earlier call has examined.
  /// - Throws: The first problem of the value, or of the text in its place. The next call continues after it if
  ///   possible; otherwise it returns nil.
  public mutating func next() throws(MappingError) -> Element? {
    if let error = pending {
      pending = nil
      throw error
    }
    if state == .beginning {
      guard buffer.dropMark(), buffer.tellsEncoding else { return nil }
      if buffer.position.offset == 0 { wideText = buffer.withBytes(WideText.encoding) }
      state = .running
    }
    while state == .running {
      switch step() {
      case .element(let length): return try element(length)
      case .cut(let length): throw cut(length)
      case .tooLong: throw tooLong()
      case .unexpected(let expectation): throw unexpected(expectation)
      case .blank(let length): buffer.drop(length)
      case .incomplete: return nil
      case .end: state = .ended
      }
    }
    return nil
  }

  /// The size of the buffer for unconsumed bytes. For tests.
  package var capacity: Int { buffer.capacity }

  private mutating func step() -> ElementScanner.Step {
    buffer.withBytes { scanner.next(in: $0, isComplete: buffer.isComplete) }
  }

  private mutating func element(_ length: Int) throws(MappingError) -> Element {
    let index = count
    count += 1
    let result = buffer.withBytes { reading.value(UTF8Bytes(rebasing: $0.prefix(length)), at: index) }
    switch result {
    case .success(let value):
      buffer.drop(length)
      return value
    case .failure(let error):
      throw refused(error, at: index, length: length)
    }
  }

  /// Decides how to continue after a value that cannot be read.
  private mutating func refused(_ error: MappingError, at index: Int, length: Int) -> MappingError {
    let placed = place(error, at: index, length: length)
    switch reading.format {
    case .ndjson: break
    case .array:
      if placed.problems.contains(where: \.isFatal) {
        state = .ended
      } else if let later = buffer.withBytes({ reading.syntaxError(UTF8Bytes(rebasing: $0.prefix(length))) }) {
        // The text is malformed after the first problem.
        pending = place(later, at: index, length: length)
        state = .ended
      }
    }
    buffer.drop(length)
    return placed
  }

  private func place(_ error: MappingError, at index: Int, length: Int) -> MappingError {
    let isLineEnd = reading.format == .ndjson && !(buffer.isComplete && length == buffer.count)
    let position = buffer.position
    if index == 0, wideText != nil {
      let named = error.naming(wideText)
      if named != error { return named }
    }
    return error.placed(at: index, from: position, length: length, isLine: isLineEnd)
  }

  private mutating func cut(_ length: Int) -> MappingError {
    state = .ended
    let syntaxError = buffer.withBytes { reading.syntaxError(UTF8Bytes(rebasing: $0.prefix(length))) }
    let index = count
    count += 1
    if let syntaxError { return place(syntaxError, at: index, length: length) }
    // A truncated number may still be a valid number.
    let position = buffer.position(of: length)
    return MappingError(.broken(.commaOrBracket, found: "the end of the input", at: position))
  }

  private mutating func tooLong() -> MappingError {
    let index = count
    count += 1
    if reading.format == .array { state = .ended }
    return MappingError(.tooLong(limit: elementLimit, index: index, at: buffer.position))
  }

  private mutating func unexpected(_ expectation: Expectation) -> MappingError {
    state = .ended
    let position = buffer.position
    if count == 0, let wideText { return MappingError(.wideText(wideText)) }
    return MappingError(
      buffer.withBytes { .broken(expectation, found: FoundText(bytes: $0).character(at: 0), at: position) })
  }
}

extension IncrementalDecoder: Sendable where Element: Sendable {}
