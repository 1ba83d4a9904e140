/// Functions shared by all formats other than JSON.
package enum TranscodedDocuments {
  /// Whether a text is a valid path.
  package static func isPath(_ text: String) -> Bool { DocumentPath.steps(of: text) != nil }
}

/// A document of a format other than JSON, which is transcoded and read.
package struct TranscodedDocument<Format: TranscodedFormat> {
  private let source: UTF8Bytes
  private let format: Format
  private let depth: Int

  /// - Parameters:
  ///   - source: Must stay in place as long as the value exists.
  ///   - depth: The limit of the mapping.
  package init(_ source: UTF8Bytes, _ format: Format, depth: Int) {
    self.source = source
    self.format = format
    self.depth = DecodingOptions(depth: depth).depth
  }

  /// The value at a path, or the first problem.
  package func value<Value>(
    at path: String, passed: PassedJSON?, _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> Result<Value, MappingError> {
    guard let steps = DocumentPath.steps(of: path) else { return .failure(MappingError(.malformedPath(path))) }
    let result = rewritten { bytes in
      reading(bytes, steps, passed).value(body).mapError { error in
        let places = places()
        return error.map { placed($0, places) }
      }
    }
    return result.flatMap { $0 }
  }

  /// The value at a path, if there is one, and all problems.
  ///
  /// - Parameter limit: The maximum number of problems; `nil` for the usual one.
  package func valueAndProblems<Value>(
    at path: String, passed: PassedJSON?, limit: Int? = nil,
    _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> DecodingReport<Value> {
    guard let steps = DocumentPath.steps(of: path) else {
      return DecodingReport(value: nil, problems: [.malformedPath(path)])
    }
    let result = rewritten { bytes in reading(bytes, steps, passed).valueAndProblems(limit: limit, body) }
    switch result {
    case .success(let report): return DecodingReport(value: report.value, problems: placed(report.problems))
    case .failure(let error): return DecodingReport(value: nil, problems: error.problems)
    }
  }

  /// How the cases of unions are selected; empty if the document violates its format.
  package func choices<Value>(
    at path: String, passed: PassedJSON?, _ body: (inout JSONReader) throws(CodingFailure) -> Value
  ) -> [TracedChoice.Place: TracedChoice] {
    guard let steps = DocumentPath.steps(of: path) else { return [:] }
    switch rewritten({ bytes in reading(bytes, steps, passed).choices(body) }) {
    case .success(let choices): return choices
    case .failure: return [:]
    }
  }

  /// The intermediate form, or the reason why there is none.
  package func notation() -> Result<[UInt8], MappingError> { rewritten { [UInt8]($0) } }

  /// Converts problems of the intermediate form to problems of the document.
  package func placed(_ problems: [MappingProblem]) -> [MappingProblem] {
    guard !problems.isEmpty else { return [] }
    let places = places()
    let offsets = problems.map { places.source(of: $0.offset) }
    let order = SharedSort.positions(offsets.count) { offsets[$0] < offsets[$1] }
    let positions = format.positions(of: order.map { offsets[$0] }, in: source)
    var placed = problems
    for (index, position) in zip(order, positions) where problems[index].operation != .encoding {
      placed[index].offset = offsets[index]
      placed[index].line = position.line
      placed[index].column = position.column
    }
    return placed
  }

  private func placed(_ problem: MappingProblem, _ places: SourceMap) -> MappingProblem {
    let offset = places.source(of: problem.offset)
    return problem.at(offset, format.positions(of: [offset], in: source).first)
  }

  private func reading(
    _ bytes: UTF8Bytes, _ path: [DocumentPath.Step], _ passed: PassedJSON?
  ) -> DocumentReading {
    DocumentReading(
      bytes: bytes, options: DecodingOptions(depth: depth), path: path, passed: passed, notation: format.notation,
      source: TranscodedSource(source, format, depth: depth))
  }

  private func rewritten<Result>(_ body: (UTF8Bytes) -> Result) -> Swift.Result<Result, MappingError> {
    var writer = JSONWriter.writing(format.notation, capacity: source.count + source.count / 4)
    do throws(TranscodingFailure) {
      try format.transcode(source, depth: depth, to: &writer, places: nil)
    } catch {
      let position = format.positions(of: [error.offset], in: source).first
      return .failure(MappingError(MappingProblem(error, reaching: error.reached ?? writer.pathOfEnd, at: position)))
    }
    return .success(writer.withNotation(body))
  }

  /// The sources of all values. Only a document with problems is transcoded a second time.
  private func places() -> SourceMap {
    let places = SourceMap()
    var writer = JSONWriter.writing(format.notation, capacity: source.count + source.count / 4)
    do throws(TranscodingFailure) {
      try format.transcode(source, depth: depth, to: &writer, places: places)
    } catch {
      // It succeeded before, and its result depends only on the bytes.
    }
    return places
  }
}

extension MappingProblem {
  /// - Parameter reached: The path of what was being read. If the document is malformed, no rule asked for it.
  fileprivate init(_ failure: TranscodingFailure, reaching reached: String, at position: SourcePosition?) {
    let isBroken = failure.kind == .syntax || failure.kind == .encoding
    self.init(
      path: isBroken ? "" : reached, kind: failure.kind,
      message: "expected \(failure.expected), found \(failure.found)",
      expected: failure.expected, found: failure.found, offset: failure.offset, line: position?.line ?? 1,
      column: position?.column ?? 1, rule: nil, severity: .error)
    if isBroken { self.reached = reached }
  }

  fileprivate func at(_ offset: Int, _ position: SourcePosition?) -> MappingProblem {
    guard operation == .decoding else { return self }
    var problem = self
    problem.offset = offset
    problem.line = position?.line ?? 1
    problem.column = position?.column ?? 1
    return problem
  }
}

extension JSONWriter {
  /// The path of the value that would be written next.
  fileprivate var pathOfEnd: String {
    DocumentPath.text(of: DocumentPosition.positions(of: [count], in: bytes, origin: 0).first?.path ?? [])
  }
}
