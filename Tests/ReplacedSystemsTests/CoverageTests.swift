import Foundation
import TestSupport
import Testing

/// Every case is tested with its own input and its own expectation, or is listed in docs/replaced-systems.md as a
/// deliberate difference of KVMap.
struct CoverageTests {
  /// The numbers of the cases in the first column of a table.
  static func table(_ title: String) throws -> Set<String> {
    let page = Repository.root.appendingPathComponent("docs/replaced-systems.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## \(title)\n").dropFirst().first)
    var ids: Set<String> = []
    for line in section.components(separatedBy: "\n## ")[0].split(separator: "\n") where line.hasPrefix("| ") {
      let column = line.split(separator: "|", maxSplits: 1).first ?? ""
      for part in column.split(separator: ",") {
        let bounds = part.trimmingCharacters(in: .whitespaces).split(separator: "–").compactMap { Int($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { continue }
        for number in first...last { ids.insert("case-" + String("00\(number)".suffix(3))) }
      }
    }
    return ids
  }

  private static func named(_ title: String) -> Set<String> {
    Set(title.matches(of: /case-\d{3}/).map { String($0.output) })
  }

  /// The files that contain the tests in Swift.
  private static func files() throws -> [URL] {
    try ["ReplacedSystemsTests", "KVMapSyncTests", "KVMapImportTests"].flatMap { folder in
      try Repository.files(in: Repository.root.appendingPathComponent("Tests/\(folder)"), withExtension: "swift")
    }.filter { !$0.path.contains("/Generated/") }
  }

  @Test(.enabled(if: SeedCase.file != nil, "skipped: there are no seed cases"))
  func everyCaseIsTested() throws {
    let cases = try JSONDecoder().decode([SeedCase].self, from: Data(contentsOf: #require(SeedCase.file)))
    let blocks = try BlockWitness.all(in: TestBlockTests.files())
    let tests = try TestWitness.all(in: Self.files())
    let tested = Set(
      cases.filter { seed in
        blocks.contains { Self.named($0.title).contains(seed.id) && $0.tests(seed) }
          || tests.contains { Self.named($0.title).contains(seed.id) && $0.tests(seed) }
      }.map(\.id))
    for block in blocks where block.expectations.isEmpty && block.failures.isEmpty {
      Issue.record("the block \"\(block.title)\" expects nothing")
    }
    for test in tests where test.expectations.isEmpty { Issue.record("the test \"\(test.title)\" expects nothing") }
    let named = (blocks.map(\.title) + tests.map(\.title)).map(Self.named).reduce(into: Set()) { $0.formUnion($1) }
    let different = try Self.table("Where KVMap differs on purpose")
    for seed in cases where !tested.contains(seed.id) && !different.contains(seed.id) {
      let state = named.contains(seed.id) ? "its test has another input or expectation" : "no test names it"
      Issue.record("\(seed.id) \(seed.feature): \(state)")
    }
    #expect(named.union(different).isSubset(of: cases.map(\.id)), "there is no such case")
    print(
      "seed cases: \(cases.count); tested with their input and expectation: \(tested.count);",
      "otherwise on purpose: \(different.subtracting(tested).count)")
    #expect(cases.count > 400)
  }
}
