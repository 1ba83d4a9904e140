@_spi(Generated) import KVMap
import Testing

@Suite("init(json:at:)")
struct EntryPathTests {
  private let json =
    #"{"response": {"users": [{"name": "A"}, {"name": "B"}], "a.b": {"name": "C"}, "none": null}, "x": [1]}"#

  @Test(
    "the value at a path is read",
    arguments: [
      ("response.users[0]", "A"), ("response.users[1]", "B"), ("response.users[-1]", "B"), (#"response."a.b""#, "C"),
      (#""response"."\u0061.b""#, "C"),
    ])
  func reads(_ path: String, _ name: String) throws {
    #expect(try Author(json: json, atPath: path).name == name)
  }

  @Test("an index counts from the beginning, or from the end", arguments: [0, 1, 2, 3, 7])
  func indexes(_ count: Int) throws {
    let json = "[\((0..<count).map(String.init).joined(separator: ","))]"
    for index in -9...9 {
      let value = try? Int(json: json, atPath: "[\(index)]")
      let place = index < 0 ? index + count : index
      #expect(value == (0..<count ~= place ? place : nil), "[\(index)]")
    }
  }

  @Test("the empty path is the whole document")
  func whole() throws {
    #expect(try Author(json: #"{"name": "n"}"#, atPath: "").name == "n")
    #expect(try [Author](json: json, atPath: "response.users").map(\.name) == ["A", "B"])
  }

  @Test("what is not there is missing, what is null is null, and what is neither array nor object is a mismatch")
  func problems() {
    #expect(
      problem(Author.self, json, at: "response.users[2]") == """
        response.users[2]: expected a value, found nothing
          at byte 23 (line 1, column 24) of the input
        """)
    #expect(
      problem(Author.self, json, at: "response.none.x") == """
        response.none.x: expected a value, found null
          at byte 85 (line 1, column 86) of the input
        """)
    #expect(
      problem(Author.self, json, at: "response.none") == """
        response.none: expected an object, found null
          at byte 85 (line 1, column 86) of the input; rule Author, Test.kvmap:1
        """)
    #expect(
      problem(Author.self, json, at: "x[0].y") == """
        x[0]: expected an object, found the number 1
          at byte 98 (line 1, column 99) of the input
        """)
    #expect(
      problem(Author.self, json, at: "response.users[0].name") == """
        response.users[0].name: expected an object, found the string "A"
          at byte 33 (line 1, column 34) of the input; rule Author, Test.kvmap:1
        """)
  }

  @Test("the document is validated behind the value, too")
  func validates() {
    #expect(
      problem(Author.self, #"{"a": {"name": "n"}, "b": [1,]}"#, at: "a") == """
        b[1]: expected a value, found the character "]"
          at byte 29 (line 1, column 30) of the input
        """)
    #expect(
      problem(Author.self, #"{"a": {"name": "n"}, "a": {"name": "n"}}"#, at: "a") == """
        a: expected each key once, found the key "a" again
          at byte 21 (line 1, column 22) of the input
        """)
  }

  @Test(
    "what is no path is refused",
    arguments: ["a..b", ".a", "a.", "a[", "a[x]", "a[0]b", "a[0].", #""a"#, #""\x""#, #""a"b"#])
  func malformed(_ path: String) {
    let error = #expect(throws: MappingError.self) { try Author(json: json, atPath: path) }
    #expect(error?.problems[0].kind == .syntax)
    #expect(error?.problems[0].expected == "a path like items[0].name")
    #expect(Author.decodeCollectingProblems(json: json, atPath: path).problems.count == 1)
  }
}
