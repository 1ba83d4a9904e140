import Foundation
import Testing

@Suite struct HintTests {
  private func hints(_ text: String) throws -> [[String: Any]] {
    let client = try TestClient.initialized()
    client.open("A.kvmap", text)
    let answer = try client.request(
      "textDocument/inlayHint",
      TestClient.document("A.kvmap").merging(["range": TestClient.range(0, 0, 99, 0)]) { $1 })
    return try #require(answer as? [[String: Any]])
  }

  private func labels(_ text: String) throws -> [String] { try hints(text).compactMap { $0["label"] as? String } }

  @Test func typesStandBetweenSteps() throws {
    let two = try labels("struct A {\n  @canonical a: Int <-> a | trimmed | number\n  b: Date <-> b | iso8601\n}\n")
    #expect(two == ["String", "Int"])
    let parts = try labels("struct A {\n  a: [Int]? <-> a | split(\",\") | number\n}\n")
    #expect(parts == ["[String]", "[Int]"])
    let elements = try labels("struct A {\n  @canonical a: [Int] | trimmed | number\n}\n")
    #expect(elements == ["[String]", "[Int]"])
    // Only what is understood has types.
    #expect(try labels("struct A {\n  a: Int <-> a | trimmed | numbr\n}\n").isEmpty)
  }

  /// A step may consist of several.
  @Test func typesStandBehindDeclaredTransforms() throws {
    let text = """
      transform Clean: Int <-> String = trimmed | number
      transform Rounded(digits: Int): Double <-> Double = rounded($digits)
      transform Twice: Int <-> String = lowercased | Clean

      struct A {
        @canonical a: Int | lowercased | Clean
        @canonical b: Double | Rounded(digits: 3) | rounded(2)
        @canonical c: Int | trimmed | Twice
      }

      """
    #expect(try labels(text) == ["String", "Int", "Decimal", "Double", "String", "Int"])
  }

  @Test func gatheredKeysAreShown() throws {
    #expect(
      try labels(
        "struct A {\n  b: B <-> gather\n  c: C <-> gather prefix \"x\"\n}\nstruct B { x: Int, y: Int <-> z.w }\n"
          + "struct C { v: Int }\n") == ["{ x, z }"])
  }

  @Test func casesAreCounted() throws {
    let found = try hints("enum E: Int {\n  low <-> 3\n  middle\n  high\n}\n")
    #expect(found.compactMap { $0["label"] as? String } == ["<-> 4", "<-> 5"])
    #expect(found.first?["textEdits"] != nil)
    #expect(try labels("enum E {\n  low\n}\n").isEmpty)
  }
}

@Suite struct LinkedEditingTests {
  @Test func typeParametersAreEditedTogether() throws {
    let text = MarkedText("struct P<T, U> {\n  x: «T‸»\n  y: [U]\n  z: Q<T>?\n}\nstruct Q<T> { t: T }\n")
    let client = try TestClient.initialized()
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/linkedEditingRange", TestClient.place("A.kvmap", try text.position()))
    let ranges = try #require((answer as? [String: Any])?["ranges"] as? [NSDictionary])
    let expected = [
      TestClient.range(0, 9, 0, 10), TestClient.range(1, 5, 1, 6), TestClient.range(3, 7, 3, 8),
    ]
    #expect(ranges == expected.map { $0 as NSDictionary })
    for position in [["line": 0, "character": 7], ["line": 1, "character": 2], ["line": 9, "character": 0]] {
      #expect(
        try client.request("textDocument/linkedEditingRange", TestClient.place("A.kvmap", position)) is NSNull)
    }
  }
}
