import KVMapSyntax

/// The brackets around a place, as far as the tokens before it tell. The tree has no part that is not complete.
extension FileView {
  /// The index of the innermost bracket that is open at a token; `nil` outside of all.
  ///
  /// - Complexity: Linear in the distance.
  func openBracket(before index: Int) -> Int? {
    var closed = 0
    for index in tokens.indices.prefix(index).reversed() {
      switch tokens[index].kind {
      case .rightBrace, .rightParenthesis, .rightBracket: closed += 1
      case .leftBrace, .leftParenthesis, .leftBracket:
        if closed == 0 { return index }
        closed -= 1
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftAngle,
        .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
        .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
    }
    return nil
  }

  /// The indices of the tokens that are directly inside a bracket, up to its end or that of the file.
  func tokens(in bracket: Int) -> [Int] {
    var found: [Int] = []
    var opened = 0
    for index in tokens.indices.dropFirst(bracket + 1) {
      switch tokens[index].kind {
      case .rightBrace, .rightParenthesis, .rightBracket:
        if opened == 0 { return found }
        opened -= 1
        if opened == 0 { found.append(index) }
        continue
      case .leftBrace, .leftParenthesis, .leftBracket: opened += 1
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftAngle,
        .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
        .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write, .wrongArrow:
        break
      }
      if opened == 0 { found.append(index) }
    }
    return found
  }

  func text(of index: Int) -> String { text(tokens[index].start, tokens[index].end) }

  /// The name or key that a token is, without quotes.
  func name(of index: Int) -> String {
    let token = tokens[index]
    switch token.kind {
    case .string: return stringValue(in: file.bytes, start: token.start, end: token.end, isMultiline: false)
    case .multilineString: return stringValue(in: file.bytes, start: token.start, end: token.end, isMultiline: true)
    case .quotedWord: return String(text(of: index).dropFirst().dropLast())
    case .word, .number, .attribute, .variable, .endOfFile, .leftBrace, .rightBrace, .leftParenthesis,
      .rightParenthesis, .leftBracket, .rightBracket, .leftAngle, .rightAngle, .comma, .colon, .period, .star, .pipe,
      .tilde, .question, .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals,
      .notEquals, .both, .read, .write, .wrongArrow:
      return text(of: index)
    }
  }
}
