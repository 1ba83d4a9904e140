/// Reads values out of bytes that come piece by piece, as a parser that is fed: whoever has bytes appends them, and
/// takes the values that are complete.
///
///     var reader = StreamReader<User>(.ndjson)
///     while let chunk = try source.read() {
///       reader.append(chunk)
///       while let user = try reader.next() { … }
///     }
///     reader.finish()
///     while let user = try reader.next() { … }
///
/// It neither reads nor waits, so it fits any source of bytes. `T.stream(ndjson:)` and its siblings do the feeding for
/// asynchronous sequences and files.
///
/// **Chunks** may end anywhere: inside a value, an escape, a character. What is read, and every problem, is the same
/// however the bytes are cut.
///
/// **Memory** is about twice the longest value and chunk at most, however long the stream is.
///
/// **Problems** have their places in the whole stream: `offset`, `line` and `column`, and a path that begins with the
/// number of the value, `[3].name`. After a line of NDJSON that cannot be read, the next call goes on with the next line.
/// The same holds for an element of an array whose text is well-formed. One that is not well-formed ends the array, since
/// nobody knows where the next one would begin.
///
/// **Values** are read as elements of an array: `$index` is the number of the value, `root` does not hold, and `$root` is
/// the value. The levels of `depth` are counted from the line, or from the array.
public struct StreamReader<Element> {
  private var buffer = StreamBuffer()
  private var scanner: ElementScanner
  private let reading: ElementReading<Element>
  private let elementLimit: Int
  /// What the next call throws before it does anything else.
  private var pending: MappingError?
  private var state = State.beginning

  private enum State {
    /// It is not known yet whether a byte order mark stands at the beginning.
    case beginning
    case running
    case ended
  }

  /// How many values the stream had so far, those that could not be read among them.
  public private(set) var count = 0

  /// Whether the stream has no further value, however many bytes are appended: after `finish()`, after the closing
  /// bracket and the end of an array, or after a problem behind which nothing can be read.
  public var isAtEnd: Bool { state == .ended && pending == nil }

  var format: StreamFormat { reading.format }

  init(_ format: StreamFormat, _ mapper: ElementMapper<Element>, options: StreamOptions, passed: PassedJSON?) {
    reading = ElementReading(format, mapper, passed: passed)
    elementLimit = options.elementLimit
    scanner = ElementScanner(format, levels: reading.options.depth - reading.levelsAround, limit: elementLimit)
  }

  /// Adds the bytes that come next. They are copied.
  ///
  /// What is added behind the end of the stream, or after `finish()`, is left out.
  public mutating func append(_ bytes: some DocumentBytes) {
    guard state != .ended, !buffer.isComplete else { return }
    bytes.withDocumentBytes { buffer.append($0) }
  }

  /// Says that no bytes come any more: what is not complete then is a problem, which `next` throws. The last line of
  /// NDJSON needs no line end.
  public mutating func finish() { buffer.isComplete = true }

  /// The next value.
  ///
  /// - Returns: nil when the bytes so far hold no further value: more have to be appended, or after `finish()` there are
  ///   none. Each call looks only at bytes that no call before has looked at.
  /// - Throws: the first problem of the value, or of what stands where it should. The next call goes on behind it, where
  ///   that is possible; else it returns nil.
  public mutating func next() throws(MappingError) -> Element? {
    if let error = pending {
      pending = nil
      throw error
    }
    if state == .beginning {
      guard buffer.dropMark() else { return nil }
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

  /// How many bytes of memory the bytes take that are not used up. For tests.
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

  /// Decides how it goes on behind a value that cannot be read.
  private mutating func refused(_ error: MappingError, at index: Int, length: Int) -> MappingError {
    let placed = place(error, at: index, length: length)
    switch reading.format {
    case .ndjson: break
    case .array:
      if placed.problems.contains(where: \.isFatal) {
        state = .ended
      } else if let later = buffer.withBytes({ reading.syntaxError(UTF8Bytes(rebasing: $0.prefix(length))) }) {
        // The text is broken behind the first problem.
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
    return error.map { problem in
      let isAtEnd = problem.kind == .syntax && problem.offset >= length
      return (isLineEnd && isAtEnd ? problem.atLineEnd() : problem).placed(at: index, from: position)
    }
  }

  private mutating func cut(_ length: Int) -> MappingError {
    state = .ended
    let syntaxError = buffer.withBytes { reading.syntaxError(UTF8Bytes(rebasing: $0.prefix(length))) }
    let index = count
    count += 1
    if let syntaxError { return place(syntaxError, at: index, length: length) }
    // A number may be a number although its end is missing.
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
    let problem = buffer.withBytes { bytes in
      (position.offset == 0 ? Problem.wideText(bytes) : nil)
        ?? .broken(expectation, found: FoundText(bytes: bytes).character(at: 0), at: position)
    }
    return MappingError(problem)
  }
}

extension StreamReader: Sendable where Element: Sendable {}
