import KVMapSource
import Testing

/// A diagnostic as displayed in a terminal: the position is underlined in the column where the terminal shows it.
@Suite struct TextRendererTests {
  /// Renders an error at the text between the marks `‹` and `›`, without the help line, which is always the same.
  private func render(_ marked: String, label: String? = nil, id: String = "some-error") -> String {
    let file = MarkedFile(marked)
    var renderer = TextRenderer(sources: file.sources, usesColor: false)
    let text = renderer.render(
      Diagnostic(id: id, severity: .error, message: "something is wrong", span: file.span, label: label))
    return text.replacing(#/ += help: kvmapc explain [a-z-]+\n$/#, with: "")
  }

  @Test func theHelpNamesThePage() {
    let file = MarkedFile(String(repeating: "\n", count: 11) + "‹a›")
    var renderer = TextRenderer(sources: file.sources, usesColor: false)
    let text = renderer.render(Diagnostic(id: "some-error", severity: .error, message: "m", span: file.span))
    #expect(text.hasSuffix("\n   | ^\n   = help: kvmapc explain some-error\n"))
  }

  @Test func showsThePlaceAndTheLabel() {
    let lines = String(repeating: "\n", count: 11)
    #expect(
      render(lines + "  displayName: String <-> name | ‹tirmmed›\n", label: "did you mean 'trimmed'?") == """
        error[some-error]: something is wrong
          --> Tweets.kvmap:12:34
           |
        12 |   displayName: String <-> name | tirmmed
           |                                  ^^^^^^^ did you mean 'trimmed'?

        """)
  }

  @Test func tabsAreBlanks() {
    #expect(
      render("\ta:\t‹Foo›\n") == """
        error[some-error]: something is wrong
         --> Tweets.kvmap:1:5
          |
        1 |     a:  Foo
          |         ^^^

        """)
  }

  @Test(arguments: [
    ("\"日本\" ‹x›", "\"日本\" x", 7),  // two columns each
    ("\"e\u{301}e\u{301}\" ‹x›", "\"e\u{301}e\u{301}\" x", 5),  // accents take none
    ("\"👩‍👩‍👧‍👦\" ‹x›", "\"👩‍👩‍👧‍👦\" x", 5),  // joined into one picture of two columns
    ("\"👍🏽\" ‹x›", "\"👍🏽\" x", 5),  // with a skin tone
    ("\"🇨🇭\" ‹x›", "\"🇨🇭\" x", 5),  // two letters that form one flag
    ("\"☀\u{FE0F}\" ‹x›", "\"☀\u{FE0F}\" x", 5),  // emoji presentation
    ("\"한글\" ‹x›", "\"한글\" x", 7),
    ("\"ｆ\" ‹x›", "\"ｆ\" x", 5),
  ])
  func theCaretCountsColumnsOfTheTerminal(marked: String, shown: String, column: Int) {
    let lines = render(marked).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "1 | \(shown)")
    #expect(lines[4] == "  | " + String(repeating: " ", count: column) + "^")
  }

  @Test func wideTextIsUnderlinedInItsWidth() {
    #expect(render("a ‹日本e\u{301}›").hasSuffix("  |   ^^^^^\n"))
  }

  @Test(arguments: [
    ("\u{1B}[31m ‹x›", "\\u{1B}[31m x", 11),
    ("\u{202E}a ‹x›", "\\u{202E}a x", 10),
    ("\u{7F}\u{85}\u{2028}‹x›", "\\u{7F}\\u{85}\\u{2028}x", 20),
    ("\u{FEFF}\u{200B}‹x›", "\\u{FEFF}\\u{200B}x", 16),
    ("a\u{E0041}‹x›", "a\\u{E0041}x", 10),
  ])
  func whatMovesTheCursorIsEscaped(marked: String, shown: String, column: Int) {
    let lines = render(marked).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "1 | \(shown)")
    #expect(lines[4] == "  | " + String(repeating: " ", count: column) + "^")
  }

  @Test func bytesThatAreNotUTF8AreShownAsSuch() {
    var sources = SourceSet()
    let id = sources.add(path: "a.kvmap", bytes: Array("a \u{C0}".utf8).dropLast() + [0x41, 0xFF], isRequested: true)
    var renderer = TextRenderer(sources: sources, usesColor: false)
    let text = renderer.render(
      Diagnostic(id: "e", severity: .error, message: "m", span: Span(file: id, start: 4, end: 5)))
    #expect(text.contains("1 | a \\xC3A\\xFF\n  |        ^^^^\n"))
  }

  @Test func messagesLabelsAndPathsAreOneSafeLine() {
    var sources = SourceSet()
    let id = sources.add(path: "a\u{1B}.kvmap", bytes: Array("x".utf8), isRequested: true)
    var renderer = TextRenderer(sources: sources, usesColor: false)
    let text = renderer.render(
      Diagnostic(
        id: "e", severity: .warning, message: "no '\n\u{202E}" + String(repeating: "m", count: 2000),
        span: Span(file: id, start: 0, end: 1), label: "\r"))
    #expect(text.hasPrefix("warning[e]: no '\\u{A}\\u{202E}mmm"))
    #expect(text.contains("mm…\n --> a\\u{1B}.kvmap:1:1\n"))
    #expect(text.contains("  | ^ \\u{D}\n"))
  }

  @Test func aLongLineIsCutAroundThePlace() throws {
    let filler = String(repeating: "0123456789", count: 1000)
    let lines = render(filler + "‹here›" + filler).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == " --> Tweets.kvmap:1:10001")
    #expect(lines[3].hasPrefix("1 | …0123") && lines[3].hasSuffix("…"))
    #expect(lines[3].count < 200)
    let place = try #require(lines[3].range(of: "here"))
    #expect(lines[3].distance(from: lines[3].startIndex, to: place.lowerBound) == lines[4].prefix { $0 != "^" }.count)
    #expect(lines[4].hasSuffix(" ^^^^"))
  }

  @Test func aLongSpanIsCut() {
    let lines = render("‹" + String(repeating: "x", count: 100_000) + "›").split(separator: "\n")
    #expect(lines[3].count < 200 && lines[4].count < 200)
  }

  @Test func aLineOfCombiningMarksIsCut() {
    let text = render("a" + String(repeating: "\u{301}", count: 100_000) + "‹b›")
    #expect(text.utf8.count < 10_000)
  }

  @Test func aSpanOfTwoLinesShowsBoth() {
    #expect(
      render("  ‹struct A {\n    x: Int›\n", label: "never closed") == """
        error[some-error]: something is wrong
         --> Tweets.kvmap:1:3
          |
        1 |   struct A {
          |   ^^^^^^^^^^
        2 |     x: Int
          |     ^^^^^^ never closed

        """)
  }

  @Test func aSpanOfManyLinesShowsItsEnds() {
    #expect(
      render("‹a {\n\n\n\n\n\n\n\n\n}›\n") == """
        error[some-error]: something is wrong
          --> Tweets.kvmap:1:1
           |
         1 | a {
           | ^^^
        ...
        10 | }
           | ^

        """)
  }

  @Test func aSpanThatEndsWithItsLineIsOneLine() {
    #expect(render("‹a\n›b").hasSuffix("1 | a\n  | ^\n"))
  }

  @Test(arguments: ["a ‹›", "a ‹›\n", "a ‹›b", "a ‹›\r\nb"])
  func anEmptySpanHasACaret(marked: String) {
    #expect(render(marked).hasSuffix("  |   ^\n"))
  }

  @Test func anEmptyFileHasAPlace() {
    #expect(render("‹›").hasSuffix(" --> Tweets.kvmap:1:1\n  |\n1 |\n  | ^\n"))
  }

  @Test func aSpanOutsideTheFileIsItsEnd() {
    var sources = SourceSet()
    let id = sources.add(path: "a.kvmap", bytes: Array("ab\n".utf8), isRequested: true)
    var renderer = TextRenderer(sources: sources, usesColor: false)
    let span = Span(file: id, start: 90, end: 95)
    #expect(renderer.render(Diagnostic(id: "e", severity: .error, message: "m", span: span)).contains("a.kvmap:2:1"))
    let elsewhere = Span(file: FileID(7), start: 0, end: 1)
    #expect(
      renderer.render(Diagnostic(id: "e", severity: .error, message: "m", span: elsewhere))
        == "error[e]: m\n = help: kvmapc explain e\n")
  }

  @Test func notesFollow() {
    let file = MarkedFile("struct A {}\nstruct ‹A› {}\n")
    var renderer = TextRenderer(sources: file.sources, usesColor: false)
    let diagnostic = Diagnostic(
      id: "duplicate-declaration", severity: .error, message: "'A' is declared twice", span: file.span,
      notes: [
        .init(message: "the first is here", span: Span(file: FileID(0), start: 7, end: 8)),
        .init(message: "names are compared exactly"),
      ],
      fixIts: [.init(message: "rename it", span: file.span, replacement: "B")])
    #expect(
      renderer.render(diagnostic) == """
        error[duplicate-declaration]: 'A' is declared twice
         --> Tweets.kvmap:2:8
          |
        2 | struct A {}
          |        ^
          = note: names are compared exactly
          = fix: rename it
          = help: kvmapc explain duplicate-declaration
        note: the first is here
         --> Tweets.kvmap:1:8
          |
        1 | struct A {}
          |        ^

        """)
  }

  @Test func coloursSurroundWordsOnly() {
    let file = MarkedFile("‹a›")
    var renderer = TextRenderer(sources: file.sources, usesColor: true)
    let text = renderer.render(Diagnostic(id: "e", severity: .error, message: "m", span: file.span))
    #expect(text.contains("\u{1B}[1;31merror[e]\u{1B}[0m"))
    var plain = TextRenderer(sources: file.sources, usesColor: false)
    let uncolored = plain.render(Diagnostic(id: "e", severity: .error, message: "m", span: file.span))
    #expect(!uncolored.contains("\u{1B}"))
    let removed = text.replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
    #expect(removed == uncolored)
  }

  @Test func manyAreCappedWithACountAndErrorsGoFirst() {
    let file = MarkedFile("‹a›")
    let warning = Diagnostic(id: "w", severity: .warning, message: "m", span: file.span)
    let error = Diagnostic(id: "e", severity: .error, message: "m", span: file.span)
    var renderer = TextRenderer(sources: file.sources, usesColor: false)
    let text = renderer.render([warning, warning, error, warning], limit: 2)
    #expect(text.hasPrefix("error[e]: m\n"))
    #expect(text.components("warning[w]") == 1)
    #expect(text.hasSuffix("… and 2 more that are not shown\n\n"))
    #expect(renderer.render([warning, error], limit: 2).hasPrefix("warning[w]"))
  }

  @Test func theSummaryCounts() {
    let file = MarkedFile("‹a›")
    let warning = Diagnostic(id: "w", severity: .warning, message: "m", span: file.span)
    let error = Diagnostic(id: "e", severity: .error, message: "m", span: file.span)
    #expect(TextRenderer.summary(of: []) == nil)
    #expect(TextRenderer.summary(of: [error]) == "1 error")
    #expect(TextRenderer.summary(of: [error, warning, error]) == "2 errors and 1 warning")
    #expect(TextRenderer.summary(of: [warning, warning]) == "2 warnings")
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
