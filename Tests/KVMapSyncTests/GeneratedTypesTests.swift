import TestSupport
import Testing

/// The synchronised types of this module's tests.
struct GeneratedTypesTests {
  @Test("what was generated for synchronised types is up to date")
  func areGenerated() throws {
    let result = try CommandLineTool.run(
      ["generate", "--check", "Tests/Fixtures/sync/input", "--output", "Tests/Fixtures/sync/output"],
      in: Repository.root)
    #expect(result.code == 0, "\(result.output)\(result.problems)")
  }
}
