import Foundation
import KVMapSema
import TestSupport
import Testing

/// docs/transformers.md documents exactly the built-in transformers.
@Suite struct TransformerPageTests {
  private static let path = "docs/transformers.md"

  private static func page() throws -> String {
    String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The sections of the transformers, keyed by name: those with a heading of the third level.
  private static func sections() throws -> [(name: String, text: String)] {
    try page().components(separatedBy: "\n### ").dropFirst().map { section in
      let name = String(section.prefix { $0 != "\n" })
      return (name, section.components(separatedBy: "\n## ").first ?? section)
    }
  }

  @Test func theTableIsTheCatalogue() throws {
    let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| [`") }.map(String.init)
    let catalogue = TransformerCatalogue.rows.map { row in
      "| [`\(row.name)`](#\(row.name)) | `\(row.input)` | `\(row.output)` | \(Self.words(for: row.inverse)) |"
    }
    #expect(rows == catalogue)
  }

  private static func words(for inverse: TransformerCatalogue.Inverse) -> String {
    switch inverse {
    case .exact: "exactly"
    case .value: "as a value"
    case .pattern: "as far as its pattern goes"
    case .identity: "not at all"
    }
  }

  @Test func everyTransformerHasItsSection() throws {
    #expect(try Self.sections().map(\.name) == TransformerCatalogue.rows.map(\.name))
  }

  /// The section shows how the transformer is called, and its effect on a document in both directions.
  @Test(arguments: TransformerCatalogue.rows.map(\.name))
  func theSectionShowsTheTransformer(name: String) throws {
    let row = try #require(TransformerCatalogue.find(name))
    let section = try #require(try Self.sections().first { $0.name == name })
    for label in row.parameters.compactMap(\.label) {
      #expect(section.text.contains("\(label):"), "the argument '\(label)' is not explained")
    }
    let examples = try DocumentExample.all(in: (path: Self.path, text: section.text))
    let shown = examples.filter { $0.mapping.contains("| \(name)") }
    #expect(!shown.isEmpty, "no mapping uses '\(name)'")
    let runs = shown.flatMap(\.runs)
    #expect(runs.contains { $0.value != nil && $0.written != nil }, "no document is read and written")
  }

  /// A transformer that is not undone is reported, so the examples state that the loss is intended.
  @Test(arguments: TransformerCatalogue.rows.filter { $0.inverse == .identity }.map(\.name))
  func theLossIsSaidToBeWanted(name: String) throws {
    let section = try #require(try Self.sections().first { $0.name == name })
    #expect(section.text.contains("@canonical"))
  }
}
