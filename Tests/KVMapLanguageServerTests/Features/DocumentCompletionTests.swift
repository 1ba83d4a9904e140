import Foundation
import Testing

/// Completion by what the documents of tests have, and in them.
@Suite struct DocumentCompletionTests {
  private static let types = """
    keys snake_case
    struct A { fullName: String, b: B <-> in.b, list: [C] }
    struct B { c: C, d: Int <-> dee }
    struct C { eff: Int }

    """

  private func items(_ marked: String, _ capabilities: [String: Any] = [:]) throws -> (
    client: TestClient, items: [[String: Any]]
  ) {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(capabilities: ["textDocument": ["completion": capabilities]])
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/completion", TestClient.place("A.kvmap", try text.position()))
    return (client, try #require((answer as? [String: Any])?["items"] as? [[String: Any]]))
  }

  private func labels(_ marked: String) throws -> [String] {
    try items(marked).items.sorted { ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "") }
      .compactMap { $0["label"] as? String }
  }

  @Test(arguments: [
    ("{‸", ["full_name", "in", "list"]), ("{\"full_name\": \"x\", \"‸", ["in", "list"]),
    ("{\"in\": {‸", ["b"]), ("{\"in\": {\"b\": {\"‸\"", ["c", "dee"]), ("{\"list\": [{}, {‸}]}", ["eff"]),
    ("{\"list\": [{\"eff\": ‸", []), ("{\"full_name\": \"{‸", []), ("[‸", []), ("{\"none\": {‸", []),
  ]) func keysOfTheTestedType(document: String, expected: [String]) throws {
    #expect(try labels(Self.types + "test A \"t\" {\n  json \"\"\"\n    \(document)\n    \"\"\"\n}\n") == expected)
  }

  @Test func keysAreWritten() throws {
    let open = try items(Self.types + "test A \"t\" {\n  json \"\"\"{‸}\"\"\"\n}\n").items.first
    #expect((open?["textEdit"] as? [String: Any])?["newText"] as? String == "\"full_name\": ")
    let begun = try items(Self.types + "test A \"t\" {\n  json \"\"\"{\"fu‸\"}\"\"\"\n}\n").items.first
    #expect((begun?["textEdit"] as? [String: Any])?["newText"] as? String == "full_name")
    #expect(begun?["detail"] as? String == "A.fullName: String")
  }

  private static let documents = """
    test A "t" {
      json \"\"\"{"in": {"b": {"dee": 1, "new_key": "x", "inner": {"one": 1}}}, "created_at": 5, "homeURL": [1.5]}\"\"\"
    }

    """

  @Test func newProperties() throws {
    let types = Self.types.replacing("list: [C] }", with: "list: [C]\n  ‸\n}")
    #expect(Array(try labels(types + Self.documents).prefix(2)) == ["createdAt", "homeURL"])
    let texts = try items(types + Self.documents).items.compactMap {
      ($0["textEdit"] as? [String: Any])?["newText"] as? String
    }
    #expect(texts.contains("createdAt: Int") && texts.contains("homeURL: [Double] <-> homeURL"))
    // Of types in the documents of other types.
    let inner = Self.types.replacing("d: Int <-> dee }", with: "d: Int <-> dee\n  ‸\n}")
    #expect(Array(try labels(inner + Self.documents).prefix(2)) == ["inner", "newKey"])
  }

  /// Texts that no case has, in enums and as tags of unions.
  @Test func cases() throws {
    let types = """
      struct A { states: [State], shape: Shape, other: Shape? }
      enum State: String {
        onHold <-> "on-hold"
        plain
        ‸
      }
      union Shape on geo.kind { circle: Value }
      test A "t" {
        json \"\"\"
          {"states": ["on-hold", "plain", "new", "very_late", "new"], "shape": {"geo": {"kind": "Point"}},
           "other": {"geo": {"kind": "circle"}}}
          \"\"\"
      }

      """
    let found = try labels(types)
    #expect(found.filter { $0 == "new" || $0 == "veryLate" || $0 == "onHold" } == ["new", "veryLate"], "\(found)")
    let texts = try items(types).items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
    #expect(texts.contains("new") && texts.contains("veryLate <-> \"very_late\""))
    let union = types.replacing("  ‸\n", with: "").replacing("circle: Value", with: "circle: Value, ‸")
    #expect(try labels(union).first == "point")
    let tags = try items(union).items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
    #expect(tags.contains("point: Value <-> \"Point\""))
  }

  @Test func keysOfPaths() throws {
    let path = Self.types.replacing("d: Int <-> dee }", with: "d: Int <-> inner.‸\n}")
    #expect(try labels(path + Self.documents).first == "one")
  }

  /// Transformers that take what the documents have come first.
  @Test func transformersByWhatFlows() throws {
    let types = Self.types.replacing("list: [C] }", with: "list: [C]\n  at: Date <-> created_at | ‸\n}")
    let found = try labels(types + Self.documents)
    #expect(Array(found.prefix(2)) == ["epoch_milliseconds", "epoch_seconds"])
    #expect(found.firstIndex(of: "scaled") ?? 99 < found.firstIndex(of: "iso8601") ?? 0)
    let second = try labels("struct A {\n  a: Int <-> a | trimmed | ‸\n}\n")
    #expect(second.firstIndex(of: "number") ?? 99 < second.firstIndex(of: "scaled") ?? 0)
  }

  /// Documentation comes with the item, or when the item is asked for.
  @Test func documentation() throws {
    let text = "struct A {\n  a: Date <-> a | ‸\n}\n"
    let plain = try items(text).items.first { $0["label"] as? String == "iso8601" }
    #expect(((plain?["documentation"] as? [String: Any])?["kind"] as? String) == "plaintext")
    let (client, lazy) = try items(
      text,
      ["completionItem": ["resolveSupport": ["properties": ["documentation"]], "documentationFormat": ["markdown"]]])
    let item = try #require(lazy.first { $0["label"] as? String == "iso8601" })
    #expect(item["documentation"] == nil && item["data"] != nil)
    let resolved = try #require(try client.request("completionItem/resolve", item) as? [String: Any])
    let documentation = try #require(resolved["documentation"] as? [String: Any])
    #expect(documentation["kind"] as? String == "markdown")
    #expect((documentation["value"] as? String)?.contains("iso8601") == true)
    #expect(resolved["label"] as? String == "iso8601" && resolved["textEdit"] != nil)
    // An item without documentation comes back as it is.
    let other = try #require(try client.request("completionItem/resolve", ["label": "x", "kind": 1]) as? [String: Any])
    #expect(other["documentation"] == nil)
    #expect(client.failure(of: "completionItem/resolve", ["kind": 1]) == -32602)
  }
}
