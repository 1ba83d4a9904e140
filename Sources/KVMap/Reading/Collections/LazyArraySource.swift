/// The elements of an array that are mapped later: the document's bytes, and where each element begins.
///
/// All of it was validated when the document was read.
struct LazyArraySource: Sendable {
  let document: DocumentCopy
  /// The offset of the opening bracket.
  let start: Int
  /// The beginnings of the elements, relative to the opening bracket.
  let elements: [Int]
  /// The number of open arrays and objects that enclose each element.
  let depth: Int
  let depthLimit: Int
  /// The rule that reads the array.
  let rule: (keys: KeyTable, number: Int)?
  /// The value of the document that contained the array as text; nil if the array is part of the document itself.
  let text: TextPlace?
  let notation: IntermediateForm

  /// The location of all problems of an array that was in the document as the text of a string. Its line and path are
  /// looked up when there is a problem, because that takes a walk over the document.
  struct TextPlace: Sendable {
    let document: DocumentCopy
    let offset: Int
  }

  /// Maps an element, and reports the first problem.
  func value<Mapped>(
    at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Mapped
  ) -> Result<Mapped, MappingError> {
    let input = JSONInput(document.bytes)
    var reader = JSONReader(input, depthLimit: depthLimit, notation: notation)
    move(&reader, on: index, of: input)
    do throws(CodingFailure) {
      return .success(try body(&reader))
    } catch {
      return .failure(diagnose(error, at: index, in: input, body))
    }
  }

  /// Maps an element, if possible, and reports all problems.
  func valueAndProblems<Mapped>(
    at index: Int, _ body: (inout JSONReader) throws(CodingFailure) -> Mapped
  ) -> DecodingReport<Mapped> {
    let input = JSONInput(document.bytes)
    let diagnosis = DiagnosisContext(collects: true)
    var reader = diagnosing(diagnosis, at: index, in: input)
    var value: Mapped?
    do throws(CodingFailure) {
      value = try body(&reader)
    } catch {
      if error.code != .incomplete { diagnosis.record(diagnosis.draft(error, depth: reader.depth, isDropped: false)) }
    }
    return DecodingReport(
      value: diagnosis.hasFailed ? nil : value, problems: placed(report(input.origin).problems(diagnosis.drafts)))
  }

  /// The bytes of an element, including surrounding blanks.
  func withBytes(of index: Int, _ body: (UTF8Bytes) -> Void) {
    let input = JSONInput(document.bytes)
    var reader = JSONReader(input, depthLimit: depthLimit, notation: notation)
    move(&reader, on: index, of: input)
    let first = reader.cursor.p
    // It is already validated, and the array's bracket follows it.
    guard (try? reader.skip()) != nil else { return }
    body(UTF8Bytes(start: first, count: max(reader.cursor.p - first, 0)))
  }

  private func diagnose<Mapped>(
    _ first: CodingFailure, at index: Int, in input: borrowing JSONInput,
    _ body: (inout JSONReader) throws(CodingFailure) -> Mapped
  ) -> MappingError {
    let diagnosis = DiagnosisContext(collects: false)
    var reader = diagnosing(diagnosis, at: index, in: input)
    var failure = first
    do throws(CodingFailure) {
      // Reading is a pure function of the bytes, so it fails again.
      _ = try body(&reader)
    } catch {
      failure = error
    }
    let problem = report(input.origin).problem(diagnosis.draft(failure, depth: reader.depth, isDropped: false))
    let placed = placed([problem])
    return MappingError(placed.first ?? problem)
  }

  private func diagnosing(_ diagnosis: DiagnosisContext, at index: Int, in input: borrowing JSONInput) -> JSONReader {
    var reader = JSONReader(input, depthLimit: depthLimit, notation: notation, diagnosis: diagnosis)
    move(&reader, on: index, of: input)
    if let rule { diagnosis.enter(rule.keys, rule: rule.number, depth: depth) }
    return reader
  }

  private func move(_ reader: inout JSONReader, on index: Int, of input: borrowing JSONInput) {
    let place = input.start + (start - input.origin) + elements[index]
    reader.rewind(to: ValuePosition(position: place, depth: depth, state: .value))
    reader.noteElement(index: index)
  }

  private func report(_ origin: Int) -> ProblemReport {
    ProblemReport(bytes: document.bytes, origin: origin, depthLimit: depthLimit, notation: notation)
  }

  /// Problems at their locations in the caller's document.
  private func placed(_ problems: [MappingProblem]) -> [MappingProblem] {
    guard let text else { return document.source?.placed(problems) ?? problems }
    guard !problems.isEmpty else { return [] }
    // If the array was in a string, a problem inside it is located at the string.
    let bytes = text.document.bytes
    let position = DocumentPosition.positions(of: [text.offset], in: bytes, origin: JSONInput(bytes).origin)[0]
    let path = DocumentPath.text(of: position.path)
    let located = problems.map { problem in
      var problem = problem
      problem.path = DocumentPath.join(path, problem.path)
      problem.offset = text.offset
      problem.line = position.line
      problem.column = position.column
      return problem
    }
    return text.document.source?.placed(located) ?? located
  }
}
