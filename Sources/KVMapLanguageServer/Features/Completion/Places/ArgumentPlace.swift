import KVMapSyntax

/// The call of a transformer whose arguments contain a position.
struct ArgumentPlace {
  /// The name of the transformer.
  let name: String
  /// Where its name begins.
  let start: Int
  /// The label of the argument at the position; `nil` for one without a label, or none yet.
  let label: String?

  /// - Parameter offset: Where the argument begins.
  /// - Returns: `nil` outside of the parentheses of calls.
  /// - Complexity: Linear in the number of tokens.
  init?(before offset: Int, in view: FileView) {
    var depth = 0
    var label: String?
    var isAfter = true
    for index in view.tokens.indices.reversed() where view.tokens[index].end <= offset {
      let token = view.tokens[index]
      switch token.kind {
      case .endOfFile: continue
      case .colon where isAfter && index > 0:
        label = view.text(view.tokens[index - 1].start, view.tokens[index - 1].end)
      case .rightParenthesis: depth += 1
      case .leftParenthesis:
        guard depth == 0 else {
          depth -= 1
          break
        }
        guard index > 0, view.tokens[index - 1].isName else { return nil }
        let name = view.tokens[index - 1]
        self.name = view.text(name.start, name.end)
        start = name.start
        self.label = label
        return
      // Arguments contain no braces.
      case .leftBrace, .rightBrace: return nil
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .leftAngle, .rightAngle,
        .leftBracket, .rightBracket, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal,
        .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write,
        .wrongArrow:
        break
      }
      isAfter = false
    }
    return nil
  }
}

extension FileView {
  /// The transformer whose result a call takes: one in the stage of the pipeline before that of the call.
  ///
  /// The parser leaves out pipelines that are not complete, so the tokens are looked at.
  ///
  /// - Parameter offset: Where the call begins, or would begin.
  /// - Returns: `nil` in the first stage.
  func transformer(before offset: Int) -> String? {
    guard var sign = tokens.lastIndex(where: { $0.end <= offset && $0.kind != .endOfFile }) else { return nil }
    while tokens[sign].kind == .pipe || tokens[sign].keyword == .or {
      guard let name = call(endingAt: sign - 1), name > 0 else { return nil }
      let before = tokens[name - 1]
      let isCall =
        before.kind == .pipe || before.kind == .equal || before.keyword == .or || before.keyword == .via
      guard isCall else { return nil }
      if tokens[sign].kind == .pipe { return text(tokens[name].start, tokens[name].end) }
      sign = name - 1
    }
    return nil
  }

  /// The name of the call before an `or`.
  func callBeforeOr(_ index: Int) -> String? { call(endingAt: index - 1).map { text(of: $0) } }

  /// The index of the name of a call, with or without parentheses.
  private func call(endingAt end: Int) -> Int? {
    guard tokens.indices.contains(end) else { return nil }
    var index = end
    if tokens[end].kind == .rightParenthesis {
      var depth = 0
      repeat {
        if tokens[index].kind == .rightParenthesis { depth += 1 }
        if tokens[index].kind == .leftParenthesis { depth -= 1 }
        index -= 1
      } while depth > 0 && index >= 0
    }
    return index >= 0 && tokens[index].isName ? index : nil
  }
}
