/// Reads one document from its first byte to its last: once when all is well, a second time to explain what is not.
///
/// What reads the value is passed to the functions and not kept: a closure that is kept is allocated.
package struct DocumentReading {
  let bytes: UTF8Bytes
  let options: ReadOptions
  /// How many arrays and objects that are not in `bytes` are open around the document.
  let levelsAround: Int
  /// Where in the document the value stands; empty for the root.
  let path: [DocumentPath.Step]
  /// What the caller passed; nil where nothing was.
  private let passed: TextBuffer?
  private let notation: Notation
  /// The document that was rewritten into `bytes`; nil for JSON.
  private let source: NotatedSource?

  init(
    bytes: UTF8Bytes, options: ReadOptions, levelsAround: Int = 0, path: [DocumentPath.Step], passed: PassedJSON? = nil,
    notation: Notation = .json, source: NotatedSource? = nil
  ) {
    self.notation = notation
    self.source = source
    self.bytes = bytes
    self.options = options
    self.levelsAround = levelsAround
    self.path = path
    self.passed = passed.map { TextBuffer($0.bytes) }
  }

  /// As generated code's entries, for a body that is made at run time.
  ///
  /// - Parameters:
  ///   - path: as problems write it; empty for the root.
  ///   - passed: what rules find under `$context`.
  /// - Returns: `nil` where `path` is none.
  package init?(bytes: UTF8Bytes, depth: Int, at path: String, passed: PassedJSON? = nil) {
    guard let path = DocumentPath.steps(of: path) else { return nil }
    self.init(bytes: bytes, options: ReadOptions(depth: depth), path: path, passed: passed)
  }

  /// The value, or the first problem.
  ///
  /// - Parameter body: called a second time when something is wrong; it has to be a function of the document alone.
  package func value<Value>(
    _ body: (inout Reader) throws(Failure) -> Value
  ) -> Result<Value, MappingError> {
    let input = JSONInput(bytes)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation)
    do throws(Failure) {
      return .success(try read(&reader, body))
    } catch {
      return .failure(explain(error, in: input, body))
    }
  }

  /// The value, if there is one, and all problems.
  ///
  /// - Parameter body: as of `value(_:)`.
  package func valueAndProblems<Value>(
    _ body: (inout Reader) throws(Failure) -> Value
  ) -> (value: Value?, problems: [Problem]) {
    let input = JSONInput(bytes)
    do throws(Failure) {
      var reader = Reader(input, depthLimit: depthLimit, notation: notation)
      let value = try read(&reader, body)
      // Nothing was dropped and nothing is worth a warning, so there is nothing to tell.
      if reader.notes == 0 { return (value, []) }
    } catch {
      // The second reading meets it again.
    }
    let trace = Trace(collects: true)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation, trace: trace)
    var value: Value?
    do throws(Failure) {
      value = try read(&reader, body)
    } catch {
      if error.code != .incomplete { trace.record(trace.draft(error, depth: reader.depth, isDropped: false)) }
      value = nil
    }
    return (trace.hasFailed ? nil : value, report(input.origin).problems(trace.drafts))
  }

  /// How the cases of unions are found.
  ///
  /// - Parameter body: as of `value(_:)`.
  package func choices<Value>(
    _ body: (inout Reader) throws(Failure) -> Value
  ) -> [TracedChoice.Place: TracedChoice] {
    let input = JSONInput(bytes)
    let trace = Trace(collects: true, tellsChoices: true)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation, trace: trace)
    do throws(Failure) {
      _ = try read(&reader, body)
    } catch {
      // What is wrong is told by whoever wants the value. Here it is enough to know how far the search came.
    }
    return report(input.origin).choices(trace.choices ?? [:])
  }

  /// An element of XML that stands more than once is two levels of the notation. Whoever rewrote the document has
  /// counted those of its format.
  private var depthLimit: Int { notation == .text ? 2 * options.depth : options.depth - levelsAround }

  private func explain<Value>(
    _ first: Failure, in input: borrowing JSONInput, _ body: (inout Reader) throws(Failure) -> Value
  ) -> MappingError {
    let trace = Trace(collects: false)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation, trace: trace)
    var failure = first
    do throws(Failure) {
      // Reading is a pure function of the bytes, so it fails again; were it not, the first failure still tells what
      // happened.
      _ = try read(&reader, body)
    } catch {
      failure = error
    }
    let draft = trace.draft(failure, depth: reader.depth, isDropped: false)
    return MappingError(report(input.origin).problem(draft))
  }

  private func report(_ origin: Int) -> ProblemReport {
    ProblemReport(bytes: bytes, origin: origin, depthLimit: options.depth, notation: notation)
  }

  private func read<Value>(
    _ reader: inout Reader, _ body: (inout Reader) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    reader.rewritten = source
    if let passed { reader.pass(InnerText(passed, of: reader.documentStart)) }
    guard !path.isEmpty else {
      let value = try body(&reader)
      try reader.finish()
      return value
    }
    // The whole document is validated before the value is read: it may be broken behind it.
    let place = try reader.locate(path[...])
    try reader.finish()
    guard place.position != nil else { throw reader.notFound(place, path) }
    reader.rewind(to: place)
    return try body(&reader)
  }
}
