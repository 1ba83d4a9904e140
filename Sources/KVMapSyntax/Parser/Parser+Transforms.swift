import KVMapSource

extension Parser {
  /// Transform = "transform" name [ Parameters ] ":" Type Arrow Type TransformDefinition
  mutating func parseTransform() -> TransformSyntax {
    let start = index
    let documentation = documentation()
    advance()
    var transform = TransformSyntax(
      documentation: documentation, name: nil, parameters: [], swiftType: nil, arrow: nil, documentType: nil,
      body: .missing(missingPlace), span: span(from: start))
    transform.name = expectName(.declarationName, colonMayFollow: true)
    if at(.leftParenthesis) { transform.parameters = parseParameters() }
    if expect(.colon, .colon) { transform.swiftType = parseType() }
    transform.arrow = parseArrow()
    if transform.arrow != nil || isAtName || at(.leftBracket) { transform.documentType = parseType() }
    parameterNames = Set(transform.parameters.map(\.name.text))
    transform.body = parseTransformDefinition()
    parameterNames = []
    transform.span = span(from: start)
    return transform
  }

  /// Parameters = "(" [ Parameter { "," Parameter } ] ")"
  private mutating func parseParameters() -> [TransformSyntax.Parameter] {
    advance()
    var parameters: [TransformSyntax.Parameter] = []
    if !at(.rightParenthesis) {
      repeat {
        if let parameter = parseParameter() { parameters.append(parameter) }
      } while eat(.comma)
    }
    expectClosing(.rightParenthesis, .closingParenthesis)
    return parameters
  }

  /// Parameter = name ":" Type [ "=" Value ]
  private mutating func parseParameter() -> TransformSyntax.Parameter? {
    let start = index
    note(.name(.parameterName))
    guard isAtName else {
      reportMissing(.parameterName)
      return nil
    }
    let name = name(advance())
    let type = expect(.colon, .colon) ? parseType() : nil
    let value = eat(.equal) ? valueBehindEqual() : nil
    return TransformSyntax.Parameter(name: name, type: type, defaultValue: value, span: span(from: start))
  }

  /// TransformDefinition = "=" ( "swift" QualifiedName [ "with" Surroundings ] | Pipeline ) | TransformBody
  private mutating func parseTransformDefinition() -> TransformSyntax.Body {
    if eat(.equal) {
      if eat(.swift) {
        let name = parseQualifiedName(.swiftName)
        return .swift(name, with: eat(.with) ? parseSurroundings() : [])
      }
      return understood { $0.parsePipeline() }.map { .pipeline($0) } ?? .missing(missingPlace)
    }
    if at(.leftBrace) { return .members(parseTransformBody()) }
    reportMissing(.transformBody)
    return .missing(missingPlace)
  }

  /// Surroundings = name { "," name }
  private mutating func parseSurroundings() -> [NameSyntax] {
    var names: [NameSyntax] = []
    repeat {
      if let name = expectName(.surrounding) { names.append(name) }
    } while eat(.comma)
    return names
  }

  /// TransformBody = "{" [ ( "true" | "false" | "nil" ) ( PropertyRule [ "," ] { Property [ "," ] }
  ///                                                    | Arrow Target [ "," ] { Row [ "," ] } )
  ///                     | ( string | number | CaseValue ) Arrow Target [ "," ] { Row [ "," ] }
  ///                     | Property [ "," ] { Property [ "," ] } ] "}"
  ///
  /// The first member decides whether the body is a table or an inline mapping.
  private mutating func parseTransformBody() -> [TransformMember] {
    advance()
    isRecovering = false
    var isTable: Bool?
    let members = members { parser -> TransformMember? in
      switch isTable {
      case true: return parser.parseRow().map { .row($0) }
      case false: return parser.parseProperty().map { .property($0) }
      case nil:
        let first = parser.firstTransformMember()
        isTable = first.isTable
        return first.member
      }
    }
    return members.compactMap(\.self)
  }

  private mutating func firstTransformMember() -> (member: TransformMember?, isTable: Bool) {
    guard isAtWordOfValue else {
      if isAtRowValue { return (parseRow().map { .row($0) }, true) }
      return (parseProperty().map { .property($0) }, false)
    }
    let documentation = documentation()
    let word = current
    let value = parseRowValue()
    guard at(.colon) else { return (.row(row(value)), true) }
    let rule = parsePropertyRule(name(word), documentation: documentation, attributes: [], start: word)
    return (.property(rule), false)
  }

  private var isAtRowValue: Bool {
    isAtWordOfValue || at(.string) || at(.multilineString) || at(.number) || at(.period)
  }

  /// Row = RowValue Arrow Target
  private mutating func parseRow() -> TableRowSyntax? {
    guard isAtRowValue else {
      reportUnexpected(.tableRow)
      return nil
    }
    return row(parseRowValue())
  }

  private mutating func row(_ value: ValueSyntax) -> TableRowSyntax {
    let arrow = parseArrow()
    let target = arrow == nil ? .none : parseTarget()
    return TableRowSyntax(value: value, arrow: arrow, target: target, span: span(from: value.span))
  }

  /// RowValue = Literal | "nil" | CaseValue
  private mutating func parseRowValue() -> ValueSyntax {
    if at(.period) { return parseCaseValue() }
    if at(.nil) { return .none(advance().span(in: file)) }
    return parseLiteral(.tableRow)
  }
}
