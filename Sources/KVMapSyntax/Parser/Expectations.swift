package import KVMapSource

/// What may be written at one place of a file, as the parser itself asks for it there.
package final class Expectations {
  package enum Alternative: Hashable, Sendable {
    case keyword(Keyword)
    case kind(Token.Kind)
    case arrow
    /// A name or string that the grammar asks for, by what it is for.
    case name(Expected)
    case string(Expected)
    /// A member of a body, an item of a file, a step of a test, an entry of a gather, a field of a record.
    case member
    case item
    case testStep
    case gatherEntry
    case recordField
    /// The first step of a source, or a later one of any path.
    case source
    case step
    case value
    case testValue
    case attribute
  }

  package private(set) var alternatives: Set<Alternative> = []
  /// Whether the parser has found that nothing of this is there.
  var isComplete = false

  init() {}

  /// After the first error at the token, it is recovery that asks.
  func note(_ alternative: Alternative) {
    if !isComplete { alternatives.insert(alternative) }
  }

  package func contains(_ alternative: Alternative) -> Bool { alternatives.contains(alternative) }

  package var keywords: [Keyword] { Keyword.allCases.filter { alternatives.contains(.keyword($0)) } }
}

/// What may be written in a file in place of a range of its bytes, which is that of a word, or empty.
///
/// - Parameter known: The tokens of the file, if they are known.
/// - Returns: The alternatives, and the tree of the file without that word.
/// - Complexity: Linear in the size of the file.
package func expectations(
  in file: SourceFile, replacing range: Range<Int>, tokens known: [Token]? = nil
) -> (expectations: Expectations, tree: SyntaxTree) {
  var tokens = known ?? lex(file).tokens
  let first = tokens.firstIndex { $0.end > range.lowerBound || $0.kind == .endOfFile } ?? tokens.count - 1
  var beginsLine = false
  while first + 1 < tokens.count, tokens[first].start < range.upperBound {
    if tokens[first].start == range.lowerBound { beginsLine = tokens[first].flags.contains(.beginsLine) }
    tokens.remove(at: first)
  }
  let before = first > 0 ? tokens[first - 1].end : 0
  if before <= range.lowerBound, range.lowerBound <= file.bytes.count {
    beginsLine = beginsLine || first == 0 || file.bytes[before..<range.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
  }
  // `at` is false for this token, whatever it asks for.
  tokens.insert(
    Token(
      kind: .tilde, keyword: nil, flags: beginsLine ? [.beginsLine] : [], start: range.lowerBound,
      end: range.lowerBound), at: first)
  var parser = Parser(file, tokens: tokens, probedIndex: first)
  let tree = parser.parseFile()
  return (parser.expectations ?? Expectations(), tree)
}
