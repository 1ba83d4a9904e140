import Foundation
import Testing

@Suite struct NavigationTests {
  private func places(_ locations: Any) throws -> [String] {
    try #require(locations as? [[String: Any]]).map { location in
      let uri = try #require(location["uri"] as? String)
      let start = try #require((location["range"] as? [String: [String: Int]])?["start"])
      return "\(uri.split(separator: "/").last ?? ""):\(start["line"] ?? -1):\(start["character"] ?? -1)"
    }
  }

  private func places(_ method: String, _ marked: String, others: [String: String] = [:]) throws -> [String] {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(others)
    client.open("A.kvmap", text.text)
    var parameters = TestClient.place("A.kvmap", try text.position())
    parameters["context"] = ["includeDeclaration": true]
    return try places(try client.request("textDocument/\(method)", parameters))
  }

  @Test(arguments: [
    ("struct A {\n  b: ‸B\n}\nstruct B {\n  x: Int\n}\n", ["A.kvmap:3:7"]),
    ("struct A {\n  b: [B‸]?\n}\nstruct B {\n  x: Int\n}\n", ["A.kvmap:3:7"]),
    ("struct A with M‸ {\n}\nmixin M {\n  x: Int\n}\n", ["A.kvmap:2:6"]),
    ("struct A {\n  x: String <- x | ‸tidy\n}\ntransform tidy: String <- String = trimmed\n", ["A.kvmap:3:10"]),
    ("struct A {\n  k: K = .‸b\n}\nenum K {\n  a\n  b\n}\n", ["A.kvmap:5:2"]),
    ("struct A {\n  x: Int\n  y: Int\n  check x < ‸y\n}\n", ["A.kvmap:2:2"]),
    ("keys snake_case {\n  x‸ <-> id\n}\nstruct A {\n  x: Int\n}\n", ["A.kvmap:4:2"]),
    ("struct A {\n  default .‸x via trimmed\n  @canonical x: String\n}\n", ["A.kvmap:2:13"]),
    ("struct P<T> {\n  x: ‸T\n}\nstruct A {\n  p: P<Int>\n}\n", ["A.kvmap:0:9"]),
    ("class A {\n  x: Int\n}\nclass B: ‸A {\n  y: Int\n}\n", ["A.kvmap:0:6"]), ("struct A {\n  x: ‸Int\n}\n", []),
    ("struct A {\n  x: Int ‸<-> y\n}\n", []), ("‸// nothing\n", []),
    // The key of a property follows from the line.
    ("struct A {\n  keys snake_case\n  ‸fullName: String\n}\n", ["A.kvmap:2:2", "A.kvmap:1:2"]),
  ]) func definitions(marked: String, expected: [String]) throws {
    #expect(try places("definition", marked) == expected)
  }

  @Test func namesOfRecordsMeanTheMembersOfTheirTypes() throws {
    let marked = """
      struct A {
        page: Page<B>
        all: [String: [B]]
      }
      struct Page<T> {
        items: [T]
      }
      struct B {
        name: String
        k: K?
      }
      enum K {
        one
      }
      test A "x" {
        json \"\"\"{"page": {"items": [{"name": "a"}]}, "all": {"x": [{"name": "b", "k": "one"}]}}\"\"\"
        expect { page = { items = [{ name‸ = "a" }] }, all = ["x": [{ name = "b", k = .one }]] }
      }

      """
    #expect(try places("definition", marked) == ["A.kvmap:8:2"])
    #expect(try places("references", marked).sorted() == ["A.kvmap:16:31", "A.kvmap:16:63", "A.kvmap:8:2"])
    let other = marked.replacing("name‸ = ", with: "name = ").replacing("k = .one", with: "k = .o‸ne")
    #expect(try places("definition", other) == ["A.kvmap:12:2"])
  }

  @Test func classesOfFamiliesAreFoundInTests() throws {
    let marked = """
      class A { x: Int }
      class B: A { y: Int }
      family A on kind { B <-> "b", A <- else }
      struct S { all: [A] }
      test S "x" {
        json \"\"\"{"all": [{"kind": "b", "x": 1, "y": 2}]}\"\"\"
        expect { all = [.‸B({ x = 1, y = 2 })] }
      }

      """
    #expect(try places("definition", marked) == ["A.kvmap:1:6"])
    #expect(try places("references", marked).sorted() == ["A.kvmap:1:6", "A.kvmap:2:19", "A.kvmap:6:19"])
    let plain = marked.replacing("‸", with: "")
    // Its own property, and one of the base class.
    #expect(try places("definition", plain.replacing("y = 2", with: "‸y = 2")) == ["A.kvmap:1:13"])
    #expect(try places("definition", plain.replacing("x = 1", with: "‸x = 1")) == ["A.kvmap:0:10"])
  }

  @Test func otherFilesAreReached() throws {
    let others = ["B.kvmap": "import \"A.kvmap\"\nstruct B {\n  a: A?\n}\n"]
    #expect(
      try places("references", "struct ‸A {\n  x: Int\n}\n", others: others).sorted() == ["A.kvmap:0:7", "B.kvmap:2:5"])
    #expect(
      try places(
        "definition", "import \"‸B.kvmap\"\nstruct C {\n  b: B\n}\n", others: ["B.kvmap": "struct B { x: Int }\n"]) == [
          "B.kvmap:0:0"
        ])
  }

  @Test func theTypeOfAPropertyIsFound() throws {
    #expect(
      try places("typeDefinition", "struct A {\n  b‸: [String: B?]\n}\nstruct B {\n  x: Int\n}\n") == ["A.kvmap:3:7"])
    #expect(try places("typeDefinition", "struct A {\n  b‸: Int\n}\n") == [])
  }

  @Test func allLinesOfACaseAreFound() throws {
    for marked in [
      "enum E {\n  ‸a <-> \"x\"\n  a <- \"y\"\n}\nstruct S { e: E = .a }\n",
      "enum E {\n  a <-> \"x\"\n  ‸a <- \"y\"\n}\nstruct S { e: E = .a }\n",
    ] {
      #expect(try places("references", marked) == ["A.kvmap:1:2", "A.kvmap:2:2", "A.kvmap:4:19"])
    }
  }

  @Test(arguments: [
    ("struct A {\n  x‸: Int\n  y: Int\n  check x < y\n}\n", [3, 2]),
    // The second is declared, and names the first.
    ("map Person { name: String }\nmap Person as Form { na‸me: String <-> n }\n", [3, 3]),
  ]) func highlightsAreThoseOfTheFile(marked: String, kinds: [Int]) throws {
    let text = MarkedText(marked)
    let client = try TestClient.initialized()
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/documentHighlight", TestClient.place("A.kvmap", try text.position()))
    let found = try #require(answer as? [[String: Any]])
    #expect(found.compactMap { $0["kind"] as? Int } == kinds)
  }

  @Test func importsAreLinks() throws {
    let client = try TestClient.initialized(["b/B.kvmap": "struct B { x: Int }\n"])
    client.open("A.kvmap", "import \"b/B.kvmap\"\nimport \"Missing.kvmap\"\nstruct A { b: B }\n")
    client.settle()
    let links = try #require(
      try client.request("textDocument/documentLink", TestClient.document("A.kvmap")) as? [[String: Any]])
    #expect(links.compactMap { $0["target"] as? String } == [TestClient.uri("b/B.kvmap")])
  }

  /// Whatever is asked about a file that is not there.
  @Test(arguments: [
    "hover", "definition", "typeDefinition", "references", "documentHighlight", "prepareRename", "formatting",
    "documentSymbol", "foldingRange", "semanticTokens/full", "documentLink",
  ]) func unknownDocumentsHaveNothing(method: String) throws {
    let client = try TestClient.initialized()
    let position: [String: Any] = ["line": 0, "character": 0]
    #expect(try client.request("textDocument/\(method)", TestClient.place("X.kvmap", position)) is NSNull)
  }
}
