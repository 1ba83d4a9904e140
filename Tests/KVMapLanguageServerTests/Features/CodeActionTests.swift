import Foundation
import Testing

@Suite struct CodeActionTests {
  private static var capabilities: [String: Any] {
    ["textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]]]]
  }

  private func actions(_ client: TestClient, _ range: [String: Any], only: [String]? = nil) throws -> [[String: Any]] {
    var parameters = TestClient.document("A.kvmap")
    parameters["range"] = range
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    parameters["context"] = context
    return try #require(try client.request("textDocument/codeAction", parameters) as? [[String: Any]])
  }

  private func text(_ client: TestClient, after action: [String: Any]?) throws -> String {
    let changes = try #require((action?["edit"] as? [String: Any])?["changes"] as? [String: Any])
    return try client.text("A.kvmap", after: changes[TestClient.uri("A.kvmap")])
  }

  @Test func fixesAreOffered() throws {
    let client = try TestClient.initialized(capabilities: Self.capabilities)
    client.open("A.kvmap", "struct A {\n  x: Strin\n  y: In\n}\n")
    let found = try actions(client, TestClient.range(1, 6, 1, 6))
    #expect(found.compactMap { $0["title"] as? String } == ["replace it with 'String'", "explain 'unknown-type'"])
    let command = try #require(found.last?["command"] as? [String: Any])
    #expect(command["command"] as? String == "kvmap.explain" && command["arguments"] as? [String] == ["unknown-type"])
    // Editors apply what is preferred without a question, and a similar name is a guess.
    #expect(found.first?["isPreferred"] == nil && found.first?["kind"] as? String == "quickfix")
    #expect(try text(client, after: found.first) == "struct A {\n  x: String\n  y: In\n}\n")
    #expect(try actions(client, TestClient.range(0, 0, 0, 1)).isEmpty)
  }

  @Test func aCertainFixIsPreferred() throws {
    let client = try TestClient.initialized(capabilities: Self.capabilities)
    client.open("A.kvmap", "struct A {\n  x: NSString\n}\n")
    let found = try actions(client, TestClient.range(1, 6, 1, 6))
    #expect(found.first?["isPreferred"] as? Bool == true)
  }

  /// What is not declared yet has a name that is similar to another one by chance.
  @Test(arguments: ["Strin", "Zone", "Unit", "Local", "User", "Money", "State", "Points", "Int?, y: lenint Int"])
  func similarNamesAreLeftToAPerson(type: String) throws {
    let client = try TestClient.initialized(capabilities: Self.capabilities)
    let others = "struct Uses {\n  a: String <-> a | trimed\n}\nstruct Point { x: Int }\n"
    client.open("A.kvmap", "struct A {\n  x: \(type)\n}\n\(others)")
    #expect(try actions(client, TestClient.range(0, 0, 0, 0), only: ["source.fixAll"]).isEmpty)
  }

  @Test func allFixesAreAppliedAtOnce() throws {
    let client = try TestClient.initialized(capabilities: Self.capabilities)
    client.open("A.kvmap", "struct A {\n  x: Array<Strng> = {}\n  y: NSString\n  a: String <-> a | trimmed\n}\n")
    let found = try actions(client, TestClient.range(0, 0, 0, 0), only: ["source.fixAll"])
    #expect(found.count == 1)
    // That a name is similar and that a loss is wanted are for a person to say.
    #expect(
      try text(client, after: found.first)
        == "struct A {\n  x: [Strng] = {}\n  y: String\n  a: String <-> a | trimmed\n}\n")
  }

  /// The first fix would lead to a problem that needs another change: 'A' could not read what it writes.
  @Test func onlyFixesThatLeaveFewerProblemsAreApplied() throws {
    let client = try TestClient.initialized(capabilities: Self.capabilities)
    let text = "transform T: String <- String = swift X\n\nstruct A {\n  a: String <-> b | T\n  c: NSString\n  d: In\n}\n"
    client.open("A.kvmap", text)
    let found = try actions(client, TestClient.range(0, 0, 0, 0), only: ["source.fixAll"])
    #expect(try self.text(client, after: found.first) == text.replacing("NSString\n", with: "String\n"))
  }

  @Test func unusedImportsAreRemoved() throws {
    let client = try TestClient.initialized(
      ["B.kvmap": "struct B { x: Int }\n", "C.kvmap": "struct C { x: Int }\n"], capabilities: Self.capabilities)
    client.open("A.kvmap", "import \"B.kvmap\"\n  import \"C.kvmap\"  \nstruct A { b: B }\n")
    let found = try actions(client, TestClient.range(0, 0, 0, 0), only: ["source.organizeImports"])
    #expect(try text(client, after: found.first) == "import \"B.kvmap\"\nstruct A { b: B }\n")
    #expect(try actions(client, TestClient.range(0, 0, 9, 0), only: ["refactor"]).isEmpty)
  }

  /// A file is not suggested that imports this one, directly or not.
  @Test(arguments: ["B.kvmap", "C.kvmap"]) func noCircleIsSuggested(name: String) throws {
    let files = ["B.kvmap": "import \"C.kvmap\"\nstruct B { c: C }\n", "C.kvmap": "struct C { x: Int }\n"]
    let text = "import \"\(name)p\"\nstruct A { x: Int }\n"
    let client = try TestClient.initialized(files, capabilities: Self.capabilities)
    client.open("A.kvmap", text)
    let suggested = try actions(client, TestClient.range(0, 10, 0, 10)).compactMap { $0["title"] as? String }
    #expect(suggested == ["replace it with '\(name)'", "explain 'import-not-found'"])

    let circle = try TestClient.initialized(
      files.mapValues { $0.replacing("struct C {", with: "import \"A.kvmap\"\nstruct C { a: A, ") },
      capabilities: Self.capabilities)
    circle.open("A.kvmap", text)
    let others = try actions(circle, TestClient.range(0, 10, 0, 10)).compactMap { $0["title"] as? String }
    #expect(others == ["explain 'import-not-found'"])
  }

  /// Clients that take only commands get none.
  @Test func oldClientsGetNone() throws {
    let client = try TestClient.initialized()
    client.open("A.kvmap", "struct A {\n  x: Strin\n}\n")
    #expect(try actions(client, TestClient.range(1, 6, 1, 6)).isEmpty)
  }
}
