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

  /// The cases that a list of a condition has already.
  var casesOfList: Set<String> {
    guard let bracket = view.openBracket(before: index), bracket > 0, view.tokens[bracket - 1].keyword == .in else {
      return []
    }
    let inside = view.tokens(in: bracket)
    return Set(
      zip(inside, inside.dropFirst()).filter { view.tokens[$0].kind == .period && $1 != index }.map {
        view.name(of: $1)
      })
  }

  /// The names that commas connect with the one that the word begins, with and without `~`.
  var namesOfList: Set<String> {
    var found: Set<String> = []
    func skip(_ index: Int, _ step: Int) -> Int {
      view.tokens.indices.contains(index) && view.tokens[index].kind == .tilde ? index + step : index
    }
    var before = skip(index - 1, -1)
    while before > 0, view.tokens[before].kind == .comma, view.tokens[before - 1].isName {
      found.insert(view.name(of: before - 1))
      before = skip(before - 2, -1)
    }
    var after = view.tokens.firstIndex { $0.start >= word.upperBound } ?? view.tokens.count
    while after + 1 < view.tokens.count, view.tokens[after].kind == .comma, case let name = skip(after + 1, 1),
      name < view.tokens.count,
      view.tokens[name].isName
    {
      found.insert(view.name(of: name))
      after = name + 1
    }
    return found
  }
}
