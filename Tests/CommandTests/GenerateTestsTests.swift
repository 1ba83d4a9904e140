import Foundation
import TestSupport
import Testing

/// `kvmapc generate --tests`: where the tests are written, and that they are kept up to date like all generated files.
@Suite struct GenerateTestsTests {
  private static let mapping = """
    struct A { a: Int }
    test A "a" {
      json \"\"\"{"a": 1}\"\"\"
      expect { a = 1 }
    }

    """

  private func package(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["Sources/App/A.kvmap": Self.mapping, "Sources/App/B.kvmap": "struct B { b: Int }\n"].merging(more) { $1 })
  }

  @Test func testsStandBelowTheirFolder() throws {
    let folder = try package()
    let result = try CommandLineTool.run(["generate", "--tests", "Tests/AppTests", "Sources"], in: folder)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      try folder.files() == [
        "Sources/App/A.kvmap", "Sources/App/A.kvmap.swift", "Sources/App/B.kvmap", "Sources/App/B.kvmap.swift",
        "Tests/AppTests/App/A.tests.kvmap.swift",
      ])
    let text = try folder.text("Tests/AppTests/App/A.tests.kvmap.swift")
    #expect(text.hasPrefix("// Generated from A.kvmap. Do not edit.\n"))
    #expect(text.contains("@testable import App\n"))
    #expect(text.contains("#expect(value.a == 1)"))
  }

  @Test func theModuleCanBeNamed() throws {
    let folder = try TemporaryFolder(["A.kvmap": Self.mapping])
    let unknown = try CommandLineTool.run(["generate", "--tests", "T", "A.kvmap"], in: folder)
    #expect(unknown.code == 2)
    #expect(unknown.problems.hasPrefix("kvmapc: error: cannot determine the module of 'A.kvmap'"))
    #expect(try folder.files() == ["A.kvmap"])
    let named = try CommandLineTool.run(["generate", "--tests", "T", "--module", "Core", "A.kvmap"], in: folder)
    #expect(named.code == 0)
    #expect(try folder.text("T/A.tests.kvmap.swift").contains("@testable import Core\n"))
    let alone = try CommandLineTool.run(["generate", "--module", "Core", "A.kvmap"], in: folder)
    #expect(alone.code == 2 && alone.problems.contains("'--module' is for tests"))
  }

  /// A test that Swift cannot run as `kvmapc test` does is generated nevertheless, with the reason.
  @Test(arguments: [
    ("[A]", #"[{"a": 1}]"#, nil),
    ("[[A]]", #"[[{"a": 1}]]"#, nil),
    ("[Int]", "[1]", nil),
    ("A?", #"{"a": 1}"#, nil),
    ("[String: A]", #"{"x": {"a": 1}}"#, nil),
    ("Date", #""1927-01-01T00:00:00Z""#, nil),
    ("B", #"{"k": "c"}"#, nil),
    ("[B]", #"[{"k": "c"}]"#, "not as one of its family"),
    ("A.Form", #"{"b": 1}"#, nil),
    ("[A.Form]", #"[{"b": 1}]"#, "without a mapping's name"),
  ])
  func whatSwiftReadsOtherwiseIsDisabled(type: String, document: String, reason: String?) throws {
    let mapping = """
      coercion lenient
      default Date via date("yyyy")
      struct A { a: Int }
      map A as Form { a: Int <-> b }
      class B { n: Int? }
      class C: B {}
      family B on k { C <-> "c" }
      test \(type) "t" {
        json \"\"\"\(document)\"\"\"
      }

      """
    let folder = try TemporaryFolder(["Sources/App/A.kvmap": mapping])
    let result = try CommandLineTool.run(["generate", "--tests", "T", "Sources"], in: folder)
    #expect(result.code == 0, "\(result.problems)")
    let text = try folder.text("T/App/A.tests.kvmap.swift")
    #expect(text.contains(".disabled(") == (reason != nil))
    if let reason { #expect(text.contains(reason)) }
    #expect(try CommandLineTool.run(["test", "Sources"], in: folder).code == 0)
  }

  /// The rules of a file do not apply to a document as a whole, neither here nor in Swift.
  @Test(arguments: [
    ("[A]", #"json """{"a": 1}""""#), ("[Int]", #"json """["1"]""""#), ("A?", #"json "\"\"""#),
    ("L", #"json "\"1\"""#), ("[Int]", #"plist "<plist><array><string>1</string></array></plist>""#),
  ])
  func documentsAreReadStrictly(type: String, document: String) throws {
    try expectTest(of: type, document, "fails with mismatch")
  }

  /// From text-only formats, numbers and single elements are read, here and in Swift.
  @Test(arguments: [
    ("[Int]", #"form "a=1""#), ("A", #"xml "<A><a>1</a></A>""#), ("A?", #"xml "<A><a>1</a></A>""#),
    ("A?", #"plist "<plist><dict/></plist>""#),
  ])
  func textsAreReadAsNumbers(type: String, document: String) throws {
    try expectTest(of: type, document, type == "[Int]" ? "fails with mismatch" : "roundtrip")
  }

  /// A `default … via` is for properties: a document is read as its type reads on its own.
  @Test func defaultsOfTypesDoNotApplyToDocuments() throws {
    let mapping = """
      default A via Other
      transform Other: A <-> Object { a: Int <-> b }
      struct A { a: Int }
      struct B { x: A }
      test A "on its own" { json \"\"\"{"a": 1}\"\"\" expect { a = 1 } roundtrip }
      test [A] "elements" { json \"\"\"[{"a": 1}]\"\"\" expect [{ a = 1 }] }
      test B "a property" { json \"\"\"{"x": {"b": 1}}\"\"\" expect { x = { a = 1 } } roundtrip }

      """
    let folder = try TemporaryFolder(["Sources/App/A.kvmap": mapping])
    let tested = try CommandLineTool.run(["test", "Sources"], in: folder)
    #expect(tested.code == 0, "\(tested.output)\(tested.problems)")
    let schema = try CommandLineTool.run(["schema", "Sources/App/A.kvmap", "A"], in: folder)
    #expect(schema.output.contains(#""required": ["a"]"#), "\(schema.output)")
    let result = try CommandLineTool.run(["generate", "--tests", "T", "Sources"], in: folder)
    #expect(result.code == 0, "\(result.problems)")
    #expect(try !folder.text("T/App/A.tests.kvmap.swift").contains(".disabled("))
  }

  /// `kvmapc test` passes, and the Swift test is not disabled and imports what it needs.
  private func expectTest(of type: String, _ document: String, _ step: String) throws {
    let mapping = """
      coercion lenient
      struct A { a: Int? }
      enum L: Int { one <-> 1 }
      test \(type) "t" {
        \(document)
        \(step)
      }

      """
    let folder = try TemporaryFolder(["Sources/App/A.kvmap": mapping])
    let tested = try CommandLineTool.run(["test", "Sources"], in: folder)
    #expect(tested.code == 0, "\(tested.output)\(tested.problems)")
    let result = try CommandLineTool.run(["generate", "--tests", "T", "Sources"], in: folder)
    #expect(result.code == 0, "\(result.problems)")
    let text = try folder.text("T/App/A.tests.kvmap.swift")
    #expect(!text.contains(".disabled("))
    let modules = ["form": "KVMapForm", "xml": "KVMapXML", "plist": "KVMapPropertyList"]
    for (format, module) in modules {
      #expect(text.contains("import \(module)\n") == document.hasPrefix(format + " "))
    }
  }

  @Test func aTypeWithoutAnInitialiserForTheContextIsDisabled() throws {
    let mapping = """
      struct Page<Item, Other> { items: [Item], others: [Other] = [] }
      struct A { context c: String, a: String <- $context = "" }
      test Page<A, A> "t" {
        json \"\"\"{"items": [{}]}\"\"\"
        context "x"
        expect { items = [{ a = "x" }] }
      }

      """
    let folder = try TemporaryFolder(["Sources/App/A.kvmap": mapping])
    #expect(try CommandLineTool.run(["generate", "--tests", "T", "Sources"], in: folder).code == 0)
    let text = try folder.text("T/App/A.tests.kvmap.swift")
    #expect(text.contains(#".disabled("Page<A, A> has no initialiser that takes a context")"#))
    #expect(try CommandLineTool.run(["test", "Sources"], in: folder).code == 0)
  }

  @Test func checkCoversThem() throws {
    let folder = try package()
    let arguments = ["generate", "--tests", "Tests", "Sources"]
    #expect(try CommandLineTool.run(arguments, in: folder).code == 0)
    #expect(try CommandLineTool.run(arguments + ["--check"], in: folder).code == 0)
    // Unless tests are requested, they are not leftovers of anything.
    #expect(try CommandLineTool.run(["generate", "--check", "."], in: folder).code == 0)
    #expect(try CommandLineTool.run(["generate", "."], in: folder).code == 0)
    #expect(folder.exists("Tests/App/A.tests.kvmap.swift"))

    try folder.write(Self.mapping.replacingOccurrences(of: "a = 1", with: "a = 2"), to: "Sources/App/A.kvmap")
    let stale = try CommandLineTool.run(arguments + ["--check"], in: folder)
    #expect(stale.code == 1)
    #expect(stale.problems.contains("'Tests/App/A.tests.kvmap.swift' is not up to date"))
    #expect(stale.output.contains("+    #expect(value.a == 2)"))
  }

  @Test func testsWhoseBlocksAreGoneAreRemoved() throws {
    let folder = try package()
    let arguments = ["generate", "--tests", "Tests", "Sources"]
    #expect(try CommandLineTool.run(arguments, in: folder).code == 0)
    try folder.write("struct A { a: Int }\n", to: "Sources/App/A.kvmap")
    let result = try CommandLineTool.run(arguments, in: folder)
    #expect(result.code == 0)
    #expect(result.output.contains("removed Tests/App/A.tests.kvmap.swift"))
    #expect(!folder.exists("Tests/App/A.tests.kvmap.swift"))
  }

  @Test func whatSomebodyWroteIsKept() throws {
    let folder = try package(["Tests/App/A.tests.kvmap.swift": "// mine\n"])
    let result = try CommandLineTool.run(["generate", "--tests", "Tests", "Sources"], in: folder)
    #expect(result.code == 2)
    #expect(result.problems.contains("kvmapc did not generate it"))
    #expect(try folder.text("Tests/App/A.tests.kvmap.swift") == "// mine\n")
    // Nothing was written then.
    #expect(!folder.exists("Sources/App/A.kvmap.swift"))
  }

  @Test func printingAndTestsExcludeEachOther() throws {
    let folder = try package()
    let result = try CommandLineTool.run(["generate", "--stdout", "--tests", "Tests", "Sources"], in: folder)
    #expect(result.code == 2 && result.problems.contains("'--stdout' prints"))
  }
}
