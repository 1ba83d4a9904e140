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
/// - Parameters:
///   - tokens: Those of the file.
///   - tree: That of the file.
/// - Returns: The alternatives, and the item that contains the place, without the word. No item depends on those before
///   it, so that they are not parsed again.
/// - Complexity: Linear in the number of tokens, with a small factor, and in the size of the item.
package func expectations(
  in file: SourceFile, replacing range: Range<Int>, tokens: [Token], tree: SyntaxTree
) -> (expectations: Expectations, items: [ItemSyntax]) {
  let (probed, position) = probe(tokens, range, file)
  let item = tree.items.last { $0.span.start < range.lowerBound }?.span.start
  let start = item.flatMap { item in probed.firstIndex { $0.start >= item } } ?? 0
  var parser = Parser(file, tokens: probed, startingAt: min(start, position), probedIndex: position)
  let items = start == 0 ? parser.parseFile().items : parser.items()
  return (parser.expectations ?? Expectations(), items)
}

/// The tokens with another one in place of those in the range, and its position. Nothing is equal to that token for the
/// parser, whatever it asks for.
private func probe(_ tokens: [Token], _ range: Range<Int>, _ file: SourceFile) -> (tokens: [Token], position: Int) {
  var tokens = tokens
  let first = tokens.firstIndex { $0.end > range.lowerBound || $0.kind == .endOfFile } ?? max(0, tokens.count - 1)
  var beginsLine = false
  while first + 1 < tokens.count, tokens[first].start < range.upperBound {
    if tokens[first].start == range.lowerBound { beginsLine = tokens[first].flags.contains(.beginsLine) }
    tokens.remove(at: first)
  }
  let before = first > 0 ? tokens[first - 1].end : 0
  if before <= range.lowerBound, range.lowerBound <= file.bytes.count {
    beginsLine =
      beginsLine || first == 0 || file.bytes[before..<range.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
  }
  tokens.insert(
    Token(
      kind: .tilde, keyword: nil, flags: beginsLine ? [.beginsLine] : [], start: range.lowerBound,
      end: range.lowerBound), at: first)
  return (tokens, first)
}

extension ItemSyntax {
  package var span: Span {
    switch self {
    case .importFile(let item): item.span
    case .importModule(let item): item.span
    case .setting(let item): item.span
    case .defaultVia(let item): item.span
    case .externType(let item): item.span
    case .transform(let item): item.span
    case .mixin(let item): item.span
    case .type(let item): item.span
    case .family(let item): item.span
    case .enumeration(let item): item.span
    case .union(let item): item.span
    case .test(let item): item.span
    case .nested(let item): item.span
    case .error(let span): span
    }
  }
}
