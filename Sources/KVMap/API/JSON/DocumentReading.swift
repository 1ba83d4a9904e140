/// Reads one document from beginning to end: once on success, and a second time to diagnose a failure.
///
/// The function that reads the value is passed as an argument and not stored: a stored closure is allocated.
package struct DocumentReading {
  let bytes: UTF8Bytes
  let options: DecodingOptions
  /// The number of open arrays and objects outside `bytes` that enclose the document.
  let enclosingLevels: Int
  /// Whether the document is an element of a stream.
  private let isElement: Bool
  /// The path of the value in the document; empty for the root.
  let path: [DocumentPath.Step]
  /// The value that the caller passed; nil if there is none.
  private let passed: TextBuffer?
  private let notation: IntermediateForm
  /// The document that was transcoded into `bytes`; nil for JSON.
  private let source: TranscodedSource?

  init(
    bytes: UTF8Bytes, options: DecodingOptions, levelsAround: Int = 0, isElement: Bool = false,
    path: [DocumentPath.Step],
    passed: PassedJSON? = nil, notation: IntermediateForm = .json, source: TranscodedSource? = nil
  ) {
    self.isElement = isElement
    self.notation = notation
    self.source = source
    self.bytes = bytes
    self.options = options
    self.enclosingLevels = levelsAround
    self.path = path
    self.passed = passed.map { TextBuffer($0.bytes) }
  }

  /// A whole document.
  package init(bytes: UTF8Bytes, depth: Int, notation: IntermediateForm = .json) {
    self.init(bytes: bytes, options: DecodingOptions(depth: depth), path: [], notation: notation)
  }

  /// Same as the entry points of generated code, for a body that is created at run time.
  ///
  /// - Parameters:
  ///   - path: In the notation of problems; empty for the root.
  ///   - passed: The value that rules find under `$context`.
  /// - Returns: `nil` if `path` is not a valid path.
  package init?(bytes: UTF8Bytes, depth: Int, at path: String, passed: PassedJSON? = nil) {
    guard let path = DocumentPath.steps(of: path) else { return nil }
    self.init(bytes: bytes, options: DecodingOptions(depth: depth), path: path, passed: passed)
  }

  /// The value, or the first problem.
  ///
  /// - Parameter body: Called a second time on failure; its result must depend only on the document.
  package func value<Value>(
    _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> Result<Value, MappingError> {
    var value: Value?
    let problem = problem { (reader: inout JSONReader) throws(CodingFailure) in value = try body(&reader) }
    if let problem { return .failure(problem) }
    // Without a problem, `body` has returned.
    return .success(value.unsafelyUnwrapped)
  }

  /// The first problem; nil if there is none.
  ///
  /// Not generic: what depends on the type of a value only at run time is looked up for each document, which takes a
  /// third of the time of a short one.
  ///
  /// - Parameter body: Reads and stores the value. Called a second time on failure; its result must depend only on the
  ///   document.
  package func problem(_ body: (inout JSONReader) throws(CodingFailure) -> Void) -> MappingError? {
    let failure = JSONReader.failure(in: bytes, depthLimit: depthLimit, notation: notation) {
      (reader: inout JSONReader) throws(CodingFailure) in try read(&reader, body)
    }
    return failure.map { diagnose($0, body) }
  }

  /// The value; nil if there is a problem, which is not looked for.
  ///
  /// - Parameter body: Called once.
  package func onlyValue<Value>(_ body: (inout JSONReader) throws(CodingFailure) -> Value) -> Value? {
    var value: Value?
    let failure = JSONReader.failure(in: bytes, depthLimit: depthLimit, notation: notation) {
      (reader: inout JSONReader) throws(CodingFailure) in value = try read(&reader, body)
    }
    return failure == nil ? value : nil
  }

  /// The value, if there is one, and all problems.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of problems; `nil` for the usual one.
  ///   - body: Same as in `value(_:)`.
  package func valueAndProblems<Value>(
    limit: Int? = nil, _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> DecodingReport<Value> {
    let input = JSONInput(bytes)
    do throws(CodingFailure) {
      var reader = JSONReader(input, depthLimit: depthLimit, notation: notation)
      let value = try read(&reader, body)
      // Nothing was dropped and there are no warnings, so there is nothing to report.
      if reader.notes == 0 { return DecodingReport(value: value, problems: []) }
    } catch {
      // The second reading encounters it again.
    }
    let diagnosis = DiagnosisContext(collects: true, limit: limit ?? DiagnosisContext.usualLimit)
    var reader = JSONReader(input, depthLimit: depthLimit, notation: notation, diagnosis: diagnosis)
    var value: Value?
    do throws(CodingFailure) {
      value = try read(&reader, body)
    } catch {
      if error.code != .incomplete { diagnosis.record(diagnosis.draft(error, depth: reader.depth, isDropped: false)) }
      value = nil
    }
    return DecodingReport(
      value: diagnosis.hasFailed ? nil : value, problems: report(input.origin).problems(diagnosis.drafts))
  }

  /// How the cases of unions are selected.
  ///
  /// - Parameter body: Same as in `value(_:)`.
  package func choices<Value>(
    _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> [TracedChoice.Place: TracedChoice] {
    let input = JSONInput(bytes)
    let diagnosis = DiagnosisContext(collects: true, tellsChoices: true)
    var reader = JSONReader(input, depthLimit: depthLimit, notation: notation, diagnosis: diagnosis)
    do throws(CodingFailure) {
      _ = try read(&reader, body)
    } catch {
      // The caller that reads the value reports the problem. Here only the cases found up to it matter.
    }
    return report(input.origin).choices(diagnosis.choices ?? [:])
  }

  /// A repeated XML element takes two levels of the intermediate form. The transcoder has already checked the depth of
  /// its own format.
  private var depthLimit: Int { notation == .text ? 2 * options.depth : options.depth - enclosingLevels }

  /// The problem that a failure becomes.
  ///
  /// - Parameters:
  ///   - first: What the first reading has thrown.
  ///   - body: Same as in `problem(_:)`.
  func diagnose(
    _ first: CodingFailure, _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError {
    let input = JSONInput(bytes)
    let diagnosis = DiagnosisContext(collects: false)
    var reader = JSONReader(input, depthLimit: depthLimit, notation: notation, diagnosis: diagnosis)
    var failure = first
    do throws(CodingFailure) {
      // Reading is a pure function of the bytes, so it fails again; otherwise the first failure still says what
      // happened.
      try read(&reader, body)
    } catch {
      failure = error
    }
    let draft = diagnosis.draft(failure, depth: reader.depth, isDropped: false)
    return MappingError(report(input.origin).problem(draft))
  }

  private func report(_ origin: Int) -> ProblemReport {
    ProblemReport(bytes: bytes, origin: origin, depthLimit: options.depth, notation: notation, isElement: isElement)
  }

  private func read<Value>(
    _ reader: inout JSONReader, _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) throws(CodingFailure) -> Value {
    reader.dialect.source = source
    if let passed { reader.pass(EmbeddedDocument(passed, of: reader.documentStart)) }
    guard !path.isEmpty else {
      let value = try body(&reader)
      try reader.finish()
      return value
    }
    // The whole document is validated before the value is read: it may be malformed after the value.
    let place = try reader.locate(path[...])
    try reader.finish()
    guard place.position != nil else { throw reader.notFound(place, path) }
    reader.rewind(to: place)
    return try body(&reader)
  }
}

extension JSONReader {
  /// Reads bytes once, with memory on the stack: the arrays of short documents need no other before they have their
  /// own.
  ///
  /// - Returns: What `body` throws; nil if it succeeds.
  static func failure(
    in bytes: UTF8Bytes, depthLimit: Int, notation: IntermediateForm = .json,
    _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> CodingFailure? {
    let input = JSONInput(bytes)
    return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { memory -> CodingFailure? in
      var reader = JSONReader(input, depthLimit: depthLimit, notation: notation)
      reader.arena.lend(memory)
      do throws(CodingFailure) {
        try body(&reader)
        return nil
      } catch {
        return error
      }
    }
  }
}

extension DecodingOptions {
  /// Reads a document of JSON.
  ///
  /// It knows nothing of the value: what depends on its type is in code that is compiled for it.
  ///
  /// - Parameters:
  ///   - path: The path of the value in the document; nil for `root`.
  ///   - body: Reads and stores the value. Called a second time on failure.
  /// - Returns: The first problem; nil if there is none.
  @usableFromInline
  func problem(
    ofJSON bytes: UnsafeBufferPointer<UInt8>, at path: String?,
    _ body: (inout JSONReader) throws(CodingFailure) -> Void
  ) -> MappingError? {
    guard path == nil, root.isEmpty else {
      let path = path ?? root
      guard let steps = DocumentPath.steps(of: path) else { return MappingError(.malformedPath(path)) }
      return DocumentReading(bytes: bytes, options: self, path: steps).problem(body)
    }
    let failure = JSONReader.failure(in: bytes, depthLimit: depth) { (reader: inout JSONReader) throws(CodingFailure) in
      try body(&reader)
      try reader.finish()
    }
    return failure.map { DocumentReading(bytes: bytes, options: self, path: []).diagnose($0, body) }
  }
}
