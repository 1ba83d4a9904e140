import Foundation
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// The parser accepts exactly what the grammar derives: thousands of random texts, and each of them with a token
/// deleted, duplicated or swapped.
struct SentenceTests {
  private static let examples = [
    // The names include words that are keywords elsewhere.
    "name": ["a", "B1", "Int", "`where`", "größe", "keys", "type", "else", "on", "when", "true", "count"],
    "number": ["0", "-1", "12", "1_000"], "string": ["\"\"", "\"a b\"", "\"\"\"{\"a\": 1}\"\"\""],
    "attribute": ["@id", "@lazy"], "variable": ["$key", "$text"],
  ]

  private let sentences: GrammarSentences
  private let recognizer: Recognizer

  init() throws {
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let grammar = try Grammar(ofSentences: Data(contentsOf: file))
    sentences = GrammarSentences(grammar, examples: Self.examples)
    recognizer = Recognizer(grammar, start: "File")
  }

  @Test func theParserAndTheGrammarAgree() {
    var generator = SeededGenerator(seed: 11)
    var accepted = 0
    var refused = 0
    for _ in 0..<3000 {
      let tokens = sentences.sentence("File", using: &generator)
      guard tokens.count < 400 else { continue }
      for row in [tokens] + Self.damaged(tokens, using: &generator) {
        guard let isText = agree(row) else { continue }
        if isText { accepted += 1 } else { refused += 1 }
      }
    }
    #expect(accepted > 3000)
    #expect(refused > 3000)
  }

  /// A derived text in which no word can be read as a different one belongs to the language.
  @Test func whatTheGrammarDerivesIsAccepted() throws {
    var examples = Self.examples
    examples["name"] = ["a", "B1", "Int", "`where`", "größe"]
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let grammar = try Grammar(ofSentences: Data(contentsOf: file))
    let plain = GrammarSentences(grammar, examples: examples)
    var generator = SeededGenerator(seed: 12)
    var longest = 0
    for _ in 0..<3000 {
      let tokens = plain.sentence("File", using: &generator)
      longest = max(longest, tokens.count)
      #expect(agree(tokens) != false, "\(tokens.joined(separator: " "))")
    }
    #expect(longest > 100)
  }

  /// Compares the parser with the recognizer.
  ///
  /// - Returns: Whether it is a text of the grammar; `nil` if parsing stopped at a limit that a grammar cannot express.
  private func agree(_ tokens: [String]) -> Bool? {
    let text = tokens.joined(separator: " ")
    let problems = parse(SourceFile(id: FileID(0), path: "A.kvmap", bytes: Array(text.utf8))).diagnostics
    if problems.contains(where: { $0.id == "nested-too-deeply" || $0.id == "too-many-errors" }) { return nil }
    let isText = recognizer.accepts(tokens.map { Recognizer.Token(text: $0, kind: Self.kind(of: $0)) })
    #expect(!problems.containsErrors == isText, "\(text)\n\(problems.map(\.message))")
    return isText
  }

  private static func damaged(_ tokens: [String], using generator: inout SeededGenerator) -> [[String]] {
    guard tokens.count > 1 else { return [] }
    let (first, second, third) = (
      Int.random(in: 0..<tokens.count, using: &generator), Int.random(in: 0..<tokens.count, using: &generator),
      Int.random(in: 1..<tokens.count, using: &generator)
    )
    var (deleted, doubled, swapped) = (tokens, tokens, tokens)
    deleted.remove(at: first)
    doubled.insert(tokens[second], at: second)
    swapped.swapAt(third, third - 1)
    return [deleted, doubled, swapped]
  }

  private static func kind(of token: String) -> String? {
    switch token.first {
    case "\"": "string"
    case "@": "attribute"
    case "$": "variable"
    case "`": "name"
    case let first? where first.isLetter || first == "_": "name"
    case let first? where first.isNumber || (first == "-" && token.dropFirst().first?.isNumber == true): "number"
    default: nil
    }
  }
}
