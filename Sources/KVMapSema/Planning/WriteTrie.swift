import KVMapSource

/// The object that a mapping writes, built property by property.
struct WriteTrie {
  enum ConflictKind { case samePath, throughValue, objectAndArray, whole }

  struct Conflict {
    var kind: ConflictKind
    /// The property that was added first.
    var property: Int
    var span: Span
  }

  private struct Node {
    /// In the order in which they were added.
    var parts: [(part: PathPart, node: Int)] = []
    /// The property below the node that was added first.
    var first: (property: Int, span: Span)
    var leaf: (property: Int, keys: [String])?
    var isArray: Bool?
  }

  private struct Edge: Hashable {
    var node: Int
    var part: PathPart
  }

  private var nodes: [Node]
  /// The children of all nodes, in one table, since most nodes have none.
  private var children: [Edge: Int] = [:]

  init() { nodes = [] }

  /// Adds a written value. If it conflicts with an existing one, nothing changes.
  ///
  /// - Returns: The conflict, or `nil` if the value was added.
  ///
  /// - Complexity: Linear in the length of the path.
  mutating func insert(_ target: WriteTarget, property: Int) -> Conflict? {
    let owner = (property: property, span: target.span)
    if nodes.isEmpty { return add(target.path.steps[...], of: target, owner, below: nil) }
    var node = 0
    for (index, step) in target.path.steps.enumerated() {
      if nodes[node].leaf != nil { return conflict(.throughValue, at: node) }
      let part = PathPart(step)
      if let known = nodes[node].isArray, known != part.isIndex { return conflict(.objectAndArray, at: node) }
      guard let next = children[Edge(node: node, part: part)] else {
        return add(target.path.steps[index...], of: target, owner, below: node)
      }
      node = next
    }
    return conflict(nodes[node].leaf == nil ? .throughValue : .samePath, at: node)
  }

  private func conflict(_ kind: ConflictKind, at node: Int) -> Conflict {
    Conflict(kind: kind, property: nodes[node].first.property, span: nodes[node].first.span)
  }

  /// Adds nodes for the steps that do not exist yet.
  private mutating func add(
    _ steps: ArraySlice<DocumentPath.Step>, of target: WriteTarget, _ owner: (property: Int, span: Span),
    below node: Int?
  ) -> Conflict? {
    if node == nil { nodes.append(Node(first: owner)) }
    var node = node ?? 0
    for step in steps {
      let part = PathPart(step)
      let next = nodes.count
      nodes[node].isArray = part.isIndex
      nodes[node].parts.append((part, next))
      children[Edge(node: node, part: part)] = next
      nodes.append(Node(first: owner))
      node = next
    }
    nodes[node].leaf = (owner.property, target.keys)
    return nil
  }

  struct Gap {
    var path: DocumentPath
    var missing: Int
    var span: Span
  }

  /// Arrays in which a position is written and an earlier one is not.
  var gaps: [Gap] {
    var gaps: [Gap] = []
    guard nodes.contains(where: { $0.isArray == true }) else { return gaps }
    var work: [(node: Int, path: DocumentPath)] = nodes.isEmpty ? [] : [(0, DocumentPath([]))]
    while let (node, path) = work.popLast() {
      for (part, next) in nodes[node].parts.reversed() {
        work.append((next, DocumentPath(path.steps + [part.step])))
      }
      guard nodes[node].isArray == true else { continue }
      let indexes = nodes[node].parts.compactMap { item -> (index: Int, node: Int)? in
        if case .index(let index) = item.part { (index, item.node) } else { nil }
      }.sorted { $0.index < $1.index }
      // A negative index is reported elsewhere.
      guard let gap = indexes.enumerated().first(where: { $0.element.index >= 0 && $0.offset != $0.element.index }),
        indexes.allSatisfy({ $0.index >= 0 })
      else { continue }
      gaps.append(
        Gap(
          path: DocumentPath(path.steps + [.index(gap.element.index)]), missing: gap.offset,
          span: nodes[gap.element.node].first.span))
    }
    return gaps
  }

  /// The properties that are written as elements of an array in which a later position is written too, sorted.
  var leavesBeforeOthers: [Int] {
    nodes.filter { $0.isArray == true }.flatMap { node in
      node.parts.sorted { $0.part.position < $1.part.position }.dropLast().compactMap { nodes[$0.node].leaf?.property }
    }.sorted()
  }

  /// The property that was added first, if any.
  var first: (property: Int, span: Span)? { nodes.first?.first }

  /// The finished plan. Recursion is as deep as the longest path, which `SourceChecker` limits.
  var plan: WritePlan { WritePlan(root: nodes.isEmpty ? WriteObject(members: []) : object(0)) }

  private func object(_ node: Int) -> WriteObject {
    WriteObject(
      members: nodes[node].parts.compactMap { item in
        guard case .key(let key) = item.part else { return nil }
        return WriteObject.Member(key: key.text, content: content(item.node))
      })
  }

  private func content(_ node: Int) -> WriteContent {
    if let leaf = nodes[node].leaf {
      return leaf.keys.isEmpty ? .property(leaf.property) : .gathered(property: leaf.property, keys: leaf.keys)
    }
    guard nodes[node].isArray == true else { return .object(object(node)) }
    let elements = nodes[node].parts.compactMap { item -> (index: Int, node: Int)? in
      if case .index(let index) = item.part { (index, item.node) } else { nil }
    }
    return .array(elements.sorted { $0.index < $1.index }.map { content($0.node) })
  }
}

extension PathPart {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }

  fileprivate var position: Int { if case .index(let index) = self { index } else { 0 } }

  var step: DocumentPath.Step {
    switch self {
    case .key(let key): .key(key.text)
    case .index(let index): .index(index)
    case .every: .every
    }
  }
}
