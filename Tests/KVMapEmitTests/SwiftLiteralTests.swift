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

@Suite struct CodePrinterTests {
  /// Each line of a text is a line of its own at the level where it is printed, wherever its end lies in the text.
  @Test func everyLineIsIndented() {
    for first in 0...20 {
      for second in 0...20 {
        for level in [0, 1, 3, 20] {
          let lines = [String(repeating: "a", count: first), String(repeating: "é", count: second), ""]
          func expected(_ level: Int) -> String {
            lines.map { $0.isEmpty ? "\n" : String(repeating: "  ", count: level) + $0 + "\n" }.joined()
          }
          var printer = CodePrinter()
          print(lines.joined(separator: "\n"), level, &printer)
          #expect(printer.text == expected(level), "\(first), \(second), level \(level)")
          var outer = CodePrinter()
          outer.indented { $0.append(printer) }
          outer.append(printer)
          #expect(outer.text == expected(level + 1) + expected(level), "\(first), \(second), level \(level)")
        }
      }
    }
  }

  private func print(_ text: String, _ level: Int, _ printer: inout CodePrinter) {
    if level == 0 { return printer.line(text) }
    printer.indented { print(text, level - 1, &$0) }
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
