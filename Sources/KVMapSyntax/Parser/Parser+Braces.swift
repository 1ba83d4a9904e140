import KVMapSource

/// Braces that are missing or too many, so that what follows them is not reported as well.
///
/// Nothing here is asked in a valid program, except where a closing brace repeats another one.
extension Parser {
  /// Each looks at no more tokens than this, and no more of them are looked at in a file than a multiple of it.
  private static let farthestBrace = 4096
  private static let mostCounts = 64

  /// Whether more braces are opened than closed in the current declaration, which ends in front of the next one that
  /// begins a line. In a namespace, the last one seems to close that, too.
  private mutating func hasSurplusBrace() -> Bool {
    guard index != probedIndex, countsOfBraces < Parser.mostCounts else { return false }
    countsOfBraces += 1
    var braces = openBraces
    for position in index..<min(index + Parser.farthestBrace, tokens.count) {
      let token = tokens[position]
      if position > index, beginsDeclaration(token, tokens[min(position + 1, tokens.count - 1)]) { break }
      // Anything may be meant there.
      if position == probedIndex { return false }
      if token.kind == .leftBrace { braces += 1 }
      if token.kind == .rightBrace { braces -= 1 }
    }
    return braces > 0
  }

  /// Whether the current declaration is closed in front of something that can only be a part of it.
  ///
  /// - Parameter byLast: Whether a brace behind it is enough, as it is where one is missing in its last part.
  private mutating func closesEarly(byLast: Bool) -> Bool {
    guard index != probedIndex, countsOfBraces < Parser.mostCounts else { return false }
    countsOfBraces += 1
    var braces = openBraces
    for position in index..<min(index + Parser.farthestBrace, tokens.count - 1) {
      if tokens[position].kind == .leftBrace { braces += 1 }
      guard tokens[position].kind == .rightBrace else { continue }
      braces -= 1
      guard braces <= 0 else { continue }
      let following = tokens[position + 1]
      if following.kind == .endOfFile || position + 1 == probedIndex { return false }
      if following.kind == .rightBrace { return byLast && openNamespaces == 0 }
      let isItem = following.keyword.map { Parser.declarations.contains($0) || Parser.otherItems.contains($0) } ?? false
      return !isItem || tokens[min(position + 2, tokens.count - 1)].kind == .colon
    }
    return false
  }

  private func beginsDeclaration(_ word: Token, _ following: Token) -> Bool {
    guard word.flags.contains(.beginsLine), let keyword = word.keyword, Parser.declarations.contains(keyword) else {
      return false
    }
    return following.isName || keyword == .test && following.kind == .leftBracket
  }

  /// Passes a brace that repeats the one that opens a body, so that it opens no group. It is reported already.
  mutating func passRepeatedBrace() -> Bool {
    guard index > 1, current.kind == .leftBrace, tokens[index - 1].kind == .leftBrace,
      tokens[index - 2].kind != .leftBrace, hasSurplusBrace()
    else { return false }
    advance()
    return true
  }

  /// Passes a closing brace that repeats another one on its line, in front of a member of the same body.
  mutating func passRepeatedClosing() -> Bool {
    guard index > 0, !isRecovering, current.kind == .rightBrace, tokens[index - 1].kind == .rightBrace,
      !current.flags.contains(.beginsLine)
    else { return false }
    let isBeforeMember =
      isInTest
      ? isTestStep(ahead: 1) || next.kind == .comma && token(ahead: 3).kind == .equal
      : next.isName && token(ahead: 2).kind == .colon
    guard isBeforeMember, closesEarly(byLast: false) else { return false }
    reportStrayBrace()
    if isInTest { _ = eat(.comma) }
    return true
  }

  /// Passes a closing brace in front of what is expected in a list in brackets.
  mutating func passBrace(before kind: Token.Kind) -> Bool {
    guard !isRecovering, current.kind == .rightBrace, next.kind == kind, closesEarly(byLast: false) else {
      return false
    }
    reportStrayBrace()
    return true
  }

  private mutating func reportStrayBrace() {
    report(.strayClosing(description(of: current), current.span(in: file)))
    isRecovering = false
    advance()
  }

  /// Whether an opening brace is missing in front of the current token.
  mutating func lacksOpeningBrace() -> Bool { !isRecovering && closesEarly(byLast: true) }

  /// Whether the closing brace of a record is missing: a step of the test begins here, or a bracket closes that was
  /// opened before the record.
  var mayLackBraceOfRecord: Bool {
    isTestStep(ahead: 0) || current.kind == .rightBracket || current.kind == .rightParenthesis
  }

  /// The same, where braces are missing at all.
  mutating func lacksBraceOfRecord() -> Bool { mayLackBraceOfRecord && hasSurplusBrace() }

  /// Whether a token begins a line that can only be a step of a test.
  private func isTestStep(ahead: Int) -> Bool {
    let (word, following) = (token(ahead: ahead), token(ahead: ahead + 1))
    guard isInTest, word.isName, word.flags.contains(.beginsLine), following.kind != .equal, following.kind != .colon,
      following.kind != .equals
    else { return false }
    if let keyword = word.keyword, Parser.testSteps.contains(keyword) { return true }
    return following.kind == .string || following.kind == .multilineString || following.keyword == .file
  }

  /// Whether the current token begins a line that is indented further than the line before it: the contents of a body
  /// whose opening brace is missing.
  var isIndentedFurther: Bool {
    guard index > 0, index != probedIndex, current.flags.contains(.beginsLine), !isAtEnd else { return false }
    var first = index - 1
    while first > 0, !tokens[first].flags.contains(.beginsLine) { first -= 1 }
    return indentation(of: current) > indentation(of: tokens[first])
  }
}
