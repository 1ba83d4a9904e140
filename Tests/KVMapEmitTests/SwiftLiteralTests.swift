import Testing

@testable import KVMapEmit

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"a"; canary(); //"#, #""a\"; canary(); //""#),
    (#"\(canary())"#, #""\\(canary())""#),
    ("\n\r\t\0", #""\n\r\t\0""#),
    ("\u{1B}\u{7F}\u{85}\u{2028}", #""\u{1b}\u{7f}\u{85}\u{2028}""#),
    ("é🙂", #""\u{e9}\u{1f642}""#),
    ("e\u{301}", #""e\u{301}""#),
    ("\u{202E}evil", #""\u{202e}evil""#),
    (##"#"\#(x)"#"##, ##""#\"\\#(x)\"#""##),
    ("\"\"\"", #""\"\"\"""#),
    ("\r\n", #""\r\n""#),
    ("\u{7FF}\u{FFFF}\u{10FFFF}\u{7FF}\u{FFFF}\u{10FFFF}", #""\u{7ff}\u{ffff}\u{10ffff}\u{7ff}\u{ffff}\u{10ffff}""#),
    ("\u{80}\u{1}\u{7F}\u{80}\u{1}\u{7F}", #""\u{80}\u{1}\u{7f}\u{80}\u{1}\u{7f}""#),
  ])
  func textStaysInItsLiteral(text: String, literal: String) {
    #expect(SwiftLiteral.string(text) == literal)
  }

  @Test func aLiteralIsPrintableASCII() {
    let everything = (0...0x2FFF).compactMap(Unicode.Scalar.init).map(String.init).joined()
    #expect(SwiftLiteral.string(everything).utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }
}

@Suite struct SwiftCommentTests {
  @Test func everyLineOfADocumentationIsAComment() {
    let lines = SwiftComment.documentation(["one\rcanary()", "two\r\nthree", "", "four\nfive"])
    #expect(lines == ["/// one", "/// canary()", "/// two", "/// three", "///", "/// four", "/// five"])
  }

  @Test(arguments: [
    ("*/ canary() /*", "*/ canary() /*"),
    ("a\rb\nc", #"a\u{d}b\u{a}c"#),
    ("\u{202E}\u{2066}\u{200F}", #"\u{202e}\u{2066}\u{200f}"#),
    ("\u{2028}\u{85}\u{B}\u{0}", #"\u{2028}\u{85}\u{b}\u{0}"#),
    ("Zürich 東京", "Zürich 東京"),
  ])
  func nothingEndsAComment(text: String, comment: String) {
    #expect(SwiftComment.escaped(text) == comment)
  }
}

@Suite struct SwiftIdentifierTests {
  @Test(arguments: ["class", "init", "self", "Type", "Protocol", "default", "in", "Any", "await", "inout", "_"])
  func keywordsAreQuoted(word: String) {
    #expect(SwiftIdentifier.quoted(word) == "`\(word)`")
  }

  @Test func otherNamesAreNot() {
    #expect(SwiftIdentifier.quoted("name") == "name")
    #expect(SwiftIdentifier.typeName("API.Type") == "API.`Type`")
  }

  @Test func labelsAreQuotedOnlyWhereSwiftNeedsIt() {
    #expect(SwiftIdentifier.label("class") == "class")
    #expect(SwiftIdentifier.label("inout") == "`inout`")
  }
}
