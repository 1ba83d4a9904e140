import Testing

@testable import KVMapSema

struct CycleFinderTests {
  private func edges(_ targets: [[Int]]) -> [[CycleFinder.Edge<String>]] {
    targets.enumerated().map { from, targets in targets.map { .init(target: $0, label: "\(from)-\($0)") } }
  }

  @Test func anAcyclicGraphHasNone() {
    #expect(CycleFinder.closingEdges(edges([[1, 2], [2], []])).isEmpty)
  }

  @Test func eachCycleIsToldOnceAtTheEdgeThatClosesIt() {
    let cycles = CycleFinder.closingEdges(edges([[1], [2], [0, 2], [0]]))
    #expect(cycles.map(\.closing) == ["2-0", "2-2"])
    #expect(cycles.map(\.nodes) == [[0, 1, 2], [2]])
  }

  @Test func whatANodeLeadsToComesFirst() {
    #expect(CycleFinder.dependenciesFirst(edges([[2], [0], [3], []])) == [3, 2, 0, 1])
  }

  @Test func aLongChainNeedsNoStack() {
    let count = 200_000
    let chain = edges((0..<count).map { [($0 + 1) % count] })
    #expect(CycleFinder.closingEdges(chain).map(\.nodes) == [Array(0..<8)])
    #expect(CycleFinder.dependenciesFirst(chain).first == count - 1)
  }
}
