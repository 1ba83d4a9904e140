import Foundation
import KVMapCompiler
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// One mistake in a mapping is one report, and not what follows from it as well.
///
/// The mappings of the examples have one token removed, repeated, exchanged with the next, or replaced. What remains are
/// mostly braces: one that is missing is often noticed a second time, where the file ends.
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

  private static func mappings() throws -> [String] {
    let folder = Repository.root.appendingPathComponent("examples")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".kvmap") && !$0.contains(".build") }.sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .filter { !$0.contains("\nimport \"") && reports(of: $0) == 0 }
  }

  private static func reports(of text: String) -> Int {
    var compilation = Compilation()
    compilation.add(path: "M.kvmap", bytes: Array(text.utf8), isRequested: true)
    return compilation.check().count
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
