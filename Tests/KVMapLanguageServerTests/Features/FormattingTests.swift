import Foundation
import KVMapCompiler
import KVMapSource
import TestSupport
import Testing

@Suite struct FormattingTests {
  /// Formatting in the editor gives the bytes that `kvmapc format` writes.
  @Test func theTextIsThatOfTheCommand() throws {
    let files = CheckAgreementTests.files(in: "Tests/Fixtures/format/input").merging(
      CheckAgreementTests.files(in: "Tests/Fixtures/emit/input")
    ) { first, _ in first }
    let client = try TestClient.initialized()
    var changed = 0
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".kvmap") {
      client.open(path, text)
      let edits = try client.request("textDocument/formatting", TestClient.document(path))
      var compilation = Compilation()
      compilation.add(path: path, bytes: Array(text.utf8), isRequested: true)
      let expected = compilation.format().files.first?.bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
      let found = try client.text(path, after: edits)
      #expect(found.utf8.elementsEqual(expected.utf8), "\(path)")
      if expected != text { changed += 1 }
      client.close(path)
    }
    #expect(changed > 10)
  }

  @Test func onlyTheLinesOfARangeAreFormatted() throws {
    let client = try TestClient.initialized()
    client.open("A.kvmap", "struct A {\n x: Int\n  y: Int\n z: Int\n}\n")
    var parameters = TestClient.document("A.kvmap")
    parameters["range"] = TestClient.range(3, 0, 3, 5)
    let edits = try client.request("textDocument/rangeFormatting", parameters)
    #expect(try client.text("A.kvmap", after: edits) == "struct A {\n x: Int\n  y: Int\n  z: Int\n}\n")
  }

  @Test func wrongFilesAreLeftAsTheyAre() throws {
    let client = try TestClient.initialized()
    client.open("A.kvmap", "struct A {\n x Int\n}\n")
    let edits = try client.request("textDocument/formatting", TestClient.document("A.kvmap"))
    #expect((edits as? [Any])?.isEmpty == true)
  }
}
