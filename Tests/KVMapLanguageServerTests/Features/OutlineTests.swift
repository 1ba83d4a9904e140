import Foundation
import Testing

@Suite struct OutlineTests {
  private static let text = """
    import "B.kvmap"
    import "C.kvmap"

    // One
    // comment.
    namespace N {
      struct A<T>: Hashable {
        keys snake_case
        in a.b { x: Int }
        /// Doc.
        @canonical name: lenient String <-> title ?? label | trimmed = "a"
        t: [T?]
      }
    }
    mixin M { m: Int }
    enum K: Int { one <-> 1, other(Int) <-> else }
    union U on kind { a: N.A<Int>, b <-> nil }
    class C { x: Int }
    class D: C { y: Int }
    family C on kind { D <-> "d" }
    extern type E
    map E2 as F by init with M { z: Int }
    transform t(k: Key = "x"): Int <- Object { v: Int <- $k }
    transform s: String <-> String = swift Text.codec
    test K "x" {
      json \"\"\"
        1
        \"\"\"
      expect .one
    }

    """

  private func client(_ capabilities: [String: Any] = [:]) throws -> TestClient {
    let client = try TestClient.initialized(capabilities: capabilities)
    client.open("A.kvmap", Self.text)
    return client
  }

  private func outline(_ symbols: [[String: Any]], _ depth: Int = 0) -> [String] {
    symbols.flatMap { symbol -> [String] in
      let head = String(repeating: " ", count: depth) + "\(symbol["name"] ?? "") \(symbol["kind"] ?? "")"
      return [head] + outline(symbol["children"] as? [[String: Any]] ?? [], depth + 1)
    }
  }

  @Test func declarationsAndMembersAreListed() throws {
    let client = try client(["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    let symbols = try client.request("textDocument/documentSymbol", TestClient.document("A.kvmap"))
    #expect(
      outline(try #require(symbols as? [[String: Any]])) == [
        "N 3", " A 23", "  x 7", "  name 7", "  t 7", "M 11", " m 7", "K 10", " one 22", " other 22", "U 10", " a 22",
        " b 22", "C 5", " x 7", "D 5", " y 7", "C 10", " D 22", "E 23", "E2 as F 23", " z 7", "t 12", "s 12", "x 6",
      ])
    let flat = try #require(
      try self.client().request("textDocument/documentSymbol", TestClient.document("A.kvmap")) as? [[String: Any]])
    #expect(flat.count == 25 && flat.allSatisfy { $0["location"] != nil })
  }

  @Test func allFilesAreSearched() throws {
    let client = try TestClient.initialized(["A.kvmap": Self.text, "B.kvmap": "struct Nmae { x: Int }\n"])
    let found = try #require(try client.request("workspace/symbol", ["query": "NaM"]) as? [[String: Any]])
    #expect(found.compactMap { $0["name"] as? String } == ["name"])
    #expect(found.first?["containerName"] as? String == "A")
    let all = try #require(try client.request("workspace/symbol", ["query": ""]) as? [[String: Any]])
    #expect(all.count == 27)
  }

  @Test func bodiesTextsCommentsAndImportsFold() throws {
    let ranges = try client().request("textDocument/foldingRange", TestClient.document("A.kvmap"))
    let found = try #require(ranges as? [[String: Any]]).map { range in
      "\(range["startLine"] ?? "")-\(range["endLine"] ?? "") \(range["kind"] ?? "")"
    }
    #expect(found == ["0-1 imports", "3-4 comment", "5-12 ", "6-11 ", "24-28 ", "25-27 "])
  }

  @Test func selectionsGrow() throws {
    let client = try client()
    var parameters = TestClient.document("A.kvmap")
    parameters["positions"] = [["line": 10, "character": 45], ["line": 99, "character": 0]]
    let answer = try #require(try client.request("textDocument/selectionRange", parameters) as? [[String: Any]])
    #expect(answer.count == 2)
    var texts: [String] = []
    var next = answer.first
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    while let range = next {
      let places = try #require(range["range"] as? [String: [String: Int]])
      let (start, end) = (try #require(places["start"]), try #require(places["end"]))
      if start["line"] == end["line"], let line = start["line"], let from = start["character"],
        let to = end["character"]
      {
        texts.append(String(lines[line].dropFirst(from).prefix(to - from)))
      } else {
        texts.append("\(start["line"] ?? -1)-\(end["line"] ?? -1)")
      }
      next = range["parent"] as? [String: Any]
    }
    #expect(
      texts == [
        "title", "title ?? label", "@canonical name: lenient String <-> title ?? label | trimmed = \"a\"", "6-12",
        "6-12", "6-12", "5-13", "5-13", "5-13", "0-30",
      ])
  }

  @Test func everyTokenHasItsColour() throws {
    let result = try TestClient().initialize()
    let provider = try #require((result["capabilities"] as? [String: Any])?["semanticTokensProvider"] as? [String: Any])
    let types = try #require((provider["legend"] as? [String: Any])?["tokenTypes"] as? [String])
    let client = try client()
    let answer = try client.request("textDocument/semanticTokens/full", TestClient.document("A.kvmap"))
    let data = try #require((answer as? [String: Any])?["data"] as? [Int])
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var (line, column) = (0, 0)
    var colours: [String: Set<String>] = [:]
    for index in stride(from: 0, to: data.count, by: 5) {
      if data[index] > 0 { column = 0 }
      line += data[index]
      column += data[index + 1]
      let text = String(decoding: lines[line][column..<(column + data[index + 2])], as: UTF16.self)
      colours[text, default: []].insert(types[data[index + 3]])
    }
    let expected: [(String, Set<String>)] = [
      ("namespace", ["keyword"]), ("N", ["namespace", "type"]), ("Hashable", ["type"]), ("T", ["typeParameter"]),
      ("snake_case", ["enumMember"]), ("in", ["keyword"]), ("lenient", ["modifier"]), ("title", ["variable"]),
      ("name", ["property"]), ("@canonical", ["decorator"]), ("trimmed", ["function"]), ("<->", ["operator"]),
      ("// One", ["comment"]), ("kind", ["variable"]), ("else", ["keyword"]), ("other", ["enumMember"]),
      ("nil", ["keyword"]), ("by", ["keyword"]), ("init", ["keyword"]), ("with", ["keyword"]), ("swift", ["keyword"]),
      ("codec", ["function"]), ("k", ["parameter"]), ("$k", ["parameter"]), ("1", ["number"]), ("expect", ["keyword"]),
      ("one", ["enumMember"]), ("\"a\"", ["string"]), ("String", ["type"]),
    ]
    for (text, meanings) in expected {
      #expect(colours[text.trimmingCharacters(in: .whitespaces)] == meanings, "\(text)")
    }

    var parameters = TestClient.document("A.kvmap")
    parameters["range"] = TestClient.range(10, 0, 10, 200)
    let part = try client.request("textDocument/semanticTokens/range", parameters)
    #expect(((part as? [String: Any])?["data"] as? [Int])?.count == 13 * 5)
  }

  /// In files without errors, what the rule of a property does is shown in words.
  @Test func hoversExplainRules() throws {
    let client = try TestClient.initialized(
      capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    client.open(
      "Rules.kvmap",
      """
      keys snake_case
      struct Station {
        /// As on the sign.
        stationName: String <-> title ?? label | trimmed, openedAt: Date?
      }
      """)
    let answer = try client.request("textDocument/hover", TestClient.place("Rules.kvmap", ["line": 3, "character": 4]))
    let text = ((answer as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
    let shown = try #require(text)
    #expect(shown.contains("```text\nStation.stationName: String\n  As on the sign.\nreads    title; where that is"))
    #expect(!shown.contains("openedAt: Date?\nreads"))
    let other = try client.request("textDocument/hover", TestClient.place("Rules.kvmap", ["line": 3, "character": 54]))
    let otherText = ((other as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
    #expect(otherText?.contains("reads    opened_at\n") == true, "\(otherText ?? "nothing")")
  }

  @Test func hoversSayWhatAWordMeans() throws {
    let client = try client(["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    func hover(_ line: Int, _ column: Int) throws -> String? {
      let answer = try client.request(
        "textDocument/hover", TestClient.place("A.kvmap", ["line": line, "character": column]))
      return ((answer as? [String: Any])?["contents"] as? [String: Any])?["value"] as? String
    }
    // Other declarations have errors.
    #expect(try hover(10, 16)?.contains("Doc.") == true && hover(10, 16)?.contains("reads    title; ") == true)
    #expect(try hover(11, 5)?.contains("reads    t\n") == true)
    #expect(try hover(10, 58)?.hasPrefix("### trimmed\n") == true)
    #expect(try hover(10, 30)?.hasPrefix("## String\n") == true)
    #expect(try hover(7, 5)?.hasPrefix("### Keys\n") == true)
    #expect(try hover(10, 42)?.hasPrefix("key `title` of documents\n\nread by `A.name`") == true)
    let plain = try TestClient.initialized()
    plain.open("A.kvmap", Self.text)
    let answer = try plain.request("textDocument/hover", TestClient.place("A.kvmap", ["line": 11, "character": 5]))
    let contents = try #require((answer as? [String: Any])?["contents"] as? [String: Any])
    #expect(contents["kind"] as? String == "plaintext")
    #expect((contents["value"] as? String)?.contains("`") == false)
  }

  @Test func keysThatFollowFromTheStyleAreShown() throws {
    let client = try TestClient.initialized()
    client.open("A.kvmap", "keys snake_case\nstruct A {\n  fullName: String\n  a: Int\n  bC: Int <-> x\n}\n")
    var parameters = TestClient.document("A.kvmap")
    parameters["range"] = TestClient.range(0, 0, 9, 0)
    let hints = try #require(try client.request("textDocument/inlayHint", parameters) as? [[String: Any]])
    #expect(hints.compactMap { $0["label"] as? String } == ["<-> full_name"])
    #expect(try client.text("A.kvmap", after: hints.first?["textEdits"]).contains("  fullName: String <-> full_name\n"))
  }
}
