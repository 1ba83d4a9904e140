/// A grammar in the notation of `Grammar/kvmap.ebnf`, which is explained at the top of that file.
package struct Grammar {
  package indirect enum Expression: Hashable, Sendable {
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repetition(Expression)
    case literal(String)
    /// A word that begins with a lowercase letter: a class of tokens.
    case token(String)
    case production(String)
  }

  package struct SyntaxError: Error, CustomStringConvertible {
    package var description: String
  }

  package private(set) var productions: [(name: String, expression: Expression)] = []
  /// The text of every production after its `=`, with single spaces.
  package private(set) var texts: [String: String] = [:]
  package private(set) var comments: [String] = []

  package init(_ text: String) throws {
    var reader = Reader(text)
    while let name = try reader.nextName() {
      guard texts[name] == nil else { throw SyntaxError(description: "\(name) is there twice") }
      let start = reader.symbols.count
      let expression = try reader.choice()
      texts[name] = reader.symbols[start...].joined(separator: " ")
      try reader.take(".")
      productions.append((name, expression))
    }
    comments = reader.comments
  }

  package var names: [String] { productions.map(\.name) }

  /// All quoted literals.
  package var literals: Set<String> {
    var found: Set<String> = []
    for (_, expression) in productions {
      expression.walk { if case .literal(let text) = $0 { found.insert(text) } }
    }
    return found
  }
}

extension Grammar.Expression {
  package func walk(_ visit: (Grammar.Expression) -> Void) {
    visit(self)
    switch self {
    case .sequence(let parts), .choice(let parts): for part in parts { part.walk(visit) }
    case .optional(let part), .repetition(let part): part.walk(visit)
    case .literal, .token, .production: break
    }
  }
}

/// Splits the text into symbols and reads expressions from them.
private struct Reader {
  private let characters: [Character]
  private var index = 0
  private(set) var symbols: [String] = []
  private(set) var comments: [String] = []

  init(_ text: String) { characters = Array(text) }

  /// The name of the next production and its `=`; `nil` at the end.
  mutating func nextName() throws -> String? {
    guard let name = try peek() else { return nil }
    try take(name)
    try take("=")
    guard name.first?.isUppercase == true else { throw failure("a production, found \(name)") }
    return name
  }

  mutating func choice() throws -> Grammar.Expression {
    var alternatives = [try sequence()]
    while try peek() == "|" {
      try take("|")
      alternatives.append(try sequence())
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws -> Grammar.Expression {
    var parts: [Grammar.Expression] = []
    while let symbol = try peek(), !["|", ")", "]", "}", "."].contains(symbol) {
      parts.append(try part(symbol))
    }
    guard !parts.isEmpty else { throw failure("a part of a sequence") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func part(_ symbol: String) throws -> Grammar.Expression {
    try take(symbol)
    switch symbol {
    case "(":
      let inner = try choice()
      try take(")")
      return inner
    case "[":
      let inner = try choice()
      try take("]")
      return .optional(inner)
    case "{":
      let inner = try choice()
      try take("}")
      return .repetition(inner)
    default:
      if symbol.first == "\"" { return .literal(String(symbol.dropFirst().dropLast())) }
      guard let first = symbol.first, first.isLetter else { throw failure("a part, found \(symbol)") }
      return first.isUppercase ? .production(symbol) : .token(symbol)
    }
  }

  mutating func take(_ symbol: String) throws {
    guard let found = try peek(), found == symbol else { throw failure(symbol) }
    index += symbol.count
    symbols.append(symbol)
  }

  private mutating func peek() throws -> String? {
    try skipBlanks()
    guard index < characters.count else { return nil }
    let first = characters[index]
    if first == "\"" {
      guard let end = characters[(index + 1)...].firstIndex(of: "\"") else { throw failure("a closing quote") }
      return String(characters[index...end])
    }
    guard first.isLetter else { return String(first) }
    return String(characters[index...].prefix { $0.isLetter })
  }

  private mutating func skipBlanks() throws {
    while index < characters.count {
      if characters[index].isWhitespace {
        index += 1
      } else if characters[index...].starts(with: "(*") {
        let start = index
        while index < characters.count, !characters[index...].starts(with: "*)") { index += 1 }
        guard index < characters.count else { throw failure("the end of a comment") }
        index += 2
        comments.append(String(characters[start..<index]))
      } else {
        return
      }
    }
  }

  private func failure(_ expected: String) -> Grammar.SyntaxError {
    let line = characters[..<min(index, characters.count)].count { $0 == "\n" } + 1
    return Grammar.SyntaxError(description: "line \(line): expected \(expected)")
  }
}
