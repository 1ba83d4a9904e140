import KVMapSource
import KVMapSyntax
import Testing

struct TokenTests {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func documentationIsSplitAtEveryKindOfLineEnd(lineEnd: String) throws {
    let text = ["/// One.", "///   Two. ", "///", "struct A {", "  /// Three.", "  a: Int", "}"]
      .joined(separator: lineEnd)
    let (tree, diagnostics) = parse(SourceFile(path: "a", text: text))
    #expect(diagnostics == [])
    guard case .type(let declaration) = tree.items.first, case .property(let property) = declaration.members.first
    else {
      Issue.record("no struct with a property")
      return
    }
    #expect(declaration.documentation == ["One.", "  Two.", ""])
    #expect(property.documentation == ["Three."])
  }

  @Test func aByteOrderMarkAtTheStartIsTrivia() {
    let file = SourceFile(path: "a", text: "\u{FEFF}/// Text.\nstruct A {}")
    let (tree, diagnostics) = parse(file)
    #expect(diagnostics == [])
    #expect(dump(tree) == "file\n  struct A\n    documentation \"Text.\"\n")
    let tokens = tokenize(file).tokens
    #expect(tokens.first?.start == 13)
    #expect(Trivia.pieces(of: file.bytes, in: 0..<13).map(\.kind) == [.byteOrderMark, .documentation, .lineEnd])
  }

  @Test func aByteOrderMarkElsewhereIsInvalid() {
    #expect(parse(SourceFile(path: "a", text: "\n\u{FEFF}struct A {}")).diagnostics.map(\.id) == ["invalid-character"])
  }

  @Test func everyKeywordIsFoundAndNothingElse() {
    for keyword in Keyword.allCases {
      let word = keyword.rawValue
      let file = SourceFile(path: "a", text: "\(word) `\(word)` \(word)x x\(word) \(word.uppercased())")
      #expect(tokenize(file).tokens.map(\.keyword) == [keyword, nil, nil, nil, nil, nil], "\(word)")
    }
  }

  @Test func multilineStringsTakeEveryKindOfLineEndAsALineFeed() {
    let text = "test A \"t\" { json \"\"\"\r\n  a\r\n  b\r  c\n  \"\"\" }"
    let (tree, diagnostics) = parse(SourceFile(path: "a", text: text))
    #expect(diagnostics == [])
    #expect(dump(tree).contains("document json \"a\\nb\\nc\""))
  }

  @Test(arguments: [
    ("\\ud83d\\ude00", "😀"), ("\\uD83D\\uDE00", "😀"), ("\\u{41}", "A"), ("\\u{00000041}", "A"), ("\\/", "/"),
    ("\\u00e9", "é"), ("\\\\n", "\\n"),
  ])
  func escapes(written: String, value: String) {
    let (tree, diagnostics) = parse(SourceFile(path: "a", text: "import \"\(written)\""))
    #expect(diagnostics == [])
    guard case .importFile(let file) = tree.items.first else {
      Issue.record("no import")
      return
    }
    #expect(file.path?.value == value)
  }

  @Test(arguments: [
    "\\", "\\u", "\\u{", "\\u{}", "\\u{41", "\\u00", "\\ud83d", "\\ude00", "\\ud83d\\n", "\\u{FFFFFFFF}", "\\0", "\\'",
  ])
  func wrongEscapesAreReportedAndKeptAsTheyStand(written: String) throws {
    let file = SourceFile(path: "a", text: "import \" \(written) \"")
    let diagnostic = try #require(parse(file).diagnostics.first)
    #expect(diagnostic.id == "invalid-escape")
    #expect(diagnostic.span.start == 9)
  }
}
