import Foundation
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// What is under `Grammar` for editors. `Tests/Editors/run` tries it with the editors' own engines.
@Suite struct EditorPackageTests {
  private static let words = "Tests/Fixtures/editors/words.kvmap"

  /// A new keyword must be in the mapping that all grammars are tried with, as a property too.
  @Test func eachKeywordIsAPropertyOfTheMappingOfWords() throws {
    let bytes = Array(try Data(contentsOf: Repository.root.appendingPathComponent(Self.words)))
    let (tokens, _) = tokenize(SourceFile(id: FileID(0), path: Self.words, bytes: bytes))
    let words = zip(tokens, tokens.dropFirst()).filter { $0.1.kind == .colon }.map { word, _ in
      String(decoding: bytes[word.start..<word.end], as: UTF8.self).trimmingCharacters(in: ["`"])
    }
    #expect(Set(Keyword.allCases.map(\.rawValue)).subtracting(words) == [])
  }

  @Test func everyJSONFileParses() throws {
    let files = try Repository.textFiles(in: "Grammar").filter { $0.path.hasSuffix(".json") }
    #expect(files.count >= 4)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") { try JSONSerialization.jsonObject(with: Data(file.text.utf8)) }
    }
  }

  /// Every rule that the TextMate grammar includes is in its repository, and the other way around.
  @Test func theRulesOfTheTextMateGrammarAreAllThereAndAllUsed() throws {
    let path = "Grammar/vscode/syntaxes/kvmap.tmLanguage.json"
    let text = String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
    let grammar = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let rules = try #require(grammar["repository"] as? [String: Any])
    let included = Set(text.matches(of: #/"include": "#([^"]+)"/#).map { String($0.1) })
    #expect(included == Set(rules.keys))
  }
}
