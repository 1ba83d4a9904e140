import Foundation
import TestSupport
import Testing

/// `kvmapc infer` with schemas and Swift source: which file is which, and wrong usage. Whole mappings are in
/// Tests/Fixtures/infer.
@Suite struct InferDescriptionTests {
  private static let schema = #"{"properties": {"a": {"type": "integer"}}}"#
  private static let marked =
    #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {"a": {"type": "integer"}}}"#
  private static let openAPI =
    #"{"openapi": "3.1.0", "info": {}, "components": {"schemas": {"X": {"properties": {"a": {"type": "integer"}}}, "Y": {"properties": {"b": {}}}}}}"#

  private func infer(_ words: String..., file: String, _ text: String) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["infer"] + words + [file], in: try TemporaryFolder([file: text]))
  }

  @Test func theNameOrTheContentsSayWhatItIs() throws {
    for (file, text) in [
      ("thing.schema.json", Self.schema), ("thing.json", Self.marked), ("thing.json", Self.openAPI),
      ("openapi.json", Self.openAPI), ("my.openapi.json", Self.openAPI),
    ] {
      let result = try infer(file: file, text)
      #expect(result.code == 0 && result.output.contains("  a: Int?\n"), "\(file): \(result)")
    }
    let stated = try infer("--from", "schema", file: "thing.json", Self.schema)
    #expect(stated.output == "kvmap 1\n\nstruct Thing {\n  a: Int?\n}\n")
    // Configurations name their schema as well, but not that of schemas.
    let sample = try infer(file: "config.json", #"{"$schema": "https://example.org/config.json", "a": 1}"#)
    #expect(sample.output.contains("  a: Int\n"), "\(sample)")
    let forced = try infer("--from", "json", file: "thing.json", Self.marked)
    #expect(forced.output.contains("  properties: Properties\n"), "\(forced)")
    let source = try infer(file: "T.swift", "struct T { var a: Int }")
    #expect(source.output == "kvmap 1\n\nmap T {\n  a: Int\n}\n")
  }

  /// The page shows what is printed.
  @Test func thePageShowsWhatIsPrinted() throws {
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/inferring.md"), encoding: .utf8)
    for (heading, language, file) in [
      ("## From a schema\n", "json", "ticket.schema.json"), ("## From Swift source\n", "swift", "Station.swift"),
    ] {
      let section = try #require(page.range(of: heading))
      func block(_ language: String) throws -> String {
        let start = try #require(page.range(of: "```\(language)\n", range: section.upperBound..<page.endIndex))
        let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
        return String(page[start.upperBound..<end.lowerBound])
      }
      let result = try infer(file: file, try block(language))
      let expected = try block("kvmap")
      #expect(result.code == 0 && result.output == expected, "\(result)")
    }
  }

  @Test func nothingButSamplesIsAddedToAMapping() throws {
    let mapping = "kvmap 1\n\nstruct Thing {\n  a: Int\n}\n"
    let folder = try TemporaryFolder(["thing.schema.json": Self.schema, "thing.kvmap": mapping])
    let result = try CommandLineTool.run(["infer", "--into", "thing.kvmap", "thing.schema.json"], in: folder)
    #expect(result.code == 2 && result.problems.contains("'--into' has a meaning only for samples"), "\(result)")
    #expect(try folder.text("thing.kvmap") == mapping)
  }

  @Test func aNameIsThatOfTheTypeOrOfOneSchema() throws {
    #expect(try infer("--name", "Other", file: "a.schema.json", Self.schema).output.contains("struct Other {"))
    let one = try infer("--name", "Y", file: "openapi.json", Self.openAPI)
    #expect(one.output == "kvmap 1\n\nstruct Y {\n  b: Value?\n}\n")
    let none = try infer("--name", "Z", file: "openapi.json", Self.openAPI)
    #expect(none.code == 1 && none.problems == "kvmapc: error: 'openapi.json' has no schema 'Z' under 'components'\n")
    let wrong = try infer("--name", "a b", file: "a.schema.json", Self.schema)
    #expect(wrong.problems == "kvmapc: error: 'a b' is a name that no type can have\n")
  }

  @Test func severalSwiftFilesAreOneSource() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A { var b: B }", "B.swift": "struct B { var n: Int }"])
    let result = try CommandLineTool.run(["infer", "A.swift", "B.swift"], in: folder)
    #expect(result.output == "kvmap 1\n\nmap A {\n  b: B\n}\n\nmap B {\n  n: Int\n}\n")
  }

  @Test(arguments: [
    (["--map", "a", "a.schema.json"], "'--map' has a meaning only for samples"),
    (["--gather", "a.schema.json"], "'--gather' has a meaning only for samples"),
    (["--report", "a.schema.json"], "'--report' has a meaning only for samples"),
    (["--required-from", "2", "a.swift"], "'--required-from' has a meaning only for samples"),
    (["--keys", "snake_case", "a.json"], "'--keys' has a meaning only for Swift source"),
    (["--declare", "a.schema.json"], "'--declare' has a meaning only for Swift source"),
    (["--keys", "snakes", "a.swift"], "invalid value 'snakes' for '--keys'; expected one of exact, snake_case, "),
    (["--name", "X", "a.swift"], "'--name' has no meaning for Swift source, whose types have names"),
    (["a.schema.json", "a.json"], "samples, schemas and Swift source cannot be read together"),
    (["a.schema.json", "b.schema.json"], "one schema is read at a time; "),
  ]) func wrongUsageIsExplained(words: [String], message: String) throws {
    let folder = try TemporaryFolder([
      "a.json": #"{"a": 1}"#, "a.schema.json": Self.schema, "b.schema.json": Self.schema,
      "a.swift": "struct T { var a: Int }",
    ])
    let result = try CommandLineTool.run(["infer"] + words, in: folder)
    #expect(result.code == 2)
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)"), "\(result.problems)")
  }

  @Test func whatCannotBeReadIsRefused() throws {
    let yaml = try infer(file: "openapi.yaml", "openapi: 3.0.0\n")
    #expect(yaml.code == 1 && yaml.problems.contains("'openapi.yaml' is YAML; convert it to JSON first"), "\(yaml)")
    let old = try infer(file: "api.json", #"{"swagger": "2.0", "info": {}, "paths": {}}"#)
    #expect(old.code == 1 && old.problems.contains("is an OpenAPI document of version 2"), "\(old)")
    let wrong = try infer("--from", "schema", file: "openapi.json", Self.openAPI)
    #expect(wrong.code == 1 && wrong.problems.contains("'--from openapi' reads it"), "\(wrong)")
    let none = try infer("--from", "openapi", file: "a.json", Self.schema)
    #expect(none.code == 1 && none.problems.contains("'a.json' is no OpenAPI document"), "\(none)")
    let broken = try infer(file: "T.swift", "struct T {")
    #expect(
      broken.code == 1 && broken.output == "" && broken.problems.contains("line 1, column 10: a '{' that is not closed")
    )
  }
}
