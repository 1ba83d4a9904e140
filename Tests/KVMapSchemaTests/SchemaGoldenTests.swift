import Foundation
import KVMapCompiler
import TestSupport
import Testing

/// The schemas of a few mappings, in every notation, to be read when they change.
@Suite struct SchemaGoldenTests {
  private static let folder = Repository.fixtures.appendingPathComponent("schema", isDirectory: true)
  /// The type of each fixture.
  static let fixtures = [
    "CheckedPipelines": "Counted", "Checks": "Checks", "Sources": "Page", "Types": "Types", "Unions": "Unions",
  ]

  private static func text(
    of fixture: String, _ side: SchemaSide, _ notation: SchemaNotation
  ) throws -> String {
    let file = folder.appendingPathComponent("input/\(fixture).kvmap")
    var compilation = Compilation()
    compilation.add(path: "\(fixture).kvmap", bytes: Array(try Data(contentsOf: file)), isRequested: true)
    let type = try #require(fixtures[fixture])
    guard case .schema(let text) = compilation.schema(of: type, side, in: notation).outcome else {
      Issue.record("\(fixture) has no schema")
      return ""
    }
    return text
  }

  @Test func everyFixtureIsTested() throws {
    let files = try Repository.files(in: Self.folder.appendingPathComponent("input"), withExtension: "kvmap")
    #expect(Set(files.map { $0.deletingPathExtension().lastPathComponent }) == Set(Self.fixtures.keys))
  }

  @Test(arguments: SchemaGoldenTests.fixtures.keys.sorted())
  func isWhatItWas(fixture: String) throws {
    let output = Self.folder.appendingPathComponent("output", isDirectory: true)
    for side in SchemaSide.allCases {
      let schema = try Self.text(of: fixture, side, .jsonSchema(.draft202012))
      try Golden.expect(schema, at: output.appendingPathComponent("\(fixture).\(side.rawValue).json"))
      let types = try Self.text(of: fixture, side, .typeScript)
      try Golden.expect(types, at: output.appendingPathComponent("\(fixture).\(side.rawValue).d.ts"))
    }
    let openAPI = try Self.text(of: fixture, .write, .jsonSchema(.openAPI31))
    try Golden.expect(openAPI, at: output.appendingPathComponent("\(fixture).openapi.json"))
  }

  /// The page shows what is printed for the mapping on it.
  @Test func thePageShowsWhatIsPrinted() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/schemas.md"), encoding: .utf8)
    let match = try #require(page.firstMatch(of: #/```kvmap\n([\s\S]*?)```\n\n```json\n([\s\S]*?)```/#))
    var compilation = Compilation()
    compilation.add(path: "Order.kvmap", bytes: Array(String(match.1).utf8), isRequested: true)
    guard case .schema(let text) = compilation.schema(of: "Order", .read, in: .jsonSchema(.draft202012)).outcome else {
      Issue.record("the mapping of the page has no schema")
      return
    }
    #expect(String(match.2) == text)
  }
}
