import KVMapSyntax

extension CompletionPlace {
  /// The names that begin the other entries of the braces or parentheses around the place: the keys of a `gather`, the
  /// fields of a record, the labels of arguments.
  var siblings: Set<String> {
    guard let bracket = view.openBracket(before: index) else { return [] }
    var found: Set<String> = []
    var previous: Token.Kind?
    for index in view.tokens(in: bracket) {
      defer { previous = view.tokens[index].kind }
      guard view.tokens[index].end <= word.lowerBound || view.tokens[index].start >= word.upperBound else { continue }
      switch view.tokens[index].kind {
      case .word, .quotedWord, .string, .attribute, .variable: break
      case .multilineString, .number, .endOfFile, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis,
        .leftBracket, .rightBracket, .leftAngle, .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde,
        .question, .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals,
        .notEquals, .both, .read, .write, .wrongArrow:
        continue
      }
      switch previous {
      // What follows these belongs to an entry that has begun.
      case .both, .read, .write, .wrongArrow, .period, .coalesce, .equal, .colon: continue
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .leftBrace,
        .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftAngle, .rightAngle, .comma,
        .star, .pipe, .tilde, .question, .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals,
        .notEquals, nil:
        found.insert(view.name(of: index))
      }
    }
    return found
  }
}
