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
    #expect(texts.contains("other(String) <-> else"))
    // A protocol behind the colon is not what its texts are.
    let protocols = "enum State: Comparable {\n  a\n  ‸\n}\n"
    let others = try items(protocols).items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
    #expect(others.contains("other(String) <-> else"))
    let tags = try items(union).items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
    #expect(tags.contains("point: Value <-> \"Point\"") && tags.contains("other: Object <-> else"))
  }

  /// The same texts, where the text of a case is written; also of families.
  @Test(arguments: [
    ("enum State: String { onHold <-> ‸ }", ["\"plain\"", "\"on-hold\""]),
    ("enum State: String { onHold <-> \"on-hold\" or ‸ }", ["\"plain\""]),
    ("union State on kind { point: Value <-> ‸ }", ["\"Point\""]),
    ("class State {}\nclass B: State { x: Int }\nfamily State on kind { B <-> ‸ }", ["\"Point\""]),
  ]) func textsOfCases(declaration: String, expected: [String]) throws {
    let found = try labels(
      """
      struct A { states: [State] }
      \(declaration)
      test A "t" { json \"\"\"{"states": ["plain", "on-hold", {"kind": "Point"}]}\"\"\" }

      """)
    #expect(Array(found.filter { $0.hasPrefix("\"") }) == expected.sorted(), "\(found)")
  }

  /// Patterns that read what the documents have come first; those that also write it that way before the others.
  @Test(arguments: [
    ("day(‸)", "Day", "01.03.2026", ["\"dd.MM.yyyy\"", "locale:", "\"d.M.yyyy\""]),
    ("day(\"‸\")", "Day", "1.3.2026", ["\"d.M.yyyy\"", "\"M/d/yyyy\""]),
    ("date(\"‸\")", "Date", "2026-03-01 09:30", ["\"yyyy-MM-dd HH:mm\"", "\"EEE MMM dd HH:mm:ss ZZZZ yyyy\""]),
    ("trimmed | date(\"‸\")", "Date", "2026-03-01 09:30", ["\"EEE MMM dd HH:mm:ss ZZZZ yyyy\""]),
    ("iso8601 or date(\"‸\")", "Date", "Mar 1, 2026 9:30 PM", ["\"MMM d, yyyy h:mm a\""]),
    ("date(\"yyyy\", \"‸\")", "Date?", "03.2026.01 9:30:12", ["\"EEE MMM dd HH:mm:ss ZZZZ yyyy\""]),
  ]) func patterns(step: String, type: String, text: String, expected: [String]) throws {
    let found = try labels(
      """
      struct A { b: [B] }
      struct B { at: \(type) <-> time.at | \(step) }
      test A "t" { json \"\"\"{"b": [{"time": {"at": "\(text)"}}, {"time": {"at": null}}]}\"\"\" }

      """)
    #expect(Array(found.prefix(expected.count)) == expected, "\(found)")
  }

  /// After a step, what it gives decides, and not what documents have.
  @Test func whatFlows() throws {
    let found = try labels(
      """
      struct A { a: String <-> a | split(",") | ‸ }
      test A "t" { json \"\"\"{"a": "x,y"}\"\"\" }

      """)
    #expect(found.first == "joined", "\(found.prefix(9))")
  }

  @Test func patternsOfDefaults() throws {
    let found = try labels(
      """
      struct A {
        default Day via day("‸")
        name: String
        days: [Day]
      }
      test A "t" { json \"\"\"{"days": ["2026/03/01", "2026/12/31"], "name": "x"}\"\"\" }

      """)
    #expect(found.first == "\"yyyy/MM/dd\"")
  }

  @Test func zones() throws {
    let found = try labels(
      """
      struct A { at: Date <-> at | date("yyyy", zone: ‸) }
      test A "t" { json \"\"\"{"at": "2026", "place": {"timezone": "Europe/Zurich"}}\"\"\" }

      """)
    #expect(Array(found.prefix(2)) == ["\"Europe/Zurich\"", "\"UTC\""])
  }

  /// Of XML, attributes too.
  @Test func otherFormats() throws {
    let types = """
      struct A { entries: [Entry] <-> entry = [] }
      struct Entry {
        title: String
        ‸
      }
      test A "t" { xml \"\"\"<a><entry id="7"><title>x</title></entry><entry id="8"><note>n</note></entry></a>\"\"\" }

      """
    #expect(Array(try labels(types).prefix(2)) == ["id", "note"])
    let texts = try items(types).items.compactMap { ($0["textEdit"] as? [String: Any])?["newText"] as? String }
    #expect(texts.contains("id: String <-> @id"))
    #expect(try labels(types.replacing("‸", with: "x: Int <-> ‸")).contains("@id"))
  }

  /// Documents that the client names are looked at as those of tests are. What is not there is noted.
  @Test func samples() throws {
    let text = MarkedText("struct A { b: B }\nstruct B {\n  ‸\n}\n")
    let client = try TestClient.initialized(
      [
        "samples/a.json": #"{"b": {"seen": 1}}"#, "b.jsonl": "{\"also\": true}\n{\"again\": 2}\n", "c.txt": "{}",
        "cut.json": "{", "long.json": String(repeating: " ", count: 1 << 20) + "{}",
      ],
      options: [
        "samples": ["A": ["samples/a.json", "gone.json"], "B": ["b.jsonl", "c.txt", "cut.json", "long.json"], "C": 1]
          as [String: Any]
      ])
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/completion", TestClient.place("A.kvmap", try text.position()))
    let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
    let labels = items.compactMap { ($0["sortText"] as? String)?.hasPrefix("a") == true ? $0["label"] as? String : nil }
    #expect(labels.sorted() == ["again", "also", "seen"])
    #expect(
      client.log == [
        "the name of a sample ends in none of '.json', '.ndjson', '.jsonl', '.xml' and '.form': '/w/c.txt'",
        "a sample is not well-formed: '/w/cut.json'", "there is no such sample: '/w/gone.json'",
        "a sample is longer than 1 MiB: '/w/long.json'",
      ])
  }

  /// A type is read from what is at its root.
  @Test func roots() throws {
    let found = try labels(
      "struct A {\n  root data\n  ‸\n}\ntest A \"t\" { json \"\"\"{\"data\": {\"one\": 1}}\"\"\" }\n")
    #expect(found.first == "one")
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
    let markdown = try #require(documentation["value"] as? String)
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
    let unmarked = lines.joined(separator: "\n").replacing("`", with: "").replacing("**", with: "")
    #expect(markdown.contains("```") && (plain?["documentation"] as? [String: Any])?["value"] as? String == unmarked)
    #expect((documentation["value"] as? String)?.contains("iso8601") == true)
    #expect(resolved["label"] as? String == "iso8601" && resolved["textEdit"] != nil)
    // An item without documentation comes back as it is.
    let other = try #require(try client.request("completionItem/resolve", ["label": "x", "kind": 1]) as? [String: Any])
    #expect(other["documentation"] == nil)
    #expect(client.failure(of: "completionItem/resolve", ["kind": 1]) == -32602)
  }
}
