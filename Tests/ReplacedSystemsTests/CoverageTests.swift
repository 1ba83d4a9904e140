import Foundation
import TestSupport
import Testing

/// Every case is named by a `test` block, a test or the table of deliberate differences.
struct CoverageTests {
  private struct Case: Decodable {
    var id: String
    var feature: String
  }

  /// Where the cases lie, which are not part of the project: `KVMAP_CASES`, then `../shared/cases`.
  private static let cases: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CASES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let beside = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)
    return [named, beside].compactMap(\.self).map { $0.appendingPathComponent("seed-cases.json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  @Test(.enabled(if: cases != nil, "skipped: there are no seed cases"))
  func everyCaseIsNamed() throws {
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: #require(Self.cases)))
    let named = try Self.named()
    let missed = cases.filter { !named.contains($0.id) }
    #expect(missed.isEmpty, "\(missed.map { "\($0.id) \($0.feature)" })")
    #expect(cases.count > 400)
  }

  /// The ids in titles of blocks and tests, and in the first column of the table.
  private static func named() throws -> Set<String> {
    var ids: Set<String> = []
    let tests = ["Tests/ReplacedSystemsTests", "Tests/KVMapSyncTests", "Tests/KVMapImportTests"].flatMap { folder in
      Repository.files(in: Repository.root.appendingPathComponent(folder), withExtension: "swift")
    }
    for file in TestBlockTests.files + tests {
      let text = try String(contentsOf: file, encoding: .utf8)
      ids.formUnion(text.matches(of: /case-\d{3}/).map { String($0.output) })
    }
    let page = Repository.root.appendingPathComponent("docs/replaced-systems.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    guard let table = text.components(separatedBy: "## Where KVMap differs on purpose").last else { return ids }
    for line in table.split(separator: "\n") where line.hasPrefix("| ") {
      let column = line.split(separator: "|", maxSplits: 2).first ?? ""
      for part in column.split(separator: ",") {
        let bounds = part.trimmingCharacters(in: .whitespaces).split(separator: "–").compactMap { Int($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { continue }
        for number in first...last { ids.insert("case-" + String("00\(number)".suffix(3))) }
      }
    }
    return ids
  }
}
