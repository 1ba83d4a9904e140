import Foundation
import TestSupport
import Testing

/// The page about formatting matches the formatter's behaviour.
struct DocumentationTests {
  private static func snippets() throws -> [String] {
    let page = Repository.root.appendingPathComponent("docs/formatting.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    return text.components(separatedBy: "```kvmap\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test func theFirstExampleBecomesTheSecond() throws {
    let snippets = try Self.snippets()
    try #require(snippets.count >= 3)
    #expect(formatted(snippets[0]) == snippets[1])
  }

  @Test func theOthersAreFormatted() throws {
    // A short struct may be on one line where it is not the point of the example.
    let snippet = try #require(try Self.snippets().last)
    #expect(formatted(snippet)?.hasSuffix(snippet.drop { $0 != "\n" }) == true)
  }
}
