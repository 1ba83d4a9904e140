import Foundation
import TestSupport
import Testing

/// `kvmapc generate --schema`: the schemas of types as members of their mappers.
@Suite struct GenerateSchemaTests {
  /// Texts that a literal of Swift could take for its end, an escape or an interpolation.
  private static let mapping = ####"""
    access public

    /// A person: """# and \#(name) and \ before the end\
    struct User {
      name: String where matches "[#]\"+\\\\#\\("
      jsonSchema: Int = 0
      friends: [User] = []
      note: String = "##\"\"\""
    }
    struct Page<T> { items: [T] }
    struct Sent { id: Int -> id }
    enum Level { low, high }
    union Media on type { photo: Photo <-> "photo", text: Text <-> "text" }
    struct Photo { width: Int }
    struct Text { words: [String] }
    class Animal { id: Int }
    class Dog: Animal { age: Int }
    class Puppy: Dog { toys: [String] = [] }
    family Animal on kind { Dog <-> "dog", Puppy <-> "puppy" }
    map Legacy by assignment { size: Int }
    map Legacy as Form by assignment { size: Int <-> length }
    """####
  private static let readable = ["User", "Level", "Media", "Photo", "Animal", "Dog", "Puppy", "Legacy", "Legacy.Form"]
  private static let written = readable + ["Sent"]

  @Test func membersAreWhatTheCommandPrints() throws {
    let compiler = try #require(SwiftCompiler.found)
    let calls =
      Self.readable.map { "print(\($0).jsonSchema)" } + Self.written.map { "print(\($0).writtenJSONSchema)" }
    let folder = try TemporaryFolder([
      "M.kvmap": Self.mapping,
      "Legacy.swift": "public final class Legacy {\n  public var size = 0\n  public init() {}\n}\n",
      "main.swift": "import KVMap\n\n\(calls.joined(separator: "\n"))\n",
    ])
    let generated = try CommandLineTool.run(["generate", "--schema", "M.kvmap"], in: folder)
    #expect(generated.code == 0 && generated.problems == "")
    let flags = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-warnings-as-errors"]
    let result = try compiler.link(
      ["M.kvmap.swift", "Legacy.swift", "main.swift"].map(folder.url), to: folder.url("program"), flags: flags,
      arguments: folder.url("arguments"))
    try #require(result.status == 0, "\(result.output)")

    let sides = [(Self.readable, "read"), (Self.written, "write")]
    let expected = try sides.flatMap { types, side in
      try types.map { try CommandLineTool.run(["schema", "M.kvmap", $0, "--side", side], in: folder).output }
    }
    let printed = try SwiftCompiler.run(folder.url("program"), [])
    #expect(printed.status == 0 && printed.output == expected.joined())
    #expect(!expected.contains(""))
  }

  /// A class overrides the schema of its base, whether or not the file of the base is generated in the same run.
  @Test func aBaseMayBeInAnotherFile() throws {
    let folder = try TemporaryFolder([
      "Animal.kvmap": "class Animal { id: Int }\nenum Kind { jsonSchema }\n",
      "Dog.kvmap": "import \"Animal.kvmap\"\nclass Dog: Animal { age: Int }\n",
    ])
    let alone = try CommandLineTool.run(["generate", "--schema", "Dog.kvmap"], in: folder)
    #expect(alone.code == 0 && alone.output == "wrote Dog.kvmap.swift\n" && alone.problems == "")
    let text = try folder.text("Dog.kvmap.swift")
    #expect(text.contains("override class var jsonSchema: ") && text.contains("override class var writtenJSONSchema: "))
    let together = try CommandLineTool.run(["generate", "--schema", "."], in: folder)
    #expect(together.code == 0 && together.problems.contains("'Kind' gets no schema"))
    #expect(try folder.text("Dog.kvmap.swift") == text)
  }

  @Test func withoutTheOptionThereAreNone() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    _ = try CommandLineTool.run(["generate", "M.kvmap"], in: folder)
    #expect(!(try folder.text("M.kvmap.swift").contains("writtenJSONSchema")))
    let check = try CommandLineTool.run(["generate", "--check", "--schema", "M.kvmap"], in: folder)
    #expect(check.code == 1 && check.output.contains("writtenJSONSchema"))
    _ = try CommandLineTool.run(["generate", "--schema", "M.kvmap"], in: folder)
    #expect(try CommandLineTool.run(["generate", "--check", "--schema", "M.kvmap"], in: folder).code == 0)
  }

  @Test func aTypeWithoutASchemaIsNamed() throws {
    let mapping = """
      enum Kind { jsonSchema, other }
      struct Grow<T> { value: T, inner: [Grow<[T]>] = [] }
      struct Tree { root: Grow<Int> }
      struct User { id: Int }
      """
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(["generate", "--schema", "M.kvmap"], in: folder)
    #expect(result.code == 0 && result.output == "wrote M.kvmap.swift\n")
    let notes = result.problems.split(separator: "\n")
    #expect(notes.count == 2)
    #expect(notes.contains { $0.contains("'Kind' gets no schema: it has a 'jsonSchema' of its own") })
    #expect(notes.contains { $0.contains("'Tree' gets no schema: ") && $0.contains("Grow") })
    let text = try folder.text("M.kvmap.swift")
    #expect(text.contains("extension User {\n  /// A JSON Schema") && !text.contains("extension Tree {\n  /// A JSON"))
  }

  @Test func aFilterHasNoSchemas() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let words = ["generate", "M.kvmap", "--schema", "--filter", "User", "--output", "out", "--runtime", "."]
    let result = try CommandLineTool.run(words, in: folder)
    #expect(result.code == 2 && result.problems.contains("cannot be combined with '--schema'"))
  }
}
