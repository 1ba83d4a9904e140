import KVMapSource

/// Constructs that Swift requires and a mapping does not. Each is reported and skipped, so that everything else is
/// understood; nearly all have a fix-it that removes them.
extension Parser {
  /// `case` before the name of a case.
  mutating func passCaseWord() {
    guard isBeforeNameOnLine(0), isWord(current, among: ["case"]) else { return }
    tellWithout("cases are", words: 1)
  }

  /// `= "text"` after the name of an enum case, as Swift writes raw values.
  ///
  /// - Returns: The arrow that a mapping has in its place; `nil` if there is no `=`.
  mutating func passEqualOfCase() -> ArrowSyntax? {
    guard at(.equal) else { return nil }
    let span = advance().span(in: file)
    reportUnderstood(.equalOfCase(span))
    return ArrowSyntax(arrow: .both, span: span)
  }

  /// `=` in a condition, as SQL writes it.
  mutating func passEqualOfCondition() -> Bool {
    guard index != probedIndex, current.kind == .equal else { return false }
    reportUnderstood(.equalOfCondition(advance().span(in: file)))
    return true
  }

  /// `if` or `where` after the payload of a case.
  mutating func passWordOfCondition() -> Bool {
    guard index != probedIndex, isWord(current, among: ["if", "where"]), !current.flags.contains(.beginsLine),
      next.isName, !next.flags.contains(.beginsLine)
    else { return false }
    reportUnderstood(.wordOfCondition(advance().span(in: file)))
    return true
  }

  /// `(Type)` after the name of a union case, as Swift writes associated values.
  ///
  /// - Returns: `nil` if there is no parenthesis.
  mutating func passPayload() -> TypeSyntax? {
    guard at(.leftParenthesis) else { return nil }
    let start = index
    advance()
    let before = failures
    let type = parseType()
    expectClosing(.rightParenthesis, .closingParenthesis)
    guard failures == before, case let inner = type.span, inner.start < inner.end else { return type }
    let text = String(decoding: bytes[inner.start..<inner.end], as: UTF8.self)
    reportUnderstood(.payloadInParentheses(text, span(from: start)))
    return type
  }

  /// `{ … }` after a union case, as if its payload were declared there.
  mutating func passCaseBody(of name: String) {
    guard at(.leftBrace) else { return }
    let brace = current.span(in: file)
    skipGroup()
    reportUnderstood(.bodyOfCase(name, brace))
  }

  /// `let`, `public private(set) var` and the like before the name of a property.
  mutating func passPropertyWords() {
    let words = swiftWords(before: \.isName)
    guard words > 0, isWord(token(ahead: words - 1), among: ["let", "var"]) || token(ahead: words + 1).kind == .colon
    else { return }
    tellWithout("properties are", words: words)
  }

  /// `public`, `final` and the like before a declaration.
  mutating func passDeclarationWords() {
    let words = swiftWords { token in token.keyword.map(Parser.declarations.contains) ?? false }
    guard words > 0 else { return }
    let isAccess = isWord(current, among: ["public", "package", "internal"])
    tellWithout("declarations are", words: words, note: isAccess ? "use a line 'access \(text(current))'" : nil)
  }

  /// `: Codable, Hashable` in a union that is not mapped.
  mutating func passConformances() {
    guard at(.colon), next.isName else { return }
    let start = index
    repeat {
      advance()
      guard isAtName else { break }
      advance()
    } while at(.comma)
    let before = tokens[max(start - 1, 0)].end
    let whole = Span(file: file, start: before, end: tokens[index - 1].end)
    let names = tokens[start..<index].filter(\.isName).map(text)
    reportUnderstood(.conformances(names, span(from: start), whole: whole))
  }

  /// The number of Swift keywords before a token that `isMeant` accepts, all on its line; 0 if it is something else.
  private func swiftWords(before isMeant: (Token) -> Bool) -> Int {
    var count = 0
    while isBeforeNameOnLine(count), isWord(token(ahead: count), among: Parser.swiftWords) {
      count += 1
      if isMeant(token(ahead: count)), !isWord(token(ahead: count), among: Parser.swiftWords) { return count }
    }
    return 0
  }

  private static let swiftWords: Set<String> = [
    "let", "var", "public", "package", "internal", "private", "fileprivate", "open", "final", "static", "lazy", "weak",
    "unowned", "dynamic", "override", "indirect", "nonisolated",
  ]

  private func isBeforeNameOnLine(_ ahead: Int) -> Bool {
    let next = token(ahead: ahead + 1)
    return token(ahead: ahead).kind == .word && next.isName && !next.flags.contains(.beginsLine)
  }

  private func isWord(_ token: Token, among words: Set<String>) -> Bool {
    token.kind == .word && words.contains(text(token))
  }

  private mutating func tellWithout(_ subject: String, words: Int, note: String? = nil) {
    let start = index
    for _ in 0..<words { advance() }
    let reported = span(from: start)
    let removed = Span(file: file, start: reported.start, end: current.start)
    let word = String(decoding: bytes[reported.start..<reported.end], as: UTF8.self)
    reportUnderstood(.swiftWord("\(subject) written without", word, reported, removed: removed, note: note))
  }
}

extension Diagnostic {
  /// Modifiers and conformances that the types of a mapping have implicitly, or do not need.
  private static let needless: Set<String> = [
    "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Sendable", "CaseIterable",
  ]

  static func swiftWord(_ what: String, _ word: String, _ span: Span, removed: Span, note: String?) -> Diagnostic {
    habit(
      "\(what) \(quoted(word))", span,
      FixIt(message: "remove \(quoted(word))", span: removed, replacement: ""), note: note)
  }

  static func equalOfCase(_ span: Span) -> Diagnostic {
    habit(
      "the value of a case is written after '<->', not '='", span,
      FixIt(message: "replace it with '<->'", span: span, replacement: "<->"))
  }

  static func equalOfCondition(_ span: Span) -> Diagnostic {
    habit(
      "values are compared by '==', not '='", span,
      FixIt(message: "replace it with '=='", span: span, replacement: "=="))
  }

  static func wordOfCondition(_ span: Span) -> Diagnostic {
    habit(
      "the condition of a case follows 'when'", span,
      FixIt(message: "replace it with 'when'", span: span, replacement: "when"))
  }

  static func payloadInParentheses(_ type: String, _ span: Span) -> Diagnostic {
    habit(
      "the type of a union case is written after ':'", span,
      FixIt(message: "write ': \(type)'", span: span, replacement: ": \(type)"))
  }

  static func bodyOfCase(_ name: String, _ span: Span) -> Diagnostic {
    let type = VisibleText.line(name.prefix(1).uppercased() + name.dropFirst(), limit: 60)
    return habit(
      "the members of a case are written in a type of its own", span, nil,
      note: "declare 'struct \(type) { … }' and write ': \(type)' after the name of the case")
  }

  static func conformances(_ names: [String], _ span: Span, whole: Span) -> Diagnostic {
    let isNeedless = needless.isSuperset(of: names)
    let fixIt = FixIt(message: "remove it", span: whole, replacement: "")
    return habit(
      "a union does not say what its type conforms to", span, isNeedless ? fixIt : nil,
      note: isNeedless
        ? "generated types need no Codable, and are Sendable and Hashable wherever they can be"
        : "an extension of the type in Swift does")
  }

  private static func habit(_ message: String, _ span: Span, _ fixIt: FixIt?, note: String? = nil) -> Diagnostic {
    Diagnostic(
      id: SyntaxDiagnosticID.expectedToken.rawValue, severity: .error, message: message, span: span,
      notes: note.map { [Note(message: $0)] } ?? [], fixIts: fixIt.map { [$0] } ?? [])
  }
}
