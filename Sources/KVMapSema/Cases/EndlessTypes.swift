import KVMapSource

/// Finds types without a finite value: every value contains another one, through unions, classes or `@boxed` properties.
/// `InfiniteSizeCheck` finds structs that are stored in each other.
struct EndlessTypes {
  private let graph: ContainmentGraph

  init(_ graph: ContainmentGraph) { self.graph = graph }

  /// - Complexity: Linear in nodes and edges.
  func problems() -> [Diagnostic] {
    let edges = (0..<graph.count).map { graph.edges(of: $0) }
    let isFinite = finiteNodes(edges)
    guard isFinite.contains(false) else { return [] }
    let endless = edges.enumerated().map { node, edges in
      isFinite[node]
        ? []
        : edges.filter { $0.isNeeded && !isFinite[$0.target] }
          .map { CycleFinder.Edge(target: $0.target, label: $0) }
    }
    return CycleFinder.closingEdges(endless).compactMap { cycle in
      guard !isOfStructs(cycle.nodes, edges) else { return nil }
      return SemaDiagnostics.endlessType(
        cycle.nodes.map { graph.name($0) }, hasUnion: cycle.nodes.contains { graph.union($0) != nil },
        at: cycle.closing.typeSpan)
    }
  }

  /// Whether each value of the cycle is stored in the one before it, so that the problem is reported as one of its size.
  private func isOfStructs(_ nodes: [Int], _ edges: [[ContainmentGraph.Edge]]) -> Bool {
    zip(nodes, nodes.dropFirst() + nodes.prefix(1)).allSatisfy { node, next in
      graph.mapping(node)?.kind == .structure
        && edges[node].contains { $0.target == next && $0.isNeeded && !$0.isBoxed }
    }
  }

  /// A mapping needs all of its contents, a union one of its cases.
  private func finiteNodes(_ edges: [[ContainmentGraph.Edge]]) -> [Bool] {
    var holders = [[Int]](repeating: [], count: edges.count)
    var open = [Int](repeating: 0, count: edges.count)
    var result = [Bool](repeating: false, count: edges.count)
    var work: [Int] = []
    for (node, edges) in edges.enumerated() {
      let needed = edges.filter(\.isNeeded)
      for edge in needed { holders[edge.target].append(node) }
      let union = graph.union(node)
      // A payload that contains no declared type is finite.
      let hasEnd = union.map { union in
        union.cases.isEmpty
          || union.cases.contains { item in
            item.type.map { !$0.held.contains { $0.isDirect && !$0.isOptional } } ?? true
          }
      }
      open[node] = hasEnd == nil ? needed.count : (hasEnd == true ? 0 : 1)
      if open[node] == 0 {
        result[node] = true
        work.append(node)
      }
    }
    while let node = work.popLast() {
      for holder in holders[node] where !result[holder] {
        open[holder] -= 1
        guard open[holder] == 0 else { continue }
        result[holder] = true
        work.append(holder)
      }
    }
    return result
  }
}
