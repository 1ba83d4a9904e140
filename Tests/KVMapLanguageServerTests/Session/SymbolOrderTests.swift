import Testing

/// Problems are sent before symbols are collected, which takes a third of the time; requests that need symbols wait.
@Suite struct SymbolOrderTests {
  private let text = "kvmap 1\n\nstruct Ship {\n  name: String\n}\n\nstruct Fleet {\n  ships: [Ship]\n}\n"

  /// A client with an analysed document, of which a letter was then taken away: `String` is `Strin`.
  private func typing() throws -> TestClient {
    let client = try TestClient.initialized()
    client.open("fleet.kvmap", text)
    client.settle()
    #expect(client.codes("fleet.kvmap") == [])
    client.change("fleet.kvmap", version: 2, [["range": TestClient.range(3, 13, 3, 14), "text": ""]])
    return client
  }

  private func hover(over line: Int, _ character: Int) -> [String: Any] {
    var parameters = TestClient.document("fleet.kvmap")
    parameters["position"] = ["line": line, "character": character]
    return parameters
  }

  @Test func problemsComeBeforeSymbols() throws {
    let client = try typing()
    #expect(client.waitingJobs == 1)
    let id = client.begin("textDocument/references", hover(over: 7, 11).merging(
      ["context": ["includeDeclaration": true]], uniquingKeysWith: { first, _ in first }))
    client.performJob()
    #expect(client.codes("fleet.kvmap") == ["unknown-type"])
    #expect(client.answer(to: id) == nil)
    #expect(client.waitingJobs == 1)
    client.performJob()
    let places = try #require(client.answer(to: id)?["result"] as? [[String: Any]])
    #expect(places.count == 2)
    #expect(client.waitingJobs == 0)
  }

  @Test("the problems that a client asks for do not wait for symbols either")
  func pulledProblems() throws {
    let client = try TestClient.initialized(capabilities: ["textDocument": ["diagnostic": [String: Any]()]])
    client.open("fleet.kvmap", text.replacing("String", with: "Strin"))
    let id = client.begin("textDocument/diagnostic", TestClient.document("fleet.kvmap"))
    #expect(client.answer(to: id) == nil)
    client.performJob()
    let report = try #require(client.answer(to: id)?["result"] as? [String: Any])
    #expect((report["items"] as? [[String: Any]])?.count == 1)
    #expect(client.waitingJobs == 1)
  }

  @Test("symbols of a text that has changed since are not collected, and do not take the place of newer ones")
  func changesInBetween() throws {
    let client = try typing()
    client.change("fleet.kvmap", version: 3, [["range": TestClient.range(3, 13, 3, 13), "text": "g"]])
    client.performJob()
    // What is left is the analysis of the newer text.
    #expect(client.waitingJobs == 1)
    client.performJob()
    #expect(client.codes("fleet.kvmap") == [])
    client.change("fleet.kvmap", version: 4, [["range": TestClient.range(2, 7, 2, 11), "text": "Boat"]])
    let id = client.begin("textDocument/definition", hover(over: 7, 11))
    client.settle()
    #expect((client.answer(to: id)?["result"] as? [[String: Any]])?.isEmpty == true)
  }
}
