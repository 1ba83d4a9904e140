import KVMapSource

extension Parser {
  /// A member that begins a new line: `name :`. If something else was expected, it is missing, and the member is
  /// intact. In a valid program no value, source, type or name at the end of a rule is followed by a colon.
  var isAtNextMember: Bool {
    current.flags.contains(.beginsLine) && isAtName && next.kind == .colon
  }

  /// The head of a declaration, as far as three tokens can show: if a member was expected, a closing brace is missing
  /// before it. No member begins like this except the cases of an enum, which may have any names.
  var isAtDeclaration: Bool {
    if current.keyword == .test, current.flags.contains(.beginsLine), next.kind == .leftBracket { return true }
    guard let keyword = current.keyword, Parser.declarations.contains(keyword), next.isName else { return false }
    if keyword == .extern { return next.keyword == .type }
    let third = token(ahead: 2)
    if let word = third.keyword, Parser.wordsOfHeads.contains(word) { return true }
    return third.kind == .leftParenthesis && keyword == .transform || isAtDeclarationAmongNames
  }

  private static let wordsOfHeads: Set<Keyword> = [.as, .by, .with, .on]

  var isAtNextMemberOrDeclaration: Bool { isAtNextMember || isAtDeclaration }

  /// The same where any word may be a member: only tokens that cannot follow a name there identify a declaration.
  var isAtDeclarationAmongNames: Bool {
    guard let keyword = current.keyword, Parser.declarations.contains(keyword), next.isName else { return false }
    // A mapper of cases has a name behind these words; with anything else they are names themselves.
    if keyword == .map, next.keyword == .enum || next.keyword == .union, !token(ahead: 2).isName { return false }
    for ahead in 2..<16 {
      let token = token(ahead: ahead)
      switch token.kind {
      case .leftBrace, .colon, .string, .leftAngle: return true
      case .word, .quotedWord, .period, .comma: continue
      case .multilineString, .number, .attribute, .variable, .endOfFile, .rightBrace, .leftParenthesis,
        .rightParenthesis, .leftBracket, .rightBracket, .rightAngle, .star, .pipe, .tilde, .question, .coalesce, .equal,
        .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write,
        .wrongArrow:
        return false
      }
    }
    return false
  }

  /// The same among the cases of a union, which have any names, and types behind colons: no brace opens before the one
  /// that closes them.
  var isAtDeclarationAmongCases: Bool {
    guard let keyword = current.keyword, Parser.declarations.contains(keyword), next.isName else { return false }
    for ahead in 2..<32 {
      switch token(ahead: ahead).kind {
      case .leftBrace: return true
      case .word, .quotedWord, .period, .comma, .colon, .string, .leftAngle, .rightAngle: continue
      case .multilineString, .number, .attribute, .variable, .endOfFile, .rightBrace, .leftParenthesis,
        .rightParenthesis, .leftBracket, .rightBracket, .star, .pipe, .tilde, .question, .coalesce, .equal,
        .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write,
        .wrongArrow:
        return false
      }
    }
    return false
  }

  /// A declaration that begins a line at file level. If a name was expected, it is missing: at file level no name
  /// directly follows another, so the word cannot be that name.
  var isAtNextItem: Bool {
    guard !isInBody, current.flags.contains(.beginsLine), let keyword = current.keyword,
      Parser.declarations.contains(keyword)
    else { return false }
    guard let second = next.keyword else { return next.isName }
    return keyword == .extern && second == .type
  }

  static let declarations: Set<Keyword> = [
    .transform, .mixin, .map, .struct, .class, .family, .enum, .union, .test, .extern, .namespace,
  ]

  /// Parses the members of a body up to its closing brace, each with an optional comma after it. An error is confined
  /// to its member.
  ///
  /// - Parameter isMissingBrace: Returns whether the closing brace must be missing, because the next token does not
  ///   begin a member.
  mutating func members<Member>(
    until isMissingBrace: (inout Parser) -> Bool = { $0.isAtDeclaration }, _ parseMember: (inout Parser) -> Member
  ) -> [Member] {
    let wasInBody = isInBody
    isInBody = true
    openBraces += 1
    defer {
      isInBody = wasInBody
      openBraces -= 1
    }
    var members: [Member] = []
    var first: Token?
    while !at(.rightBrace) || passRepeatedClosing(), !isAtEnd {
      if isMissingBrace(&self) {
        guard passNestedDeclaration(besides: first ?? current) else { break }
        continue
      }
      let start = index
      first = first ?? current
      members.append(parseMember(&self))
      finishMember(startedAt: start)
    }
    if expect(.rightBrace, .bodyEnd) { isRecovering = false }
    return members
  }

  /// Skips the rest of an invalid member and consumes the comma after it. It always consumes something, so that a list
  /// ends.
  mutating func finishMember(startedAt start: Int) {
    skipBehindInvalidCharacter()
    if isRecovering {
      skipToMember(startedAt: start)
      noteSkippedText()
      isRecovering = false
    }
    if !eat(.comma), index == start { advance() }
  }

  /// What follows a character that the lexer rejected belongs to the same line, whatever it is, unless a member begins
  /// there.
  private mutating func skipBehindInvalidCharacter() {
    guard !isRecovering, current.flags.contains(.followsError), !current.flags.contains(.beginsLine), !isAtEnd,
      !at(.rightBrace), !at(.comma), !(isAtName && next.kind == .colon)
    else { return }
    reportMissing(.member)
  }

  /// Stops at the closing brace, at a comma, or at the probable start of a member. The start of the invalid member
  /// itself does not count.
  private mutating func skipToMember(startedAt start: Int) {
    if index == start, passRepeatedBrace() { return }
    var braces = 0
    var others = 0
    while !isAtEnd {
      if braces == 0 {
        if at(.rightBrace) || index > start && isAtNextMember { return }
        if index == start {
          if at(.comma) { return }
        } else if others == 0, at(.comma) || looksLikeMember || isAtName && next.kind == .colon {
          return
        }
      }
      switch current.kind {
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      case .leftParenthesis, .leftBracket:
        // An unclosed group gives no information about the text after it.
        if others > 0 || distanceToClosing(from: 1) != nil { others += 1 }
      case .rightParenthesis, .rightBracket: others = max(0, others - 1)
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftAngle,
        .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
        .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
      advance()
    }
  }

  /// The first token of a line that most likely begins a member, a case or a declaration.
  private var looksLikeMember: Bool {
    guard current.flags.contains(.beginsLine) else { return false }
    return isAtName || at(.attribute)
  }

  /// Consumes the bracket that closes a list. After an error in the list, skips to the bracket if it is near and
  /// nothing else ends the member first.
  mutating func expectClosing(_ kind: Token.Kind, _ expected: Expected) {
    if current.kind != kind, passBrace(before: kind), eat(kind) { return }
    if expect(kind, expected) { return }
    guard let distance = distanceToClosing(from: 0), token(ahead: distance).kind == kind else { return }
    for _ in 0...distance { advance() }
  }

  /// The distance in tokens to the next closing bracket without a matching opening one.
  private func distanceToClosing(from start: Int) -> Int? {
    var depth = 0
    for ahead in start..<(start + 256) {
      let token = token(ahead: ahead)
      switch token.kind {
      case .leftParenthesis, .leftBracket:
        depth += 1
      case .rightParenthesis, .rightBracket:
        if depth == 0 { return ahead }
        depth -= 1
      case .leftBrace, .rightBrace, .endOfFile:
        return nil
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .leftAngle, .rightAngle,
        .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange,
        .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
    }
    return nil
  }

  /// Skips a group that is nested too deeply, from its opening bracket to the closing one.
  mutating func skipGroup() {
    var depth = 0
    repeat {
      switch current.kind {
      case .leftBrace, .leftParenthesis, .leftBracket, .leftAngle: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket, .rightAngle: depth -= 1
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .comma, .colon,
        .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual,
        .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
      advance()
    } while depth > 0 && !isAtEnd
  }

  /// Consumes the opening brace of a body. If it is missing, looks for it up to the next declaration.
  mutating func expectBody() -> Bool {
    if eat(.leftBrace) {
      isRecovering = false
      return true
    }
    let isInFront = isAtNextMember || isIndentedFurther
    reportMissing(.bodyStart, insert: isInFront ? " {" : nil)
    if isInFront {
      isRecovering = false
      return true
    }
    while !isAtEnd, !at(.rightBrace), !isAtDeclaration, !current.flags.contains(.beginsLine) || at(.leftBrace) {
      if eat(.leftBrace) {
        isRecovering = false
        return true
      }
      advance()
    }
    // Something else was in its place.
    guard isAtNextMember else { return false }
    isRecovering = false
    return true
  }

  /// Skips to the next declaration or setting at file level.
  mutating func skipToItem() {
    var braces = 0
    while !isAtEnd {
      if braces == 0 {
        if isAtDeclaration || (current.flags.contains(.beginsLine) && at(.word)) { return }
      } else if current.flags.contains(.beginsLine), isAtDeclaration {
        // A brace is not closed.
        return
      }
      if at(.leftBrace) { braces += 1 }
      if at(.rightBrace) { braces = max(0, braces - 1) }
      advance()
    }
  }
}
