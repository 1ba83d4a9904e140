import KVMapSource
import KVMapSyntax

/// Checks one `union` in isolation. `UnionRelations` checks how it relates to other declarations.
struct UnionChecker {
  /// The maximum number of cases of a union without `on`, since each of them may be tried on a value.
  static let maximumAttempts = 64

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private(set) var usedRules: [Span] = []
  private let names: NameLookup
  private let settings: RuleSettings
  private let levels: [DefaultConversions]
  private var table = CaseTable()
  private var payloads: [Payload] = []

  private struct Payload {
    var type: ValueType?
    var span: Span
    var conversion: Conversion?
    var condition: DocumentPath?
  }

  /// - Parameters:
  ///   - settings: The settings of the file.
  ///   - levels: The `default … via` lines of the file and of its imports, nearest first.
  init(names: NameLookup, settings: RuleSettings, levels: [DefaultConversions]) {
    self.names = names
    // A payload is not a property, so rules that refer to properties by name do not apply to it.
    self.settings = settings
    self.levels = levels.map { DefaultConversions(byType: $0.byType) }
  }

  mutating func check(_ syntax: UnionSyntax, named name: NameSyntax, id: UnionID) -> CheckedUnion {
    let selection = checkSelection(syntax)
    for item in syntax.cases { check(item, hasKey: syntax.key != nil) }
    diagnostics += table.diagnostics
    if syntax.cases.isEmpty { diagnostics.append(SemaDiagnostics.noCases(name.text, at: name.span)) }
    if syntax.key == nil, table.entries.count > Self.maximumAttempts {
      diagnostics.append(SemaDiagnostics.tooManyAttempts(Self.maximumAttempts, at: name.span))
    }
    let cases = zip(table.entries, payloads).map { entry, payload in
      CheckedUnion.Case(
        name: entry.syntax.name.text, nameSpan: entry.syntax.name.span, documentation: entry.syntax.documentation,
        type: payload.type, typeSpan: payload.span, conversion: payload.conversion, read: entry.read,
        written: entry.written, isElse: entry.isElse, condition: payload.condition, isWritten: entry.writtenAt != nil)
    }
    return CheckedUnion(
      id: id, family: nil, name: name.text, nameSpan: name.span, documentation: syntax.documentation,
      access: settings.access, settings: settings, selection: selection, cases: cases,
      positions: table.positions)
  }

  private mutating func checkSelection(_ syntax: UnionSyntax) -> Union.Selection? {
    guard let key = syntax.key else { return .firstThatFits }
    var checker = CasePathChecker()
    let path = checker.check(key, isWritten: true)
    let payload = syntax.payloadKey.map { checker.check($0, isWritten: true) }
    diagnostics += checker.diagnostics
    guard let path else { return nil }
    guard let payload else { return .discriminator(path, payload: nil) }
    guard let payload else { return nil }
    if path.overlaps(payload) {
      diagnostics.append(
        SemaDiagnostics.sameCasePaths(
          path.description, payload.description, at: syntax.payloadKey?.span ?? key.span))
      return nil
    }
    return .discriminator(path, payload: payload)
  }

  private mutating func check(_ item: CaseSyntax, hasKey: Bool) {
    if let problem = ReservedNames.problem(ofCase: item.name.text, isFinite: false) {
      diagnostics.append(
        SemaDiagnostics.reservedName(item.name.text, of: "a case", because: problem, at: item.name.span))
    }
    let payload = checkPayload(item, hasKey: hasKey)
    guard let added = table.add(item, content(of: item, hasKey: hasKey)) else { return }
    guard !added.isNew else {
      payloads.append(payload)
      return
    }
    // A further read-only line may add values to a case, but not change it.
    if let type = payload.type, let first = payloads[added.entry].type, type != first {
      diagnostics.append(
        SemaDiagnostics.caseTypesDiffer(item.name.text, first: payloads[added.entry].span, at: payload.span))
    }
  }

  private mutating func checkPayload(_ item: CaseSyntax, hasKey: Bool) -> Payload {
    var condition: DocumentPath?
    if let path = item.condition {
      var checker = CasePathChecker()
      condition = checker.check(path, isWritten: false)
      diagnostics += checker.diagnostics
      let isElse = if case .otherwise = item.target { true } else { false }
      if hasKey {
        diagnostics.append(SemaDiagnostics.conditionWithKey(at: path.span))
      } else if isElse {
        diagnostics.append(SemaDiagnostics.elseWithCondition(at: path.span))
      }
    }
    guard let type = item.payload, let property = item.payloadProperty else {
      return Payload(type: nil, span: item.name.span, conversion: nil, condition: condition)
    }
    // A payload is read like a property of the same type.
    var nameless = settings
    nameless.exceptions = [:]
    var checker = PropertyChecker(names: names, settings: nameless, levels: levels, as: .payload)
    let checked = checker.check(property)
    diagnostics += checker.diagnostics
    uses += checker.uses
    usedRules += checker.usedRules
    return Payload(type: checked.type, span: type.span, conversion: checked.conversion, condition: condition)
  }

  /// Invalid values are omitted, so that the case itself is still known.
  private mutating func content(of item: CaseSyntax, hasKey: Bool) -> CaseTable.Content {
    switch item.target {
    case .otherwise(let span): return .otherwise(span)
    case .none:
      // The parser has already reported an arrow without a target.
      guard item.arrow == nil else { return .values([]) }
      return .values(hasKey ? [(.string(item.name.text), item.name.span)] : [])
    case .values(let values):
      guard hasKey else {
        if let first = values.first {
          diagnostics.append(SemaDiagnostics.targetWithoutKey(item.name.text, at: first.span))
        }
        return .values([])
      }
      return .values(
        values.compactMap { value in literal(value).map { (value: $0, span: value.span) } })
    }
  }

  private mutating func literal(_ value: ValueSyntax) -> DefaultValue? {
    let literal = DefaultValue.discriminator(value)
    if literal == nil { diagnostics.append(SemaDiagnostics.badCaseValue(value.kindName, at: value.span)) }
    return literal
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
    case .none, .array, .dictionary, .enumCase, .record, .variable, .missing: nil
    }
  }
}
