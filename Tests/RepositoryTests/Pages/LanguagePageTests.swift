import Foundation
import KVMapSema
import KVMapSyntax
import TestSupport
import Testing

/// docs/language.md is complete: it contains every word, type, style and attribute that the compiler supports.
@Suite struct LanguagePageTests {
  /// The words in code on the page: in blocks, and in backquotes.
  private static func words(in languages: Set<String>) throws -> Set<String> {
    let page = String(
      decoding: try Data(contentsOf: Repository.root.appendingPathComponent("docs/language.md")), as: UTF8.self)
    let blocks = DocumentBlock.all(in: page).filter { block in
      block.language.split(separator: " ").first.map { languages.contains(String($0)) } ?? false
    }
    let spans = page.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
    let code = (blocks.map(\.text) + spans).joined(separator: "\n")
    return Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" && $0 != "$" }.map(String.init))
  }

  @Test func everyWordOfTheLanguageIsThere() throws {
    let missing = Set(Keyword.allCases.map(\.rawValue)).subtracting(try Self.words(in: ["kvmap"]))
    #expect(missing == [])
  }

  @Test func everyTypeIsThere() throws {
    let words = try Self.words(in: [])
    // For Int8 … Int64 and UInt … UInt64 the page names the first and the last.
    let types = Set(Scalar.allCases.map(\.rawValue) + ["Set", "Field", "Coordinate"])
      .subtracting(["Int16", "Int32", "UInt8", "UInt16", "UInt32"])
    #expect(types.subtracting(words) == [])
  }

  @Test func everyKeyStyleIsThere() throws {
    #expect(Set(KeyStyle.allCases.map(\.rawValue)).subtracting(try Self.words(in: [])) == [])
  }

  @Test func everyAttributeAndVariableIsThere() throws {
    let names: Set = ["@id", "@lazy", "@canonical", "$key", "$index", "$parent", "$root", "$context", "$text"]
    #expect(names.subtracting(try Self.words(in: [])) == [])
  }
}
