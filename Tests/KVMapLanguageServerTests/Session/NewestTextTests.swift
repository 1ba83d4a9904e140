import Foundation
import TestSupport
import Testing

/// Whatever is asked right after an edit of any file is answered as if the texts had always been the newest ones.
@Suite struct NewestTextTests {
  private static var capabilities: [String: Any] {
    var capabilities = PulledClient.capabilities
    capabilities["textDocument"] = [
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]]],
      "diagnostic": ["dynamicRegistration": true],
    ]
    return capabilities
  }

  private static let files = RecordedSession.files.merging(["A.kvmap": RecordedSession.text]) { $1 }

  private func client(_ files: [String: String], wholeSize: Int) throws -> TestClient {
    let client = try TestClient.initialized(files, capabilities: Self.capabilities, wholeSize: wholeSize)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { client.open(path, text) }
    client.settle()
    return client
  }

  private func answer(_ client: TestClient, _ feature: String, _ path: String, _ line: Int, _ character: Int) throws
    -> String
  {
    var parameters = TestClient.document(path)
    let position: [String: Any] = ["line": line, "character": character]
    parameters["position"] = position
    parameters["positions"] = [position]
    parameters["range"] = TestClient.range(at: position)
    parameters["newName"] = "other"
    parameters["context"] = ["includeDeclaration": true, "diagnostics": [Any]()] as [String: Any]
    parameters["options"] = [String: Any]()
    let id = client.begin("textDocument/" + feature, parameters)
    if client.answer(to: id) == nil { client.settle() }
    var answer = try #require(client.answer(to: id))
    answer["id"] = nil
    // The number of an analysis, and the versions of documents, count edits.
    if var result = answer["result"] as? [String: Any], feature == "diagnostic" {
      result["resultId"] = nil
      answer["result"] = result
    }
    let data = try JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [Int.max, 0]) func answersAreOfTheNewestTexts(wholeSize: Int) throws {
    var random = SeededGenerator(seed: 5)
    var files = Self.files
    let live = try client(files, wholeSize: wholeSize)
    for version in 2..<120 {
      let edited = Bool.random(using: &random) ? "A.kvmap" : "B.kvmap"
      let asked = edited == "A.kvmap" ? "B.kvmap" : "A.kvmap"
      var lines = (files[edited] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = Int.random(in: 0..<lines.count, using: &random)
      let offered = ["// é", "", "struct New\(version) { a: Kind? }", "enum Kind { other }"]
      let new = offered.randomElement(using: &random) ?? ""
      lines.insert(new, at: line)
      files[edited] = lines.joined(separator: "\n")
      let feature = RecordedSession.features.randomElement(using: &random) ?? ""
      let text = (files[asked] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let place = Int.random(in: 0..<text.count, using: &random)
      let character = Int.random(in: 0...text[place].utf16.count, using: &random)

      live.change(edited, version: version, [["range": TestClient.range(line, 0, line, 0), "text": new + "\n"]])
      let found = try answer(live, feature, asked, place, character)
      let expected = try answer(client(files, wholeSize: wholeSize), feature, asked, place, character)
      #expect(found == expected, "\(feature) in line \(place) of \(asked), after \(new) in line \(line) of \(edited)")
      if new.hasPrefix("enum") {
        lines.remove(at: line)
        files[edited] = lines.joined(separator: "\n")
        live.change(edited, version: version, [["range": TestClient.range(line, 0, line + 1, 0), "text": ""]])
      }
    }
  }

  @Test(arguments: ["definition", "references", "typeDefinition"]) func placesAreThoseOfTheNewestText(feature: String)
    throws
  {
    let client = try client(
      ["A.kvmap": "import \"B.kvmap\"\nstruct A { b: B }\n", "B.kvmap": "struct B { x: Int }\n"], wholeSize: .max)
    client.change("B.kvmap", version: 2, [["range": TestClient.range(0, 0, 0, 0), "text": "// new\n"]])
    #expect(client.waitingJobs == 1)
    var parameters = TestClient.place("A.kvmap", ["line": 1, "character": feature == "typeDefinition" ? 11 : 14])
    parameters["context"] = ["includeDeclaration": true]
    let found = try #require(try client.request("textDocument/" + feature, parameters) as? [[String: Any]])
    let other = try #require(found.first { $0["uri"] as? String == TestClient.uri("B.kvmap") })
    #expect(other["range"] as? NSDictionary == TestClient.range(1, 7, 1, 8) as NSDictionary)
  }
}
