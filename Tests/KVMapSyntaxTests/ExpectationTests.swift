import Foundation
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// What the parser expects where a word was taken out.
@Suite struct ExpectationTests {
  /// Wherever the grammar has a keyword, the parser asks for it.
  @Test func everyKeywordIsExpectedInItsPlace() throws {
    let examples = [
      "name": ["a", "B1", "größe"], "number": ["0", "-1", "12"], "string": ["\"a b\"", "\"\"\"{\"a\": 1}\"\"\""],
      "attribute": ["@id", "@lazy"], "variable": ["$key", "$text"],
    ]
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let sentences = GrammarSentences(try Grammar(ofSentences: Data(contentsOf: file)), examples: examples)
    let keywords = Set(Keyword.allCases.map(\.rawValue))
    var random = SeededGenerator(seed: 5)
    var positions = 0
    var missed: [String] = []
    while positions < 20_000 {
      let tokens = sentences.sentence("File", using: &random)
      guard tokens.count < 300 else { continue }
      let source = SourceFile(path: "a", text: tokens.joined(separator: " "))
      // Types may not nest as deeply as the grammar lets them.
      guard parse(source).diagnostics.isEmpty else { continue }
      var offset = 0
      for token in tokens {
        let range = offset..<(offset + token.utf8.count)
        offset = range.upperBound + 1
        guard keywords.contains(token) else { continue }
        positions += 1
        let found = expectations(in: source, replacing: range)
        if !found.keywords.contains(where: { $0.rawValue == token }) { missed.append(around(range, in: source)) }
      }
    }
    #expect(missed.isEmpty, "\(missed.prefix(10))")
  }

  /// The same for a file whose tokens and tree are not known yet.
  private func expectations(in source: SourceFile, replacing range: Range<Int>) -> Expectations {
    let (tree, _, tokens) = treeAndTokens(of: source)
    return KVMapSyntax.expectations(in: source, replacing: range, tokens: tokens, tree: tree).expectations
  }

  private func around(_ range: Range<Int>, in source: SourceFile) -> String {
    let before = source.bytes[max(0, range.lowerBound - 60)..<range.lowerBound]
    let after = source.bytes[range.lowerBound..<min(source.bytes.count, range.upperBound + 30)]
    return String(decoding: before, as: UTF8.self) + "‸" + String(decoding: after, as: UTF8.self)
  }

  private func alternatives(_ marked: String) -> Expectations {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let text = parts.joined()
    let offset = parts.first?.utf8.count ?? 0
    return expectations(in: SourceFile(path: "a", text: text), replacing: offset..<offset)
  }

  @Test(arguments: [
    ("‸", Expectations.Alternative.item), ("struct A { ‸", .member), ("struct A { x: ‸", .name(.type)),
    ("struct A { x: Int <- ‸", .source), ("struct A { x: Int <- a.‸\n  y: Int }", .step),
    ("struct A { x: Int <- gather { ‸ } }", .gatherEntry), ("struct A { x: Int <- a | ‸ }", .name(.transformer)),
    ("struct A { x: Int = ‸ }", .value), ("struct A with ‸ { x: Int }", .name(.mixinName)),
    ("test A \"x\" { ‸ }", .testStep), ("test A \"x\" { expect { ‸ } }", .recordField),
    ("test A \"x\" { expect { a = ‸ } }", .testValue), ("keys ‸", .name(.keyStyle)),
    ("unknown ‸", .name(.settingValue)), ("import ‸", .string(.importSubject)),
    ("enum A { a <-> ‸ }", .keyword(.else)), ("struct A { x: Int ‸ }", .arrow),
    ("struct A { x: Int | date(‸) }", .name(.argument)), ("struct A { x: Int sync ‸ }", .name(.syncPolicy)),
  ])
  func whatIsExpected(marked: String, alternative: Expectations.Alternative) {
    #expect(alternatives(marked).contains(alternative))
  }

  /// What comes after the place says nothing about it.
  @Test func recoveryAsksForNothing() {
    let found = alternatives("struct A { x: ‸\n  y: Int\n}\n")
    #expect(!found.contains(.member) && !found.contains(.arrow) && !found.contains(.item))
    #expect(found.contains(.keyword(.lenient)))
  }

  /// Any offset of any file, also in the middle of words.
  @Test func everyPlaceOfEveryFixtureHasAnAnswer() throws {
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/syntax-diagnostics/input")
    var places = 0
    for file in try Repository.files(in: folder, withExtension: "kvmap") {
      let source = SourceFile(path: "a", text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
      guard source.bytes.count < 3000 else { continue }
      for offset in stride(from: 0, through: source.bytes.count, by: 7) {
        _ = expectations(in: source, replacing: offset..<min(source.bytes.count, offset + 3))
        places += 1
      }
    }
    #expect(places > 300)
  }
}
