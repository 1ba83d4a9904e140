import KVMapSource
import KVMapSyntax

/// Checks one `enum`.
struct EnumChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let names: NameLookup
  private let settings: RuleSettings
  private var table = CaseTable()
  /// The number of the next case without an explicit one (A71): the previous number plus one.
  private var next: NumberLiteral? = NumberLiteral("0")
  private var payloads: [Int: Bool] = [:]

  init(names: NameLookup, settings: RuleSettings) {
    self.names = names
    self.settings = settings
  }

  mutating func check(_ syntax: EnumSyntax, named name: TypeNameSyntax, id: EnumerationID) -> CheckedEnumeration {
    let (raw, list) = checkRawType(of: syntax)
    let isFinite = !syntax.cases.contains { $0.payload != nil }
    for item in syntax.cases { check(item, raw: raw, isFinite: isFinite) }
    diagnostics += table.diagnostics
    if syntax.cases.isEmpty { diagnostics.append(SemaDiagnostics.noCases(name.text, at: name.span)) }
    let cases = table.entries.enumerated().map { index, entry in
      CheckedEnumeration.Case(
        name: entry.syntax.name.text, nameSpan: entry.syntax.name.span, documentation: entry.syntax.documentation,
        read: entry.read, written: entry.written, isElse: entry.isElse, hasPayload: payloads[index] ?? false)
    }
    var head = HeadChecker(names: names)
    let conformances = syntax.isMapped ? head.conformances(list) : StatedConformances()
    let protocols = syntax.isMapped ? [] : head.protocols(list)
    diagnostics += head.diagnostics
    if !syntax.isMapped, !isFinite, let one = list.first(where: { $0.name.text == "CaseIterable" }) {
      diagnostics.append(
        SemaDiagnostics.impossibleConformance(one.name.text, "it has a case for every other value", at: one.span))
    }
    return CheckedEnumeration(
      id: id, kind: syntax.isMapped ? syntax.alias.map { .named($0.text) } ?? .mapped : .generated,
      name: syntax.mappingName ?? name.text, typeName: name.text, nameSpan: name.span,
      conformances: conformances, protocols: protocols, documentation: syntax.documentation,
      access: settings.access, raw: raw, cases: cases, positions: table.positions,
      declaredType: syntax.alias == nil ? nil : head.type(named: name))
  }

  /// The raw type, if the first name behind `:` is one, and the protocols.
  ///
  /// Names that no mapping declares are protocols, unless they are close to those of raw types.
  private mutating func checkRawType(of syntax: EnumSyntax) -> (Scalar?, [ConformanceSyntax]) {
    guard let type = syntax.rawType else { return (.string, syntax.conformances) }
    if case .named(let name, let arguments, _) = type, arguments.isEmpty, !BuiltInType.names.contains(name.text) {
      let found = names.find(name.text, in: .types, at: name.span)
      if let declaration = found.declaration {
        diagnostics.append(SemaDiagnostics.noProtocol(declaration, at: name.span))
        return (nil, syntax.conformances)
      }
      let near = closest(to: name.text, in: Self.rawTypes)
      if found.diagnostics.isEmpty, near == nil, name.nested.isEmpty {
        let first = ConformanceSyntax(name: name.first, isDenied: false, span: name.span)
        return (.string, [first] + syntax.conformances)
      }
      if let near {
        diagnostics.append(SemaDiagnostics.unknownType(name.text, suggestion: near, at: name.span))
        return (nil, syntax.conformances)
      }
    }
    return (checkRawType(type), syntax.conformances)
  }

  private static let rawTypes = Scalar.allCases.filter { $0 == .string || $0.integerRange != nil }.map(\.rawValue)

  private mutating func checkRawType(_ syntax: TypeSyntax) -> Scalar? {
    var resolver = TypeResolver(names: names)
    let type = resolver.resolve(syntax)
    diagnostics += resolver.diagnostics
    guard let type else { return nil }
    if case .scalar(let scalar) = type, scalar == .string || scalar.integerRange != nil { return scalar }
    diagnostics.append(SemaDiagnostics.badRawType(names.text(of: type), at: syntax.span))
    return nil
  }

  private mutating func check(_ item: CaseSyntax, raw: Scalar?, isFinite: Bool) {
    if item.isNamedElse {
      diagnostics.append(SemaDiagnostics.caseNamedElse(at: item.name.span))
    } else if let problem = ReservedNames.problem(ofCase: item.name.text, isFinite: isFinite) {
      diagnostics.append(
        SemaDiagnostics.reservedName(item.name.text, of: "a case", because: problem, at: item.name.span))
    }
    guard let raw, let added = table.add(item, content(of: item, raw: raw)) else { return }
    checkPayload(item, of: added.entry, raw: raw)
  }

  /// Erroneous parts are left out, so that the case itself is known.
  private mutating func content(of item: CaseSyntax, raw: Scalar) -> CaseTable.Content {
    switch item.target {
    case .otherwise(let span): return .otherwise(span)
    case .absent(let span):
      diagnostics.append(SemaDiagnostics.absenceWithoutTag(at: span))
      return .values([])
    case .values(let values):
      let checked = values.compactMap { value -> (value: DefaultValue, span: Span)? in
        literal(value, raw: raw).map { ($0, value.span) }
      }
      count(from: checked.first?.value)
      return .values(checked)
    case .none:
      // The parser reported an arrow without a target.
      guard item.arrow == nil else { return .values([]) }
      if raw == .string { return .values([(.string(item.name.text), item.name.span)]) }
      guard let range = raw.integerRange, let text = next?.integer, range.contains(text) else {
        diagnostics.append(
          SemaDiagnostics.numberDoesNotFit(next?.text ?? "", raw: raw.rawValue, at: item.name.span))
        return .values([])
      }
      count(from: .integer(text))
      return .values([(.integer(text), item.name.span)])
    }
  }

  /// The text of a case must have the enum's raw type (A125).
  private mutating func literal(_ value: ValueSyntax, raw: Scalar) -> DefaultValue? {
    switch value {
    case .missing: return nil
    case .string(let literal) where raw == .string: return .string(literal.value)
    case .number(let literal):
      guard let range = raw.integerRange else { break }
      guard let number = NumberLiteral(literal.text), let text = number.integer, range.contains(text) else {
        diagnostics.append(SemaDiagnostics.numberDoesNotFit(literal.text, raw: raw.rawValue, at: value.span))
        return nil
      }
      return .integer(text)
    case .string, .bool, .none, .array, .dictionary, .enumCase, .record, .any, .variable, .swift: break
    }
    diagnostics.append(SemaDiagnostics.wrongCaseValue(value.kindName, raw: raw.rawValue, at: value.span))
    return nil
  }

  private mutating func count(from value: DefaultValue?) {
    guard case .integer(let text)? = value else { return }
    next = NumberLiteral(Scalar.successor(of: text))
  }

  /// Only the `else` case has a payload, and its payload is the value that was read.
  private mutating func checkPayload(_ item: CaseSyntax, of entry: Int, raw: Scalar) {
    let isElse = if case .otherwise = item.target { true } else { false }
    if let syntax = item.payload {
      var resolver = TypeResolver(names: names)
      let type = resolver.resolve(syntax)
      diagnostics += resolver.diagnostics
      if !isElse {
        diagnostics.append(SemaDiagnostics.payloadWithoutElse(item.name.text, at: syntax.span))
      } else if let type, type != .scalar(raw) {
        diagnostics.append(
          SemaDiagnostics.wrongPayload(names.text(of: type), raw: raw.rawValue, at: syntax.span))
      }
    }
    let hasPayload = isElse && item.payload != nil
    payloads[entry] = payloads[entry] == true || hasPayload
    guard isElse, !hasPayload else { return }
    switch item.arrow?.arrow {
    case .read:
      diagnostics.append(
        SemaDiagnostics.lossyElse(item.name.text, payload: "other(\(raw.rawValue))", at: item.name.span))
    case .both, .write, nil:
      diagnostics.append(
        SemaDiagnostics.elseNotReversible(
          item.name.text, raw: raw.rawValue, arrow: item.arrow?.span, at: item.name.span))
    }
  }
}
