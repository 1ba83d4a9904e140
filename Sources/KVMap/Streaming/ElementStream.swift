/// The bytes of a stream, and what was found in them so far: what an `IncrementalDecoder` does that does not depend on
/// the type of its values.
@usableFromInline
struct ElementStream: Sendable {
  private var buffer = StreamBuffer()
  private var scanner: ElementScanner
  private let reading: ElementReading
  private let elementLimit: Int
  /// A problem that the next call returns first.
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

  /// The number of values so far, including those that could not be read.
  private(set) var count = 0

  /// Whether what values drop is reported, in `warnings`.
  var keepsWarnings = false
  /// What was dropped in values that could be read, and unknown keys under `unknown warn`.
  var warnings: [MappingProblem] = []

  var isAtEnd: Bool { state == .ended && pending == nil }

  var format: StreamFormat { reading.format }

  /// The size of the buffer for unconsumed bytes.
  var capacity: Int { buffer.capacity }

  /// - Parameters:
  ///   - limit: The maximum size of a value in bytes.
  ///   - refusal: Why nothing can be read.
  init(_ reading: ElementReading, limit: Int, refusal: MappingProblem? = nil) {
    self.reading = reading
    elementLimit = limit
    scanner = ElementScanner(
      reading.format, arrayPath: reading.arrayPath, depth: reading.options.depth, limit: limit)
    guard let refusal else { return }
    pending = MappingError(refusal)
    state = .ended
  }

  mutating func append(_ bytes: UTF8Bytes) {
    guard state != .ended, !buffer.isComplete else { return }
    buffer.append(bytes)
  }

  mutating func finish() { buffer.isComplete = true }

  /// Reads the next value, if the bytes so far contain one.
  ///
  /// - Parameter body: Reads and stores the value. Not called if there is none; called a second time on failure.
  /// - Returns: The first problem of the value, or of the text in its place.
  @usableFromInline
  mutating func next(_ body: (inout JSONReader) throws(CodingFailure) -> Void) -> MappingError? {
    if let error = pending {
      pending = nil
      return error
    }
    if state == .beginning, !begin() { return nil }
    while state == .running {
      switch step() {
      case .element(let length): return element(length, body)
      case .cut(let length): return cut(length)
      case .tooLong: return tooLong()
      case .unexpected(let expectation): return unexpected(expectation)
      case .blank(let length): buffer.drop(length)
      case .passed(let length, let levels):
        if let error = malformed(length, levels: levels) { return error }
        buffer.drop(length)
      case .broken(let length, let levels): return malformed(length, levels: levels) ?? cutOff(length)
      case .mismatch(let steps): return mismatch(steps)
      case .missing(let steps): return missing(steps)
      case .incomplete: return nil
      case .end: state = .ended
      }
    }
    return nil
  }

  /// - Returns: Whether there are enough bytes to tell the encoding.
  private mutating func begin() -> Bool {
    guard buffer.dropMark(), buffer.tellsEncoding else { return false }
    if buffer.position().offset == 0 { wideText = buffer.withBytes(WideText.encoding) }
    state = .running
    return true
  }

  private mutating func step() -> ElementScanner.Step {
    buffer.withBytes { scanner.next(in: $0, isComplete: buffer.isComplete) }
  }

  private mutating func element(
    _ length: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    let index = count
    count += 1
    let problem =
      keepsWarnings
      ? problemKeepingWarnings(length, at: index, body)
      : buffer.withBytes { reading.problem(UTF8Bytes(rebasing: $0.prefix(length)), at: index, body) }
    if let problem { return refused(problem, at: index, length: length) }
    buffer.drop(length)
    // Not as a step of its own, which would be one more for each line.
    if reading.format == .ndjson { buffer.dropLineEnd() }
    return nil
  }

  /// A value is read a second time only if something was dropped in it.
  private mutating func problemKeepingWarnings(
    _ length: Int, at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    var hasWarnings = false
    let problem = buffer.withBytes { bytes in
      reading.problem(UTF8Bytes(rebasing: bytes.prefix(length)), at: index) {
        (reader: inout JSONReader) throws(CodingFailure) in
        try body(&reader)
        hasWarnings = reader.notes > 0
      }
    }
    if let problem { return problem }
    guard hasWarnings else { return nil }
    let found = buffer.withBytes { reading.problems(UTF8Bytes(rebasing: $0.prefix(length)), at: index, body) }
    if let found { warnings += place(found, at: index, length: length).problems }
    return nil
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

  private mutating func place(_ error: MappingError, at index: Int, length: Int) -> MappingError {
    let error = followed(error, length: length)
    let isLineEnd = reading.format == .ndjson && !(buffer.isComplete && length == buffer.count)
    if index == 0, wideText != nil {
      let named = error.naming(wideText)
      if named != error { return named }
    }
    return error.placed(
      at: index, from: buffer.position(), length: length, isLine: isLineEnd, in: reading.arrayPath)
  }

  /// Names what follows a number that ends too early, which is not part of the bytes that were read as a value.
  private func followed(_ error: MappingError, length: Int) -> MappingError {
    guard reading.format == .array, length < buffer.count else { return error }
    let next = buffer.withBytes { bytes -> String? in
      // Of another character not all bytes may have arrived.
      bytes[length] < 0x80 ? FoundText(bytes: bytes).character(at: length) : nil
    }
    guard let next else { return error }
    return error.map { $0.kind == .syntax && $0.offset >= length ? $0.finding(next) : $0 }
  }

  private mutating func cut(_ length: Int) -> MappingError {
    state = .ended
    let syntaxError = buffer.withBytes { reading.syntaxError(UTF8Bytes(rebasing: $0.prefix(length))) }
    let index = count
    count += 1
    if let syntaxError { return place(syntaxError, at: index, length: length) }
    return cutOff(length)
  }

  /// A truncated number may still be a valid number.
  private mutating func cutOff(_ length: Int) -> MappingError {
    state = .ended
    return broken(scanner.separator, found: "the end of the input", at: buffer.position(of: length))
  }

  private func broken(_ expectation: Expectation, found: String, at position: StreamPosition) -> MappingError {
    var problem = MappingProblem.broken(expectation, found: found, at: position)
    problem.reached = DocumentPath.text(of: scanner.location)
    return MappingError(problem)
  }

  // MARK: - Around an array

  /// What is wrong with a key or a value beside the way to the array.
  private mutating func malformed(_ length: Int, levels: Int) -> MappingError? {
    let error = buffer.withBytes {
      reading.syntaxError(
        UTF8Bytes(rebasing: $0.prefix(length)), levelsAround: levels, before: scanner.separator)
    }
    guard let error = error.map({ followed($0, length: length) }) else { return nil }
    state = .ended
    let (place, position) = (scanner.location, buffer.position())
    return error.map { $0.placed(below: place, from: position) }
  }

  private mutating func mismatch(_ steps: Int) -> MappingError {
    state = .ended
    let path = Array(reading.arrayPath.prefix(steps))
    let isObject = if case .key? = reading.arrayPath.dropFirst(steps).first { true } else { false }
    if let wideText { return MappingError(.wideText(wideText)) }
    let found = buffer.withBytes { FoundText(bytes: $0).kind } ?? ""
    return MappingError(
      .noArray(
        found == "null" ? .null : .mismatch, at: path, expected: isObject ? "an object" : "an array", found: found,
        buffer.position()))
  }

  private mutating func missing(_ steps: Int) -> MappingError {
    state = .ended
    let path = Array(reading.arrayPath.prefix(steps))
    return MappingError(
      .noArray(.missing, at: path, expected: "a value", found: "nothing", buffer.position()))
  }

  private mutating func tooLong() -> MappingError {
    let index = count
    count += 1
    if reading.format == .array { state = .ended }
    return MappingError(
      .tooLong(limit: elementLimit, in: reading.arrayPath, index: index, at: buffer.position()))
  }

  private mutating func unexpected(_ expectation: Expectation) -> MappingError {
    state = .ended
    if count == 0, let wideText { return MappingError(.wideText(wideText)) }
    let found = buffer.withBytes { FoundText(bytes: $0).character(at: 0) }
    return broken(expectation, found: found, at: buffer.position())
  }
}
