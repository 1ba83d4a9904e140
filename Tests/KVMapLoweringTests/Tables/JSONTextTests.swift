import KVMapSema
import Testing

@testable import KVMapLowering

@Suite struct JSONTextTests {
  @Test func keysAreEscapedAsJSONWants() {
    #expect(JSONText.member("a\"b\\c\n\r\t\u{8}\u{C}\u{1}\u{1F}é/") == #""a\"b\\c\n\r\t\b\f\u0001\u001fé/":"#)
  }

  @Test(
    arguments: [
      ([.key("users"), .index(3), .key("created_at")], "users[3].created_at"),
      ([.key("stats"), .key("followers-count")], #"stats."followers-count""#),
      ([.key("first.name"), .index(-1)], #""first.name"[-1]"#),
      ([.key("avatar"), .key("@src"), .key("$text")], "avatar.@src.$text"),
      ([.key("1st"), .key(""), .key("@1")], #""1st".""."@1""#),
      ([.key("_a1"), .key("é")], #"_a1."é""#),
      ([], ""),
    ] as [([DocumentPath.Step], String)])
  func pathsAreWrittenAsInProblems(steps: [DocumentPath.Step], text: String) {
    #expect(JSONText.path(DocumentPath(steps)) == text)
  }
}
