import KVMapSource

/// Words in front of a property that other systems have there, or that belong elsewhere in the line.
extension Parser {
  /// Whether a whole property follows a word on its line: `optional name: String`.
  var isBeforeProperty: Bool {
    index != probedIndex && current.isName && !current.flags.contains(.beginsLine) && next.kind == .colon
  }

  /// Whether a property with attributes follows a word on its line: `foo @id name: String`.
  var isBeforeAttributes: Bool {
    guard index != probedIndex, current.kind == .attribute, !current.flags.contains(.beginsLine) else { return false }
    var ahead = 1
    while token(ahead: ahead).kind == .attribute { ahead += 1 }
    return token(ahead: ahead).isName && token(ahead: ahead + 1).kind == .colon
  }

  /// The property after a word with which no property begins. Everything except the word is understood.
  mutating func property(behind word: Token, documentation: [String]) -> PropertySyntax {
    let start = current
    let property = parsePropertyRule(
      name(advance()), documentation: documentation, attributes: [], start: start)
    // An error in the rest of the line is another one.
    let wasRecovering = isRecovering
    isRecovering = false
    reportUnderstood(needlessWord(word, before: property))
    isRecovering = wasRecovering
    return property
  }

  private func needlessWord(_ word: Token, before property: PropertySyntax) -> Diagnostic {
    let (text, span) = (text(word), word.span(in: file))
    let removal = Span(file: file, start: word.start, end: property.name.span.start)
    if let modifier = word.keyword, Parser.modifiers.contains(modifier) {
      let isFirst = property.modifiers.isEmpty
      return .modifierBeforeName(
        text, name: property.name.text, span, fixIt: isFirst ? rewrite(word, property) { "\(text) \($0)" } : nil)
    }
    switch text {
    case "optional", "nullable":
      if case .optional? = property.type { return .needlessWord(text, span, removal: removal) }
      return .needlessWord(
        text, span, note: "the type of a property that may be nil ends with '?'",
        fixIt: rewrite(word, property) { "\($0)?" })
    case "repeated", "list":
      return .needlessWord(
        text, span, note: "an array is written '[Element]'", fixIt: rewrite(word, property) { "[\($0)]" })
    case "readonly", "readOnly", "readable":
      return .needlessWord(text, span, note: "a property that is only read has the arrow '<-'")
    case "required", "val", "const", "field", "property", "prop":
      return .needlessWord(text, span, removal: removal)
    default:
      return .wordBeforeProperty(text, name: property.name.text, span, removal: removal)
    }
  }

  /// The change of the property's beginning, up to its type; `nil` if the type was not understood.
  private func rewrite(_ word: Token, _ property: PropertySyntax, _ type: (String) -> String) -> Diagnostic.FixIt? {
    guard let found = property.type?.span, found.start < found.end, found.start > property.name.span.start else {
      return nil
    }
    let head = String(decoding: bytes[property.name.span.start..<found.start], as: UTF8.self)
    // On another line is another property.
    guard !head.contains(where: \.isNewline) else { return nil }
    let text = head + type(String(decoding: bytes[found.start..<found.end], as: UTF8.self))
    let shown = VisibleText.line(text, limit: 60)
    return Diagnostic.FixIt(
      message: "write '\(shown)'", span: Span(file: file, start: word.start, end: found.end), replacement: text)
  }

  private static let modifiers: Set<Keyword> = [.lenient, .strict, .lossy]

  /// `where a < b` as a line of a type.
  var isAtComparisonOfProperties: Bool {
    guard index != probedIndex, current.isName, !current.flags.contains(.beginsLine) else { return false }
    return isComparison(next) && !mayBeType(current)
  }

  func isComparison(_ token: Token) -> Bool {
    switch token.kind {
    case .leftAngle, .rightAngle, .lessOrEqual, .greaterOrEqual, .equals, .notEquals: true
    case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftBrace,
      .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon, .period, .star,
      .pipe, .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange, .both, .read, .write, .wrongArrow:
      false
    }
  }

  /// Types have a capital letter, so that any other word after a name without a colon is hardly its type.
  func mayBeType(_ token: Token) -> Bool {
    if let word = token.keyword, Parser.modifiers.contains(word) { return true }
    return token.kind != .word || text(token).first?.isLowercase != true
  }

  /// The alternatives after `or`, as if it were `??`.
  mutating func alternativesBehindOr(of source: SourceSyntax?) -> SourceSyntax? {
    guard var source else { return nil }
    while index != probedIndex, current.keyword == .or, !current.flags.contains(.beginsLine),
      next.isName || next.kind == .string, token(ahead: 2).kind != .colon
    {
      reportUnderstood(.orBetweenKeys(advance().span(in: file)))
      let further = understoodSource()
      source = SourceSyntax(
        alternatives: source.alternatives + further.alternatives,
        span: Span(file: file, start: source.span.start, end: further.span.end))
    }
    return source
  }
}

extension Diagnostic {
  /// - Parameter removal: What to remove, if that is all.
  fileprivate static func needlessWord(
    _ word: String, _ span: Span, note: String? = nil, removal: Span? = nil, fixIt: FixIt? = nil
  ) -> Diagnostic {
    let removing = removal.map { FixIt(message: "remove \(quoted(word))", span: $0, replacement: "") }
    return outOfPlace("properties are written without \(quoted(word))", span, note: note, fixIt: fixIt ?? removing)
  }

  fileprivate static func modifierBeforeName(_ word: String, name: String, _ span: Span, fixIt: FixIt?) -> Diagnostic {
    outOfPlace("'\(word)' is written before the type, after the ':' of \(quoted(name))", span, fixIt: fixIt)
  }

  fileprivate static func wordBeforeProperty(_ word: String, name: String, _ span: Span, removal: Span) -> Diagnostic {
    outOfPlace(
      "unexpected \(quoted(word)) before the property \(quoted(name))", span,
      fixIt: FixIt(message: "remove \(quoted(word))", span: removal, replacement: "", isGuess: true))
  }

  static func unexpectedWord(_ word: String, _ span: Span) -> Diagnostic {
    outOfPlace("unexpected \(quoted(word)) before a property", span, fixIt: nil)
  }

  fileprivate static func orBetweenKeys(_ span: Span) -> Diagnostic {
    outOfPlace(
      "a second key, for when the first is absent, follows '??'", span,
      fixIt: FixIt(message: "replace it with '??'", span: span, replacement: "??"))
  }

  static func comparisonBehindWhere(_ span: Span) -> Diagnostic {
    outOfPlace(
      "a condition between properties is a line 'check'", span,
      fixIt: FixIt(message: "replace it with 'check'", span: span, replacement: "check"))
  }

  private static func outOfPlace(_ message: String, _ span: Span, note: String? = nil, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      id: SyntaxDiagnosticID.expectedToken.rawValue, severity: .error, message: message, span: span,
      notes: note.map { [Note(message: $0)] } ?? [], fixIts: fixIt.map { [$0] } ?? [])
  }
}
