import Foundation
import KVMapSource
import TestSupport
import Testing

/// For all files among the fixtures, and for files with damaged words: after *fix all*, there is no problem that was not
/// there before, and there are fewer if anything changes.
@Suite struct FixAllLawTests {
  private static let folders = [
    "Tests/Fixtures/diagnostics/input", "Tests/Fixtures/syntax-diagnostics/input", "Tests/Fixtures/lsp", "examples",
  ]

  /// Larger files would take minutes.
  private static let greatest = 4_000

  private static func fixed(_ text: String) throws -> String? {
    let capabilities = ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["source"]]]]]
    let client = try TestClient.initialized(capabilities: ["textDocument": capabilities])
    client.open("A.kvmap", text)
    let context: [String: Any] = ["diagnostics": [Any](), "only": ["source.fixAll"]]
    let parameters: [String: Any] = ["range": TestClient.range(0, 0, 0, 0), "context": context]
    let request = TestClient.document("A.kvmap").merging(parameters) { $1 }
    let actions = try #require(try client.request("textDocument/codeAction", request) as? [[String: Any]])
    guard let edit = actions.first?["edit"] as? [String: Any] else { return nil }
    let changes = try #require(edit["changes"] as? [String: Any])
    return try client.text("A.kvmap", after: changes[TestClient.uri("A.kvmap")])
  }

  /// How often each problem is found.
  private static func problems(_ text: String) -> [String: Int] {
    let found = CheckAgreementTests.checked(["A.kvmap": text]).values.joined()
    return found.reduce(into: [:]) { $0["\($1["code"] ?? "") \($1["message"] ?? "")", default: 0] += 1 }
  }

  /// - Returns: Whether anything was fixed.
  private func expectFewerProblems(_ text: String, _ title: String) throws -> Bool {
    guard let new = try Self.fixed(text) else { return false }
    let (before, after) = (Self.problems(text), Self.problems(new))
    let added = after.filter { $0.value > before[$0.key, default: 0] }
    #expect(added.isEmpty, "\(title): \(added.keys.sorted()) in\n\(new)\nwhich was\n\(text)")
    #expect(after.values.reduce(0, +) < before.values.reduce(0, +), "\(title) fixes nothing in\n\(new)")
    return true
  }

  private static func texts() -> [(path: String, text: String)] {
    folders.flatMap { folder in
      CheckAgreementTests.files(in: folder).filter { $0.key.hasSuffix(".kvmap") && $0.value.utf8.count < greatest }
        .map { ("\(folder)/\($0.key)", $0.value) }
    }.sorted { $0.path < $1.path }
  }

  @Test func fixturesHaveFewerProblems() throws {
    var count = 0
    for (path, text) in Self.texts() where try expectFewerProblems(text, path) { count += 1 }
    #expect(count > 30)
  }

  /// Words of mappings without a letter, or twice.
  @Test func damagedFilesHaveFewerProblems() throws {
    var random = SeededGenerator(seed: 17)
    let texts = Self.texts().filter { Self.problems($0.text).isEmpty }
    var count = 0
    for round in 0..<250 {
      guard let (path, text) = texts.randomElement(using: &random) else { break }
      var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<words.count, using: &random)
        guard let letter = words[index].indices.randomElement(using: &random) else { continue }
        if Bool.random(using: &random) { words[index].remove(at: letter) } else { words[index] += " " + words[index] }
      }
      if try expectFewerProblems(words.joined(separator: " "), "\(path), round \(round)") { count += 1 }
    }
    #expect(count > 20)
  }
}
