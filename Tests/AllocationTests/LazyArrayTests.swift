@testable import EmittedGoldens
import KVMap
import Testing

/// The memory of an array whose elements are mapped on access: the document and eight bytes for each element, then
/// whatever has been mapped.
@Suite(.whereTheAllocatorCanBeWatched) struct LazyArrayTests {
  private let count = 1_000_000

  private var document: [UInt8] {
    let element = #"{"inner":{"n":1,"m":2},"note":"a note of more than fifteen bytes"}"#
    return Array("[\(Array(repeating: element, count: count).joined(separator: ","))]".utf8)
  }

  @Test func aMillionElementsCostTheirIndex() throws {
    let document = document
    let memory = try Memory.watching { try LazyDecodedArray<Middle>(json: document) }
    // The index grows by doubling, so its capacity may be twice the number of elements.
    #expect(memory.held <= document.count + 2 * 8 * count + 4_096)
    #expect(memory.held >= document.count + 8 * count)
    // While the index moves, half of it is in memory twice.
    #expect(memory.scratch <= 8 * count + 4_096)
    #expect(memory.allocations <= 48)
  }

  /// Nothing is kept of the elements that the path is not about.
  @Test(arguments: ["[0]", "[-1]", "[999999]", "[-1000]"]) func anElementOfAPathCostsNoIndex(path: String) throws {
    let document = document
    let memory = try Memory.watching { try Middle(json: document, atPath: path) }
    #expect(memory.held + memory.scratch < 128 * 1_024)
  }

  @Test func anElementCostsItselfOnce() throws {
    let array = try LazyDecodedArray<Middle>(json: document)
    var next = 0
    // `watching` measures the second call, so it measures an element that was not accessed before.
    let mapped = try Memory.watching { () throws -> Middle in
      next += 1
      return try array.decodedElement(at: next)
    }
    // The text and, at most, a larger buffer for the mapped elements that are kept.
    #expect((1...2).contains(mapped.allocations))
    #expect(mapped.held + mapped.scratch < 4_096)
    let remembered = try Memory.watching { try array.decodedElement(at: next).note }
    #expect(remembered == Memory(allocations: 0, held: 0, scratch: 0))
  }
}
