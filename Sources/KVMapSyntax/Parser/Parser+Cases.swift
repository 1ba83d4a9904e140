import KVMapSource

extension Parser {
  /// Enum = "enum" name [ ":" Type [ "," Protocols ] ] EnumBody
  mutating func parseEnum() -> EnumSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let rawType = eat(.colon) ? parseType() : nil
    let protocols = rawType != nil && eat(.comma) ? parseProtocols() : []
    let cases = parseEnumBody()
    return EnumSyntax(
      documentation: documentation, isMapped: false, name: name.map(typeName), rawType: rawType,
      conformances: protocols, alias: nil, cases: cases, span: span(from: start))
  }

  /// MappedEnum = TypeName [ ":" EnumConformances ] [ "as" name ] EnumBody
  mutating func parseMappedEnum(documentation: [String], start: Int) -> EnumSyntax {
    let name = parseTypeName(colonMayFollow: true)
    let (rawType, conformances) = eat(.colon) ? parseEnumConformances() : (nil, [])
    let alias = eat(.as) ? expectName(.alias) : nil
    let cases = parseEnumBody()
    return EnumSyntax(
      documentation: documentation, isMapped: true, name: name, rawType: rawType, conformances: conformances,
      alias: alias, cases: cases, span: span(from: start))
  }

  /// EnumConformances = Type [ "," Conformances ] | "~" name [ "," Conformances ]
  ///
  /// A name is a `Type` here; which of the two it is, the checker knows.
  private mutating func parseEnumConformances() -> (rawType: TypeSyntax?, [ConformanceSyntax]) {
    if at(.tilde) { return (nil, parseConformances()) }
    let type = parseType()
    return (type, eat(.comma) ? parseConformances() : [])
  }

  /// EnumBody = "{" { EnumCase [ "," ] } "}"
  private mutating func parseEnumBody() -> [CaseSyntax] {
    guard expectBody() else { return [] }
    return members(until: { $0.isAtDeclarationAmongNames }) { $0.parseEnumCase() }.compactMap(\.self)
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

  /// Union = "union" name [ GenericParameters ] UnionBody
  mutating func parseUnion() -> UnionSyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = expectName(.declarationName, colonMayFollow: true)
    let parameters = at(.leftAngle) ? parseGenericParameters() : []
    var union = UnionSyntax(
      documentation: documentation, isMapped: false, name: name.map(typeName), parameters: parameters,
      conformances: [], alias: nil, key: nil, payloadKey: nil, cases: [], span: span(from: start))
    parseUnionBody(of: &union)
    union.span = span(from: start)
    return union
  }

  /// MappedUnion = TypeName [ GenericParameters ] [ ":" Conformances ] [ "as" name ] UnionBody
  mutating func parseMappedUnion(documentation: [String], start: Int) -> UnionSyntax {
    let name = parseTypeName(colonMayFollow: true)
    let parameters = at(.leftAngle) ? parseGenericParameters() : []
    let conformances = eat(.colon) ? parseConformances() : []
    let alias = eat(.as) ? expectName(.alias) : nil
    var union = UnionSyntax(
      documentation: documentation, isMapped: true, name: name, parameters: parameters, conformances: conformances,
      alias: alias, key: nil, payloadKey: nil, cases: [], span: span(from: start))
    parseUnionBody(of: &union)
    union.span = span(from: start)
    return union
  }

  /// UnionBody = [ "by" "key" | "on" Path [ "in" Path ] ] "{" { UnionCase [ "," ] } "}"
  private mutating func parseUnionBody(of union: inout UnionSyntax) {
    passConformances()
    if eat(.by) {
      union.isByKey = expect(.key, .wordKey)
    } else if eat(.on) {
      union.key = parsePath()
      if eat(.in) { union.payloadKey = parsePath() }
    }
    passConformances()
    guard expectBody() else { return }
    union.cases = members(until: { $0.isAtDeclarationAmongCases }) { $0.parseUnionCase() }.compactMap(\.self)
  }

  /// UnionCase = name [ ":" Type ] [ "when" When { "and" When } ] [ Arrow Target ]
  private mutating func parseUnionCase() -> CaseSyntax? {
    guard var unionCase = newCase() else { return nil }
    let start = unionCase.name.span
    if let payload = passPayload() {
      unionCase.payload = payload
    } else if eat(.colon) {
      unionCase.payload = parseType()
    }
    if eat(.when) || passWordOfCondition() {
      repeat { unionCase.conditions.append(parseWhen()) } while eat(.and)
    }
    targetIfAny(of: &unionCase)
    passCaseBody(of: unionCase.name.text)
    unionCase.span = span(from: start)
    return unionCase
  }

  /// When = [ "not" ] Path [ "==" Literal | "is" ( "null" | "number" | "string" | "bool" | "array" | "object" ) ]
  private mutating func parseWhen() -> WhenSyntax {
    let start = index
    let isNegated = eat(.not)
    var condition = WhenSyntax(isNegated: isNegated, path: parsePath(), test: .presence, span: span(from: start))
    if eat(.equals) || passEqualOfCondition() {
      let value = parseLiteral(.literal)
      condition.test = if case .missing = value { .missing } else { .equality(value) }
    } else if eat(.is) {
      note(words: [.null, .numberKind, .stringKind, .bool, .array, .object])
      if let kind = ValueKindWord(current.keyword) {
        advance()
        condition.test = .kind(kind)
      } else {
        reportMissing(.valueKind)
        condition.test = .missing
      }
    }
    condition.span = span(from: start)
    return condition
  }

  /// Family = "family" TypeName ( "by" "key" | "on" Path ) "{" { FamilyCase [ "," ] } "}"
  mutating func parseFamily() -> FamilySyntax {
    let start = index
    let documentation = documentation()
    advance()
    let name = parseTypeName()
    let isByKey = eat(.by) && expect(.key, .wordKey)
    let key = !isByKey && expect(.on, .on) ? parsePath() : nil
    let cases = expectBody() ? members { $0.parseFamilyCase() } : []
    return FamilySyntax(
      documentation: documentation, name: name, key: key, isByKey: isByKey, cases: cases.compactMap(\.self),
      span: span(from: start))
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
    note(.name(.caseName))
    guard isAtName else {
      reportUnexpected(.caseName)
      return nil
    }
    let name = name(advance())
    return CaseSyntax(
      documentation: documentation, name: name, payload: nil, conditions: [], arrow: nil, target: .none, span: name.span
    )
  }

  private mutating func targetIfAny(of enumCase: inout CaseSyntax) {
    guard isAtArrow || at(.wrongArrow) || at(.equal) else { return }
    enumCase.arrow = passEqualOfCase() ?? parseArrow()
    enumCase.target = parseTarget()
  }

  /// Target = "else" | "nil" | Literal { "or" Literal }
  mutating func parseTarget() -> TargetSyntax {
    if at(.else) { return .otherwise(advance().span(in: file)) }
    if at(.nil) { return .absent(advance().span(in: file)) }
    let first = parseLiteral(.caseTarget)
    if case .missing = first { return .none }
    var values = [first]
    while eat(.or) { values.append(parseLiteral(.literal)) }
    return .values(values)
  }
}
