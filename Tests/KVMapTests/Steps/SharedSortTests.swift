import TestSupport
import Testing

@testable import KVMap

/// Sorting positions gives what sorting the elements gives.
@Suite struct SharedSortTests {
  @Test func isTheStandardLibrarysStableSort() {
    var random = SeededGenerator(seed: 64)
    for count in 0..<200 {
      let elements = (0..<count).map { (key: Int.random(in: 0..<12, using: &random), number: $0) }
      let sorted = elements.sortedByPosition { $0.key < $1.key }
      let expected = elements.sorted { ($0.key, $0.number) < ($1.key, $1.number) }
      #expect(sorted.map(\.key) == expected.map(\.key))
      // Equal elements keep their order.
      #expect(sorted.map(\.number) == expected.map(\.number))
    }
  }

  @Test func positionsAreThoseOfTheElements() {
    let offsets = [30, 10, 20, 10]
    #expect(SharedSort.positions(offsets.count) { offsets[$0] < offsets[$1] } == [1, 3, 2, 0])
    #expect(SharedSort.positions(0) { _, _ in true }.isEmpty)
  }
}
