import KVMapSource

/// The object that a mapping writes, as it grows property by property.
struct WriteTrie {
  enum ConflictKind { case samePath, throughValue, objectAndArray, whole }

  struct Conflict {
    var kind: ConflictKind
    /// The property that was there first.
    var property: Int
    var span: Span
  }

  private struct Node {
    /// In the order in which they came.
    var parts: [(part: PathPart, node: Int)] = []
    var children: [PathPart: Int] = [:]
    /// The property below it that came first.
    var first: (property: Int, span: Span)
    var leaf: (property: Int, keys: [String])?
    var isArray: Bool?
  }

  private var nodes: [Node]

  init() { nodes = [] }

  /// Adds a written value. Where it cannot stand beside what is there, nothing changes.
  ///
  /// - Complexity: Linear in the length of the path.
  mutating func insert(_ target: WriteTarget, property: Int) -> Conflict? {
    if let conflict = conflict(of: target.path) { return conflict }
    let owner = (property: property, span: target.span)
    if nodes.isEmpty { nodes.append(Node(first: owner)) }
    var node = 0
    for step in target.path.steps {
      let part = PathPart(step)
      if case .index = part { nodes[node].isArray = true } else { nodes[node].isArray = false }
      if let next = nodes[node].children[part] {
        node = next
        continue
      }
      let next = nodes.count
      nodes.append(Node(first: owner))
      nodes[node].children[part] = next
      nodes[node].parts.append((part, next))
      node = next
    }
    nodes[node].leaf = (property, target.keys)
    return nil
  }

  private func conflict(of path: DocumentPath) -> Conflict? {
    guard !nodes.isEmpty else { return nil }
    var node = 0
    for step in path.steps {
      let part = PathPart(step)
      let here = nodes[node]
      let isArray = if case .index = part { true } else { false }
      if here.leaf != nil { return Conflict(kind: .throughValue, property: here.first.property, span: here.first.span) }
      if let known = here.isArray, known != isArray {
        return Conflict(kind: .objectAndArray, property: here.first.property, span: here.first.span)
      }
      guard let next = here.children[part] else { return nil }
      node = next
    }
    let here = nodes[node]
    let kind: ConflictKind = here.leaf == nil ? .throughValue : .samePath
    return Conflict(kind: kind, property: here.first.property, span: here.first.span)
  }

  struct Gap {
    var path: DocumentPath
    var missing: Int
    var span: Span
  }

  /// Arrays of which a position is written and one before it is not.
  var gaps: [Gap] {
    var gaps: [Gap] = []
    var work: [(node: Int, path: DocumentPath)] = nodes.isEmpty ? [] : [(0, DocumentPath([]))]
    while let (node, path) = work.popLast() {
      for (part, next) in nodes[node].parts.reversed() {
        work.append((next, DocumentPath(path.steps + [part.step])))
      }
      guard nodes[node].isArray == true else { continue }
      let indexes = nodes[node].parts.compactMap { item -> (index: Int, node: Int)? in
        if case .index(let index) = item.part { (index, item.node) } else { nil }
      }.sorted { $0.index < $1.index }
      // A negative index is told elsewhere.
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

  /// The property that was written first, if there is one.
  var first: (property: Int, span: Span)? { nodes.first?.first }

  /// The finished plan. Recursion is as deep as a path is long, which `SourceChecker` limits.
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
  var step: DocumentPath.Step {
    switch self {
    case .key(let key): .key(key.text)
    case .index(let index): .index(index)
    case .every: .every
    }
  }
}
