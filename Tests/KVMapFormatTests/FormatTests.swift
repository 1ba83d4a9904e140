import KVMapFormat
import KVMapSource
import KVMapSyntax
import Testing

/// The formatted text; `nil` if it has syntax errors.
func formatted(_ text: String) -> String? {
  switch format(SourceFile(path: "Main.kvmap", text: text)) {
  case .formatted(let bytes): String(decoding: bytes, as: UTF8.self)
  case .unreadable: nil
  }
}

struct FormatTests {
  @Test(arguments: [
    "struct A {", "struct A { a: }", "colour red", "struct A { a: Int = \"x }", "/* no end", "}", "a: Int #",
  ])
  func aFileWithSyntaxErrorsIsRefused(text: String) {
    let file = SourceFile(path: "Main.kvmap", text: text)
    guard case .unreadable(let diagnostics) = format(file) else {
      Issue.record("\(text) was formatted")
      return
    }
    #expect(diagnostics.containsErrors)
    #expect(diagnostics == parse(file).diagnostics)
  }

  @Test func aFileThatIsNoTextIsRefused() {
    guard case .unreadable(let diagnostics) = format(SourceFile(id: FileID(0), path: "a", bytes: [0x41, 0xFF])) else {
      Issue.record("bytes that are not UTF-8 were formatted")
      return
    }
    #expect(diagnostics.count == 1)
  }

  // MARK: - Long lines

  /// A comment at the beginning of a line that is too long stays there, with the step that follows it.
  @Test func commentsThatBeginLongLinesStay() {
    let head = "transform Long: String <-> String = trimmed\n"
    let steps = Array(repeating: "| prefix(\"a\")", count: 9)
    let text = head + " /* c */\t/* d */   " + steps.joined(separator: " ") + "\n"
    let expected = head + "  /* c */ /* d */ " + steps.joined(separator: "\n    ") + "\n"
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  // MARK: - Line ends

  @Test func theFirstLineEndDecidesForAll() {
    #expect(formatted("keys exact\r\nnil omit\n") == "keys exact\r\nnil omit\r\n")
    #expect(formatted("keys exact\nnil omit\r\n") == "keys exact\nnil omit\n")
    #expect(formatted("keys exact\rnil omit") == "keys exact\nnil omit\n")
    #expect(formatted("keys exact nil omit") == "keys exact\nnil omit\n")
  }

  @Test func lineEndsInsideOfTokensAndCommentsStay() {
    #expect(formatted("/* a\r\nb */ keys exact\n") == "/* a\r\nb */ keys exact\n")
    #expect(
      formatted("test A \"t\" { json \"\"\"\r\n  {}\r\n  \"\"\" }\n")
        == "test A \"t\" {\n  json \"\"\"\r\n  {}\r\n  \"\"\"\n}\n")
  }

  @Test func aFileOfNothingStaysEmpty() {
    #expect(formatted("") == "")
    #expect(formatted(" \n\n\t\n") == "")
  }

  // MARK: - Commas

  /// Each of these words would be parsed as a part of the preceding member (decision A102).
  @Test(arguments: [
    ("struct A { a: Int, where: Int }", "struct A {\n  a: Int,\n  where: Int\n}\n"),
    ("struct A { a: Int where 1..., where: Int }", "struct A {\n  a: Int where 1...\n  where: Int\n}\n"),
    ("struct A { a: Int, `where`: Int }", "struct A {\n  a: Int\n  `where`: Int\n}\n"),
    ("struct A { a: Int, @id where: Int }", "struct A {\n  a: Int\n  @id where: Int\n}\n"),
    ("struct A { a: B <-> gather, all: Int }", "struct A {\n  a: B <-> gather,\n  all: Int\n}\n"),
    ("struct A { a: B <-> c ?? gather, all: Int }", "struct A {\n  a: B <-> c ?? gather,\n  all: Int\n}\n"),
    ("struct A { a: B <-> gather | f, all: Int }", "struct A {\n  a: B <-> gather | f\n  all: Int\n}\n"),
    ("struct A { a: B <-> gather { x }, all: Int }", "struct A {\n  a: B <-> gather { x }\n  all: Int\n}\n"),
    ("struct A { a: B <-> gather = nil, all: Int }", "struct A {\n  a: B <-> gather = nil\n  all: Int\n}\n"),
    ("struct A { keys exact, or: Int }", "struct A {\n  keys exact,\n  or: Int\n}\n"),
    ("struct A { keys exact {}, or: Int }", "struct A {\n  keys exact {}\n  or: Int\n}\n"),
    ("enum A { a <-> \"x\", or }", "enum A {\n  a <-> \"x\",\n  or\n}\n"),
    ("enum A { a, or, b <-> else, or }", "enum A {\n  a\n  or\n  b <-> else\n  or\n}\n"),
    ("union A { a: Int, when: Int }", "union A {\n  a: Int,\n  when: Int\n}\n"),
    ("union A { a: Int when b, when: Int }", "union A {\n  a: Int when b\n  when: Int\n}\n"),
    ("union A { a: Int <- \"x\", when: Int }", "union A {\n  a: Int <- \"x\"\n  when: Int\n}\n"),
    ("transform T: A <-> B { a: Int, where: Int }", "transform T: A <-> B {\n  a: Int,\n  where: Int\n}\n"),
  ])
  func aCommaInABodyStaysOnlyWhereAWordWouldGoOn(text: String, expected: String) {
    #expect(formatted(text) == expected)
  }

  /// A comment documents the declaration that follows it, but not after a comma.
  @Test(arguments: [
    ("struct A {\na: Int\n/// d\n, b: Int }", "struct A {\n  a: Int\n    /// d\n    ,\n  b: Int\n}\n"),
    ("struct A {\na: Int // c\n, /// d\nb: Int }", "struct A {\n  a: Int // c\n    , /// d\n  b: Int\n}\n"),
    ("struct A {\na: Int, /// d\nb: Int }", "struct A {\n  a: Int /// d\n  b: Int\n}\n"),
    ("struct A {\na: Int\n, /// d\nb: Int }", "struct A {\n  a: Int /// d\n  b: Int\n}\n"),
    ("struct A {\na: Int // c\n,\nb: Int }", "struct A {\n  a: Int // c\n  b: Int\n}\n"),
    ("struct A {\na: Int // c\n, where: Int }", "struct A {\n  a: Int, // c\n  where: Int\n}\n"),
  ])
  func aCommaStaysWhereAMemberWouldGetDocumentation(text: String, expected: String) {
    #expect(formatted(text) == expected)
  }

  @Test func partsOfAListInBracesAreSeparatedByCommas() {
    #expect(
      formatted("struct A { a: B <-> gather { c d <- e, } }") == "struct A {\n  a: B <-> gather { c, d <- e }\n}\n")
    #expect(formatted("keys exact { a <-> b // c\nd <-> e }") == "keys exact {\n  a <-> b, // c\n  d <-> e\n}\n")
    #expect(formatted("test A \"t\" { expect { a = 1 b = {} } }") == "test A \"t\" {\n  expect { a = 1, b = {} }\n}\n")
  }

  // MARK: - Blanks

  /// Without the space the two marks would be one token.
  @Test func marksOfATypeAreNotJoined() {
    #expect(
      formatted("struct A { a: Int ? ?, b: Int??, c: Int ?? ? }")
        == "struct A {\n  a: Int? ?\n  b: Int??\n  c: Int?? ?\n}\n")
  }

  @Test func whiteSpaceBehindALineCommentGoes() {
    #expect(formatted("// a \t\n//\t \nkeys exact /* b */ \t") == "// a\n//\nkeys exact /* b */\n")
  }

  // MARK: - Size

  @Test func whatNestsAsDeepAsTheParserAllowsIsFormatted() {
    let depth = 250
    let gather = String(repeating: "gather{a<->", count: depth) + "b" + String(repeating: "}", count: depth)
    let record = String(repeating: "{a=", count: depth) + "1" + String(repeating: "}", count: depth)
    let array = String(repeating: "[", count: depth) + "// deep\n1" + String(repeating: "]", count: depth)
    for text in [
      "struct A { a: B <-> \(gather) }", "test A \"t\" { expect \(record) }", "struct A { a: B = \(array) }",
    ] {
      #expect(expectLaws(SourceFile(path: "deep", text: text)))
    }
  }

  @Test func longFilesAndLongLinesAreFormatted() {
    let members = (0..<2000).map { "a\($0): Int, /* c */ // d\n" }.joined()
    let entries = (0..<2000).map { "a\($0)" }.joined(separator: " ")
    #expect(expectLaws(SourceFile(path: "long", text: "struct A { \(members) b: B <-> gather { \(entries) } }")))
    #expect(expectLaws(SourceFile(path: "comments", text: String(repeating: "/* c */", count: 2000) + "keys exact")))
  }
}
