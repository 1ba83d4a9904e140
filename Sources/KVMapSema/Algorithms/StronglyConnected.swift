/// The strongly connected components of a directed graph: the sets of nodes that reach each other.
///
/// Tarjan's algorithm (Depth-First Search and Linear Graph Algorithms, 1972). It uses an explicit stack, because the
/// depth of a graph depends on the input files.
package enum StronglyConnected {
  /// - Parameter edges: For each node its successors.
  /// - Returns: For each node the number of its component.
  /// - Complexity: Linear in nodes and edges.
  package static func components(_ edges: [[Int]]) -> [Int] {
    var component = [Int?](repeating: nil, count: edges.count)
    var order = [Int?](repeating: nil, count: edges.count)
    var low = [Int](repeating: 0, count: edges.count)
    var open: [Int] = []
    var next = 0
    var count = 0
    for start in edges.indices where order[start] == nil {
      var path: [(node: Int, edge: Int)] = [(start, 0)]
      while let (node, edge) = path.last {
        if order[node] == nil {
          order[node] = next
          low[node] = next
          next += 1
          open.append(node)
        }
        guard edge < edges[node].count else {
          path.removeLast()
          if let outer = path.last?.node { low[outer] = min(low[outer], low[node]) }
          guard low[node] == order[node] else { continue }
          while let member = open.popLast() {
            component[member] = count
            if member == node { break }
          }
          count += 1
          continue
        }
        path[path.count - 1].edge += 1
        let target = edges[node][edge]
        if let seen = order[target] {
          if component[target] == nil { low[node] = min(low[node], seen) }
        } else {
          path.append((target, 0))
        }
      }
    }
    return component.map { $0 ?? 0 }
  }
}
