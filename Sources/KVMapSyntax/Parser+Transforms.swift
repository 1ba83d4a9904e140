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
    transform.name = expectName(.declarationName)
    if at(.leftParenthesis) { transform.parameters = parseParameters() }
    if expect(.colon, .colon) { transform.swiftType = parseType() }
    transform.arrow = parseArrow()
    if transform.arrow != nil { transform.documentType = parseType() }
    transform.body = parseTransformDefinition()
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
    guard isAtName else {
      reportMissing(.parameterName)
      return nil
    }
    let name = name(advance())
    let type = expect(.colon, .colon) ? parseType() : nil
    let value = eat(.equal) ? parseValue() : nil
    return TransformSyntax.Parameter(name: name, type: type, defaultValue: value, span: span(from: start))
  }

  /// TransformDefinition = "=" ( "swift" QualifiedName | Pipeline ) | TransformBody
  private mutating func parseTransformDefinition() -> TransformSyntax.Body {
    if eat(.equal) {
      if eat(.swift) { return .swift(parseQualifiedName(.swiftName)) }
      return .pipeline(parsePipeline())
    }
    if at(.leftBrace) { return .members(parseTransformBody()) }
    reportMissing(.transformBody)
    return .missing(missingPlace)
  }

  /// TransformBody = "{" [ ( "true" | "false" | "nil" ) ( PropertyRule Properties | RowRule Rows )
  ///                     | RowValue RowRule Rows
  ///                     | Property Properties ] "}"
  ///
  /// The first member decides whether the body is a table or a small map.
  private mutating func parseTransformBody() -> [TransformMember] {
    advance()
    isRecovering = false
    let isTable = isAtRowValue && next.kind != .colon
    let members = members(endsAtDeclaration: { $0.isAtDeclaration }) { parser in
      isTable ? parser.parseRow().map { TransformMember.row($0) } : parser.parseProperty().map { .property($0) }
    }
    return members.compactMap(\.self)
  }

  private var isAtRowValue: Bool {
    isAtWordOfValue || at(.string) || at(.multilineString) || at(.number) || at(.period)
  }

  /// Row = RowValue RowRule
  private mutating func parseRow() -> TableRowSyntax? {
    let start = index
    guard isAtRowValue else {
      reportUnexpected(.tableRow)
      return nil
    }
    let value = parseRowValue()
    let arrow = parseArrow()
    let target = arrow == nil ? .none : parseTarget()
    return TableRowSyntax(value: value, arrow: arrow, target: target, span: span(from: start))
  }

  /// RowValue = Literal | "nil" | CaseValue
  private mutating func parseRowValue() -> ValueSyntax {
    if at(.period) { return parseCaseValue() }
    if at(.nil) { return .none(advance().span(in: file)) }
    return parseLiteral(.tableRow)
  }
}
