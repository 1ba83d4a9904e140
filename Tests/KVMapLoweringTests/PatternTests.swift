import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
@testable import KVMapSema

@Suite struct PatternTests {
  private static func rows() throws -> [(pattern: String, text: String, matches: Bool)] {
    let file = Repository.root.appending(path: "Tests/Fixtures/patterns/table.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts[1], parts[2] == "1")
    }
  }

  /// The table was made with the module `re` of Python, for patterns that mean the same there.
  @Test func matchesWhatAnotherEngineMatches() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.pattern)).count == 300)
    var automata: [String: (Automaton, PatternAutomaton)] = [:]
    for row in rows {
      if automata[row.pattern] == nil {
        let automaton = try Automaton(row.pattern)
        var text = automaton.text
        automata[row.pattern] = (automaton, text.withUTF8 { PatternAutomaton($0) })
      }
      let (automaton, running) = try #require(automata[row.pattern])
      #expect(automaton.matches(row.text) == row.matches, "\(row.pattern) \(row.text)")
      #expect(running.matches(row.text) == row.matches, "\(row.pattern) \(row.text)")
    }
  }

  /// Where a backtracking engine takes exponentially many steps, each scalar is read once.
  @Test(arguments: ["(a*)*b", "(a|a)*b", "(a|aa)+b", "((a+)+)+b", "(a?){20}a{20}b"])
  func readsEachScalarOnce(_ pattern: String) throws {
    var text = try Automaton(pattern).text
    let automaton = text.withUTF8 { PatternAutomaton($0) }
    for length in [10, 100, 1_000, 10_000] {
      let found = automaton.steps(in: String(repeating: "a", count: length))
      #expect(!found.matches && found.count <= length)
    }
    #expect(automaton.matches(String(repeating: "a", count: 25) + "b"))
  }

  @Test(arguments: [
    ("[a-z]{4000}", 4_001), ("(a|b)*a(a|b){10}", 2_048), ("", 1), ("abc", 4), ("(abc|abd)", 4), ("a*", 1),
  ])
  func hasFewStates(_ pattern: String, _ count: Int) throws {
    #expect(try Automaton(pattern).transitions.count == count)
  }

  @Test(arguments: [
    "\\d", "\\w+", "\\s", "\\b", "(?:a)", "(?=a)", "a+?", "a**", "a{2}{3}", "(a)\\1", "^a", "a$", "a{3,2}", "[b-a]",
    "(a", "a)", "[a", "[]", "[^]", "a{", "a{,3}", "a{x}", "*a", "+", "?", "{3}", "a]", "a}", "\\", "\\p{Latin}", "\\p{}",
    "\\pL",
    "\\p{L", "[a-\\p{L}]", "[a-b-c]", "[[a]]", "\\x41", "\\u0041", "\\$", "[a&&[b]]", "a{100000}", "[a-z]{5000}",
    "(a|b)*a(a|b){12}", "((a{100}){100}){100}",
  ])
  func refuses(_ pattern: String) {
    #expect(throws: PatternParser.Problem.self) { try Automaton(pattern) }
  }

  @Test(arguments: [
    ("\\p{Lu}\\P{L}", "É1", true), ("\\p{Lu}\\P{L}", "é1", false), ("\\p{L}+", "aßЖ名", true), ("\\p{Nd}", "٣", true),
    ("[\\p{Lu}0-9]+", "A1Ж", true), (".", "\n", false), (".", "\r", false), (".", "😀", true), ("[^a]", "\n", true),
    ("\\n\\r\\t", "\n\r\t", true), ("[\\-\\]\\^]+", "-]^", true), ("é", "e\u{301}", false), ("[😀-😎]", "😃", true),
    ("a$b^c", "a$b^c", true), ("[-a]", "-", true), ("[a-]", "-", true), ("[(|)*+?.{}$]+", "(|)*+?.{}$", true),
  ])
  func readsScalars(_ pattern: String, _ text: String, _ matches: Bool) throws {
    var code = try Automaton(pattern).text
    #expect(code.withUTF8 { PatternAutomaton($0) }.matches(text) == matches)
  }

  /// Of all that is wrong, so that it does not lead to the next problem.
  @Test(arguments: [
    ("^a$", "a"), ("^a", "a"), ("^\\d+\\.[\\d-]*$", "[0-9]+\\.[0-9-]*"), ("^\\s\\w$", "[ \\t\\n\\r][A-Za-z0-9_]"),
  ])
  func anAnchorHasACorrection(pattern: String, correction: String) {
    let problem = PatternParser.Problem(
      reason: "the whole text is matched anyway, without '^' at the beginning", correction: correction)
    #expect(throws: problem) { try PatternParser.parse(pattern) }
  }

  @Test(arguments: ["", "x", "1 1 0 0", "1 1 0 0 1", "2 1 0 5 1 1", "1 1 1 0 1 1", "ffffffff ffffffff"])
  func aDamagedAutomatonAcceptsNothing(_ text: String) {
    var text = text
    let automaton = text.withUTF8 { PatternAutomaton($0) }
    #expect(!automaton.matches("") && !automaton.matches("a"))
  }
}
