/// Makes problems out of drafts: looks up path, line and column, and says in words what was expected and found.
struct ProblemReport {
  let bytes: UTF8Bytes
  let origin: Int
  let depthLimit: Int

  /// The problems in the order of the drafts. Linear in the document and in the number of drafts.
  func problems(_ drafts: [ProblemDraft]) -> [Problem] {
    let input = JSONInput(bytes)
    let offsets = drafts.map { offset($0, in: input) }
    let objects = positions(drafts.map { $0.asked?.object ?? $0.failure.offset })
    let places = positions(offsets)
    let inner = InnerPaths.paths(of: drafts)
    return drafts.indices.map { index in
      let object = Self.path(objects[index].path, inner[index], of: drafts[index])
      return problem(drafts[index], object: object, offset: offsets[index], place: places[index])
    }
  }

  func problem(_ draft: ProblemDraft) -> Problem {
    let offset = offset(draft, in: JSONInput(bytes))
    let object = positions([draft.asked?.object ?? draft.failure.offset])[0]
    let path = Self.path(object.path, InnerPaths.paths(of: [draft])[0], of: draft)
    return problem(draft, object: path, offset: offset, place: positions([offset])[0])
  }

  private static func path(
    _ path: [DocumentPath.Step], _ inner: [DocumentPath.Step], of draft: ProblemDraft
  ) -> String {
    guard let name = draft.inner.first?.text.name else { return DocumentPath.text(of: path + inner) }
    return DocumentPath.join(name, DocumentPath.text(of: inner))
  }

  private func positions(_ offsets: [Int]) -> [DocumentPosition] {
    DocumentPosition.positions(of: offsets, in: bytes, origin: origin)
  }

  /// `missing` and `null` stand as far along the path as the document goes.
  private func offset(_ draft: ProblemDraft, in input: borrowing JSONInput) -> Int {
    // What is asked for inside a text stands at the text.
    guard draft.inner.isEmpty, let asked = draft.asked, let steps = DocumentPath.steps(of: asked.path) else {
      return draft.failure.offset
    }
    return PathWalk.end(of: steps, from: asked.object, in: input)
  }

  private func problem(
    _ draft: ProblemDraft, object: String, offset: Int, place: DocumentPosition
  ) -> Problem {
    let kind = Self.kind(of: draft.failure.code)
    let expected = expected(draft)
    let found = found(draft, at: offset)
    let path: String
    switch kind {
    case .syntax, .encoding: path = ""
    default:
      path = draft.asked.map { DocumentPath.join(object, $0.path) } ?? object
    }
    return Problem(
      path: path, kind: kind, message: "expected \(expected), found \(found)", expected: expected, found: found,
      offset: offset, line: place.line, column: place.column, rule: draft.rule, isDropped: draft.isDropped)
  }

  static func kind(of code: Failure.Code) -> Problem.Kind {
    switch code {
    case .syntax: .syntax
    case .encoding: .encoding
    case .depth: .depth
    case .missing: .missing
    case .null: .null
    case .mismatch, .incomplete: .mismatch
    case .range: .range
    case .unknownKey: .unknownKey
    case .duplicateKey: .duplicateKey
    case .unknownCase: .unknownCase
    case .check: .check
    case .needsSwift: .needsSwift
    }
  }

  private func expected(_ draft: ProblemDraft) -> String {
    switch draft.failure.code {
    case .encoding: "UTF-8"
    case .depth: "at most \(depthLimit) arrays and objects inside each other"
    case .unknownKey: "only keys that a rule reads"
    case .duplicateKey: "each key once"
    case .syntax, .missing, .null, .mismatch, .range, .unknownCase, .check, .needsSwift, .incomplete:
      draft.failure.expectation.isDescribed
        ? draft.expected ?? ExpectationText.text(draft.failure.expectation)
        : ExpectationText.text(draft.failure.expectation)
    }
  }

  private func found(_ draft: ProblemDraft, at offset: Int) -> String {
    let text = FoundText(bytes: draft.inner.last?.text.bytes ?? bytes)
    let offset = draft.inner.last?.offset ?? offset
    switch draft.failure.code {
    case .syntax: return text.character(at: offset)
    case .encoding: return text.byte(at: offset)
    case .depth: return "one more"
    case .missing: return "nothing"
    case .null: return "null"
    case .unknownKey: return text.key(at: offset)
    case .duplicateKey: return "\(text.key(at: offset)) again"
    case .mismatch, .range, .unknownCase, .check, .needsSwift, .incomplete: return text.value(at: offset)
    }
  }
}
