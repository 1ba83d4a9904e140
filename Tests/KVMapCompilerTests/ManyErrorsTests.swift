import KVMapCompiler
import KVMapSource
import Testing

/// Checking does not stop at the first error, and each mistake is reported once, at its position.
@Suite struct ManyErrorsTests {
  /// Each line with a mistake names the id of its diagnostic.
  private static let twentyMistakes = """
    import "Missing.kvmap" // import-not-found
    keys snake_cased // unknown-key-style
    unknown maybe // unknown-setting
    strct Gone { a: Int } // unknown-setting
    default Date via date("jj") // argument-mismatch
    struct User with Shared { // the file that is missing may have it
      name: Sting // unknown-type
      born: Date <-> born | iso86O1 // unknown-transformer
      @canonic email: String <-> email | trimmed // unknown-attribute
      age: Int = 0x1F // invalid-number
      link: URL = "\\q" // invalid-escape
      name: String // duplicate-property
      id: Int <-> a.b
      key: Int <-> a // conflicting-paths
      first: Int <-> list[-1] // not-reversible
      count: Int <-> count ?? count // unreachable
      isOpen: Bool = "yes" // default-mismatch
      gone: Gone
      far: lossy Int // lossy-without-fallback
      both: lenient strict Int // duplicate-modifier
      lists: [[Int]: String] // invalid-key-type
      place: Place? <-> gather { x, z } // unused-gather-key
      parts: Int <-> parts | hex // transformer-mismatch
    }
    struct Place { x: Int, y: Int? }
    struct Place { x: Int } // duplicate-declaration

    """

  private static func diagnostics(of text: String) -> (all: [Diagnostic], told: [String]) {
    var compilation = Compilation()
    let file = compilation.add(path: "Many.kvmap", bytes: Array(text.utf8), isRequested: true)
    let all = compilation.check()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var starts = [0]
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    let told = all.map { diagnostic in
      let line = (starts.firstIndex { $0 > diagnostic.span.start } ?? 0) - 1
      return diagnostic.span.file == file ? "\(line + 1) \(diagnostic.id)" : "elsewhere \(diagnostic.id)"
    }
    return (all, told)
  }

  @Test func twentyMistakesAreTwentyReportsInTheirOrder() {
    let lines = Self.twentyMistakes.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.enumerated().compactMap { index, line -> String? in
      guard let word = line.split(separator: "/").last, line.contains("//"),
        word.contains("-") || word == " unreachable"
      else { return nil }
      return "\(index + 1)\(word)"
    }
    #expect(expected.count >= 20)
    #expect(Self.diagnostics(of: Self.twentyMistakes).told == expected)
  }

  /// Each of them alone is reported in the same way: none hides another.
  @Test func eachMistakeIsToldOnce() {
    let (all, told) = Self.diagnostics(of: Self.twentyMistakes)
    #expect(Set(told).count == told.count)
    #expect(Set(all).count == all.count)
  }

  @Test func namesThatAMissingFileMayDeclareAreNotTold() {
    let text = "import \"Missing.kvmap\"\nstruct A with M { b: B, c: Int <-> c | Cents, d: Sring }\n"
    #expect(Self.diagnostics(of: text).told == ["1 import-not-found", "2 unknown-type"])
  }

  @Test func namesInWhatWasNotUnderstoodAreNotTold() {
    let text = "strct A { a: Int }\nstruct B { a: A, c: Cee }\n"
    #expect(Self.diagnostics(of: text).told == ["1 unknown-setting", "2 unknown-type"])
  }

  @Test func ofATokenThatIsWrongNothingElseIsTold() {
    let text = "depth 0x10\nstruct A { a: Int <-> x[1a], b: UUID = \"\\q\", c: Int = 1b }\n"
    #expect(
      Self.diagnostics(of: text).told
        == ["1 invalid-number", "2 invalid-number", "2 invalid-escape", "2 invalid-number"])
  }
}
