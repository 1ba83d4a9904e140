import Foundation
import KVMapCompiler
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// One mistake in a mapping is one report, and not what follows from it as well.
///
/// The mappings of the examples have one token removed, repeated, exchanged with the next, or replaced.
@Suite struct OneMistakeTests {
  /// In percent of the mappings with a report.
  private static let mostWithSeveral = 20

  @Test func mostMistakesAreReportedOnce() throws {
    let mappings = try Self.mappings()
    #expect(mappings.count >= 10)
    var random = SeededGenerator(seed: 69)
    var counts: [Int: Int] = [:]
    for _ in 0..<1500 {
      guard let mapping = mappings.randomElement(using: &random) else { return }
      let reports = Self.reports(of: Self.changed(mapping, using: &random))
      #expect(reports < 20, "one change of a token has \(reports) reports")
      counts[reports, default: 0] += 1
    }
    let reported = counts.filter { $0.key > 0 }.values.reduce(0, +)
    let several = counts.filter { $0.key > 1 }.values.reduce(0, +)
    #expect(reported > 1300, "\(counts)")
    #expect(several * 100 < reported * Self.mostWithSeveral, "\(counts)")
  }

  /// A brace that is missing or too many is one mistake, wherever it is.
  @Test func aBraceIsReportedOnce() throws {
    var reported = 0
    var several: [String] = []
    for mapping in try Self.mappings() {
      let bytes = Array(mapping.utf8)
      let tokens = treeAndTokens(of: SourceFile(path: "M.kvmap", text: mapping)).tokens
      for token in tokens where token.kind == .leftBrace || token.kind == .rightBrace {
        for count in [0, 2] {
          let brace = Array(repeating: bytes[token.start], count: count)
          let text = String(decoding: bytes[..<token.start] + brace + bytes[token.end...], as: UTF8.self)
          let reports = Self.diagnostics(of: text)
          if !reports.isEmpty { reported += 1 }
          if reports.count > 1 { several.append("\(token.start), \(count) times: \(reports.map(\.message))") }
        }
      }
    }
    #expect(reported > 600 && several.count * 50 < reported, "\(several.count) of \(reported): \(several)")
  }

  @Test(arguments: [
    // The condition of JSONPath, with a character that the language does not have.
    "struct A {\n  x: Int <- a[?(@.id == 3)]\n}\n",
    "struct A {\n  x: Int <- a[?(@.id == 3)].b | scaled(2) = 3\n  y: Int\n}\n",
    "struct A {{\n  x: Int\n}\n", "struct A {\n  x: Int <- gather a, b }\n  y: Int\n}\n",
    "struct A { x: Int }\ntest A \"x\"\n  json \"1\"\n  fails with mismatch\n}\n",
    "struct A { x: Int }\ntest A \"x\" {\n  json \"1\"\n  expect x = 1 }\n  roundtrip\n}\n",
    "struct A { x: Int }\ntest [A] \"x\" {\n  json \"1\"\n  expect [{ x = 1 }}, { x = 2 }]\n}\n",
    "enum E\n  a\n  b\n}\nstruct A { x: Int }\n", "struct A {\n  x: Int <- gather { a, b }}\n  y: Int\n}\n",
  ])
  func oneMistakeIsOneReport(text: String) {
    #expect(Self.diagnostics(of: text).count == 1, "\(Self.diagnostics(of: text).map(\.message))")
  }

  /// Closing braces one after another, in front of what a stray one would be in front of.
  @Test func bracesThatBelongTogetherAreNotReported() {
    let text = """
      namespace N {
        struct A {
          in b {
            x: Int <-> gather { c <-> d.e
            }}
          y: B
        } struct B { z: Int? <-> gather { f, g }
          w: Int }
      }
      test N.A "nothing" {
        json "{}"
        context { a = { b = 1 }}
        fails with missing }
      """
    let reports = Self.diagnostics(of: text).filter { $0.id == SyntaxDiagnosticID.expectedToken.rawValue }
    #expect(reports.isEmpty, "\(reports.map(\.message))")
  }

  /// A fix that is no guess leaves fewer errors, in nineteen of twenty mappings. In the others another change was the
  /// mistake, such as a bracket that another one replaced. A fix of the syntax may show errors of another kind, which
  /// the checker finds only in what the parser understands.
  @Test func fixesFix() throws {
    let mappings = try Self.mappings()
    var random = SeededGenerator(seed: 70)
    var tried = 0
    var unhelpful: [String] = []
    for _ in 0..<1000 {
      guard let mapping = mappings.randomElement(using: &random) else { return }
      let text = Self.changed(mapping, using: &random)
      let before = Self.diagnostics(of: text)
      for report in before {
        guard let fixIt = report.fixIts.first(where: { !$0.isGuess }) else { continue }
        tried += 1
        let after = Self.diagnostics(of: Self.applying(fixIt, to: text))
        let counts = [before, after].map { $0.count { !Self.isSyntax(report) || Self.isSyntax($0) } }
        if counts[1] >= counts[0] {
          unhelpful.append("\(fixIt.message): \(before.map(\.message)) becomes \(after.map(\.message))")
        }
      }
    }
    #expect(tried > 100 && unhelpful.count * 20 < tried, "\(unhelpful.count) of \(tried): \(unhelpful)")
  }

  private static func isSyntax(_ report: Diagnostic) -> Bool { SyntaxDiagnosticID(rawValue: report.id) != nil }

  private static func applying(_ fixIt: Diagnostic.FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: fixIt.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func mappings() throws -> [String] {
    let folder = Repository.root.appendingPathComponent("examples")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".kvmap") && !$0.contains(".build") }.sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .filter { !$0.contains("\nimport \"") && reports(of: $0) == 0 }
  }

  private static func reports(of text: String) -> Int { diagnostics(of: text).count }

  private static func diagnostics(of text: String) -> [Diagnostic] {
    var compilation = Compilation()
    compilation.add(path: "M.kvmap", bytes: Array(text.utf8), isRequested: true)
    return compilation.check()
  }

  private static let others = ["(", "}", "{", "]", ",", ":", "=", "|", "name", "\"x\"", "1", "->", "?", ".", "/", "struct"]

  /// The text with one token changed.
  private static func changed(_ text: String, using random: inout SeededGenerator) -> String {
    let bytes = Array(text.utf8)
    let tokens = treeAndTokens(of: SourceFile(path: "M.kvmap", text: text)).tokens.dropLast()
    guard let index = tokens.indices.dropLast().randomElement(using: &random) else { return text }
    let (token, next) = (tokens[index], tokens[index + 1])
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let (first, gap) = (part(token.start..<token.end), part(token.end..<next.start))
    let second = part(next.start..<next.end)
    let replacement =
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: gap + second
      case 2: first + " " + first + gap + second
      case 3: second + gap + first
      default: (others.randomElement(using: &random) ?? "") + gap + second
      }
    return part(0..<token.start) + replacement + part(next.end..<bytes.count)
  }
}
