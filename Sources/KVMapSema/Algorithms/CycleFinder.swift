/// Finds the cycles of a directed graph: of imports, of structs that contain each other, of gathers.
///
/// Depth-first search with three colours (Cormen et al., Introduction to Algorithms, 20.3). It uses an explicit stack,
/// because the depth of a graph depends on the input files.
enum CycleFinder {
  struct Edge<Label> {
    var target: Int
    var label: Label
  }

  struct Cycle<Label> {
    /// The edge that closes the cycle.
    var closing: Label
    /// The nodes of the cycle, starting with the target of the closing edge.
    var nodes: [Int]
  }

  private enum Colour { case unseen, onPath, done }

  /// - Parameter edges: For each node its edges, in the order in which they are followed.
  /// - Returns: One cycle for each back edge, that is, each edge to a node on the current search path.
  /// - Complexity: Linear in nodes and edges, plus the size of the result.
  static func closingEdges<Label>(_ edges: [[Edge<Label>]]) -> [Cycle<Label>] {
    var colours = [Colour](repeating: .unseen, count: edges.count)
    var positions = [Int](repeating: 0, count: edges.count)
    var cycles: [Cycle<Label>] = []
    for start in edges.indices where colours[start] == .unseen {
      var path: [(node: Int, next: Int)] = [(start, 0)]
      colours[start] = .onPath
      while let (node, next) = path.last {
        guard next < edges[node].count else {
          colours[node] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[node][next]
        switch colours[edge.target] {
        case .unseen:
          colours[edge.target] = .onPath
          positions[edge.target] = path.count
          path.append((edge.target, 0))
        case .onPath:
          // The names of a few members describe a long cycle well enough.
          let members = path[positions[edge.target]...].prefix(8)
          cycles.append(Cycle(closing: edge.label, nodes: members.map(\.node)))
        case .done: break
        }
      }
    }
    return cycles
  }

  /// The nodes ordered so that each comes after the targets of its edges. Back edges are ignored.
  ///
  /// - Complexity: Linear in nodes and edges.
  static func dependenciesFirst<Label>(_ edges: [[Edge<Label>]]) -> [Int] {
    var seen = [Bool](repeating: false, count: edges.count)
    var order: [Int] = []
    for start in edges.indices where !seen[start] {
      var path: [(node: Int, next: Int)] = [(start, 0)]
      seen[start] = true
      while let (node, next) = path.last {
        guard next < edges[node].count else {
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = edges[node][next].target
        if !seen[target] {
          seen[target] = true
          path.append((target, 0))
        }
      }
    }
    return order
  }
}
