import KVMapSource

/// Plans how the object of one mapping is read in one pass.
struct ReadPlanner {
  private struct Node {
    var keys: [(key: DocumentKey, node: Int)] = []
    var keyNodes: [DocumentKey: Int] = [:]
    var indexes: [(index: Int, node: Int)] = []
    var indexNodes: [Int: Int] = [:]
    var properties: [Int] = []
    var slot: Int?
  }

  private var nodes = [Node()]
  private var slots: [DocumentPath] = []

  static func plan(_ properties: [CheckedProperty]) -> ReadPlan {
    var planner = ReadPlanner()
    var deferred: [DeferredRead] = []
    for (index, property) in properties.enumerated() {
      guard property.isRead, let source = property.source else { continue }
      if source.alternatives.count == 1, case .path(let path)? = source.alternatives.first {
        let node = planner.node(at: path.path)
        planner.nodes[node].properties.append(index)
      } else {
        deferred.append(DeferredRead(property: index, source: planner.deferred(source)))
      }
    }
    return ReadPlan(root: planner.object(0), slots: planner.slots, deferred: deferred)
  }

  private mutating func node(at path: DocumentPath) -> Int {
    var node = 0
    for step in path.steps {
      let next: Int?
      switch step {
      case .key(let key): next = nodes[node].keyNodes[DocumentKey(key)]
      case .index(let index): next = nodes[node].indexNodes[index]
      case .every: notYet("[*]")
      }
      if let next {
        node = next
        continue
      }
      let new = nodes.count
      nodes.append(Node())
      switch step {
      case .key(let key):
        nodes[node].keyNodes[DocumentKey(key)] = new
        nodes[node].keys.append((DocumentKey(key), new))
      case .index(let index):
        nodes[node].indexNodes[index] = new
        nodes[node].indexes.append((index, new))
      case .every: notYet("[*]")
      }
      node = new
    }
    return node
  }

  /// The slot of a path; rules that remember the same value share one.
  private mutating func slot(at path: DocumentPath) -> Int {
    let node = node(at: path)
    if let slot = nodes[node].slot { return slot }
    slots.append(path)
    nodes[node].slot = slots.count - 1
    return slots.count - 1
  }

  private mutating func deferred(_ source: RuleSource) -> DeferredSource {
    let sources = source.alternatives.map { term -> DeferredSource in
      switch term {
      case .path(let path): .slot(slot(at: path.path))
      case .gather(let gather): .gather(plan(gather))
      }
    }
    if sources.count == 1, let only = sources.first { return only }
    return .firstOf(sources)
  }

  private mutating func plan(_ gather: RuleGather) -> GatherPlan {
    let entries = (gather.entries ?? []).filter(\.isRead).map { entry in
      GatherPlan.Entry(key: entry.key, source: deferred(entry.source), path: entry.source.firstPath)
    }
    return GatherPlan(needsAll: gather.needsAll, entries: entries)
  }

  /// Recursion is as deep as a path is long, which `SourceChecker` limits.
  private func object(_ node: Int) -> ReadObject {
    ReadObject(entries: nodes[node].keys.map { ReadObject.Entry(key: $0.key.text, uses: uses($0.node)) })
  }

  private func uses(_ node: Int) -> [ReadUse] {
    var uses = nodes[node].properties.map(ReadUse.property)
    if let slot = nodes[node].slot { uses.append(.slot(slot)) }
    if !nodes[node].keys.isEmpty { uses.append(.object(object(node))) }
    if !nodes[node].indexes.isEmpty {
      // In the order in which the elements come by; those that count from the end come last.
      let entries = nodes[node].indexes.sorted { left, right in
        (left.index < 0 ? 1 : 0, left.index) < (right.index < 0 ? 1 : 0, right.index)
      }
      uses.append(
        .array(ReadArray(entries: entries.map { ReadArray.Entry(index: $0.index, uses: self.uses($0.node)) })))
    }
    return uses
  }
}

extension RuleSource {
  /// The path that a problem names: the first alternative, of a gather its first key.
  var firstPath: DocumentPath {
    switch alternatives.first {
    case .path(let path)?: path.path
    case .gather(let gather)?: gather.entries?.first(where: \.isRead)?.source.firstPath ?? DocumentPath([])
    case nil: DocumentPath([])
    }
  }
}
