import Foundation
import TestSupport
import Testing

@Suite struct ExamplesTests {
  @Test func theCommittedMappersAreUpToDate() throws {
    let result = try CommandLineTool.run(["generate", "--check", "examples"], in: Repository.root)
    #expect(result.code == 0, "\(result.output)\(result.problems)")
  }

  @Test func nothingIsSaidOfThem() throws {
    let result = try CommandLineTool.run(["check", "examples"], in: Repository.root)
    #expect(result.code == 0 && result.problems == "", "\(result.problems)")
    #expect(result.output.contains("no problems"))
  }

  @Test func theirTestsPass() throws {
    let result = try CommandLineTool.run(["test", "examples"], in: Repository.root)
    #expect(result.code == 0, "\(result.output)\(result.problems)")
    #expect(result.output.contains("passed"))
  }
}
