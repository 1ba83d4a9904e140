/// Converts drafts to problems: looks up path, line and column, and describes what was expected and found.
struct ProblemReport {
  let bytes: UTF8Bytes
  let origin: Int
  let depthLimit: Int
  var notation = IntermediateForm.json
  /// Whether `bytes` are an element of a stream, whose beginning says nothing of an encoding.
  var isElement = false

  /// The problems in the order of the document. Problems at the same location remain in the order in which they were
  /// found.
  func problems(_ drafts: [UnlocatedProblem]) -> [MappingProblem] {
    eachProblem(drafts).enumerated()
      .sortedByPosition { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }

  /// The problem of each draft, in the same order. Linear in the document and in the number of drafts.
  func eachProblem(_ drafts: [UnlocatedProblem]) -> [MappingProblem] {
    // The drafts of refused cases follow all others, so that the document is walked over once.
    let all = drafts + drafts.flatMap(\.alternatives).compactMap(\.problem)
    let input = JSONInput(bytes)
    let offsets = all.map { offset($0, in: input) }
    let objects = positions(all.map { $0.asked?.object ?? $0.failure.offset })
    let places = positions(offsets)
    let inner = InnerPaths.paths(of: all)
    var keys = PresentKeys(bytes, notation)
    var problems: [MappingProblem] = []
    problems.reserveCapacity(all.count)
    for index in all.indices {
      let object = Self.path(objects[index].path, inner[index], of: all[index])
      var draft = all[index]
      if draft.inner.isEmpty, let asked = draft.asked {
        draft.asked?.path = PathWalk.resolved(asked.path, from: asked.object, in: input, notation)
      }
      problems.append(problem(draft, object: object, offset: offsets[index], place: places[index], &keys))
    }
    var reasons = problems[drafts.count...]
    problems.removeLast(reasons.count)
    for index in drafts.indices where !drafts[index].alternatives.isEmpty {
      let texts = drafts[index].alternatives.map { alternative in
        let reason = alternative.problem == nil ? nil : reasons.popFirst()
        return alternative.text(reason, from: problems[index].path)
      }
      problems[index].expected = UnlocatedProblem.Alternative.list(texts, of: drafts[index].alternatives)
      problems[index].message = "expected \(problems[index].expected), found \(problems[index].found)"
    }
    return problems
  }

  func problem(_ draft: UnlocatedProblem) -> MappingProblem {
    var keys = PresentKeys(bytes, notation)
    return problems([draft]).first ?? problem(draft, object: "", offset: 0, place: positions([0])[0], &keys)
  }

  private static func path(
    _ path: [DocumentPath.Step], _ inner: [DocumentPath.Step], of draft: UnlocatedProblem
  ) -> String {
    let name = draft.inner.first?.text.name
    var steps = name == nil ? path + inner : inner
    if let hidden = draft.hidden { steps = hidden.hiding(steps) }
    return DocumentPath.join(name ?? "", DocumentPath.text(of: steps))
  }

  func positions(_ offsets: [Int]) -> [DocumentPosition] {
    DocumentPosition.positions(of: offsets, in: bytes, origin: origin)
  }

  /// `missing` and `null` are located as far along the path as the document has values.
  private func offset(_ draft: UnlocatedProblem, in input: borrowing JSONInput) -> Int {
    // If one value is required and there are several, the second is one too many.
    if notation == .text, draft.failure.code == .duplicateKey, !isKey(at: draft.failure.offset) {
      return PathWalk.end(of: [.index(1)], from: draft.failure.offset, in: input, notation)
    }
    // A path requested inside a text is located at the text.
    guard draft.inner.isEmpty, let asked = draft.asked, let steps = DocumentPath.steps(of: asked.path) else {
      return draft.failure.offset
    }
    return PathWalk.end(of: steps, from: asked.object, in: input, notation)
  }

  private func problem(
    _ draft: UnlocatedProblem, object: String, offset: Int, place: DocumentPosition, _ keys: inout PresentKeys
  ) -> MappingProblem {
    let kind = Self.kind(of: draft.failure.code)
    let expected = expected(draft)
    let found = draft.failure.code == .missing ? keys.found(for: draft, at: offset) : found(draft, at: offset)
    var problem = MappingProblem(
      path: draft.asked.map { DocumentPath.join(object, $0.path) } ?? object, kind: kind,
      message: "expected \(expected), found \(found)", expected: expected, found: found, offset: offset,
      line: place.line, column: place.column, rule: draft.rule, severity: draft.isDropped ? .warning : .error)
    switch kind {
    case .syntax, .encoding:
      if notation == .json, !isElement, draft.inner.isEmpty, let encoding = WideText.encoding(of: bytes) {
        return .wideText(encoding)
      }
      // Nobody asked for a value there, so the path says only how far reading came.
      problem.reached = problem.path
      problem.path = ""
    case .depth, .limit, .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check,
      .needsSwift:
      break
    }
    return problem
  }

  static func kind(of code: CodingFailure.Code) -> MappingProblem.Kind {
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

  /// Whether the duplicate is a key, and not a value.
  private func isKey(at offset: Int) -> Bool {
    !bytes.indices.contains(offset) || bytes[offset] != UInt8(ascii: "[")
  }

  private func expected(_ draft: UnlocatedProblem) -> String {
    switch draft.failure.code {
    case .encoding: "UTF-8"
    case .depth: "at most \(depthLimit) arrays and objects inside each other"
    case .unknownKey: "only \(draft.concernsElement ? "elements" : "keys") that a rule reads"
    case .duplicateKey: "each key once"
    case .syntax, .missing, .null, .mismatch, .range, .unknownCase, .check, .needsSwift, .incomplete:
      draft.failure.expectation.isDescribed
        ? draft.expected ?? ExpectationText.text(draft.failure.expectation)
        : ExpectationText.text(draft.failure.expectation, for: draft.failure.code)
    }
  }

  private func found(_ draft: UnlocatedProblem, at offset: Int) -> String {
    if let found = draft.found { return found }
    var text = FoundText(
      bytes: draft.inner.last?.text.bytes ?? bytes, notation: draft.inner.isEmpty ? notation : .json)
    text.isHidden = draft.hidden != nil
    let offset = draft.inner.last?.offset ?? offset
    switch draft.failure.code {
    case .syntax: return text.character(at: offset)
    case .encoding: return text.byte(at: offset)
    case .depth: return "one more"
    case .missing: return "nothing"
    case .null: return "null"
    case .unknownKey: return draft.concernsElement ? text.value(at: offset) : text.key(at: offset)
    case .duplicateKey:
      return isKey(at: draft.failure.offset) ? "\(text.key(at: offset)) again" : "\(text.value(at: offset)) as well"
    case .mismatch, .range, .unknownCase, .check, .needsSwift, .incomplete:
      return text.value(at: draft.inner.isEmpty && draft.wantsScalar ? elementText(at: offset) : offset)
    }
  }

  /// If a scalar is required, an element with attributes represents its text.
  ///
  /// - Returns: The location of that text; `offset` for anything else.
  private func elementText(at offset: Int) -> Int {
    guard notation == .text, bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "{") else { return offset }
    return PathWalk.end(of: [.key("$text")], from: offset, in: JSONInput(bytes), notation)
  }
}

extension UnlocatedProblem {
  /// For `unknown-key`: whether it is about an element of an array in place of an object.
  fileprivate var concernsElement: Bool { failure.expectation == .value }

  /// Whether one scalar was expected, and not an object, an array or one of several cases.
  fileprivate var wantsScalar: Bool {
    switch failure.expectation {
    case .object, .dictionary, .array: false
    default: alternatives.allSatisfy { $0.call != nil && $0.problem?.wantsScalar == true }
    }
  }
}

extension UnlocatedProblem.Alternative {
  var problem: UnlocatedProblem? {
    switch reason {
    case .problem(let draft): draft
    case .condition: nil
    }
  }

  /// `photo (url: a URL)`: a case, and what it requires but does not find.
  ///
  /// - Parameter path: The path of the value.
  fileprivate func text(_ problem: MappingProblem?, from path: String) -> String {
    if case .condition(let condition) = reason { return "\(name) (where \(condition.wanted))" }
    guard let problem else { return name }
    let rest = rest(of: problem.path, from: path)
    if call != nil {
      return rest.isEmpty
        ? problem.expected : "\(rest.first == "[" ? "an array" : "an object") (\(rest): \(problem.expected))"
    }
    return "\(name) (\(rest.isEmpty ? "" : "\(rest): ")\(problem.expected))"
  }

  /// What a value had to be instead. Calls are named in the order of the mapping, each text once.
  static func list(_ texts: [String], of all: [UnlocatedProblem.Alternative]) -> String {
    guard all.contains(where: { $0.call != nil }) else { return ExpectationText.list(texts) }
    var ordered: [String] = []
    for (_, text) in zip(all, texts).sortedByPosition(by: { ($0.0.call ?? 0) < ($1.0.call ?? 0) })
    where !ordered.contains(text) {
      ordered.append(text)
    }
    // `a number` is also the beginning of `a number or "NaN"`.
    return ExpectationText.list(
      ordered.filter { text in !ordered.contains { $0.hasPrefix("\(text), ") || $0.hasPrefix("\(text) or ") } })
  }

  /// The same before paths are known, for an `or` inside another choice.
  static func expectation(of all: [UnlocatedProblem.Alternative]) -> String {
    list(
      all.map { alternative in
        guard let failure = alternative.problem?.failure else { return alternative.name }
        let words = ExpectationText.text(failure.expectation, for: failure.code)
        return failure.expectation.isDescribed ? alternative.problem?.expected ?? words : words
      }, of: all)
  }

  /// The rest of a path after that of the value.
  func rest(of path: String, from value: String) -> Substring {
    let rest = path.hasPrefix(value) ? path.dropFirst(value.count) : ""
    return rest.first == "." ? rest.dropFirst() : rest
  }
}
