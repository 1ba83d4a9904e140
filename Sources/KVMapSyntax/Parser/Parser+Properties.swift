import KVMapSource

extension Parser {
  /// PropertyRule = ":" { Modifier } Type [ "<-" Source [ "->" Source ] | ( "<->" | "->" ) Source ]
  ///                [ "|" Pipeline ] [ "unless" Sentinels ] [ "=" DefaultValue ]
  ///                [ Check ] [ Sync ]
  mutating func parsePropertyRule(
    _ name: NameSyntax, documentation: [String], attributes: [NameSyntax], start: Token
  ) -> PropertySyntax {
    var property = PropertySyntax(
      documentation: documentation, attributes: attributes, name: name, modifiers: [], type: nil, arrow: nil,
      source: nil, writtenSource: nil, pipeline: [], sentinels: nil, defaultValue: nil, check: nil, sync: nil,
        enclosingPath: blockPath,
      span: start.span(in: file))
    // Without its colon the rest of the line is still understood, but a missing type is not reported as well.
    let hasColon = eat(.colon)
    let isBeforeType =
      !hasColon && !current.flags.contains(.beginsLine) && (isAtName && mayBeType(current) || at(.leftBracket) && next.kind != .colon)
      && hint(for: .colon) == nil
    if !hasColon { reportMissing(.colon, insert: isBeforeType ? ":" : nil) }
    guard hasColon || !current.flags.contains(.beginsLine) else {
      property.span = span(from: start.span(in: file))
      return property
    }
    while let modifier = parseOptionalModifier() { property.modifiers.append(modifier) }
    if hasColon || isBeforeType { property.type = parseType() }
    if isAtArrow || at(.wrongArrow) {
      property.arrow = parseArrow()
      property.source = alternativesBehindOr(of: understoodSource())
      if property.arrow?.arrow == .read, eat(.write) { property.writtenSource = understoodSource() }
    }
    if eat(.pipe) { property.pipeline = understood { $0.parsePipeline() } ?? [] }
    if eat(.unless) { property.sentinels = understood { $0.parseSentinels() } }
    if eat(.equal) { property.defaultValue = parseDefaultValue() }
    if at(.where) { property.check = parseCheck() }
    if at(.sync) { property.sync = parseSync() }
    property.span = span(from: start.span(in: file))
    guard index != probedIndex else { return property }
    if isAtArrow || at(.pipe) || at(.equal) || (at(.unless) || at(.where) || at(.sync)) && next.kind != .colon {
      let isSecondArrow = current.kind == .both && property.arrow?.arrow == .read
      report(
        .misplacedPart(
          description(of: current), current.span(in: file),
          note: isSecondArrow ? "a second key, which is written, follows '->': '<- a -> b'" : nil))
    }
    return property
  }

  /// Modifier = "lenient" | "strict" | "lossy"
  private mutating func parseOptionalModifier() -> (modifier: PropertySyntax.Modifier, span: Span)? {
    note(words: [.lenient, .strict, .lossy])
    guard let keyword = current.keyword, let modifier = PropertySyntax.Modifier(rawValue: keyword.rawValue),
      !isAtNextMember
    else { return nil }
    return (modifier, advance().span(in: file))
  }

  /// Arrow = "<->" | "<-" | "->"
  mutating func parseArrow() -> ArrowSyntax? {
    if isAtArrow { return arrow(advance()) }
    reportMissing(.arrow)
    guard at(.wrongArrow) else { return nil }
    return ArrowSyntax(arrow: .both, span: advance().span(in: file))
  }

  /// Pipeline = Stage { "|" Stage }
  mutating func parsePipeline() -> [StageSyntax] {
    var stages: [StageSyntax] = []
    repeat { stages.append(parseStage()) } while eat(.pipe)
    return stages
  }

  /// Stage = Call { "or" Call }
  private mutating func parseStage() -> StageSyntax {
    let start = index
    var calls: [CallSyntax] = []
    repeat {
      if let call = parseCall() { calls.append(call) }
    } while eat(.or)
    return StageSyntax(calls: calls, span: span(from: start))
  }

  /// Call = name [ "(" [ Argument { "," Argument } ] ")" ]
  private mutating func parseCall() -> CallSyntax? {
    let start = index
    guard let name = expectName(.transformer) else { return nil }
    var arguments: [CallSyntax.Argument] = []
    if eat(.leftParenthesis) {
      if !at(.rightParenthesis) {
        repeat { arguments.append(parseArgument()) } while eat(.comma)
      }
      expectClosing(.rightParenthesis, .closingParenthesis)
    }
    return CallSyntax(name: name, arguments: arguments, span: span(from: start))
  }

  /// Argument = name ":" ArgumentValue | ArgumentValue
  private mutating func parseArgument() -> CallSyntax.Argument {
    let start = index
    note(.name(.argument))
    guard isAtName, !isAtWordOfValue else {
      let value = parseArgumentValue()
      return CallSyntax.Argument(label: nil, value: value, span: span(from: start))
    }
    if let value = passParameterWithoutSign() {
      return CallSyntax.Argument(label: nil, value: value, span: span(from: start))
    }
    let label = name(advance())
    if passTextWithoutQuotes(label) {
      return CallSyntax.Argument(label: nil, value: .missing(label.span), span: span(from: start))
    }
    // The lexer has reported a name with a dash: most likely a pattern without quotes.
    guard !label.text.contains("-") || at(.colon), expect(.colon, .colon) else {
      return CallSyntax.Argument(label: label, value: .missing(missingPlace), span: span(from: start))
    }
    let value = parseArgumentValue()
    return CallSyntax.Argument(label: label, value: value, span: span(from: start))
  }

  /// ArgumentValue = variable | Value
  private mutating func parseArgumentValue() -> ValueSyntax {
    guard at(.variable) else { return passParameterWithoutSign() ?? parseValue() }
    let token = advance()
    return .variable(signedName(token), token.span(in: file))
  }

  /// Sync = "sync" [ "owned" ] name [ "(" name ")" ]
  private mutating func parseSync() -> SyncSyntax {
    let start = index
    advance()
    let owned = at(.owned) ? advance().span(in: file) : nil
    let policy = expectName(.syncPolicy)
    var target: NameSyntax?
    if policy != nil, eat(.leftParenthesis) {
      target = expectName(.relation)
      expectClosing(.rightParenthesis, .closingParenthesis)
    }
    return SyncSyntax(owned: owned, policy: policy, target: target, span: span(from: start))
  }
}
