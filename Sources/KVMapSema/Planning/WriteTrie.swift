import KVMapSource

/// The object that a mapping writes, built property by property.
struct WriteTrie {
  enum ConflictKind {
    case samePath, throughValue, objectAndArray, whole
    /// What the selector of an element asks for.
    case selector
  }

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
    var leaf: Leaf?
    var kind: ContainerKind?
  }

  private enum Leaf {
    case property(Int, keys: [String])
    /// What the selector of an element asks for.
    case constant(DefaultValue)
  }

  private enum ContainerKind {
    case object
    /// An array of which rules write positions.
    case positions
    /// An array of which rules write selected elements.
    case selection
    /// An array whose elements have the same keys: `items[*].name`.
    case projection

    init(_ part: PathPart) {
      switch part {
      case .key: self = .object
      case .index: self = .positions
      case .every: self = .projection
      case .selected: self = .selection
      }
    }
  }

  private struct Edge: Hashable {
    var node: Int
    var part: PathPart
  }

  private var nodes: [Node]
  /// The children of all nodes, in one table, since most nodes have none.
  private var children: [Edge: Int] = [:]
  /// The selected elements of each array that has some.
  private var selections: [Int: SelectorIndex] = [:]

  init() { nodes = [] }

  /// Adds a written value. If it conflicts with an existing one, nothing changes.
  ///
  /// - Returns: The conflict, or `nil` if the value was added.
  ///
  /// - Complexity: Linear in the length of the path.
  mutating func insert(_ target: WriteTarget, property: Int) -> Conflict? {
    let owner = (property: property, span: target.span)
    if nodes.isEmpty {
      nodes.append(Node(first: owner))
      if let conflict = add(target, from: 0, owner, below: 0) {
        nodes = []
        children = [:]
        selections = [:]
        return conflict
      }
      return nil
    }
    var node = 0
    for (index, step) in target.path.steps.enumerated() {
      if nodes[node].leaf != nil { return conflict(.throughValue, at: node) }
      let part = PathPart(step)
      if let known = nodes[node].kind, known != ContainerKind(part) { return conflict(.objectAndArray, at: node) }
      guard let next = children[Edge(node: node, part: part)] else {
        if let other = overlapping(part, at: node) { return conflict(.throughValue, at: other) }
        let before = (nodes: nodes.count, kind: nodes[node].kind)
        guard let conflict = add(target, from: index, owner, below: node) else { return nil }
        // A selector's own keys are where the value was to be written.
        for item in nodes[node].parts where item.node >= before.nodes {
          children[Edge(node: node, part: item.part)] = nil
        }
        nodes[node].parts.removeAll { $0.node >= before.nodes }
        nodes[node].kind = before.kind
        selections[node] = selectorIndex(of: node)
        return conflict
      }
      node = next
    }
    return conflict(nodes[node].leaf == nil ? .throughValue : .samePath, at: node)
  }

  private func conflict(_ kind: ConflictKind, at node: Int) -> Conflict {
    if case .constant? = nodes[node].leaf { return conflict(.selector, of: node) }
    return conflict(kind, of: node)
  }

  private func conflict(_ kind: ConflictKind, of node: Int) -> Conflict {
    Conflict(kind: kind, property: nodes[node].first.property, span: nodes[node].first.span)
  }

  /// A selected element at a node that an element selected by `part` may be, too: one selector has all conditions of
  /// the other.
  private func overlapping(_ part: PathPart, at node: Int) -> Int? {
    guard case .selected(let selector) = part else { return nil }
    return selections[node]?.overlapping(selector)
  }

  /// Adds nodes for the steps that do not exist yet, with what their selectors ask for.
  ///
  /// - Returns: A conflict with that.
  private mutating func add(
    _ target: WriteTarget, from start: Int, _ owner: (property: Int, span: Span), below node: Int
  ) -> Conflict? {
    var node = node
    for (index, step) in target.path.steps.enumerated() where index >= start {
      if nodes[node].leaf != nil { return conflict(.throughValue, at: node) }
      let part = PathPart(step)
      if let next = children[Edge(node: node, part: part)] {
        // Only what a selector asks for exists already.
        node = next
        continue
      }
      if let known = nodes[node].kind, known != ContainerKind(part) { return conflict(.objectAndArray, at: node) }
      node = child(part, of: node, owner)
      guard case .selected(let selector) = step else { continue }
      for condition in selector.conditions { addConstant(condition, owner, below: node) }
    }
    let isNew = nodes[node].leaf == nil && nodes[node].parts.allSatisfy { isConstant($0.node) }
    let isElement = if case .selected? = target.path.steps.last { true } else { false }
    guard isNew, nodes[node].parts.isEmpty || isElement else { return conflict(.samePath, at: node) }
    nodes[node].leaf = .property(owner.property, keys: target.keys)
    return nil
  }

  private func selectorIndex(of node: Int) -> SelectorIndex? {
    guard nodes[node].kind == .selection else { return nil }
    var index = SelectorIndex()
    for item in nodes[node].parts {
      if case .selected(let selector) = item.part { index.insert(selector, node: item.node) }
    }
    return index
  }

  private mutating func child(_ part: PathPart, of node: Int, _ owner: (property: Int, span: Span)) -> Int {
    let next = nodes.count
    nodes[node].kind = ContainerKind(part)
    nodes[node].parts.append((part, next))
    children[Edge(node: node, part: part)] = next
    if case .selected(let selector) = part { selections[node, default: SelectorIndex()].insert(selector, node: next) }
    nodes.append(Node(first: owner))
    return next
  }

  private mutating func addConstant(
    _ condition: ElementSelector.Condition, _ owner: (property: Int, span: Span), below node: Int
  ) {
    // `self == …` cannot be written, which was reported.
    guard !condition.path.steps.isEmpty else { return }
    var node = node
    for step in condition.path.steps {
      let part = PathPart(step)
      if nodes[node].leaf != nil { return }
      node = children[Edge(node: node, part: part)] ?? child(part, of: node, owner)
    }
    if nodes[node].parts.isEmpty { nodes[node].leaf = .constant(condition.value) }
  }

  /// Whether a node contains only what selectors ask for.
  private func isConstant(_ node: Int) -> Bool {
    if let leaf = nodes[node].leaf {
      if case .constant = leaf { return true }
      return false
    }
    return nodes[node].parts.allSatisfy { isConstant($0.node) }
  }

  struct Gap {
    var path: DocumentPath
    var missing: Int
    var span: Span
  }

  /// Arrays in which a position is written and an earlier one is not.
  var gaps: [Gap] {
    var gaps: [Gap] = []
    guard nodes.contains(where: { $0.kind == .positions }) else { return gaps }
    var work: [(node: Int, path: DocumentPath)] = nodes.isEmpty ? [] : [(0, DocumentPath([]))]
    while let (node, path) = work.popLast() {
      for (part, next) in nodes[node].parts.reversed() {
        work.append((next, DocumentPath(path.steps + [part.step])))
      }
      // What is not written of an array in place of an object is null.
      guard nodes[node].kind == .positions, node > 0 else { continue }
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
    nodes.filter { $0.kind == .positions }.flatMap { node in
      node.parts.sorted { $0.part.position < $1.part.position }.dropLast().compactMap { item -> Int? in
        if case .property(let property, _)? = nodes[item.node].leaf { property } else { nil }
      }
    }.sorted()
  }

  /// The properties that are written to the elements of an array to which another one is written, too, sorted.
  var leavesBesideOthers: [Int] {
    nodes.filter { $0.kind == .projection }.flatMap { node in
      node.parts.flatMap { item -> [Int] in
        let leaves = nodes[item.node].parts.compactMap { part -> Int? in
          if case .property(let property, _)? = nodes[part.node].leaf { property } else { nil }
        }
        return leaves.count > 1 ? leaves : []
      }
    }.sorted()
  }

  /// The property that was added first, if any.
  var first: (property: Int, span: Span)? { nodes.first?.first }

  /// The finished plan. Recursion is as deep as the longest path, which `SourceChecker` limits.
  var plan: WritePlan { WritePlan(root: nodes.isEmpty ? WriteObject(members: []) : object(0)) }

  /// The array that is written in place of an object.
  var record: WriteContent {
    guard let root = nodes.first else { return .array([]) }
    switch root.kind {
    case .positions, .selection: return content(0)
    case .object, .projection, nil: return .array([])
    }
  }

  private func object(_ node: Int) -> WriteObject {
    WriteObject(
      members: nodes[node].parts.compactMap { item in
        guard case .key(let key) = item.part else { return nil }
        return WriteObject.Member(key: key.text, content: content(item.node))
      })
  }

  private func content(_ node: Int) -> WriteContent {
    if let leaf = nodes[node].leaf { return content(leaf) }
    switch nodes[node].kind {
    case .object, nil: return .object(object(node))
    case .positions: break
    case .projection: return .elements(nodes[node].parts.first.map { object($0.node).members } ?? [])
    case .selection:
      return .selection(
        nodes[node].parts.map { item in
          SelectedElement(constants: object(item.node), content: nodes[item.node].leaf.map(content))
        })
    }
    let elements = nodes[node].parts.compactMap { item -> (index: Int, node: Int)? in
      if case .index(let index) = item.part { (index, item.node) } else { nil }
    }
    var written: [WriteContent] = []
    for (index, node) in elements.sorted(by: { $0.index < $1.index }) {
      while written.count < index { written.append(.hole) }
      written.append(content(node))
    }
    return .array(written)
  }

  private func content(_ leaf: Leaf) -> WriteContent {
    switch leaf {
    case .property(let property, let keys):
      keys.isEmpty ? .property(property) : .gathered(property: property, keys: keys)
    case .constant(let value): .constant(value)
    }
  }
}

extension PathPart {
  fileprivate var position: Int { if case .index(let index) = self { index } else { 0 } }

  var step: DocumentPath.Step {
    switch self {
    case .key(let key): .key(key.text)
    case .index(let index): .index(index)
    case .every: .every
    case .selected(let selector): .selected(selector)
    }
  }
}
