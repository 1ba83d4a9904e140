import KVMapSource

extension Parser {
  /// Value = Literal | "nil" | CaseValue | Collection
  mutating func parseValue() -> ValueSyntax {
    note(.value)
    if at(.leftBracket) { return parseCollection() }
    if at(.period) { return parseCaseValue() }
    if at(.nil) { return .none(advance().span(in: file)) }
    return parseLiteral(.value)
  }

  /// Literal = string | number | "true" | "false"
  mutating func parseLiteral(_ expected: Expected) -> ValueSyntax {
    if at(.string) || at(.multilineString) { return .string(string(advance())) }
    if at(.number) { return .number(number(advance())) }
    if at(.true) { return .bool(true, advance().span(in: file)) }
    if at(.false) { return .bool(false, advance().span(in: file)) }
    reportMissing(expected)
    return .missing(missingPlace)
  }

  /// DefaultValue = "swift" QualifiedName | "{" "}" | Value
  mutating func parseDefaultValue() -> ValueSyntax {
    let start = index
    if at(.swift), !isAtNextMember {
      return understoodValue { parser in
        parser.advance()
        let name = parser.parseQualifiedName(.swiftName)
        return .swift(name, parser.span(from: start))
      }
    }
    if passObjectAsDefault() { return .missing(span(from: start)) }
    guard eat(.leftBrace) else { return valueBehindEqual() }
    guard expect(.rightBrace, .emptyRecord) else { return .missing(span(from: start)) }
    return .record([], span(from: start))
  }

  /// The default of a parameter, or of a property where it is a value.
  mutating func valueBehindEqual() -> ValueSyntax {
    understoodValue { parser in
      guard parser.isAtNextMember else { return parser.parseValue() }
      parser.reportMissing(.value)
      return .missing(parser.missingPlace)
    }
  }

  /// A value, or a missing value if it was understood only partly.
  mutating func understoodValue(_ parse: (inout Parser) -> ValueSyntax) -> ValueSyntax {
    let start = index
    return understood(parse) ?? .missing(span(from: start))
  }

  /// `true`, `false` and `nil` are values even where a label is allowed.
  var isAtWordOfValue: Bool { at(.true) || at(.false) || at(.nil) }

  /// CaseValue = "." name [ "(" Value ")" ]
  mutating func parseCaseValue() -> ValueSyntax { enumCase { $0.parseValue() } }

  /// Collection = "[" [ ":" | Value ( ":" Value { "," Value ":" Value } | { "," Value } ) ] "]"
  private mutating func parseCollection() -> ValueSyntax { collection { $0.parseValue() } }

  /// TestValue = name | Literal | "nil" | TestCaseValue | TestCollection | Record
  mutating func parseTestValue() -> ValueSyntax {
    note(.testValue)
    if at(.leftBracket) { return parseTestCollection() }
    if at(.leftBrace) { return parseRecord() }
    if at(.period) { return parseTestCaseValue() }
    if isAtField, lacksOpeningBrace() { return recordWithoutBrace() }
    // Another name stands where a value is missing.
    if current.kind == .word, text(current) == "_" { return .any(advance().span(in: file)) }
    return parseValue()
  }

  /// TestCaseValue = "." name [ "(" TestValue ")" ]
  private mutating func parseTestCaseValue() -> ValueSyntax { enumCase { $0.parseTestValue() } }

  /// TestCollection = "[" [ ":" | TestValue ( ":" TestValue { "," TestValue ":" TestValue } | { "," TestValue } ) ] "]"
  private mutating func parseTestCollection() -> ValueSyntax { collection { $0.parseTestValue() } }

  /// Record = "{" { Field [ "," ] } "}"
  private mutating func parseRecord() -> ValueSyntax {
    let start = index
    guard canNest() else { return .missing(span(from: start)) }
    nesting += 1
    defer { nesting -= 1 }
    let wasRecovering = isRecovering
    advance()
    let fields = members(until: { $0.isAtDeclaration || $0.lacksBraceOfRecord() }) { $0.parseField() }
    isRecovering = isRecovering || wasRecovering
    return .record(fields.compactMap(\.self), span(from: start))
  }

  private var isAtField: Bool {
    index != probedIndex && nesting < Parser.deepestNesting && isAtName && next.kind == .equal
  }

  private mutating func recordWithoutBrace() -> ValueSyntax {
    let start = index
    reportMissing(.value, insert: " {")
    isRecovering = false
    nesting += 1
    defer { nesting -= 1 }
    _ = members(until: { $0.lacksBraceOfRecord() }) { $0.parseField() }
    return .missing(span(from: start))
  }

  /// Field = name "=" TestValue
  private mutating func parseField() -> (name: NameSyntax, value: ValueSyntax)? {
    note(.recordField)
    if let name = passKeyOfObject() { return (name, parseTestValue()) }
    guard let name = expectName(.propertyName, colonMayFollow: true) else { return nil }
    guard passSignOfField() || expect(.equal, .equal) else { return (name, .missing(missingPlace)) }
    return (name, parseTestValue())
  }

  // MARK: - Shared by values and values of tests

  private mutating func enumCase(_ parsePayload: (inout Parser) -> ValueSyntax) -> ValueSyntax {
    let start = index
    advance()
    guard let name = expectName(.caseName, colonMayFollow: nesting > 0) else { return .missing(span(from: start)) }
    guard at(.leftParenthesis), canNest() else { return .enumCase(name, payload: nil, span(from: start)) }
    nesting += 1
    defer { nesting -= 1 }
    advance()
    let payload = parsePayload(&self)
    expectClosing(.rightParenthesis, .closingParenthesis)
    return .enumCase(name, payload: payload, span(from: start))
  }

  private mutating func collection(_ parseElement: (inout Parser) -> ValueSyntax) -> ValueSyntax {
    let start = index
    guard canNest() else { return .missing(span(from: start)) }
    nesting += 1
    defer { nesting -= 1 }
    advance()
    if eat(.rightBracket) { return .array([], span(from: start)) }
    if eat(.colon) {
      expectClosing(.rightBracket, .closingBracket)
      return .dictionary([], span(from: start))
    }
    let first = parseElement(&self)
    if eat(.colon) {
      var entries = [(key: first, value: parseElement(&self))]
      while eat(.comma) {
        let key = parseElement(&self)
        let value = expect(.colon, .colon) ? parseElement(&self) : .missing(missingPlace)
        entries.append((key, value))
      }
      expectClosing(.rightBracket, .closingBracket)
      return .dictionary(entries, span(from: start))
    }
    var elements = [first]
    while eat(.comma) || passBrace(before: .comma) && eat(.comma) { elements.append(parseElement(&self)) }
    expectClosing(.rightBracket, .closingBracket)
    return .array(elements, span(from: start))
  }

  /// Whether one more level is allowed; otherwise the group that begins here is reported and skipped.
  private mutating func canNest() -> Bool {
    if nesting < Parser.deepestNesting { return true }
    report(.nestedTooDeeply(Parser.deepestNesting, isType: false, current.span(in: file)))
    skipGroup()
    return false
  }
}

// MARK: - Values that mean nothing

extension Parser {
  /// Sentinels = Sentinel { "or" Sentinel }
  mutating func parseSentinels() -> SentinelsSyntax {
    let start = index
    var values: [SentinelsSyntax.Value] = []
    repeat {
      if let value = parseSentinel() { values.append(value) }
    } while eat(.or)
    return SentinelsSyntax(values: values, span: span(from: start))
  }

  /// Sentinel = Literal | "[" "]" | "{" "}"
  private mutating func parseSentinel() -> SentinelsSyntax.Value? {
    let start = index
    if eat(.leftBracket) {
      expectClosing(.rightBracket, .emptyArray)
      return .emptyArray(span(from: start))
    }
    if eat(.leftBrace) {
      expect(.rightBrace, .emptyObject)
      return .emptyObject(span(from: start))
    }
    let value = parseLiteral(.sentinel)
    if case .missing = value { return nil }
    return .literal(value)
  }
}
