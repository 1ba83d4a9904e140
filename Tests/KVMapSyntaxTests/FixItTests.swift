import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// The changes that the parser suggests.
@Suite struct FixItTests {
  /// An applied fix-it removes its diagnostic and causes no new one.
  @Test(arguments: try Fixture.ofStage("syntax-diagnostics"))
  func fixItsFix(fixture: Fixture) throws {
    let before = parse(fixture.file).diagnostics
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        var bytes = fixture.file.bytes
        bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: Array(fixIt.replacement.utf8))
        let after = parse(SourceFile(id: fixture.file.id, path: fixture.file.path, bytes: bytes)).diagnostics
        let new = Self.tally(after).filter { $0.value > Self.tally(before)[$0.key] ?? 0 }
        #expect(new == [:], "\(diagnostic.message), after \(fixIt.message)")
        // After a missing bracket there may be another one, which was not reported before.
        let left = after.filter { $0.message == diagnostic.message && $0.span == diagnostic.span }
        #expect(left == [], "\(diagnostic.message), after \(fixIt.message)")
      }
    }
  }

  @Test(arguments: [
    ("struct A { a: Int = 007 }", "struct A { a: Int = 7 }"), ("struct A { a: Int = -00 }", "struct A { a: Int = -0 }"),
    ("struct A { a: Int = -0_9 }", "struct A { a: Int = -9 }"),
    ("struct A { a: Double = 00.5 }", "struct A { a: Double = 0.5 }"),
    ("struct A { a: String = \"C:\\data\" }", "struct A { a: String = \"C:\\\\data\" }"),
    ("struct A { a: Int <-> a-b }", "struct A { a: Int <-> \"a-b\" }"),
    ("struct A { a: Int <-> a ; }", "struct A { a: Int <-> a  }"),
    ("struct A { a: Int => a }", "struct A { a: Int <-> a }"), ("struct A { a Int }", "struct A { a: Int }"),
    ("enum A: String { case a, b }", "enum A: String { a, b }"), ("enum A: Int { a = 1 }", "enum A: Int { a <-> 1 }"),
    ("union A { a([Int?]) }", "union A { a: [Int?] }"), ("struct A { let a: Int }", "struct A { a: Int }"),
    ("struct A { public static var a: Int }", "struct A { a: Int }"), ("public final class A {}", "class A {}"),
    ("struct A { optional a: Int }", "struct A { a: Int? }"), ("struct A { optional a: Int? }", "struct A { a: Int? }"),
    ("struct A { repeated a: [Int] <-> b }", "struct A { a: [[Int]] <-> b }"),
    ("struct A { required a: Int }", "struct A { a: Int }"),
    ("struct A { in b { val a: Int } }", "struct A { in b { a: Int } }"),
    ("struct A { lenient a: Int? }", "struct A { a: lenient Int? }"),
    ("struct A { foo a: Int }", "struct A { a: Int }"),
    ("struct A { a: Int, b: Int, where a < b }", "struct A { a: Int, b: Int, check a < b }"),
    ("struct A { a: Int <- b or c }", "struct A { a: Int <- b ?? c }"),
    ("union A { a: Int when b = \"c\" }", "union A { a: Int when b == \"c\" }"),
    ("transform A(f: Decimal): Int <-> Int = scaled(f)", "transform A(f: Decimal): Int <-> Int = scaled($f)"),
    (
      "transform A(z: String): Date <-> String = date(\"yyyy\", zone: z)",
      "transform A(z: String): Date <-> String = date(\"yyyy\", zone: $z)"
    ),
    ("import 'A.kvmap'", "import \"A.kvmap\""),
    ("test A \"b\" { json '{\"a\": 1}' }", "test A \"b\" { json \"{\\\"a\\\": 1}\" }"),
  ])
  func theClearOnesAre(text: String, fixed: String) throws {
    let file = SourceFile(id: FileID(0), path: "A.kvmap", bytes: Array(text.utf8))
    let diagnostics = parse(file).diagnostics
    try #require(diagnostics.count == 1 && diagnostics[0].fixIts.count == 1, "\(rendered(diagnostics, in: file))")
    let fixIt = diagnostics[0].fixIts[0]
    var bytes = file.bytes
    bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: Array(fixIt.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
  }

  /// What would lead to another problem is not suggested.
  @Test(arguments: [
    "struct A { a string }", "struct A { with Named }", "struct A { func hello() }", "struct A { sync merge }",
    "struct A { readonly a: Int }", "strict\nstruct A { a: Int }", "struct A { t: String <-> #text }",
    "struct A {\n  a: Int\n  enum B { c }\n}", "import 'a\\b'",
  ])
  func whatIsUnclearHasNone(text: String) throws {
    let diagnostics = parse(SourceFile(id: FileID(0), path: "A.kvmap", bytes: Array(text.utf8))).diagnostics
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.fixIts.isEmpty }, "\(diagnostics)")
  }

  /// Only a person knows whether a similar name is meant, or what a word is to say that no property begins with.
  @Test(arguments: ["sturct A {}", "struct A { foo a: Int }", "struct A { unknwon error }"])
  func guessesAreCalledSo(text: String) throws {
    let diagnostics = parse(SourceFile(id: FileID(0), path: "A.kvmap", bytes: Array(text.utf8))).diagnostics
    #expect(diagnostics.first?.fixIts.map(\.isGuess) == [true], "\(diagnostics)")
  }

  private static func tally(_ diagnostics: [Diagnostic]) -> [String: Int] {
    Dictionary(diagnostics.map { ($0.id + $0.message, 1) }, uniquingKeysWith: +)
  }
}
