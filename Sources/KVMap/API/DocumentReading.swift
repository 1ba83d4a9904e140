/// Reads one document from its first byte to its last: once when all is well, a second time to explain what is not.
package struct DocumentReading<Value> {
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
  let body: (inout Reader) throws(Failure) -> Value

  init(
    bytes: UTF8Bytes, options: ReadOptions, levelsAround: Int = 0, path: [DocumentPath.Step], passed: PassedJSON? = nil,
    notation: Notation = .json, source: NotatedSource? = nil, body: @escaping (inout Reader) throws(Failure) -> Value
  ) {
    self.notation = notation
    self.source = source
    self.bytes = bytes
    self.options = options
    self.levelsAround = levelsAround
    self.path = path
    self.passed = passed.map { TextBuffer($0.bytes) }
    self.body = body
  }

  /// As generated code's entries, for a body that is made at run time.
  ///
  /// - Parameters:
  ///   - path: as problems write it; empty for the root.
  ///   - passed: what rules find under `$context`.
  ///   - body: called a second time when something is wrong; it has to be a function of the document alone.
  /// - Returns: `nil` where `path` is none.
  package init?(
    bytes: UTF8Bytes, depth: Int, at path: String, passed: PassedJSON? = nil,
    body: @escaping (inout Reader) throws(Failure) -> Value
  ) {
    guard let path = DocumentPath.steps(of: path) else { return nil }
    self.init(bytes: bytes, options: ReadOptions(depth: depth), path: path, passed: passed, body: body)
  }

  /// The value, or the first problem.
  package func value() -> Result<Value, MappingError> {
    let input = JSONInput(bytes)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation)
    do throws(Failure) {
      return .success(try read(&reader))
    } catch {
      return .failure(explain(error, in: input))
    }
  }

  /// The value, if there is one, and all problems.
  package func valueAndProblems() -> (value: Value?, problems: [Problem]) {
    let input = JSONInput(bytes)
    do throws(Failure) {
      var reader = Reader(input, depthLimit: depthLimit, notation: notation)
      let value = try read(&reader)
      // Nothing was dropped and nothing is worth a warning, so there is nothing to tell.
      if reader.notes == 0 { return (value, []) }
    } catch {
      // The second reading meets it again.
    }
    let trace = Trace(collects: true)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation, trace: trace)
    var value: Value?
    do throws(Failure) {
      value = try read(&reader)
    } catch {
      if error.code != .incomplete { trace.record(trace.draft(error, depth: reader.depth, isDropped: false)) }
      value = nil
    }
    return (trace.hasFailed ? nil : value, report(input.origin).problems(trace.drafts))
  }

  /// An element of XML that stands more than once is two levels of the notation. Whoever rewrote the document has
  /// counted those of its format.
  private var depthLimit: Int { notation == .text ? 2 * options.depth : options.depth - levelsAround }

  private func explain(_ first: Failure, in input: borrowing JSONInput) -> MappingError {
    let trace = Trace(collects: false)
    var reader = Reader(input, depthLimit: depthLimit, notation: notation, trace: trace)
    var failure = first
    do throws(Failure) {
      // Reading is a pure function of the bytes, so it fails again; were it not, the first failure still tells what
      // happened.
      _ = try read(&reader)
    } catch {
      failure = error
    }
    let draft = trace.draft(failure, depth: reader.depth, isDropped: false)
    return MappingError(report(input.origin).problem(draft))
  }

  private func report(_ origin: Int) -> ProblemReport {
    ProblemReport(bytes: bytes, origin: origin, depthLimit: options.depth, notation: notation)
  }

  private func read(_ reader: inout Reader) throws(Failure) -> Value {
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
