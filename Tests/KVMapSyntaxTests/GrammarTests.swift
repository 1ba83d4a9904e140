import Foundation
import KVMapSyntax
import TestSupport
import Testing

/// Checks that `Grammar/kvmap.ebnf` and the parser agree.
struct GrammarTests {
  let grammar: Grammar

  init() throws {
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    grammar = try Grammar(String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  @Test func everyProductionThatIsUsedIsThereAndTheOtherWayAround() {
    var used: Set<String> = ["File"]
    for (_, expression) in grammar.productions {
      expression.walk { if case .production(let name) = $0 { used.insert(name) } }
    }
    #expect(used == Set(grammar.names))
  }

  /// There is `parseX` or `parseOptionalX` for every `X`, and no other such function.
  @Test func everyProductionHasItsFunctionAndTheOtherWayAround() throws {
    let functions = try Self.parserFunctions()
    #expect(Set(functions.keys) == Set(grammar.names))
  }

  /// The comment of each function is its production, word for word.
  @Test func everyFunctionIsDocumentedWithItsProduction() throws {
    for (name, documented) in try Self.parserFunctions() {
      #expect(documented == grammar.texts[name], "\(name)")
    }
  }

  @Test func theWordsOfTheGrammarAreTheKeywords() {
    let words = grammar.literals.filter { $0.first?.isLetter == true }
    #expect(words == Set(Keyword.allCases.map(\.rawValue)))
  }

  @Test func theSignsOfTheGrammarAreTheTokensWithAFixedSpelling() {
    let signs = grammar.literals.filter { $0.first?.isLetter != true }
    #expect(signs == Set(Token.Kind.allCases.compactMap(\.spelling)))
  }

  @Test func oneTokenOfLookAheadDecidesEverywhere() {
    let lookAhead = LookAhead(grammar, start: "File")
    #expect(lookAhead.conflicts.sorted() == [])
    #expect(lookAhead.namesBeforeKeywords.sorted() == [])
  }

  /// The list at the end of the grammar names every place where a keyword takes precedence over a name that could
  /// follow.
  @Test func theGrammarListsWhereAKeywordWins() throws {
    let lookAhead = LookAhead(grammar, start: "File")
    let last = try #require(grammar.comments.last)
    let listed = last.split(separator: "\n").filter { $0.contains("\"") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(listed == lookAhead.keywordsBeforeNames.sorted())
  }

  /// Shows that the checks above can fail: they detect conflicts in grammars that have some.
  @Test func conflictsAreFound() throws {
    let twice = try Grammar("A = \"x\" name | \"x\" number .")
    #expect(LookAhead(twice, start: "A").conflicts == ["A: \"x\""])
    let dangling = try Grammar("A = B \",\" . B = name [ \",\" name ] .")
    #expect(LookAhead(dangling, start: "A").conflicts == ["B: \",\""])
    let recursive = try Grammar("A = { B } . B = [ name ] .")
    #expect(LookAhead(recursive, start: "A").conflicts == ["A: an optional part may be empty", "B: name"])
    let contextual = try Grammar("A = { B } . B = name [ \"where\" number ] .")
    #expect(LookAhead(contextual, start: "A").keywordsBeforeNames == ["B \"where\""])
  }

  @Test(arguments: ["A = ", "A = ( name .", "A = name", "a = name .", "A = name . A = name .", "A = \"x .", "(* x"])
  func aGrammarThatIsWrittenWrongIsRefused(text: String) {
    #expect(throws: Grammar.SyntaxError.self) { try Grammar(text) }
  }

  /// The names of the parser's functions without `parse` or `parseOptional`, and the production in the comment before
  /// each.
  private static func parserFunctions() throws -> [String: String] {
    let folder = Repository.root.appendingPathComponent("Sources/KVMapSyntax", isDirectory: true)
    var found: [String: String] = [:]
    for file in try Repository.files(in: folder, withExtension: "swift")
    where file.lastPathComponent.hasPrefix("Parser") {
      var comment: [Substring] = []
      for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("///") {
          comment.append(text.dropFirst(3))
          continue
        }
        if let match = text.firstMatch(of: /func parse(?:Optional)?([A-Z][A-Za-z]*)\(/) {
          let name = String(match.1)
          let shown = comment.prefix { !$0.allSatisfy { $0 == " " } }.joined(separator: " ")
            .split(separator: " ").joined(separator: " ")
          #expect(found[name] == nil, "\(name) is parsed by two functions")
          found[name] = shown.hasPrefix("\(name) = ") ? String(shown.dropFirst(name.count + 3)) : ""
        }
        comment = []
      }
    }
    return found
  }
}
