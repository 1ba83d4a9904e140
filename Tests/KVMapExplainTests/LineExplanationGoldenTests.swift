import Foundation
import KVMapCompiler
import KVMapExplain
import KVMapSource
import TestSupport
import Testing

/// What `kvmapc explain FILE:LINE` prints, for each line of a few mappings, to be read when it changes.
@Suite struct LineExplanationGoldenTests {
  private static let folder = Repository.fixtures.appendingPathComponent("explain", isDirectory: true)
  static let fixtures = ["Everything", "Station", "Whole"]

  @Test(arguments: LineExplanationGoldenTests.fixtures) func isWhatItWas(fixture: String) throws {
    let file = Self.folder.appendingPathComponent("input/\(fixture).kvmap")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var output = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      output += "\(number + 1)| \(line)\n"
      switch try Explained.result(of: number + 1, in: text) {
      case .explained(let texts, let more):
        #expect(more == 0)
        output += texts.map { $0.text(width: 100) }.joined(separator: "\n") + "\n"
      case .nothing: break
      case .beyondEnd(let count): #expect(number == count)
      }
    }
    try Golden.expect(output, at: Self.folder.appendingPathComponent("output/\(fixture).txt"))
  }

  @Test func everyFixtureIsTested() throws {
    let files = try Repository.files(in: Self.folder.appendingPathComponent("input"), withExtension: "kvmap")
    #expect(Set(files.map { $0.deletingPathExtension().lastPathComponent }) == Set(Self.fixtures))
  }
}

/// Explains a line of a single file without errors.
enum Explained {
  static func result(of line: Int, in text: String) throws -> LineExplainer.Result {
    var compilation = Compilation()
    let file = compilation.add(path: "A.kvmap", bytes: Array(text.utf8), isRequested: true)
    let (result, diagnostics) = compilation.explain(line, of: file)
    return try #require(result, "\(diagnostics.filter { $0.severity == .error }.map(\.message))")
  }
}
