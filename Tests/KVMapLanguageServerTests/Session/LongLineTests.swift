import Foundation
import Testing

/// A file may be one line of any length, as a program writes it.
@Suite struct LongLineTests {
  @Test func everythingIsAnsweredInALongLine() throws {
    let text = (0..<200).map { "struct T\($0) { a: Intt, é: [String] = [] } " }.joined()
    let client = try TestClient.initialized()
    client.open("A.kvmap", text)
    for feature in RecordedSession.features where feature != "diagnostic" {
      let position: [String: Any] = ["line": 0, "character": text.utf16.count / 2]
      var parameters = TestClient.place("A.kvmap", position)
      parameters["positions"] = [position]
      parameters["range"] = TestClient.range(0, 0, 1, 0)
      parameters["newName"] = "other"
      parameters["context"] = ["includeDeclaration": true, "diagnostics": [Any]()] as [String: Any]
      parameters["options"] = [String: Any]()
      let id = client.begin("textDocument/" + feature, parameters)
      client.settle()
      #expect(client.answer(to: id) != nil, "\(feature)")
    }
    #expect(client.codes("A.kvmap")?.count == 200)
  }
}
