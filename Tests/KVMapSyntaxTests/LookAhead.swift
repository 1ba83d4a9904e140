import TestSupport

/// FIRST and FOLLOW of a grammar (Aho, Lam, Sethi, Ullman, "Compilers", 4.4.2), and the places where one token of
/// lookahead is not enough.
struct LookAhead {
  enum Terminal: Hashable, CustomStringConvertible {
    case literal(String)
    case token(String)

    var description: String {
      switch self {
      case .literal(let text): "\"\(text)\""
      case .token(let name): name
      }
    }

    var isWord: Bool {
      if case .literal(let text) = self { return text.first?.isLetter == true }
      return false
    }
  }

  private let productions: [String: Grammar.Expression]
  private(set) var nullable: Set<String> = []
  private(set) var first: [String: Set<Terminal>] = [:]
  private(set) var follow: [String: Set<Terminal>] = [:]
  /// Places where two alternatives begin with the same token.
  private(set) var conflicts: Set<String> = []
  /// Places where a keyword continues the preceding construct although a name could also appear there, each as
  /// `Production "word"`.
  private(set) var keywordsBeforeNames: Set<String> = []
  /// Places where an optional part begins with a name and a keyword may follow the part.
  private(set) var namesBeforeKeywords: Set<String> = []

  init(_ grammar: Grammar, start: String, end: Terminal = .token("end of file")) {
    productions = Dictionary(uniqueKeysWithValues: grammar.productions.map { ($0.name, $0.expression) })
    repeatUntilStable { sets in
      for (name, expression) in grammar.productions {
        if sets.isNullable(expression) { sets.nullable.insert(name) }
        sets.first[name, default: []].formUnion(sets.firsts(of: expression))
      }
    }
    follow[start] = [end]
    repeatUntilStable { sets in
      for (name, expression) in grammar.productions {
        sets.follow(expression, by: sets.follow[name] ?? [], in: name, reports: false)
      }
    }
    for (name, expression) in grammar.productions {
      follow(expression, by: follow[name] ?? [], in: name, reports: true)
    }
  }

  private mutating func repeatUntilStable(_ step: (inout LookAhead) -> Void) {
    var size = -1
    while size != total {
      size = total
      step(&self)
    }
  }

  private var total: Int {
    nullable.count + first.values.reduce(0) { $0 + $1.count } + follow.values.reduce(0) { $0 + $1.count }
  }

  func isNullable(_ expression: Grammar.Expression) -> Bool {
    switch expression {
    case .sequence(let parts): parts.allSatisfy(isNullable)
    case .choice(let parts): parts.contains(where: isNullable)
    case .optional, .repetition: true
    case .literal, .token: false
    case .production(let name): nullable.contains(name)
    }
  }

  func firsts(of expression: Grammar.Expression) -> Set<Terminal> {
    switch expression {
    case .sequence(let parts):
      var found: Set<Terminal> = []
      for part in parts {
        found.formUnion(firsts(of: part))
        if !isNullable(part) { break }
      }
      return found
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion(firsts(of: $1)) }
    case .optional(let part), .repetition(let part): return firsts(of: part)
    case .literal(let text): return [.literal(text)]
    case .token(let name): return [.token(name)]
    case .production(let name): return first[name] ?? []
    }
  }

  private mutating func follow(
    _ expression: Grammar.Expression, by next: Set<Terminal>, in production: String, reports: Bool
  ) {
    switch expression {
    case .sequence(let parts):
      var behind = next
      for part in parts.reversed() {
        follow(part, by: behind, in: production, reports: reports)
        behind = firsts(of: part).union(isNullable(part) ? behind : [])
      }
    case .choice(let parts):
      var seen: Set<Terminal> = []
      for part in parts {
        follow(part, by: next, in: production, reports: reports)
        let begins = firsts(of: part).union(isNullable(part) ? next : [])
        if reports { report(seen.intersection(begins), in: production) }
        seen.formUnion(begins)
      }
    case .optional(let part):
      follow(part, by: next, in: production, reports: reports)
      if reports { checkOptional(part, next, in: production) }
    case .repetition(let part):
      follow(part, by: next.union(firsts(of: part)), in: production, reports: reports)
      if reports { checkOptional(part, next, in: production) }
    case .literal, .token:
      break
    case .production(let name):
      follow[name, default: []].formUnion(next)
    }
  }

  private mutating func checkOptional(_ part: Grammar.Expression, _ next: Set<Terminal>, in production: String) {
    let begins = firsts(of: part)
    report(begins.intersection(next), in: production)
    if isNullable(part) { conflicts.insert("\(production): an optional part may be empty") }
    let name = Terminal.token("name")
    if next.contains(name) {
      for word in begins where word.isWord { keywordsBeforeNames.insert("\(production) \(word)") }
    }
    if begins.contains(name) {
      for word in next where word.isWord { namesBeforeKeywords.insert("\(production) \(word)") }
    }
  }

  private mutating func report(_ terminals: Set<Terminal>, in production: String) {
    for terminal in terminals { conflicts.insert("\(production): \(terminal)") }
  }
}
