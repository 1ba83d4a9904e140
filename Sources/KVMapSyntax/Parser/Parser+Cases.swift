import KVMapSource

extension Parser {
  /// Enum = "enum" name [ ":" Type ] "{" { EnumCase [ "," ] } "}"
  mutating func parseEnum() -> EnumSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let rawType = eat(.colon) ? parseType() : nil
    passConformances(behindType: true)
    let cases =
      expectBody() ? members(until: \.isAtDeclarationAmongNames) { $0.parseEnumCase() } : []
    return EnumSyntax(
      documentation: documentation, name: name, rawType: rawType, cases: cases.compactMap(\.self),
      span: span(from: start))
  }

  /// EnumCase = name [ "(" Type ")" ] [ Arrow Target ]
  private mutating func parseEnumCase() -> CaseSyntax? {
    guard var enumCase = newCase() else { return nil }
    let start = enumCase.name.span
    if eat(.leftParenthesis) {
      enumCase.payload = parseType()
      expectClosing(.rightParenthesis, .closingParenthesis)
    }
    targetIfAny(of: &enumCase)
    enumCase.span = span(from: start)
    return enumCase
  }

  /// Union = "union" name [ "on" Path [ "in" Path ] ] "{" { UnionCase [ "," ] } "}"
  mutating func parseUnion() -> UnionSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    var key: PathSyntax?
    var payloadKey: PathSyntax?
    if eat(.on) {
      key = parsePath()
      if eat(.in) { payloadKey = parsePath() }
    }
    passConformances()
    let cases = expectBody() ? members { $0.parseUnionCase() } : []
    return UnionSyntax(
      documentation: documentation, name: name, key: key, payloadKey: payloadKey, cases: cases.compactMap(\.self),
      span: span(from: start))
  }

  /// UnionCase = name ":" Type [ "when" Path ] [ Arrow Target ]
  private mutating func parseUnionCase() -> CaseSyntax? {
    guard var unionCase = newCase() else { return nil }
    let start = unionCase.name.span
    if let payload = passPayload() {
      unionCase.payload = payload
    } else if expect(.colon, .colon) {
      unionCase.payload = parseType()
    }
    if eat(.when) { unionCase.condition = parsePath() }
    targetIfAny(of: &unionCase)
    unionCase.span = span(from: start)
    return unionCase
  }

  /// Family = "family" TypeName "on" Path "{" { FamilyCase [ "," ] } "}"
  mutating func parseFamily() -> FamilySyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = parseTypeName()
    let key = expect(.on, .on) ? parsePath() : nil
    let cases = expectBody() ? members { $0.parseFamilyCase() } : []
    return FamilySyntax(
      documentation: documentation, name: name, key: key, cases: cases.compactMap(\.self), span: span(from: start))
  }

  /// FamilyCase = name Arrow Target
  private mutating func parseFamilyCase() -> CaseSyntax? {
    guard var familyCase = newCase() else { return nil }
    let start = familyCase.name.span
    if let arrow = parseArrow() {
      familyCase.arrow = arrow
      familyCase.target = parseTarget()
    }
    familyCase.span = span(from: start)
    return familyCase
  }

  private mutating func newCase() -> CaseSyntax? {
    let documentation = documentation()
    passCaseWord()
    guard isAtName else {
      reportUnexpected(.caseName)
      return nil
    }
    let name = name(advance())
    return CaseSyntax(
      documentation: documentation, name: name, payload: nil, condition: nil, arrow: nil, target: .none, span: name.span
    )
  }

  private mutating func targetIfAny(of enumCase: inout CaseSyntax) {
    guard isAtArrow || at(.wrongArrow) || at(.equal) else { return }
    enumCase.arrow = passEqualOfCase() ?? parseArrow()
    enumCase.target = parseTarget()
  }

  /// Target = "else" | Literal { "or" Literal }
  mutating func parseTarget() -> TargetSyntax {
    if at(.else) { return .otherwise(advance().span(in: file)) }
    let first = parseLiteral(.caseTarget)
    if case .missing = first { return .none }
    var values = [first]
    while eat(.or) { values.append(parseLiteral(.literal)) }
    return .values(values)
  }
}
