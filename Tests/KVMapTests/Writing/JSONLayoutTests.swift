import Foundation
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct JSONLayoutTests {
  private func apply(_ options: JSONOutputFormatting, _ text: String) -> String {
    String(decoding: JSONLayout.apply(options, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func compactStaysAsItIs() {
    #expect(apply([], #"{"b":[1,2],"a":{}}"#) == #"{"b":[1,2],"a":{}}"#)
  }

  @Test func prettyHasOneMemberPerLine() {
    let expected = """
      {
        "b": [
          1,
          {
            "x": "a,b:[]{}\\" "
          }
        ],
        "e": {},
        "f": [],
        "n": null
      }
      """
    #expect(apply(.pretty, #"{"b":[1,{"x":"a,b:[]{}\" "}],"e":{},"f":[],"n":null}"#) == expected)
    #expect(apply(.pretty, "12") == "12")
    #expect(apply(.pretty, "[]") == "[]")
    #expect(apply(.pretty, #""[,""#) == #""[,""#)
  }

  @Test func keysAreSortedAtEveryLevel() {
    #expect(
      apply(.sortedKeys, #"{"b":{"z":[{"y":1,"x":2}],"a":"},{"},"B":1,"":[],"é":0,"b\n":1,"b\u0001":2}"#)
        == #"{"":[],"B":1,"b":{"a":"},{","z":[{"x":2,"y":1}]},"b\u0001":2,"b\n":1,"é":0}"#)
    #expect(apply(.sortedKeys, "{}") == "{}")
    #expect(apply(.sortedKeys, #"[{"a":1}]"#) == #"[{"a":1}]"#)
  }

  @Test func bothTogether() {
    #expect(apply([.pretty, .sortedKeys], #"{"b":1,"a":2}"#) == "{\n  \"a\": 2,\n  \"b\": 1\n}")
  }

  @Test func deepDocumentsNeedNoStack() {
    let text = String(repeating: #"{"a":["#, count: 50_000) + String(repeating: "]}", count: 50_000)
    #expect(apply(.sortedKeys, text) == text)
  }
}
