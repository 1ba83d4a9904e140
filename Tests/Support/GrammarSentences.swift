/// Generates random texts that a grammar derives.
package struct GrammarSentences: Sendable {
  private let expressions: [String: Grammar.Expression]
  /// The nesting depth of productions in the flattest sentence of each production.
  private let heights: [String: Int]
  /// Examples of each class of tokens.
  private let examples: [String: [String]]
  /// The depth beyond which the shortest derivation is taken.
  private static let depthLimit = 11

  /// - Parameter examples: Keyed by the name of the class, such as `number`.
  package init(_ grammar: Grammar, examples: [String: [String]]) {
    expressions = Dictionary(grammar.productions.map { ($0.name, $0.expression) }, uniquingKeysWith: { $1 })
    self.examples = examples
    var heights: [String: Int] = [:]
    var isStable = false
    while !isStable {
      isStable = true
      for (name, expression) in grammar.productions {
        guard let height = Self.height(expression, heights).map({ $0 + 1 }), height != heights[name] else { continue }
        heights[name] = height
        isStable = false
      }
    }
    self.heights = heights
  }

  /// The tokens of a text that the production derives.
  package func sentence(_ production: String, using generator: inout some RandomNumberGenerator) -> [String] {
    var tokens: [String] = []
    add(.production(production), depth: 0, to: &tokens, using: &generator)
    return tokens
  }

  private func add(
    _ expression: Grammar.Expression, depth: Int, to tokens: inout [String],
    using generator: inout some RandomNumberGenerator
  ) {
    let isDeep = depth >= Self.depthLimit
    switch expression {
    case .sequence(let parts):
      for part in parts { add(part, depth: depth, to: &tokens, using: &generator) }
    case .choice(let parts):
      let flattest = parts.compactMap { Self.height($0, heights) }.min()
      let candidates = isDeep ? parts.filter { Self.height($0, heights) == flattest } : parts
      if let part = candidates.randomElement(using: &generator) {
        add(part, depth: depth, to: &tokens, using: &generator)
      }
    case .optional(let part):
      if !isDeep, Bool.random(using: &generator) { add(part, depth: depth, to: &tokens, using: &generator) }
    case .repetition(let part):
      for _ in 0..<(isDeep ? 0 : Int.random(in: 0...3, using: &generator)) {
        add(part, depth: depth, to: &tokens, using: &generator)
      }
    case .literal(let text):
      tokens.append(text)
    case .token(let name):
      tokens.append(examples[name]?.randomElement(using: &generator) ?? name)
    case .production(let name):
      if let inner = expressions[name] { add(inner, depth: depth + 1, to: &tokens, using: &generator) }
    }
  }

  /// - Returns: `nil` if the height of a production is not known yet.
  private static func height(_ expression: Grammar.Expression, _ heights: [String: Int]) -> Int? {
    switch expression {
    case .sequence(let parts):
      let found = parts.compactMap { height($0, heights) }
      return found.count == parts.count ? found.max() ?? 0 : nil
    case .choice(let parts): return parts.compactMap { height($0, heights) }.min()
    case .optional, .repetition, .literal, .token: return 0
    case .production(let name): return heights[name]
    }
  }
}

extension Grammar {
  /// The grammar with what it says in words: of the names only `_` is a value of a test.
  package init(ofSentences bytes: some Sequence<UInt8>) throws {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    try self.init(text.replacing(/(TestValue +=) name/) { "\($0.1) \"_\"" })
  }
}
