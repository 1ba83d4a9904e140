package import KVMapSource

/// Parses a file. Parsing never fails: a part that was not understood becomes an error or missing node, and a
/// diagnostic.
///
/// - Returns: The tree, and the diagnostics of the lexer and the parser, in the order of the file.
/// - Complexity: Linear in the size of the file.
package func parse(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
  let (tree, diagnostics, _) = treeAndTokens(of: file)
  return (tree, diagnostics)
}

/// The same, and the tokens of the file.
package func treeAndTokens(
  of file: SourceFile
) -> (tree: SyntaxTree, diagnostics: [Diagnostic], tokens: [Token]) {
  let (tokens, lexical, isText) = lex(file)
  var parser = Parser(file, tokens: tokens)
  let tree = parser.parseFile()
  // A file that is not text has one error and not a thousand consequences of it.
  guard isText else { return (tree, lexical, tokens) }

  var diagnostics = (lexical.filter { !parser.isInSkippedText($0) } + parser.diagnostics).enumerated()
    .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }.map(\.element)
  if diagnostics.count > Diagnostic.mostPerFile {
    let next = diagnostics[Diagnostic.mostPerFile].span
    diagnostics.removeSubrange(Diagnostic.mostPerFile...)
    diagnostics.append(.tooManyErrors(next))
  }
  return (tree, diagnostics, tokens)
}

/// A recursive-descent parser with one token of lookahead, one function per production of `Grammar/kvmap.ebnf`.
///
/// `parseX` always returns a node, `parseOptionalX` returns `nil` if none begins, `at` tests the token, `eat` consumes
/// it if it matches, `expect` consumes it or reports an error. After a report the parser is *recovering*: it continues
/// but reports nothing more until it has resynchronized, which is at the next member or declaration
/// (`Parser+Recovery.swift`).
///
/// For valid programs, no decision needs more than one token. A few places look at a second one to determine the
/// intention of an invalid program.
struct Parser {
  /// The nesting limit for everything that is not a type (decision C7).
  static let deepestNesting = 256
  static let deepestType = 16

  let file: FileID
  let bytes: [UInt8]
  let tokens: [Token]
  /// The index of the current token. The last token, the end of the file, is never consumed.
  private(set) var index = 0
  /// The token at the index. Every question of the parser is about it.
  private(set) var current: Token
  /// Whether that is the token whose alternatives are noted.
  private var isProbed = false
  private(set) var diagnostics: [Diagnostic] = []
  var isRecovering = false
  /// The number of parts that were not understood, whether reported or not.
  private(set) var failures = 0
  /// The places of the first of them in each part, which are reported here or by the lexer.
  private(set) var failurePlaces: [Span] = []
  /// Where the last part was reported that was not understood; `nil` if the lexer reported it.
  private(set) var reportedPlace: Int?
  /// What was skipped behind such a report.
  var skippedText: [Range<Int>] = []
  /// The braces that are open in the current declaration and around it, and how often they were counted.
  var (openBraces, openNamespaces, countsOfBraces) = (0, 0, 0)
  /// Whether the current token is in the braces of a declaration.
  var isInBody = false
  /// Whether the current token is in the steps of a test, which has no properties.
  var isInTest = false
  /// The names of the parameters of the transform that is read.
  var parameterNames: Set<String> = []
  /// The number of blocks, gathers, selectors or values that enclose the current one.
  var nesting = 0
  /// The path of the blocks around the current member.
  var blockPath: PathSyntax?
  /// The index of the token whose alternatives are noted, for editors; otherwise one that is never reached.
  let probedIndex: Int
  private(set) var expectations: Expectations?

  init(_ file: SourceFile, tokens: [Token]) {
    self.file = file.id
    bytes = file.bytes
    self.tokens = tokens
    current = tokens[0]
    probedIndex = -1
  }

  /// - Parameters:
  ///   - start: The index of the token to begin with.
  ///   - probedIndex: The index of a token that stands for whatever may be written there.
  init(_ file: SourceFile, tokens: [Token], startingAt start: Int, probedIndex: Int) {
    self.file = file.id
    bytes = file.bytes
    self.tokens = tokens
    self.probedIndex = probedIndex
    index = start
    current = tokens[start]
    isProbed = start == probedIndex
    expectations = Expectations()
  }

  /// The token after the current one, or the end of the file.
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// A token further ahead, only to determine the intention of an invalid program.
  func token(ahead: Int) -> Token { tokens[min(index + ahead, tokens.count - 1)] }

  var isAtEnd: Bool { current.kind == .endOfFile }
}

// MARK: - Testing and consuming tokens

extension Parser {
  func at(_ kind: Token.Kind) -> Bool {
    if isProbed { return record(.kind(kind)) }
    return current.kind == kind
  }

  func at(_ keyword: Keyword) -> Bool {
    if isProbed { return record(.keyword(keyword)) }
    return current.keyword == keyword
  }

  var isAtName: Bool { current.isName }

  var isAtArrow: Bool {
    if isProbed { return record(.arrow) }
    return switch current.kind {
    case .both, .read, .write: true
    case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftBrace,
      .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftAngle, .rightAngle, .comma,
      .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual,
      .greaterOrEqual, .equals, .notEquals, .wrongArrow:
      false
    }
  }

  @discardableResult
  mutating func advance() -> Token {
    let token = current
    if index + 1 < tokens.count {
      index += 1
      current = tokens[index]
      isProbed = index == probedIndex
    }
    return token
  }

  mutating func eat(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func eat(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  /// Consumes the token, or reports that it is missing.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ expected: Expected) -> Bool {
    if eat(kind) { return true }
    let isClosing = kind == .rightBracket || kind == .rightParenthesis || kind == .rightAngle || kind == .rightBrace
    // In front of a nested type nothing is missing.
    let isMissing = isClosing && endsList && !(kind == .rightBrace && isInsideType)
    reportMissing(expected, insert: isMissing ? kind.spelling : nil)
    return false
  }

  @discardableResult
  mutating func expect(_ keyword: Keyword, _ expected: Expected) -> Bool {
    if eat(keyword) { return true }
    reportMissing(expected)
    return false
  }

  /// A user-defined name of the kind that `expected` describes.
  ///
  /// - Parameter colonMayFollow: Whether a colon is allowed after the name, so that the name certainly is not the next
  ///   member.
  mutating func expectName(_ expected: Expected, colonMayFollow: Bool = false) -> NameSyntax? {
    note(.name(expected))
    guard isAtName, colonMayFollow || !isAtNextMember, !isAtNextItem else {
      reportMissing(expected)
      return nil
    }
    return name(advance())
  }

  mutating func expectString(_ expected: Expected) -> StringSyntax? {
    note(.string(expected))
    guard at(.string) || at(.multilineString) else {
      reportMissing(expected)
      return nil
    }
    return string(advance())
  }

  mutating func expectNumber(_ expected: Expected) -> NumberSyntax? {
    guard at(.number) else {
      reportMissing(expected)
      return nil
    }
    return number(advance())
  }
}

// MARK: - Noting what is expected

extension Parser {
  /// Notes an alternative of the current token, if that is the probed one.
  @inline(__always)
  func note(_ alternative: @autoclosure () -> Expectations.Alternative) {
    if isProbed { record(alternative()) }
  }

  /// The same for words that are not asked for one by one.
  @inline(__always)
  func note(words: @autoclosure () -> Set<Keyword>) {
    if isProbed { for keyword in words() { record(.keyword(keyword)) } }
  }

  /// - Returns: `false`: the probed token is none of its alternatives.
  @inline(never) @discardableResult
  private func record(_ alternative: Expectations.Alternative) -> Bool {
    expectations?.note(alternative)
    return false
  }
}

// MARK: - Texts and spans

extension Parser {
  func text(_ token: Token) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }

  func name(_ token: Token) -> NameSyntax {
    let span = token.span(in: file)
    guard token.kind == .quotedWord, token.end - token.start >= 2 else {
      return NameSyntax(text: text(token), span: span, isQuoted: false)
    }
    let inner = String(decoding: bytes[(token.start + 1)..<(token.end - 1)], as: UTF8.self)
    return NameSyntax(text: inner, span: span, isQuoted: true)
  }

  /// The name after the sign of `@name` or `$name`; its span includes the sign.
  func signedName(_ token: Token) -> NameSyntax {
    let inner = String(decoding: bytes[(token.start + 1)..<token.end], as: UTF8.self)
    return NameSyntax(text: inner, span: token.span(in: file), isQuoted: false)
  }

  func string(_ token: Token) -> StringSyntax {
    let value = stringValue(
      in: bytes, start: token.start, end: token.end, isMultiline: token.kind == .multilineString)
    return StringSyntax(value: value, span: token.span(in: file))
  }

  func number(_ token: Token) -> NumberSyntax {
    let digits = bytes[token.start..<token.end].filter { $0 != UInt8(ascii: "_") }
    return NumberSyntax(text: String(decoding: digits, as: UTF8.self), span: token.span(in: file))
  }

  func arrow(_ token: Token) -> ArrowSyntax? {
    token.kind.spelling.flatMap(Arrow.init(rawValue:)).map { ArrowSyntax(arrow: $0, span: token.span(in: file)) }
  }

  /// The documentation before the current token.
  func documentation() -> [String] {
    guard current.flags.contains(.hasDocumentation) else { return [] }
    let start = index > 0 ? tokens[index - 1].end : 0
    return Trivia.documentation(in: bytes, of: start..<current.start, beginsLine: index == 0)
  }

  /// From the first byte of the token at `start` to the last consumed byte; empty if nothing was consumed.
  func span(from start: Int) -> Span {
    let first = tokens[start].start
    return Span(file: file, start: first, end: index > start ? tokens[index - 1].end : first)
  }

  /// From `first` to the last consumed byte.
  func span(from first: Span) -> Span {
    Span(file: file, start: first.start, end: index > 0 ? max(first.end, tokens[index - 1].end) : first.end)
  }

  /// The location of a missing token: the end of the previous token if the next one is on a later line, otherwise an
  /// empty range before the next one (decision A95).
  var missingPlace: Span {
    let place = isNextOnLaterLine ? tokens[max(index - 1, 0)].end : current.start
    return Span(file: file, start: place, end: place)
  }

  var isNextOnLaterLine: Bool { index > 0 && (current.flags.contains(.beginsLine) || isAtEnd) }
}

// MARK: - Reporting

extension Parser {
  mutating func report(_ diagnostic: Diagnostic) {
    defer { fail(at: diagnostic.span) }
    guard !isRecovering, diagnostics.count <= Diagnostic.mostPerFile else { return }
    // Two brackets that are missing at one position are one mistake.
    if let last = diagnostics.last, last.span == diagnostic.span, last.id == diagnostic.id { return }
    diagnostics.append(diagnostic)
    reportedPlace = diagnostic.span.start
  }

  /// Reports an error in a part that was nevertheless understood, without suppressing diagnostics for the text after
  /// it.
  mutating func reportUnderstood(_ diagnostic: Diagnostic) {
    guard !isRecovering, diagnostics.count <= Diagnostic.mostPerFile else { return }
    diagnostics.append(diagnostic)
  }

  private mutating func fail(at place: Span) {
    if index >= probedIndex { expectations?.isComplete = true }
    if !isRecovering {
      noteFailure(place)
      if reportedPlace != place.start { reportedPlace = nil }
    }
    isRecovering = true
    failures += 1
  }

  /// Notes a part that was not understood, which is reported.
  mutating func noteFailure(_ span: Span) {
    if failurePlaces.count <= Diagnostic.mostPerFile { failurePlaces.append(span) }
  }

  /// The result of `parse`, or `nil` if any part of it was not understood. A partly understood node would cause errors
  /// in later stages (decision A117).
  mutating func understood<Node>(_ parse: (inout Parser) -> Node) -> Node? {
    let before = failures
    let node = parse(&self)
    return failures == before ? node : nil
  }

  /// Reports that something is missing before the current token: at that token, or, if it is on a later line, after the
  /// previous one. If the lexer has reported an error there, that is the cause, and nothing more is reported.
  ///
  /// - Parameter insert: Text that is certainly correct when inserted after the previous token.
  mutating func reportMissing(_ expected: Expected, insert: String? = nil) {
    if isRecovering || current.flags.contains(.followsError) {
      fail(at: missingPlace)
      return
    }
    if at(.wrongArrow) {
      report(.wrongArrow(text(current), current.span(in: file)))
      return
    }
    let place = isNextOnLaterLine ? missingPlace : current.span(in: file)
    let end = Span(file: file, start: tokens[max(index - 1, 0)].end, end: tokens[max(index - 1, 0)].end)
    let fixIts = insert.map { [Diagnostic.FixIt(message: "insert '\($0)'", span: end, replacement: $0)] } ?? []
    report(
      .expectedToken(expected, found: description(of: current), place, note: hint(for: expected), fixIts: fixIts))
  }

  /// Reports that the current token cannot begin anything here, at its own position on any line.
  mutating func reportUnexpected(_ expected: Expected, label: String? = nil) {
    if isRecovering {
      fail(at: missingPlace)
      return
    }
    if current.flags.contains(.followsError) || isAtEnd {
      reportMissing(expected)
      return
    }
    if at(.wrongArrow) {
      report(.wrongArrow(text(current), current.span(in: file)))
      return
    }
    report(
      .expectedToken(
        expected, found: description(of: current), current.span(in: file), label: label, note: hint(for: expected)))
  }

  /// Whether a list or the line ends here, so that a missing bracket belongs here.
  private var endsList: Bool {
    isNextOnLaterLine || at(.comma) || at(.rightBrace) || at(.rightParenthesis) || at(.rightBracket)
  }

  func description(of token: Token) -> String {
    switch token.kind {
    case .endOfFile:
      "the end of the file"
    case .string, .multilineString:
      "the string \(quoted(string(token).value))"
    case .number:
      "the number \(text(token))".count <= 40 ? "the number \(text(token))" : "a number"
    case .word, .quotedWord, .attribute, .variable, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis,
      .leftBracket, .rightBracket, .leftAngle, .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question,
      .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both,
      .read, .write, .wrongArrow:
      quoted(text(token))
    }
  }
}
