import KVMapImport
import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax

/// Finds the line of a mapping that would read what a rule does not read, by trying lines.
struct MendingLines {
  private let state: SampleState
  private let samples: [SampleTree]
  private let type: String
  private let places: DeclarationPlaces

  /// In bytes of samples: of more, only the one with the first problem is read.
  private static let mostBytes = 4 << 20

  init(_ state: SampleState, _ samples: [SampleTree], as type: String, _ places: DeclarationPlaces) {
    self.state = state
    self.samples = samples
    self.type = type
    self.places = places
  }

  /// - Parameter rule: That of the problems.
  /// - Returns: `nil` if no line of those that were tried reads it.
  func line(for group: SampleSurvey.ProblemGroup, of rule: MappingRule) -> String? {
    if group.first.kind == .unknownCase { return otherCase(for: group, of: rule) }
    guard let property = places.property(of: RuleOrigin(file: rule.file, line: rule.line), named: rule.name),
      let line = PropertyLine(property, places)
    else { return nil }
    let candidates: [PropertyLine]
    switch group.first.kind {
    case .missing, .null: candidates = line.optional + line.withOptionalParts
    case .mismatch, .range: candidates = typed(line, property.span, rule)
    case .check: candidates = line.unchecked(numberBounds(of: state.survey.values(of: rule)))
    case .syntax, .unknownKey, .duplicateKey, .unknownCase, .needsSwift, .depth, .encoding, .limit: candidates = []
    }
    return candidates.first { reads($0, in: property.span, group, rule) }?.text
  }

  /// The case of a union that keeps what no other case reads.
  private func otherCase(for group: SampleSurvey.ProblemGroup, of rule: MappingRule) -> String? {
    guard let union = places.union(of: RuleOrigin(file: rule.file, line: rule.line), named: rule.name),
      let source = state.compilation.sources[union.span.file]
    else { return nil }
    let names = union.cases.map(\.name.text)
    let line = (["other", "unknown", "unlisted"].first { !names.contains($0) } ?? "otherObject") + ": Object <-> else"
    var insertions = SourceInsertions(into: source.bytes)
    insertions.add([line], toBodyEndingAt: union.span.end)
    return reads(insertions.result, of: union.span.file, group, rule) ? line : nil
  }

  /// Lines with more notations, and those with other types.
  private func typed(_ line: PropertyLine, _ span: Span, _ rule: MappingRule) -> [PropertyLine] {
    let key = line.name
    let format = samples.first?.sample.format ?? .json
    var lines: [PropertyLine] = []
    if let inferred = inferredRule(for: state.survey.values(of: rule), under: key, format) {
      let scalar = inferred.type.filter { !"[]".contains($0) }
      let usual = Self.usualSteps[scalar]
      let own = places.defaultSteps(for: scalar, in: places.type(around: span), of: span.file) ?? usual
      // The present notation is written, which may have fewer fields of a date than another one.
      if let widened = line.widened(by: inferred, usual, own: own) { lines += [widened, widened.canonical] }
      lines.append(
        line.typed(
          inferred.type, isLenient: inferred.isLenient, isOptional: inferred.isOptional, steps: inferred.transformer))
      if inferred.type == "Date", inferred.transformer == nil {
        lines.append(line.typed("Date", isLenient: false, isOptional: inferred.isOptional, steps: "iso8601"))
      }
    }
    lines.append(line.lenient)
    lines += ["String", "Value"].map { line.typed($0, isLenient: false, isOptional: false, steps: nil) }
    return lines
  }

  /// What types read of which no line says how, and what they then write.
  private static let usualSteps = ["Date": "iso8601", "Day": "day(\"yyyy-MM-dd\")"]

  /// Whether the problem is gone with another line, and nothing else is wrong.
  private func reads(_ line: PropertyLine, in span: Span, _ group: SampleSurvey.ProblemGroup, _ rule: MappingRule)
    -> Bool
  {
    guard let source = state.compilation.sources[span.file], span.end <= source.bytes.count else { return false }
    let bytes = source.bytes[..<span.start] + Array(line.text.utf8) + source.bytes[span.end...]
    return reads(Array(bytes), of: span.file, group, rule)
  }

  private func reads(_ bytes: [UInt8], of file: FileID, _ group: SampleSurvey.ProblemGroup, _ rule: MappingRule) -> Bool
  {
    let size = samples.reduce(0) { $0 + $1.sample.bytes.count }
    let tried = size <= Self.mostBytes ? samples : [samples[group.sampleIndex]]
    let changed = state.compilation.replacing(file, by: bytes)
    guard case .state(let next) = SampleState.attempt(changed, tried, as: type), state.newDiagnostic(in: next) == nil
    else { return false }
    return !next.survey.problems.contains { $0.first.kind == group.first.kind && $0.first.rule?.name == rule.name }
      && next.survey.problems.count < state.survey.problems.count
  }
}

/// A property in one line, of which parts can be exchanged.
struct PropertyLine {
  let name: String
  /// Attributes and the name with its colon.
  private var head: String
  private var modifiers: [String]
  private var type: String
  private var isOptional: Bool
  private let source: String
  private var steps: String
  private var tail: String
  private let emptyValue: String?
  private let check: CheckSyntax?
  /// What follows the steps, without the check; `nil` if something follows that.
  private let uncheckedTail: String?

  init?(_ property: PropertySyntax, _ places: DeclarationPlaces) {
    guard let type = property.type else { return nil }
    func text(_ start: Int, _ end: Int) -> String {
      guard start < end else { return "" }
      let file = property.span.file
      let text = places.text(
        from: Span(file: file, start: start, end: start), to: Span(file: file, start: end, end: end))
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    name = property.name.text
    let typeStart = property.modifiers.first?.span.start ?? type.span.start
    head = text(property.span.start, typeStart)
    modifiers = property.modifiers.map(\.modifier.rawValue)
    if case .optional = type { isOptional = true } else { isOptional = false }
    self.type = text(type.span.start, type.span.end)
    switch type {
    case .array: emptyValue = "[]"
    case .dictionary: emptyValue = "[:]"
    case .named, .optional, .missing: emptyValue = nil
    }
    let sourceEnd = (property.writtenSource ?? property.source)?.span.end ?? type.span.end
    source = text(type.span.end, sourceEnd)
    let stepsEnd = property.pipeline.last?.span.end ?? sourceEnd
    steps = property.pipeline.first.map { text($0.span.start, stepsEnd) } ?? ""
    tail = text(stepsEnd, property.span.end)
    check = property.check
    if let check, property.sync == nil {
      let before = text(stepsEnd, check.span.start)
      uncheckedTail = before.hasSuffix("where") ? String(before.dropLast(5)).trimmed : before
    } else {
      uncheckedTail = nil
    }
    hasDefault = property.defaultValue != nil
    endsWithDefault = property.check == nil && property.sync == nil
  }

  private let hasDefault: Bool
  /// Whether a default could be the last part.
  private let endsWithDefault: Bool

  var text: String {
    ([head] + modifiers + [type, source, steps.isEmpty ? "" : "| " + steps, tail]).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// Lines that need no value.
  var optional: [PropertyLine] {
    guard !isOptional else { return [] }
    var lines: [PropertyLine] = []
    if let emptyValue, !hasDefault, endsWithDefault {
      var line = self
      line.tail = (tail.isEmpty ? "" : tail + " ") + "= " + emptyValue
      lines.append(line)
    }
    var line = self
    line.type += "?"
    return lines + [line]
  }

  /// Lines that need no value of an element, or of a dictionary: `[E?]`.
  var withOptionalParts: [PropertyLine] {
    type.indices.filter { type[$0] == "]" && type[..<$0].last != "?" }.map { end in
      var line = self
      line.type.insert("?", at: end)
      return line
    }
  }

  var lenient: PropertyLine {
    var line = self
    line.modifiers = ["lenient"] + modifiers.filter { $0 != "lenient" && $0 != "strict" }
    return line
  }

  /// The line with another type.
  func typed(_ type: String, isLenient: Bool, isOptional: Bool, steps: String?) -> PropertyLine {
    var line = self
    line.modifiers = isLenient ? ["lenient"] : []
    line.type = type + (isOptional || self.isOptional ? "?" : "")
    line.steps = steps ?? ""
    return line
  }

  /// The line with the attribute that accepts what is lost when it is written.
  var canonical: PropertyLine {
    var line = self
    if !head.hasPrefix("@canonical ") { line.head = "@canonical " + head }
    return line
  }

  /// The line with the notations that values have as well, behind those that it has: what it writes stays the same.
  ///
  /// - Parameters:
  ///   - usual: The steps of the type by default in the language.
  ///   - own: The steps that a line without steps has.
  /// - Returns: `nil` if the values are of another type, or of one without notations, or have no other ones.
  func widened(by inferred: InferredRule, _ usual: String?, own: String?) -> PropertyLine? {
    let plainType = isOptional && type.hasSuffix("?") ? String(type.dropLast()) : type
    guard inferred.type == plainType, let added = inferred.transformer ?? usual,
      let present = steps.isEmpty ? own : steps
    else { return nil }
    var notations = StepNotations(present)
    notations.add(StepNotations(added))
    guard notations != StepNotations(present) else { return nil }
    var line = self
    line.steps = notations.text
    if inferred.isLenient, !modifiers.contains("lenient") { line = line.lenient }
    if inferred.isOptional, !isOptional { line.type += "?" }
    return line
  }

  /// The line with a wider range, and without its check.
  ///
  /// - Parameter bounds: The least and the greatest number; `nil` if there are none.
  func unchecked(_ bounds: (least: String, greatest: String)?) -> [PropertyLine] {
    guard let check, let uncheckedTail else { return [] }
    var line = self
    line.tail = uncheckedTail
    guard let bounds, check.conditions.count == 1, case .range(let range)? = check.conditions.first?.kind,
      let text = range.widened(to: bounds)
    else { return [line] }
    var wider = line
    wider.tail += (wider.tail.isEmpty ? "" : " ") + "where " + text
    return [wider, line]
  }
}

extension RangeSyntax {
  fileprivate func widened(to bounds: (least: String, greatest: String)) -> String? {
    guard let least = Double(bounds.least), let greatest = Double(bounds.greatest) else { return nil }
    let low = lower.map { Double($0.text).map { $0 <= least } ?? true ? $0.text : bounds.least } ?? ""
    guard let upper else { return low + "..." }
    let fits = Double(upper.text).map { includesUpper ? $0 >= greatest : $0 > greatest } ?? true
    return fits ? low + (includesUpper ? "..." : "..<") + upper.text : low + "..." + bounds.greatest
  }
}

extension String { fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") } }
