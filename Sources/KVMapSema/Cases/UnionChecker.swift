import KVMapSource
import KVMapSyntax

/// Checks one `union` in isolation. `UnionRelations` checks how it relates to other declarations.
struct UnionChecker {
  /// The maximum number of cases of a union without `on`, since each of them may be tried on a value.
  static let maximumAttempts = 64

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private(set) var usedRules: [Span] = []
  private var names: NameLookup
  private let settings: RuleSettings
  private let levels: [DefaultConversions]
  private var table: CaseTable
  private var payloads: [Payload] = []
  /// The last case that has no payload and needs one.
  private var nameWithoutPayload: NameSyntax?

  private struct Payload {
    var type: ValueType?
    var span: Span
    var conversion: Conversion?
    var exists: Bool
    var conditions: [CaseCondition]
  }

  /// - Parameters:
  ///   - settings: The settings of the file.
  ///   - levels: The `default … via` lines of the file and of its imports, nearest first.
  init(names: NameLookup, settings: RuleSettings, levels: [DefaultConversions]) {
    self.names = names
    // A payload is not a property, so rules that refer to properties by name do not apply to it.
    self.settings = settings
    table = CaseTable(isLenient: settings.coercion == .lenient)
    self.levels = levels.map { DefaultConversions(byType: $0.byType) }
  }

  mutating func check(_ syntax: UnionSyntax, named name: TypeNameSyntax, id: UnionID) -> CheckedUnion {
    var head = HeadChecker(names: names)
    let conformances = head.conformances(syntax.conformances)
    names.parameters = head.parameters(of: syntax)
    diagnostics += head.diagnostics
    let selection = checkSelection(syntax)
    let rule: CaseRule = syntax.isByKey ? .byKey : syntax.key == nil ? .tried : .tagged
    for item in syntax.cases { check(item, rule) }
    diagnostics += table.diagnostics
    if syntax.cases.isEmpty { diagnostics.append(SemaDiagnostics.noCases(name.text, at: name.span)) }
    if rule == .tried, table.entries.count > Self.maximumAttempts {
      diagnostics.append(SemaDiagnostics.tooManyAttempts(Self.maximumAttempts, at: name.span))
    }
    let cases = zip(table.entries, payloads).map { entry, payload in
      CheckedUnion.Case(
        name: entry.syntax.name.text, nameSpan: entry.syntax.name.span, documentation: entry.syntax.documentation,
        hasPayload: payload.exists, type: payload.type, typeSpan: payload.span, conversion: payload.conversion,
        read: entry.read, written: entry.written, isElse: entry.isElse, takesAbsence: entry.takesAbsence,
        conditions: payload.conditions, isWritten: entry.isWritten(selection))
    }
    return CheckedUnion(
      id: id, family: nil, kind: syntax.isMapped ? syntax.alias.map { .named($0.text) } ?? .mapped : .generated,
      name: syntax.mappingName ?? name.text, typeName: name.text, parameters: names.parameters,
      conformances: conformances, nameSpan: name.span,
      documentation: syntax.documentation,
      access: settings.access, settings: settings, selection: selection, cases: cases,
      positions: table.positions, declaredType: syntax.alias == nil ? nil : head.type(named: name))
  }

  /// What may stand in the lines of the cases.
  private enum CaseRule {
    /// Conditions, but no tags: the first case that fits is taken.
    case tried
    case tagged
    case byKey
  }

  private mutating func checkSelection(_ syntax: UnionSyntax) -> Union.Selection? {
    guard !syntax.isByKey else { return .key }
    guard let key = syntax.key else { return .firstThatFits }
    var checker = CasePathChecker()
    defer { diagnostics += checker.diagnostics }
    return checker.selection(key, payload: syntax.payloadKey)
  }

  private mutating func check(_ item: CaseSyntax, _ rule: CaseRule) {
    if item.isNamedElse {
      diagnostics.append(SemaDiagnostics.caseNamedElse(at: item.name.span))
    } else if let problem = ReservedNames.problem(ofCase: item.name.text, isFinite: false) {
      diagnostics.append(
        SemaDiagnostics.reservedName(item.name.text, of: "a case", because: problem, at: item.name.span))
    }
    let payload = checkPayload(item, rule)
    if payload.exists { nameWithoutPayload = nil }
    guard let added = table.add(item, content(of: item, rule)) else { return }
    guard !added.isNew else {
      payloads.append(payload)
      return
    }
    // A further read-only line may add values to a case, but not change it.
    let first = payloads[added.entry]
    let areDifferent = if let type = payload.type, let other = first.type { type != other } else { false }
    if areDifferent || payload.exists != first.exists {
      diagnostics.append(
        SemaDiagnostics.caseTypesDiffer(item.name.text, first: first.span, at: payload.span))
    }
  }

  private mutating func checkPayload(_ item: CaseSyntax, _ rule: CaseRule) -> Payload {
    let isElse = if case .otherwise = item.target { true } else { false }
    let conditions = checkConditions(of: item, rule, isElse: isElse)
    guard let type = item.payload, let property = item.payloadProperty else {
      checkEmptyCase(item, rule, isElse: isElse)
      return Payload(type: nil, span: item.name.span, conversion: nil, exists: false, conditions: conditions)
    }
    // A payload is read like a property of the same type.
    var nameless = settings
    nameless.exceptions = [:]
    var checker = PropertyChecker(names: names, settings: nameless, levels: levels, as: .payload)
    let checked = checker.check(property)
    diagnostics += checker.diagnostics
    uses += checker.uses
    usedRules += checker.usedRules
    return Payload(
      type: checked.type, span: type.span, conversion: checked.conversion, exists: true, conditions: conditions)
  }

  private mutating func checkConditions(of item: CaseSyntax, _ rule: CaseRule, isElse: Bool) -> [CaseCondition] {
    guard let first = item.conditions.first else { return [] }
    var checker = CasePathChecker()
    let conditions = item.conditions.compactMap { checker.condition($0) }
    diagnostics += checker.diagnostics
    if rule != .tried {
      diagnostics.append(SemaDiagnostics.conditionWithKey(at: first.span))
    } else if isElse {
      diagnostics.append(SemaDiagnostics.elseWithCondition(at: first.span))
    }
    return conditions
  }

  /// A case without payload.
  private mutating func checkEmptyCase(_ item: CaseSyntax, _ rule: CaseRule, isElse: Bool) {
    if isElse {
      switch item.arrow?.arrow {
      case .read:
        diagnostics.append(
          SemaDiagnostics.lossyElse(
            item.name.text, payload: rule == .tried ? "other: Value" : "other: Object", at: item.name.span))
      case .both, .write, nil:
        diagnostics.append(
          SemaDiagnostics.unionElseNotReversible(item.name.text, arrow: item.arrow?.span, at: item.name.span))
      }
    } else if rule == .tried {
      reportWithoutPayload(item.name)
    } else if item.arrow?.arrow != .write,
      names.find(item.name.text, in: .types, at: item.name.span).declaration?.mapping != nil
    {
      diagnostics.append(SemaDiagnostics.emptyCaseCalledLikeType(item.name.text, at: item.name.span))
    }
  }

  /// Two names after each other, of which the second is that of a type, are a case without its colon. It does not matter
  /// how far they are apart: the formatter puts each name on a line.
  private mutating func reportWithoutPayload(_ name: NameSyntax) {
    var problem = SemaDiagnostics.caseWithoutPayload(name.text, at: name.span)
    if let previous = nameWithoutPayload, !isType(previous), isType(name) {
      problem = SemaDiagnostics.caseWithoutColon(previous, type: name)
      diagnostics.removeAll { $0.span == previous.span }
    }
    diagnostics.append(problem)
    nameWithoutPayload = name
  }

  private func isType(_ name: NameSyntax) -> Bool {
    Scalar(rawValue: name.text) != nil || names.find(name.text, in: .types, at: name.span).declaration != nil
  }

  /// Invalid values are omitted, so that the case itself is still known.
  private mutating func content(of item: CaseSyntax, _ rule: CaseRule) -> CaseTable.Content {
    switch item.target {
    case .otherwise(let span): return .otherwise(span)
    case .absent(let span):
      guard rule != .tagged else { return .absent(span) }
      diagnostics.append(SemaDiagnostics.absenceWithoutTag(at: span))
      return .values([])
    case .none:
      // The parser has already reported an arrow without a target.
      guard item.arrow == nil else { return .values([]) }
      return .values(rule == .tried ? [] : [(.string(item.name.text), item.name.span)])
    case .values(let values):
      guard rule != .tried else {
        if let first = values.first {
          diagnostics.append(SemaDiagnostics.targetWithoutKey(item.name.text, at: first.span))
        }
        return .values([])
      }
      return .values(
        values.compactMap { value in literal(value, rule).map { (value: $0, span: value.span) } })
    }
  }

  private mutating func literal(_ value: ValueSyntax, _ rule: CaseRule) -> DefaultValue? {
    if rule == .byKey, let problem = value.problemAsKey {
      diagnostics.append(problem)
      return nil
    }
    let literal = DefaultValue.discriminator(value)
    if literal == nil { diagnostics.append(SemaDiagnostics.badCaseValue(value.kindName, at: value.span)) }
    return literal
  }
}

extension CaseTable.Entry {
  /// Whether the case can be written. Next to a tag, one that is only read is written without it; a key that is only
  /// read has nothing to be written under.
  func isWritten(_ selection: Union.Selection?) -> Bool {
    switch selection {
    case .discriminator, .context, nil: writtenAt != nil || !isElse
    case .key, .firstThatFits: writtenAt != nil
    }
  }
}

extension ValueSyntax {
  /// The problem of a literal as the key of a case; `nil` for a string.
  var problemAsKey: Diagnostic? {
    switch self {
    case .string, .missing: nil
    case .bool, .number, .none, .array, .dictionary, .enumCase, .record, .any, .swift, .variable:
      SemaDiagnostics.keyIsText(kindName, at: span)
    }
  }
}

extension DefaultValue {
  /// The value of a discriminator: a string, a number or a Boolean; `nil` for anything else.
  static func discriminator(_ value: ValueSyntax) -> DefaultValue? {
    switch value {
    case .string(let literal): .string(literal.value)
    case .bool(let flag, _): .bool(flag)
    case .number(let literal):
      NumberLiteral(literal.text).map { number in
        number.integer.map(DefaultValue.integer) ?? .floating(number.text)
      }
    case .none, .array, .dictionary, .enumCase, .record, .any, .variable, .swift, .missing: nil
    }
  }
}

extension CaseSyntax {
  /// Whether it is named by the word that elsewhere means all other values.
  ///
  /// With an arrow, what is read and written is clear.
  var isNamedElse: Bool { name.text == "else" && !name.isQuoted && arrow == nil }
}
