/// The properties that have to be kept outside of their struct, because it would contain itself.
struct RecursiveMembers {
  private let graph: ShapeGraph
  private let decisions: PlaceDecisions
  private var boxed: Set<Edge> = []
  private var states: [RecordID: State] = [:]

  private struct Edge: Hashable {
    var record: RecordID
    var key: String
  }

  private enum State { case open, done }

  init(_ graph: ShapeGraph, _ decisions: PlaceDecisions, _ order: [DeclarationKey]) {
    self.graph = graph
    self.decisions = decisions
    for case .record(let record) in order where states[record] == nil { visit(record) }
  }

  func contains(_ record: RecordID, _ key: String) -> Bool {
    boxed.contains(Edge(record: graph.standing(record), key: key))
  }

  /// Visits the types that a type contains. The way back to one that is still open closes a circle, so it is boxed.
  ///
  /// The recursion is as deep as documents are nested, which has a limit.
  private mutating func visit(_ record: RecordID) {
    states[record] = .open
    for member in graph[record].members {
      // Arrays, dictionaries and unions keep their contents elsewhere.
      guard case .record(let found) = decisions[member.value] else { continue }
      let target = graph.standing(found)
      switch states[target] {
      case nil: visit(target)
      case .open?: boxed.insert(Edge(record: record, key: member.key))
      case .done?: break
      }
    }
    states[record] = .done
  }
}
