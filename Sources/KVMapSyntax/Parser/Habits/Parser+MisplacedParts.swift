import KVMapSource

/// Parts that are understood, although they are in the wrong place.
extension Parser {
  /// A default in braces that is not empty, up to its closing brace, which is on the same line, or closes an object of
  /// JSON.
  mutating func passObjectAsDefault() -> Bool {
    let first = next
    guard current.kind == .leftBrace, first.kind != .rightBrace, first.kind != .endOfFile, index != probedIndex else {
      return false
    }
    guard first.kind == .string && token(ahead: 2).kind == .colon || isClosedOnLine else { return false }
    report(
      .expectedToken(
        .emptyRecord, found: description(of: first), first.span(in: file), note: hint(for: .emptyRecord)))
    skipGroup()
    return true
  }

  /// Whether the braces that open here are closed on their line.
  private var isClosedOnLine: Bool {
    var depth = 1
    for ahead in 1..<64 {
      let token = token(ahead: ahead)
      if token.flags.contains(.beginsLine) || token.kind == .endOfFile { return false }
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  /// A name in quotes and a colon, as in JSON, in front of the value of a property.
  mutating func passKeyOfObject() -> NameSyntax? {
    guard index != probedIndex, current.kind == .string, next.kind == .colon || next.kind == .equal else { return nil }
    let start = index
    let key = string(advance())
    advance()
    reportUnderstood(.keyOfObject(key.value, span(from: start)))
    return NameSyntax(text: key.value, span: key.span, isQuoted: false)
  }

  /// `:` or `==` between a property and its value in a test.
  mutating func passSignOfField() -> Bool {
    guard index != probedIndex, current.kind == .colon || current.kind == .equals else { return false }
    reportUnderstood(.signOfField(text(current), advance().span(in: file)))
    return true
  }

  /// A text without quotes in the place of an argument: `coordinate(lat, lon)`.
  mutating func passTextWithoutQuotes(_ name: NameSyntax) -> Bool {
    guard index != probedIndex, current.kind == .comma || current.kind == .rightParenthesis,
      !name.text.contains("-")
    else { return false }
    reportUnderstood(.textWithoutQuotes(name.text, name.span))
    return true
  }

  /// A parameter of the transform without its sign, in the place of an argument: `scaled(factor)`.
  mutating func passParameterWithoutSign() -> ValueSyntax? {
    guard index != probedIndex, isAtName, !isAtWordOfValue, next.kind == .comma || next.kind == .rightParenthesis
    else { return nil }
    let parameter = name(current)
    guard parameterNames.contains(parameter.text) else { return nil }
    advance()
    reportUnderstood(.parameterWithoutSign(parameter))
    return .missing(parameter.span)
  }

  /// An attribute behind a property on its line, and before another one on the next, to which it would apply.
  mutating func passAttributesOfLineBefore(_ attributes: [NameSyntax], from first: Token) {
    guard let attribute = attributes.first, index != probedIndex, isAtName, current.flags.contains(.beginsLine),
      !first.flags.contains(.beginsLine), let before = tokens.prefix(index).last(where: { $0.end <= first.start }),
      before.kind != .leftBrace, before.kind != .comma
    else { return }
    reportUnderstood(.attributeBehindProperty(attribute, before: text(current)))
  }

  /// `lenient` inside the brackets of a type.
  mutating func passModifierInType() {
    guard let word = current.keyword, [.lenient, .strict, .lossy].contains(word),
      next.isName && !next.flags.contains(.beginsLine) || next.kind == .leftBracket
    else { return }
    reportUnderstood(.modifierInType(word.rawValue, advance().span(in: file)))
  }

  /// `at PATH` behind the kind of a problem that is expected.
  mutating func passPathOfFailure() -> PathSyntax? {
    guard current.keyword == .at, index != probedIndex, next.isName || next.kind == .string else { return nil }
    let place = advance().span(in: file)
    let path = parseDocumentPath()
    reportUnderstood(.pathBehindKind(span(from: place)))
    return path
  }

  /// The import of a file without quotes.
  mutating func quotedImport(_ module: [NameSyntax]) -> StringSyntax? {
    guard module.count > 1, module.last?.text == "kvmap", let first = module.first, let last = module.last else {
      return nil
    }
    let whole = Span(file: file, start: first.span.start, end: last.span.end)
    let path = module.map(\.text).joined(separator: ".")
    reportUnderstood(.importWithoutQuotes(path, whole))
    return StringSyntax(value: path, span: whole)
  }
}

extension Diagnostic {
  fileprivate static func modifierInType(_ word: String, _ span: Span) -> Diagnostic {
    misplaced("'\(word)' is written before the whole type, as in '\(word) [Int]'", span)
  }

  fileprivate static func keyOfObject(_ key: String, _ span: Span) -> Diagnostic {
    let isName =
      key.first?.isNumber == false && key.utf8.allSatisfy { $0 < 0x80 && IdentifierScalars.isASCIIContinuation($0) }
    return misplaced(
      "a property is named without quotes, and its value follows '='", span,
      fixIts: isName ? [FixIt(message: "write '\(key) ='", span: span, replacement: "\(key) =")] : [])
  }

  fileprivate static func signOfField(_ sign: String, _ span: Span) -> Diagnostic {
    misplaced(
      "the value of a property is written after '=', not '\(sign)'", span,
      fixIts: [FixIt(message: "replace it with '='", span: span, replacement: "\(sign == ":" ? " " : "")=")])
  }

  fileprivate static func textWithoutQuotes(_ text: String, _ span: Span) -> Diagnostic {
    misplaced(
      "a text is written in double quotes", span,
      fixIts: [FixIt(message: "put it in quotes", span: span, replacement: "\"\(text)\"", isGuess: true)])
  }

  fileprivate static func parameterWithoutSign(_ name: NameSyntax) -> Diagnostic {
    let written = "$\(name.text)"
    return misplaced(
      "a parameter is used with '$': \(quoted(written))", name.span,
      fixIts: [FixIt(message: "write \(quoted(written))", span: name.span, replacement: written)])
  }

  fileprivate static func attributeBehindProperty(_ attribute: NameSyntax, before name: String) -> Diagnostic {
    misplaced(
      "\(quoted("@" + attribute.text)) would apply to \(quoted(name)): attributes precede the name of their property",
      attribute.span)
  }

  fileprivate static func pathBehindKind(_ span: Span) -> Diagnostic {
    misplaced("the path is written before the kind: 'fails at a.b with missing'", span)
  }

  fileprivate static func importWithoutQuotes(_ path: String, _ span: Span) -> Diagnostic {
    misplaced(
      "a file is imported in quotes; without them it is a Swift module", span,
      fixIts: [FixIt(message: "put the path in quotes", span: span, replacement: "\"\(path)\"")])
  }

  private static func misplaced(_ message: String, _ span: Span, fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      id: SyntaxDiagnosticID.expectedToken.rawValue, severity: .error, message: message, span: span, fixIts: fixIts)
  }
}
