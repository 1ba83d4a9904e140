import KVMapSyntax

/// Whether a space separates two elements on one line.
func needsBlank(between left: Element, and right: Element) -> Bool {
  switch right.kind {
  case .lineComment, .documentation: true
  case .blockComment: left.wantsBlankBehind
  case .token(let kind): needsBlank(between: left, and: right, kind)
  }
}

private func needsBlank(between left: Element, and right: Element, _ kind: Token.Kind) -> Bool {
  switch kind {
  case .comma, .colon, .leftParenthesis, .rightParenthesis, .rightBracket:
    false
  case .rightAngle, .leftAngle:
    right.role.contains(.comparison)
  case .question:
    left.isMarkOfType
  case .coalesce:
    right.role.contains(.choice) || left.isMarkOfType
  case .period:
    right.role.contains(.leadingPeriod) && left.wantsBlankBehind
  case .leftBracket:
    !right.role.contains(.index) && left.wantsBlankBehind
  case .closedRange, .halfOpenRange:
    !left.isToken(.number) && left.wantsBlankBehind
  case .number:
    !left.isToken(.closedRange) && !left.isToken(.halfOpenRange) && left.wantsBlankBehind
  case .rightBrace:
    !left.isToken(.leftBrace)
  case .word, .quotedWord, .string, .multilineString, .attribute, .variable, .endOfFile, .leftBrace, .star, .pipe,
    .tilde, .equal, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
    left.wantsBlankBehind
  }
}

extension Element {
  /// Whether elements without a rule of their own are separated from this element by a space.
  fileprivate var wantsBlankBehind: Bool {
    switch kind {
    case .token(.leftParenthesis), .token(.leftBracket), .token(.period), .token(.tilde): false
    case .token(.leftAngle): role.contains(.comparison)
    case .token, .lineComment, .documentation, .blockComment: true
    }
  }

  /// `?`, or a `??` that is two of them. Another one directly after it might be lexed together with it.
  fileprivate var isMarkOfType: Bool { isToken(.question) || isToken(.coalesce) }
}
