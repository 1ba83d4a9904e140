import Foundation
import Testing

@Suite struct CommandTests {
  private static let text = """
    import "B.kvmap"
    struct A {
      b: B
      x: Int
    }
    test A "right" {
      json \"\"\"{"b": {"y": 1}, "x": 2}\"\"\"
      expect { x = 2 }
    }
    test A "wrong" {
      json \"\"\"{"b": {"y": 1}, "x": 2}\"\"\"
      expect { x = 3 }
    }

    """

  private func client(_ text: String = text) throws -> TestClient {
    let client = try TestClient.initialized(
      ["B.kvmap": "struct B { y: Int }\n"], capabilities: ["workspace": ["codeLens": ["refreshSupport": true]]])
    client.open("A.kvmap", text)
    return client
  }

  private func lenses(_ client: TestClient) throws -> [String] {
    let answer = try client.request("textDocument/codeLens", TestClient.document("A.kvmap"))
    return try #require(answer as? [[String: Any]]).compactMap {
      ($0["command"] as? [String: Any])?["title"] as? String
    }
  }

  private func parameters(_ command: String, _ arguments: [String]) -> [String: Any] {
    ["command": command, "arguments": arguments]
  }

  @Test func testsAreRun() throws {
    let client = try client()
    #expect(try lenses(client) == ["run all 2 tests", "run", "run"])
    let answer = try client.request(
      "workspace/executeCommand", parameters("kvmap.runTests", [TestClient.uri("A.kvmap")]))
    let results = try #require(answer as? [String: Any])
    #expect(results["passed"] as? Int == 1 && results["failed"] as? Int == 1)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.compactMap { $0["result"] as? String } == ["passed", "failed"])
    #expect((tests.last?["failures"] as? [String])?.first?.hasPrefix("line 12: ") == true)
    #expect(client.messages.contains { $0["method"] as? String == "window/showMessage" })
    #expect(client.messages.contains { $0["method"] as? String == "workspace/codeLens/refresh" })
    #expect(try lenses(client) == ["run all 2 tests", "run (passed)", "run (failed)"])
    // Results are those of the text that was tested.
    client.change("A.kvmap", version: 2, [["range": TestClient.range(11, 15, 11, 16), "text": "2"]])
    #expect(try lenses(client) == ["run all 2 tests", "run", "run"])
    let one = try client.request(
      "workspace/executeCommand", parameters("kvmap.runTest", [TestClient.uri("A.kvmap"), "wrong"]))
    #expect((one as? [String: Any])?["passed"] as? Int == 1)
  }

  @Test func swiftIsShown() throws {
    let client = try client()
    let answer = try client.request(
      "workspace/executeCommand", parameters("kvmap.generatedSwift", [TestClient.uri("A.kvmap")]))
    #expect((answer as? String)?.contains("struct A") == true)
  }

  /// A mistake in a file that imports another one does not keep that one from being generated.
  @Test func onlyWhatAFileImportsMatters() throws {
    let client = try client("import \"B.kvmap\"\nstruct A {\n  b: B, x: Strin\n}\n")
    let answer = try client.request(
      "workspace/executeCommand", parameters("kvmap.generatedSwift", [TestClient.uri("B.kvmap")]))
    #expect((answer as? String)?.contains("struct B") == true)
  }

  @Test func whatCannotBeDoneFails() throws {
    let client = try client("struct A {\n  x: Strin\n}\ntest A \"x\" {\n  json \"\"\"{}\"\"\"\n  roundtrip\n}\n")
    let uri = TestClient.uri("A.kvmap")
    func failure(_ command: String, _ arguments: [String]) -> Int? {
      client.failure(of: "workspace/executeCommand", parameters(command, arguments))
    }
    #expect(failure("kvmap.generatedSwift", [uri]) == -32803)
    #expect(failure("kvmap.runTests", [uri]) == -32803)
    #expect(failure("kvmap.runTest", [uri]) == -32602)
    #expect(failure("kvmap.runTests", []) == -32602)
    #expect(failure("kvmap.runTests", [TestClient.uri("X.kvmap")]) == -32602)
    #expect(failure("kvmap.other", [uri]) == -32602)
  }

  @Test func filesWithoutTestsHaveNothingToRun() throws {
    #expect(try lenses(try client("struct A { x: Int }\n")).isEmpty)
  }

  /// Where the client can show it.
  @Test func swiftIsShownByALens() throws {
    let client = try TestClient.initialized(capabilities: ["experimental": ["commands": ["kvmap.showSwift"]]])
    client.open("A.kvmap", "\nstruct A { x: Int }\ntest A \"a\" { json \"{}\" fails with missing }\n")
    #expect(try lenses(client) == ["run all tests", "show Swift", "run"])
    client.open("B.kvmap", "// nothing\n")
    let answer = try client.request("textDocument/codeLens", TestClient.document("B.kvmap"))
    #expect((answer as? [Any])?.isEmpty == true)
  }

  // MARK: Files

  @Test(arguments: [
    ("B.kvmap", "sub/C.kvmap", "import \"sub/C.kvmap\"\n"), ("B.kvmap", "B 2.kvmap", "import \"B 2.kvmap\"\n"),
  ]) func importsFollowTheirFiles(old: String, new: String, line: String) throws {
    let client = try client()
    let rename: [String: Any] = [
      "oldUri": TestClient.uri(old), "newUri": "file:///w/" + new.replacing(" ", with: "%20"),
    ]
    let edit = try client.request("workspace/willRenameFiles", ["files": [rename]])
    let changes = try #require((edit as? [String: Any])?["changes"] as? [String: Any])
    #expect(Set(changes.keys) == [TestClient.uri("A.kvmap")])
    #expect(try client.text("A.kvmap", after: changes[TestClient.uri("A.kvmap")]).hasPrefix(line))
  }

  @Test func theImportsOfAFileThatMovesChange() throws {
    let client = try client()
    let rename: [String: Any] = ["oldUri": TestClient.uri("A.kvmap"), "newUri": TestClient.uri("a/b/A.kvmap")]
    let edit = try client.request("workspace/willRenameFiles", ["files": [rename]])
    let changes = try #require((edit as? [String: Any])?["changes"] as? [String: Any])
    #expect(
      try client.text("A.kvmap", after: changes[TestClient.uri("A.kvmap")]).hasPrefix("import \"../../B.kvmap\"\n"))
    let other: [String: Any] = ["oldUri": TestClient.uri("A.kvmap"), "newUri": TestClient.uri("Z.kvmap")]
    #expect(try client.request("workspace/willRenameFiles", ["files": [other]]) is NSNull)
  }

  private func renamed(_ files: [String: String], _ old: String, _ new: String, in path: String) throws -> String {
    let client = try TestClient.initialized(files)
    let rename: [String: Any] = ["oldUri": TestClient.uri(old), "newUri": TestClient.uri(new)]
    let edit = try client.request("workspace/willRenameFiles", ["files": [rename]])
    guard let changes = (edit as? [String: Any])?["changes"] as? [String: Any] else { return files[path] ?? "" }
    #expect(Set(changes.keys) == [TestClient.uri(path)])
    return try client.text(path, after: changes[TestClient.uri(path)])
  }

  @Test func importsFollowFolders() throws {
    let files = [
      "A.kvmap": "import \"sub/B.kvmap\"\nstruct A { b: B }\n",
      "sub/B.kvmap": "import \"C.kvmap\"\nstruct B { c: C }\n", "sub/C.kvmap": "struct C { x: Int }\n",
    ]
    #expect(try renamed(files, "sub", "new/sub", in: "A.kvmap").hasPrefix("import \"new/sub/B.kvmap\"\n"))
    #expect(try renamed(files, "su", "new", in: "A.kvmap") == files["A.kvmap"])
  }

  @Test func documentsOfTestsAreFoundFromTheNewPlace() throws {
    let test = "struct A { x: Int }\ntest A \"x\" {\n  json file \"a.json\"\n  expect { x = 1 }\n}\n"
    let files = ["A.kvmap": test, "a.json": "{\"x\": 1}"]
    let moved = test.replacing("\"a.json\"", with: "\"../a.json\"")
    #expect(try renamed(files, "A.kvmap", "sub/A.kvmap", in: "A.kvmap") == moved)
    let inFolder = ["sub/A.kvmap": test, "sub/a.json": "{\"x\": 1}"]
    #expect(try renamed(inFolder, "sub", "other", in: "sub/A.kvmap") == test)
  }

  @Test func diagnosticsAreExplained() throws {
    let client = try client()
    let text = try client.request("workspace/executeCommand", parameters("kvmap.explain", ["unknown-type"]))
    #expect((text as? String)?.contains("unknown-type") == true)
    let shown = client.messages.last { $0["method"] as? String == "window/showMessage" }?["params"] as? [String: Any]
    #expect((shown?["message"] as? String)?.isEmpty == false)
    for arguments in [[], ["no-such"]] {
      #expect(client.failure(of: "workspace/executeCommand", parameters("kvmap.explain", arguments)) == -32602)
    }
  }

  @Test func documentsAreMapped() throws {
    let client = try client()
    let uri = TestClient.uri("A.kvmap")
    func mapped(_ arguments: [String]) throws -> [String: Any] {
      let answer = try client.request("workspace/executeCommand", parameters("kvmap.mapDocument", [uri] + arguments))
      return try #require(answer as? [String: Any])
    }
    let good = try mapped(["A", "{\"b\": {\"y\": 1}, \"x\": 2}"])
    let output = try #require(good["output"] as? String)
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSDictionary
    #expect(value == ["b": ["y": 1], "x": 2])
    #expect(try (mapped(["[B]", "[{\"y\": 1}]"])["output"] as? String)?.isEmpty == false)
    let bad = try mapped(["A", "{\"b\": {}}"])
    #expect(bad["output"] == nil && (bad["problems"] as? String)?.contains("b.y") == true)
    #expect(try mapped(["B", "<B><y>1</y></B>", "xml"])["output"] is String)
    for arguments in [["A", "{}", "cobol"], ["None", "{}"], ["A.", "{}"]] {
      #expect(
        client.failure(of: "workspace/executeCommand", parameters("kvmap.mapDocument", [uri] + arguments)) == -32803)
    }
    #expect(client.failure(of: "workspace/executeCommand", parameters("kvmap.mapDocument", [uri, "A"])) == -32602)
  }
}
