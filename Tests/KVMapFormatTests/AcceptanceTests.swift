import Foundation
import KVMapFormat
import KVMapSource
import TestSupport
import Testing

/// The acceptance cases of the language, which are stored next to the project.
@Suite(
  .enabled(
    if: AcceptanceCase.file != nil, "skipped: there is no acceptance.json in KVMAP_CASES or ../shared/cases"))
struct AcceptanceTests {
  @Test func formatGivesTheTextOfItsCase() throws {
    var checked = 0
    for acceptanceCase in try AcceptanceCase.all() {
      guard let expected = acceptanceCase.expectText, let text = acceptanceCase.files["Main.kvmap"] else { continue }
      checked += 1
      #expect(formatted(text) == expected, "\(acceptanceCase.id)")
    }
    #expect(checked >= 7)
  }

  @Test func theLawsHoldForEveryMapping() throws {
    var generator = SeededGenerator(seed: 11)
    var formatted = 0
    for acceptanceCase in try AcceptanceCase.all() {
      for (name, text) in acceptanceCase.files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".kvmap") {
        let file = SourceFile(path: "\(acceptanceCase.id)/\(name)", text: text)
        guard expectLaws(file) else { continue }
        formatted += 1
        expectLaws(TriviaFuzzer(wildness: 4).apply(to: file, using: &generator))
      }
    }
    #expect(formatted > 500)
  }
}

/// The parts of an `acceptance.json` case that concern the formatter.
private struct AcceptanceCase: Decodable {
  var id: String
  var files: [String: String]
  var expectText: String?

  /// In `KVMAP_CASES`, otherwise in `../shared/cases`.
  static let file: URL? = {
    let named = ProcessInfo.processInfo.environment["KVMAP_CASES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let beside = Repository.root.deletingLastPathComponent()
      .appendingPathComponent("shared/cases", isDirectory: true)
    return [named, beside].compactMap { $0?.appendingPathComponent("acceptance.json") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  static func all() throws -> [AcceptanceCase] {
    guard let file else { return [] }
    return try JSONDecoder().decode([AcceptanceCase].self, from: Data(contentsOf: file))
  }
}
