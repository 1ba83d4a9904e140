import Foundation
import Testing

@Suite struct DiagnosticTests {
  private static let wrong = "struct A {\n  a: Strin\n}\n"
  private static let right = "struct A {\n  a: String\n}\n"

  @Test func filesOfTheWorkspaceAreReportedWithoutBeingOpen() throws {
    let client = try TestClient.initialized(["A.kvmap": Self.wrong, "b/B.kvmap": "struct B { b: Int }\n"])
    #expect(client.codes("A.kvmap") == ["unknown-type"])
    #expect(client.codes("b/B.kvmap") == nil)
    let diagnostic = try #require(client.published[TestClient.uri("A.kvmap")]?.first)
    #expect(diagnostic["severity"] as? Int == 1 && diagnostic["source"] as? String == "kvmap")
    #expect(diagnostic["message"] as? String == "unknown type 'Strin'\ndid you mean 'String'?")
    #expect((diagnostic["range"] as? NSDictionary) == (TestClient.range(1, 5, 1, 10) as NSDictionary))
  }

  @Test func whatIsMendedIsTakenBack() throws {
    let client = try TestClient.initialized(["A.kvmap": Self.wrong])
    client.open("A.kvmap", Self.wrong, version: 4)
    client.change("A.kvmap", version: 5, [["range": TestClient.range(1, 10, 1, 10), "text": "g"]])
    client.settle()
    #expect(client.codes("A.kvmap") == [])
    let last = client.messages.last { $0["method"] as? String == "textDocument/publishDiagnostics" }
    #expect((last?["params"] as? [String: Any])?["version"] as? Int == 5)
    // The file on disk still is wrong.
    client.close("A.kvmap")
    client.settle()
    #expect(client.codes("A.kvmap") == ["unknown-type"])
  }

  @Test func aFileThatIsGoneHasNoDiagnostics() throws {
    let client = try TestClient.initialized(["A.kvmap": Self.wrong])
    client.disk = [:]
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": TestClient.uri("A.kvmap"), "type": 3] as [String: Any]]])
    client.settle()
    #expect(client.codes("A.kvmap") == [])
  }

  /// Of a folder, clients report only itself, and some report only what was deleted in the editor.
  @Test(arguments: ["workspace/didChangeWatchedFiles", "workspace/didDeleteFiles"])
  func filesOfAFolderThatIsGoneHaveNoDiagnostics(method: String) throws {
    let client = try TestClient.initialized([
      "A.kvmap": "import \"sub/deep/B.kvmap\"\nstruct A { b: B }\n", "sub/deep/B.kvmap": "struct B { b: Int }\n",
      "sub/C.kvmap": "struct C { c: Strin }\n", "sub.kvmap": "struct D { d: Strin }\n",
      "subs/E.kvmap": "struct E { e: Strin }\n",
    ])
    #expect(client.codes("A.kvmap") == nil && client.codes("sub/C.kvmap") == ["unknown-type"])
    client.disk = client.disk.filter { !$0.key.hasPrefix("/w/sub/") }
    let folder: [String: Any] = ["uri": TestClient.uri("sub/")]
    client.notify(method, ["changes": [folder.merging(["type": 3]) { $1 }], "files": [folder]])
    client.settle()
    #expect(client.codes("sub/C.kvmap") == [])
    #expect(client.codes("A.kvmap") == ["import-not-found"])
    // Others have similar names.
    #expect(client.codes("sub.kvmap") == ["unknown-type"] && client.codes("subs/E.kvmap") == ["unknown-type"])
  }

  /// A document that is open stays, whatever becomes of its folder.
  @Test func openDocumentsOfAFolderThatIsGoneStay() throws {
    let client = try TestClient.initialized(["sub/A.kvmap": Self.wrong])
    client.open("sub/A.kvmap", Self.wrong)
    client.disk = [:]
    client.notify("workspace/didDeleteFiles", ["files": [["uri": TestClient.uri("sub")]]])
    client.settle()
    #expect(client.codes("sub/A.kvmap") == ["unknown-type"])
    client.close("sub/A.kvmap")
    client.settle()
    #expect(client.codes("sub/A.kvmap") == [])
  }

  /// What else is deleted, such as the results of builds, costs no analysis.
  @Test func otherFoldersThatAreGoneChangeNothing() throws {
    let client = try TestClient.initialized(["A.kvmap": Self.wrong])
    let change: [String: Any] = ["uri": TestClient.uri(".build"), "type": 3]
    client.notify("workspace/didChangeWatchedFiles", ["changes": [change]])
    #expect(client.waitingJobs == 0 && client.codes("A.kvmap") == ["unknown-type"])
  }

  @Test func filesThatAppearAreRead() throws {
    let client = try TestClient.initialized(["A.kvmap": "import \"B.kvmap\"\nstruct A { b: B }\n"])
    #expect(client.codes("A.kvmap") == ["import-not-found"])
    client.disk["/w/B.kvmap"] = "struct B { b: Int }\n"
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": TestClient.uri("B.kvmap"), "type": 1] as [String: Any]]])
    client.settle()
    #expect(client.codes("A.kvmap") == [])
  }

  /// It is there when it is looked for, and cannot be read then: asking again would never end.
  @Test func aFileThatCannotBeReadIsAskedForOnce() throws {
    let client = TestClient(["A.kvmap": "import \"B.kvmap\"\nstruct A { b: B }\n", "B.kvmap": "struct B { b: Int }\n"])
    client.unreadable = ["/w/B.kvmap"]
    try client.initialize()
    #expect(client.codes("A.kvmap") == ["import-not-found"])
    client.unreadable = []
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": TestClient.uri("B.kvmap"), "type": 2] as [String: Any]]])
    client.settle()
    #expect(client.codes("A.kvmap") == [])
  }

  /// A document that was never saved can be imported.
  @Test func openDocumentsAreFiles() throws {
    let client = try TestClient.initialized(["A.kvmap": "import \"B.kvmap\"\nstruct A { b: B }\n"])
    client.open("B.kvmap", "struct B { b: Int }\n")
    client.settle()
    #expect(client.codes("A.kvmap") == [])
    client.close("B.kvmap")
    client.settle()
    #expect(client.codes("A.kvmap") == ["import-not-found"])
  }

  @Test func aChangeIsSeenInTheFilesThatImport() throws {
    let client = try TestClient.initialized([
      "A.kvmap": "import \"B.kvmap\"\nstruct A { b: B }\n", "B.kvmap": "struct B { b: Int }\n",
    ])
    #expect(client.codes("A.kvmap") == nil)
    client.open("B.kvmap", "struct C { b: Int }\n")
    client.settle()
    #expect(client.codes("A.kvmap") == ["unknown-type"])
  }

  /// The client names a file by another path than the search of the folder finds.
  @Test func aFileUnderTwoPathsIsOne() throws {
    let client = try TestClient.initialized([
      "A.kvmap": Self.wrong, "B.kvmap": "import \"A.kvmap\"\nstruct B { a: A }\n",
    ])
    client.links["/link/A.kvmap"] = "/w/A.kvmap"
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///link/A.kvmap", "languageId": "kvmap", "version": 1, "text": "struct C {\n  c: Int\n}\n",
        ] as [String: Any]
      ])
    client.settle()
    #expect(client.codes("A.kvmap") == [])
    // The import is that of the open document.
    #expect(client.codes("B.kvmap") == ["unknown-type"])
  }

  @Test func documentsOfOtherSchemesAreServed() throws {
    let client = try TestClient.initialized()
    client.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "untitled:Untitled-1", "languageId": "kvmap", "version": 1,
          "text": "import \"B.kvmap\"\n" + Self.wrong,
        ] as [String: Any]
      ])
    client.settle()
    #expect(
      client.published["untitled:Untitled-1"]?.compactMap { $0["code"] as? String } == [
        "import-not-found", "unknown-type",
      ])
  }

  @Test func importsStayWithinThePackage() throws {
    let client = TestClient(["A.kvmap": "import \"../B.kvmap\"\nstruct A { b: B }\n"])
    client.disk["/B.kvmap"] = "struct B { b: Int }\n"
    try client.initialize()
    let message = client.published[TestClient.uri("A.kvmap")]?.first?["message"] as? String
    #expect(message?.contains("is outside the package") == true)
  }

  // MARK: Clients that ask

  private func items(_ client: TestClient, _ path: String, previous: String? = nil) throws -> NSDictionary {
    var parameters = TestClient.document(path)
    if let previous { parameters["previousResultId"] = previous }
    return try #require(try client.request("textDocument/diagnostic", parameters) as? NSDictionary)
  }

  @Test func clientsThatAskAreNotSentAnything() throws {
    let client = try TestClient.initialized(["A.kvmap": Self.wrong], capabilities: PulledClient.capabilities)
    client.open("A.kvmap", Self.wrong)
    let report = try items(client, "A.kvmap")
    #expect(report["kind"] as? String == "full")
    let diagnostics = try #require(report["items"] as? [[String: Any]])
    #expect(diagnostics.compactMap { $0["code"] as? String } == ["unknown-type"])
    let id = try #require(report["resultId"] as? String)
    let again = try items(client, "A.kvmap", previous: id)
    #expect(again["kind"] as? String == "unchanged" && again["items"] == nil)
    client.change("A.kvmap", version: 2, [["text": Self.right]])
    let mended = try items(client, "A.kvmap", previous: id)
    #expect(mended["kind"] as? String == "full" && (mended["items"] as? [Any])?.isEmpty == true)
    #expect(client.published.isEmpty)
  }

  @Test func theWorkspaceIsReportedAsAWhole() throws {
    let client = try TestClient.initialized(
      ["A.kvmap": Self.wrong, "B.kvmap": "struct B { b: Int }\n"], capabilities: PulledClient.capabilities)
    let parameters: [String: Any] = ["previousResultIds": [["uri": TestClient.uri("Gone.kvmap"), "value": "3"]]]
    let report = try #require(try client.request("workspace/diagnostic", parameters) as? [String: Any])
    let items = try #require(report["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["uri"] as? String } == ["A.kvmap", "B.kvmap", "Gone.kvmap"].map(TestClient.uri))
    #expect(items.map { ($0["items"] as? [Any])?.count } == [1, 0, 0])
  }

  @Test func otherOpenFilesThatChangeAreRefreshed() throws {
    let client = try TestClient.initialized(
      ["A.kvmap": "import \"B.kvmap\"\nstruct A { b: B }\n", "B.kvmap": "struct B { b: Int }\n"],
      capabilities: PulledClient.capabilities)
    client.open("A.kvmap", "import \"B.kvmap\"\nstruct A { b: B }\n")
    client.open("B.kvmap", "struct B { b: Int }\n")
    client.settle()
    client.change("B.kvmap", version: 2, [["text": "struct B { c: Strin }\n"]])
    client.settle()
    #expect(!client.messages.contains { $0["method"] as? String == "workspace/diagnostic/refresh" })
    client.change("B.kvmap", version: 3, [["text": "struct C { c: String }\n"]])
    client.settle()
    #expect(client.messages.count { $0["method"] as? String == "workspace/diagnostic/refresh" } == 1)
  }
}
