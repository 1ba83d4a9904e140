import Foundation
import TestSupport
import Testing

/// `kvmapc check --fix`: what is certain is fixed in the files, and everything else reported.
@Suite struct CheckFixTests {
  private func check(_ words: String..., in folder: TemporaryFolder) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["check", "--fix"] + words, in: folder)
  }

  @Test func certainFixesAreApplied() throws {
    let folder = try TemporaryFolder([
      "A.kvmap": """
      struct A {
        list: [Int] = {}
        place: Coordinate <-> place | coordinate("lat", "lon")
        name: Array<String>
      }

      test A "like JSON" {
        json "{\\"place\\": {\\"lat\\": 1, \\"lon\\": 2}, \\"name\\": []}"
        expect {
          list: []
          "name": []
        }
      }

      """,
      "Right.kvmap": "struct B { a: Int }\n",
    ])
    let result = try check(in: folder)
    #expect(result.problems == "kvmapc: fixed A.kvmap\n")
    #expect(result.output == "2 files, 2 types: no problems\n")
    #expect(result.code == 0)
    #expect(
      try folder.text("A.kvmap") == """
        struct A {
          list: [Int] = []
          place: Coordinate <-> place | coordinate(latitude: "lat", longitude: "lon")
          name: [String]
        }

        test A "like JSON" {
          json "{\\"place\\": {\\"lat\\": 1, \\"lon\\": 2}, \\"name\\": []}"
          expect {
            list = []
            name = []
          }
        }

        """)
    #expect(try folder.text("Right.kvmap") == "struct B { a: Int }\n")
  }

  /// A similar name is a guess, and a file that is only imported is not asked for.
  @Test func guessesAndOtherFilesStay() throws {
    let texts = [
      "A.kvmap": "import \"Other.kvmap\"\nstruct A { a: Strng, b: Array<B> }\n",
      "Other.kvmap": "struct B { x: Array<Int> }\n",
    ]
    let folder = try TemporaryFolder(texts)
    let result = try check("A.kvmap", in: folder)
    #expect(result.code == 1)
    #expect(result.problems.contains("fixed A.kvmap") && result.problems.contains("unknown type 'Strng'"))
    #expect(result.problems.contains("Other.kvmap:1:15"))
    #expect(try folder.text("A.kvmap") == "import \"Other.kvmap\"\nstruct A { a: Strng, b: [B] }\n")
    #expect(try folder.text("Other.kvmap") == texts["Other.kvmap"])
  }

  /// Whether a loss is wanted, and whether a rule is written, is not for a command to say.
  @Test(arguments: [
    "struct A { a: String <-> a | trimmed }\n", "struct A { a: Int? <-> a[-1] }\n",
    "enum E: String { a, b <-> else }\n", "struct A { p: P <-> gather { x } }\nstruct P { x: Int, y: Int }\n",
  ]) func decisionsAreLeft(text: String) throws {
    let folder = try TemporaryFolder(["A.kvmap": text])
    let result = try check(in: folder)
    #expect(result.problems.contains("= fix: ") && !result.problems.contains("fixed"))
    #expect(try folder.text("A.kvmap") == text)
  }

  /// A fix of one file that another one needs.
  @Test func filesAreFixedTogether() throws {
    let folder = try TemporaryFolder([
      "A.kvmap": "import \"B.kvmap\"\nstruct A { b: Array<B>, c: [Int] = {} }\n", "B.kvmap": "struct B { a: NSString }\n",
      "C.kvmap": "struct C { a: Array<Int> }\n",
    ])
    let result = try check(in: folder)
    #expect(result.problems == "kvmapc: fixed A.kvmap\nkvmapc: fixed B.kvmap\nkvmapc: fixed C.kvmap\n")
    #expect(result.code == 0)
    #expect(try folder.text("A.kvmap") == "import \"B.kvmap\"\nstruct A { b: [B], c: [Int] = [] }\n")
  }

  /// What a program reads from standard output is nothing but the problems.
  @Test func jsonIsNotMixedWithMessages() throws {
    let folder = try TemporaryFolder(["A.kvmap": "struct A { a: Array<Int>, b: Strng }\n"])
    let result = try check("--format", "json", in: folder)
    #expect(result.problems == "kvmapc: fixed A.kvmap\n")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect((report["diagnostics"] as? [Any])?.count == 1)
  }

  @Test func aFileThatMustNotBeWrittenStays() throws {
    let folder = try TemporaryFolder(["sub/A.kvmap": "struct A { a: Int }\n", "B.kvmap": "struct B { a: Array<Int> }\n"])
    try FileManager.default.createSymbolicLink(
      at: folder.url("sub/B.kvmap"), withDestinationURL: folder.url("B.kvmap"))
    let result = try check("sub", in: folder)
    #expect(result.code != 0)
    #expect(result.problems.contains("will not overwrite"))
    #expect(try folder.text("B.kvmap") == "struct B { a: Array<Int> }\n")
  }

  @Test(arguments: ["--watch", "-", "--sample"]) func nothingElseIsCombined(other: String) throws {
    let folder = try TemporaryFolder(["A.kvmap": "struct A { a: Array<Int> }\n", "a.json": "{}"])
    let result = try check(other == "--sample" ? "--sample=a.json" : other, "A.kvmap", in: folder)
    #expect(result.code == 2)
    #expect(result.problems.contains("'--fix' changes files, and cannot be combined with '\(other)'"))
    #expect(try folder.text("A.kvmap") == "struct A { a: Array<Int> }\n")
  }
}
