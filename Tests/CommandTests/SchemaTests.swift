import Foundation
import TestSupport
import Testing

@Suite struct SchemaTests {
  private static let mapping = """
    /// Somebody.
    struct User { name: String <-> full_name where count > 0, age: Int8? }
    struct Grow<T> { value: T, inner: [Grow<[T]>] = [] }
    """

  private func schema(_ words: String..., mapping: String = mapping) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["schema"] + words, in: try TemporaryFolder(["M.kvmap": mapping]))
  }

  @Test func whatIsReadIsPrinted() throws {
    let result = try schema("M.kvmap", "User")
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "User",
          "description": "Somebody.",
          "type": "object",
          "properties": {
            "full_name": {
              "type": "string",
              "minLength": 1
            },
            "age": {
              "type": ["integer", "null"],
              "minimum": -128,
              "maximum": 127
            }
          },
          "required": ["full_name"]
        }

        """)
  }

  @Test func whatIsWrittenIsAnotherThing() throws {
    let result = try schema("M.kvmap", "User", "--side", "write")
    #expect(result.code == 0)
    #expect(result.output.contains(#""type": "integer""#) && !result.output.contains("null"))
  }

  @Test func openAPIAndTypeScript() throws {
    let openAPI = try schema("M.kvmap", "[User]", "--dialect", "openapi-3.1")
    #expect(openAPI.code == 0 && openAPI.output.hasPrefix("{\n  \"openapi\": \"3.1.0\",\n"))
    #expect(openAPI.output.contains(##""$ref": "#/components/schemas/User""##))
    let types = try schema("M.kvmap", "[User]", "--typescript")
    #expect(
      types.output == """
        // What is read as [User]. Made by kvmapc schema.

        export type Document = User[];

        /** Somebody. */
        export interface User {
          full_name: string;
          age?: number | null;
        }

        """)
  }

  @Test func aTypeWithoutSchemaIsAProblem() throws {
    let result = try schema("M.kvmap", "Grow<Int>")
    #expect(result.code == 1 && result.output == "")
    #expect(
      result.problems == """
        kvmapc: error: 'Grow' contains itself with larger and larger type arguments, so its schema would never end

        """)
  }

  @Test func wrongFilesAndTypes() throws {
    let wrongType = try schema("M.kvmap", "Usr")
    #expect(wrongType.code == 2 && wrongType.problems.hasPrefix("error[unknown-type]: unknown type 'Usr'"))
    let wrongFile = try schema("M.kvmap", "User", mapping: "struct User { name: Strin }")
    #expect(wrongFile.code == 1 && wrongFile.problems.hasPrefix("error[unknown-type]"))
    #expect(try schema("N.kvmap", "User").code == 2)
  }

  @Test(arguments: [
    ([], "FILE.kvmap and TYPE are missing"), (["M.kvmap"], "TYPE is missing"),
    (["M.kvmap", "User", "Team"], "'schema' prints the schema of one type, and 'Team' is one too many"),
    (["M.json", "User"], "'M.json' is not a .kvmap file"),
    (["M.kvmap", "User", "--side", "both"], "invalid value 'both' for '--side'; expected one of read, write"),
    (
      ["M.kvmap", "User", "--typescript", "--dialect", "2020-12"],
      "'--dialect' is for JSON Schema, and cannot be combined with '--typescript'"
    ),
  ])
  func itIsCalledWrongly(words: [String], message: String) throws {
    let result = try CommandLineTool.run(["schema"] + words, in: try TemporaryFolder(["M.kvmap": Self.mapping]))
    #expect(result.code == 2 && result.output == "")
    #expect(result.problems.hasPrefix("kvmapc: error: \(message)\n"), "\(result.problems)")
  }
}
