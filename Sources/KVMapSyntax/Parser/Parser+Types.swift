package import KVMapSource

extension Parser {
  /// Type = ( NamedType | BracketType ) { "?" | "??" }
  mutating func parseType() -> TypeSyntax { type(depth: 0).type }

  /// - Parameter depth: The number of types that enclose this one.
  /// - Returns: The type and its own nesting depth, which is 0 for a plain name.
  private mutating func type(depth: Int) -> (type: TypeSyntax, height: Int) {
    if depth > 0 { passModifierInType() }
    let start = index
    note(.name(.type))
    // `K :` is the key of a dictionary only inside brackets.
    guard at(.leftBracket) || isAtName && (depth > 0 || !isAtNextMember) && !isAtNextItem else {
      reportMissing(.type)
      return (.missing(missingPlace), 0)
    }
    var (type, height) = at(.leftBracket) ? parseBracketType(depth: depth) : parseNamedType(depth: depth)
    while at(.question) || at(.coalesce) {
      // `??` is one token but two question marks.
      let marks = at(.question) ? 1 : 2
      if depth + height + marks > Parser.deepestType {
        report(.nestedTooDeeply(Parser.deepestType, isType: true, current.span(in: file)))
        advance()
        continue
      }
      advance()
      for _ in 0..<marks { type = .optional(type, span: span(from: start)) }
      height += marks
    }
    return (type, height)
  }

  /// NamedType = TypeName [ "<" Type { "," Type } ">" ]
  private mutating func parseNamedType(depth: Int) -> (type: TypeSyntax, height: Int) {
    let start = index
    guard let name = parseTypeName(colonMayFollow: depth > 0) else { return (.missing(missingPlace), 0) }
    guard at(.leftAngle) else { return (.named(name, arguments: [], span: span(from: start)), 0) }
    guard depth < Parser.deepestType else { return (tooDeepType(), 0) }
    advance()
    var arguments: [TypeSyntax] = []
    var height = 0
    repeat {
      let argument = type(depth: depth + 1)
      arguments.append(argument.type)
      height = max(height, argument.height)
    } while eat(.comma)
    expect(.rightAngle, .closingAngle)
    return (.named(name, arguments: arguments, span: span(from: start)), height + 1)
  }

  /// BracketType = "[" Type [ ":" Type ] "]"
  private mutating func parseBracketType(depth: Int) -> (type: TypeSyntax, height: Int) {
    let start = index
    guard depth < Parser.deepestType else { return (tooDeepType(), 0) }
    advance()
    let (first, firstHeight) = type(depth: depth + 1)
    guard eat(.colon) else {
      expect(.rightBracket, .closingBracket)
      return (.array(first, span: span(from: start)), firstHeight + 1)
    }
    let (value, valueHeight) = type(depth: depth + 1)
    expect(.rightBracket, .closingBracket)
    return (.dictionary(key: first, value: value, span: span(from: start)), max(firstHeight, valueHeight) + 1)
  }

  private mutating func tooDeepType() -> TypeSyntax {
    let start = index
    report(.nestedTooDeeply(Parser.deepestType, isType: true, current.span(in: file)))
    skipGroup()
    return .missing(span(from: start))
  }

  /// TypeName = QualifiedName
  mutating func parseTypeName(colonMayFollow: Bool = false) -> TypeNameSyntax? {
    let start = index
    guard let first = expectName(.type, colonMayFollow: colonMayFollow) else { return nil }
    let nested = namesBehindPeriods(colonMayFollow: colonMayFollow)
    return TypeNameSyntax(first: first, nested: nested, span: span(from: start))
  }
}

/// Reads a standalone type, as passed to a command: `User`, `[String: User]`, `Page<User>`.
///
/// - Parameter file: The text as a separate file, which diagnostics name.
/// - Returns: The type, as far as it was understood, and the diagnostics.
package func readType(_ file: SourceFile) -> (type: TypeSyntax, diagnostics: [Diagnostic]) {
  let (tokens, lexical, isText) = lex(file)
  var parser = Parser(file, tokens: tokens)
  let type = parser.parseType()
  guard isText else { return (type, lexical) }
  if !parser.isAtEnd { parser.reportUnexpected(.typeEnd) }
  return (type, lexical + parser.diagnostics)
}
