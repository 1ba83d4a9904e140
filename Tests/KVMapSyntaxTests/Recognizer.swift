import TestSupport

/// Decides whether a sequence of tokens is a text of the grammar, from the grammar alone: a predictive parser with one
/// token of lookahead (Aho, Lam, Sethi, Ullman, "Compilers", 4.4.3) whose table is the grammar.
///
/// A word is a keyword where the grammar has that keyword, and a name elsewhere, as the beginning of the grammar says.
struct Recognizer {
  struct Token {
    var text: String
    /// The token class that it belongs to, if any: `name`, `string`, …
    var kind: String?
  }

  private let lookAhead: LookAhead
  private let productions: [String: Grammar.Expression]
  private let start: String

  init(_ grammar: Grammar, start: String) {
    lookAhead = LookAhead(grammar, start: start)
    productions = Dictionary(uniqueKeysWithValues: grammar.productions.map { ($0.name, $0.expression) })
    self.start = start
  }

  func accepts(_ tokens: [Token]) -> Bool {
    var rest = tokens[...]
    return matches(.production(start), &rest) && rest.isEmpty
  }

  /// Consumes tokens that the expression derives from the beginning of `tokens`.
  private func matches(_ expression: Grammar.Expression, _ tokens: inout ArraySlice<Token>) -> Bool {
    switch expression {
    case .sequence(let parts):
      for part in parts where !matches(part, &tokens) { return false }
      return true
    case .choice(let parts):
      if let part = alternative(parts, tokens.first) { return matches(part, &tokens) }
      return parts.contains { lookAhead.isNullable($0) }
    case .optional(let part):
      return begins(part, tokens.first) ? matches(part, &tokens) : true
    case .repetition(let part):
      while begins(part, tokens.first) {
        guard matches(part, &tokens) else { return false }
      }
      return true
    case .literal(let text):
      guard let token = tokens.first, token.text == text, token.kind == nil || token.kind == "name" else {
        return false
      }
      tokens.removeFirst()
      return true
    case .token(let kind):
      guard tokens.first?.kind == kind else { return false }
      tokens.removeFirst()
      return true
    case .production(let name):
      guard let inner = productions[name] else { return false }
      return matches(inner, &tokens)
    }
  }

  /// The alternative that begins with the keyword, otherwise the one that begins with the token's class.
  private func alternative(_ parts: [Grammar.Expression], _ token: Token?) -> Grammar.Expression? {
    guard let token else { return nil }
    if token.kind == nil || token.kind == "name",
      let part = parts.first(where: { lookAhead.firsts(of: $0).contains(.literal(token.text)) })
    {
      return part
    }
    guard let kind = token.kind else { return nil }
    return parts.first { lookAhead.firsts(of: $0).contains(.token(kind)) }
  }

  private func begins(_ part: Grammar.Expression, _ token: Token?) -> Bool { alternative([part], token) != nil }
}
