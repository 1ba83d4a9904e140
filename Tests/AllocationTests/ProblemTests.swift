@testable import EmittedGoldens
import KVMap
import Testing

/// Of a document full of problems, the first 1,000 are described. The others are not: a document of a few megabytes may
/// have millions.
@Suite(.whereTheAllocatorCanBeWatched) struct ProblemTests {
  /// Elements without what they need, with a value of the wrong kind, and what is not in them at all.
  @Test(arguments: ["{}", #"{"inner": 5}"#, #"{"inner": {"n": "x", "m": {}}}"#, "7", "null"])
  func theOthersAreOnlyCounted(element: String) throws {
    let many = try collecting(element, count: 20_000)
    let few = try collecting(element, count: 2_000)
    let described = Double(few.allocations) / 1_000
    let counted = Double(many.allocations - few.allocations) / 18_000
    #expect(counted < described / 10, "\(described) allocations for one that is described, \(counted) for another")
  }

  private func collecting(_ element: String, count: Int) throws -> Memory {
    let document = Array("[\(Array(repeating: element, count: count).joined(separator: ","))]".utf8)
    return try Memory.watching {
      let report = [Middle].decodeCollectingProblems(json: document)
      #expect(report.value == nil && report.problems.count == 1_000)
    }
  }
}
