import KVMapCompiler
import KVMapSema
import KVMapSyntax
import Testing

struct TerminalTextTests {
  private func rendered(_ text: String, width: Int = 30, usesBold: Bool = false) -> String {
    TerminalText.render(text, width: width, usesBold: usesBold)
  }

  @Test func headingsStandAlone() {
    #expect(rendered("# One `two`\nthree") == "One two\n\n  three\n")
  }

  @Test func paragraphsAreWrapped() {
    #expect(
      rendered("one two three four five six\nseven eight", width: 24)
        == "  one two three four\n  five six seven eight\n")
  }

  @Test func codeIsIndentedAndLeftAsItIs() {
    #expect(
      rendered("a\n\n```kvmap\nstruct A {\n\n  # x: `Int` <-> [a](b)\n}\n```\nb")
        == "  a\n\n      struct A {\n\n        # x: `Int` <-> [a](b)\n      }\n\n  b\n")
  }

  @Test func ofLinksTheWordsAreLeft() {
    #expect(rendered("See [the `page`](a/b.md#c), or [that](x).") == "  See the 'page', or that.\n")
    #expect(rendered("[0] and a[*].b (c) [d]") == "  [0] and a[*].b (c) [d]\n")
  }

  @Test func codeInTextIsQuotedOrBold() {
    #expect(rendered("a `b c`, `\"d\"`") == "  a 'b c', \"d\"\n")
    #expect(rendered("a `b c`", usesBold: true) == "  a \u{1B}[1mb\u{1B}[0m \u{1B}[1mc\u{1B}[0m\n")
    #expect(rendered("`` `where` `` **is** `x") == "  '`where`' is `x\n")
    #expect(rendered("**Bold** text", usesBold: true) == "  \u{1B}[1mBold\u{1B}[0m text\n")
    #expect(rendered("# A", usesBold: true) == "\u{1B}[1mA\u{1B}[0m\n")
  }

  @Test func listsHang() {
    #expect(
      rendered("- one two three four five six\n  seven\n- eight\n\nnine", width: 24)
        == "  - one two three four\n    five six seven\n  - eight\n\n  nine\n")
  }

  @Test func tablesAreAligned() {
    #expect(
      rendered("| a | `bcd` |\n|---|---|\n| efg | `h \\| i` |\n| j | |")
        == "  a    bcd\n  ---  -----\n  efg  h | i\n  j\n")
    #expect(rendered("| | |\n|---|---|\n| a | b |") == "  a  b\n")
  }

  @Test func cellsOfWideTablesAreWrapped() {
    #expect(
      rendered("| word | meaning |\n|---|---|\n| a | one two three four five six |", width: 26)
        == "  word  meaning\n  ----  ------------------\n  a     one two three four\n        five six\n")
  }

  // MARK: What can be explained

  @Test func everyWordHasAPage() {
    let words = { (kind: Explanation.Kind) in Explanation.all.filter { $0.kind == kind }.map(\.word) }
    let marks = words(.language).filter { $0.hasPrefix("@") || $0.hasPrefix("$") }
    // A word with several meanings has a page for each.
    var listed: Set<String> = []
    #expect(
      words(.language).filter { listed.insert($0).inserted }
        == Keyword.allCases.map(\.rawValue) + KeyStyle.allCases.map(\.rawValue) + marks + ["Key"])
    #expect(marks.prefix(12) == LanguageWords.attributes.map { "@" + $0 }[...] && marks.count == 19)
    #expect(words(.type) == Scalar.allCases.map(\.rawValue) + ["Set", "Field"])
    #expect(words(.transformer) == TransformerCatalogue.rows.map(\.name))
    #expect(words(.diagnostic) == DiagnosticPage.all.map(\.id))
  }

  @Test func theSectionOfAKeywordHasIt() {
    for item in Explanation.all where item.kind == .language {
      #expect(item.text.contains(item.word), "the section of '\(item.word)' does not say it")
    }
    for item in Explanation.all where item.kind == .type {
      #expect(item.text.hasPrefix("## \(item.word)\n") || item.text.hasPrefix("### \(item.word)\n"), "\(item.word)")
    }
  }

  /// No Markdown is left on any page.
  @Test func everyPageIsSet() {
    for item in Explanation.all {
      let text = rendered(item.text, width: 80)
      let prose = text.split(separator: "\n").filter { !$0.hasPrefix("      ") }
      let isSet = prose.allSatisfy { line in
        !line.hasPrefix("#") && !["](", "**", "```"].contains { line.contains($0) }
      }
      #expect(isSet, "\(item.word):\n\(text)")
    }
  }
}
