import KVMapSource
import KVMapSyntax

/// Checks one `family`: its classes and the discriminator that distinguishes them.
struct FamilyChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [NameLookup.Use] = []
  private let names: NameLookup
  private let settings: RuleSettings
  private var table: CaseTable
  private var classes: [(mapping: MappingID?, span: Span)] = []

  init(names: NameLookup, settings: RuleSettings) {
    self.names = names
    self.settings = settings
    table = CaseTable(isLenient: settings.coercion == .lenient)
  }

  mutating func check(_ syntax: FamilySyntax, named name: TypeNameSyntax, id: UnionID) -> CheckedUnion {
    let base = classNamed(name.text, isBase: true, at: name.span)
    var checker = CasePathChecker()
    let selection = syntax.isByKey ? .key : syntax.key.flatMap { checker.selection($0, payload: nil) }
    diagnostics += checker.diagnostics
    for item in syntax.cases { check(item, isByKey: syntax.isByKey) }
    diagnostics += table.diagnostics
    if syntax.cases.isEmpty { diagnostics.append(SemaDiagnostics.noCases(name.text, at: name.span)) }
    let cases = zip(table.entries, classes).map { entry, item in
      CheckedUnion.Case(
        name: entry.syntax.name.text, nameSpan: entry.syntax.name.span, documentation: entry.syntax.documentation,
        type: item.mapping.map(ValueType.mapping), typeSpan: item.span,
        conversion: item.mapping.map(Conversion.mapping), read: entry.read, written: entry.written,
        isElse: entry.isElse, takesAbsence: entry.takesAbsence, conditions: [],
        isWritten: entry.isWritten(selection))
    }
    let type = base.flatMap { _ in names.find(name.text, in: .types, at: name.span).declaration?.name } ?? name.text
    return CheckedUnion(
      id: id, family: base, name: type, typeName: type, nameSpan: name.span, documentation: syntax.documentation,
      access: settings.access, settings: settings, selection: selection,
      cases: cases, positions: table.positions)
  }

  private mutating func check(_ item: CaseSyntax, isByKey: Bool) {
    let mapping = classNamed(item.name.text, isBase: false, at: item.name.span)
    guard let added = table.add(item, content(of: item, isByKey: isByKey)) else { return }
    if added.isNew { classes.append((mapping, item.name.span)) }
  }

  /// Erroneous parts are left out, so that the class itself is known.
  private mutating func content(of item: CaseSyntax, isByKey: Bool) -> CaseTable.Content {
    switch item.target {
    case .otherwise(let span): return .otherwise(span)
    case .absent(let span):
      guard isByKey else { return .absent(span) }
      diagnostics.append(SemaDiagnostics.absenceWithoutTag(at: span))
      return .values([])
    case .none:
      // The parser reported an arrow without a target.
      return .values(item.arrow == nil ? [(.string(item.name.text), item.name.span)] : [])
    case .values(let values):
      var checked: [(value: DefaultValue, span: Span)] = []
      for value in values {
        if isByKey, let problem = value.problemAsKey {
          diagnostics.append(problem)
        } else if let literal = DefaultValue.discriminator(value) {
          checked.append((literal, value.span))
        } else {
          diagnostics.append(SemaDiagnostics.badCaseValue(value.kindName, at: value.span))
        }
      }
      return .values(checked)
    }
  }

  /// - Returns: `nil` when there is no such class, which is then reported.
  private mutating func classNamed(_ name: String, isBase: Bool, at span: Span) -> MappingID? {
    let found = names.find(name, in: .types, at: span)
    diagnostics += found.diagnostics
    guard let declaration = found.declaration else {
      if found.diagnostics.isEmpty {
        let suggestion = names.suggestedClass(for: name)
        diagnostics.append(SemaDiagnostics.unknownClass(name, suggestion: suggestion, isBase: isBase, at: span))
      }
      return nil
    }
    uses.append(.init(span: span, declaration: declaration))
    switch declaration.kind {
    case .classType where declaration.parameterCount > 0:
      diagnostics.append(SemaDiagnostics.genericBase(name, at: span))
      return nil
    case .classType: return declaration.mapping
    case .map, .structure, .enumeration, .union, .externType, .mixin, .transform:
      diagnostics.append(SemaDiagnostics.familyOfNoClass(name, declaration.kind, at: span))
      return nil
    }
  }
}
