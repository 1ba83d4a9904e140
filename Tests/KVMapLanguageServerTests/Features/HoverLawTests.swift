import Foundation
import KVMapSource
import TestSupport
import Testing

/// What is shown about a rule does not depend on what is wrong elsewhere, although then only what the rule can depend
/// on is analysed.
@Suite struct HoverLawTests {
  @Test(arguments: [
    "Tests/Fixtures/emit/input", "Tests/Fixtures/program/input", "Tests/Fixtures/sync/input", "examples",
  ]) func rulesAreExplainedAsWithoutErrorsElsewhere(folder: String) throws {
    let files = CheckAgreementTests.files(in: folder)
    var compared = 0
    let paths = files.keys.filter { $0.hasSuffix(".kvmap") }.sorted()
    for number in stride(from: 0, to: paths.count, by: Thoroughness.choose(3, thorough: 1)) {
      let path = paths[number]
      let text = try #require(files[path])
      let imported = Self.imports(of: path, in: files)
      let sound = try Self.rules(of: path, text, imported)
      let wrong = try Self.rules(of: path, text, imported.merging(["Wrong.kvmap": "struct Wrong { x: None }\n"]) { $1 })
      for (place, rule) in sound where rule.contains("```text") {
        compared += 1
        #expect(wrong[place] == rule, "\(path):\(place + 1)")
      }
    }
    #expect(compared > 20)
  }

  /// What is shown about the first word of each line that begins with the name of a property.
  private static func rules(of path: String, _ text: String, _ others: [String: String]) throws -> [Int: String] {
    let client = try TestClient.initialized(
      others, capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    client.open(path, text)
    var found: [Int: String] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let name = line.prefixMatch(of: /\ +[a-z]\w*(?=:)/) else { continue }
      let place = TestClient.place(path, ["line": number, "character": name.output.count])
      let answer = try client.request("textDocument/hover", place) as? [String: Any]
      found[number] = (answer?["contents"] as? [String: Any])?["value"] as? String
    }
    return found
  }

  /// The files that a file imports, over any number of steps.
  static func imports(of path: String, in files: [String: String]) -> [String: String] {
    var found: [String: String] = [:]
    var queue = [path]
    while let next = queue.popLast() {
      for match in (files[next] ?? "").matches(of: /(?m)^import "([^"]+)"/) {
        let target = SourceSet.normalized(SourceSet.path(ofImport: String(match.output.1), in: next))
        guard let text = files[target], found[target] == nil, target != path else { continue }
        found[target] = text
        queue.append(target)
      }
    }
    return found
  }
}
