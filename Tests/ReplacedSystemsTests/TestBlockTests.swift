import Foundation
import TestSupport
import Testing

/// The `test` blocks that name capabilities of the replaced systems, run as a user runs them.
struct TestBlockTests {
  static let folder = Repository.fixtures.appendingPathComponent("replaced-systems/input", isDirectory: true)
  static func files() throws -> [URL] { try Repository.files(in: folder, withExtension: "kvmap") }

  @Test(arguments: try files())
  func pass(file: URL) throws {
    let result = try CommandLineTool.run(["test", file.path], in: Self.folder)
    #expect(result.code == 0, "\(result.output)\(result.problems)")
  }

  @Test func thereAreSome() throws {
    #expect(try Self.files().count >= 6)
  }

  @Test("what was generated from them is up to date")
  func areGenerated() throws {
    let result = try CommandLineTool.run(
      [
        "generate", "--check", "Tests/Fixtures/replaced-systems/input",
        "--output", "Tests/Fixtures/replaced-systems/output",
        "--tests", "Tests/ReplacedSystemsTests/Generated", "--module", "ReplacedSystems",
      ], in: Repository.root)
    #expect(result.code == 0, "\(result.output)\(result.problems)")
  }
}
