import KVMapSource

/// Plans how the object of one mapping is read in one pass.
struct ReadPlanner {
  private struct Node {
    var keys: [(key: DocumentKey, node: Int)] = []
    var keyNodes: [DocumentKey: Int] = [:]
    var indexes: [(index: Int, node: Int)] = []
    var indexNodes: [Int: Int] = [:]
    var selections: [(selector: ElementSelector, node: Int)] = []
    /// Those that need a value first: if there is none, the problem names the first.
    var properties: [Int] = []
    var neededCount = 0
    var slot: Int?

    mutating func add(_ property: Int, isNeeded: Bool) {
      properties.insert(property, at: isNeeded ? neededCount : properties.count)
      if isNeeded { neededCount += 1 }
    }
  }

  private var nodes = [Node()]
  private var slots: [DocumentPath] = []
  private var takesWhole = false
  private var takesRest = false
  private var takesOtherElements = false

  /// - Parameters:
  ///   - writing: The write plan of the same properties. Its keys do not belong to those that `rest` takes.
  ///   - readFromWithin: The paths that only types inside the object read. `rest` takes their keys.
  static func plan(
    _ properties: CheckedProperties, writing: WritePlan, readFromWithin: [DocumentPath]
  ) -> ReadPlan {
    var planner = ReadPlanner()
    var deferred: [DeferredRead] = []
    for (index, property) in properties.enumerated() {
      guard property.isRead, let source = property.source else { continue }
      if source.alternatives.count == 1, case .path(let path)? = source.alternatives.first, !path.path.isProjection,
        !path.path.isFoundAfterwards
      {
        let node = planner.node(at: path.path)
        planner.nodes[node].add(index, isNeeded: property.isRequired)
      } else {
        deferred.append(DeferredRead(property: index, source: planner.deferred(source)))
      }
    }
    if planner.takesRest {
      for member in writing.root.members { _ = planner.node(at: DocumentPath([.key(member.key)])) }
    }
    if properties.readElements { return planner.record(deferred) }
    var root = planner.object(0)
    root.collectsRest = planner.takesRest
    let needsObject = !planner.takesWhole || planner.takesRest || !root.entries.isEmpty
    if needsObject, !planner.takesRest { for path in readFromWithin { root.know(path.steps[...]) } }
    return ReadPlan(root: root, slots: planner.slots, deferred: deferred, needsObject: needsObject)
  }

  /// The plan of a type that is read from an array.
  private func record(_ deferred: [DeferredRead]) -> ReadPlan {
    let positions = nodes[0].indexes.sorted { $0.index < $1.index }
    return ReadPlan(
      root: ReadObject(entries: []), slots: slots, deferred: deferred,
      record: ReadRecord(
        entries: positions.map { ReadArray.Entry(index: $0.index, uses: uses($0.node)) }, collectsRest: takesRest,
        readsOthers: takesOtherElements))
  }

  private mutating func node(at path: DocumentPath) -> Int {
    var node = 0
    for step in path.steps {
      let next: Int?
      switch step {
      case .key(let key): next = nodes[node].keyNodes[DocumentKey(key)]
      case .index(let index): next = nodes[node].indexNodes[index]
      // Later steps are looked up in the array at this path.
      case .every: return node
      case .selected(let selector): next = nodes[node].selections.first { $0.selector == selector }?.node
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
      case .every: break
      case .selected(let selector): nodes[node].selections.append((selector, new))
      }
      node = new
    }
    return node
  }

  /// The slot of a path; rules that record the same value share one.
  private mutating func slot(at path: DocumentPath) -> Int {
    let node = node(at: path)
    if let slot = nodes[node].slot { return slot }
    slots.append(path)
    nodes[node].slot = slots.count - 1
    return slots.count - 1
  }

  private mutating func deferred(_ source: RuleSource) -> DeferredSource {
    let sources = source.alternatives.map { deferred($0) }
    if sources.count == 1, let only = sources.first { return only }
    return .firstOf(sources)
  }

  private mutating func deferred(_ term: RuleTerm) -> DeferredSource {
    switch term {
    case .path(let path):
      let (start, rest) = Self.split(path.path)
      if path.path.isFoundAfterwards {
        takesOtherElements = true
        return Self.projected(start.steps.isEmpty ? .whole : .within(.whole, start), rest)
      }
      return Self.projected(.slot(slot(at: start)), rest)
    case .enclosing(let around):
      let (start, rest) = Self.split(around.path)
      switch around.place {
      case .parent(let hops): return Self.projected(.parent(hops, start), rest)
      case .document: return Self.projected(.document(start), rest)
      case .context: return Self.projected(.context(start), rest)
      }
    case .gather(let gather): return .gather(plan(gather))
    case .whole:
      takesWhole = true
      return .whole
    case .rest:
      takesRest = true
      return .rest
    case .members:
      takesRest = true
      return .members
    case .elementKey: return .elementKey
    case .elementIndex: return .elementIndex
    }
  }

  /// A path up to its first `[*]`, and the steps after it, if there are any.
  private static func split(_ path: DocumentPath) -> (start: DocumentPath, rest: DocumentPath?) {
    guard let every = path.steps.firstIndex(of: .every) else { return (path, nil) }
    return (DocumentPath(Array(path.steps[..<every])), DocumentPath(Array(path.steps[(every + 1)...])))
  }

  private static func projected(_ source: DeferredSource, _ rest: DocumentPath?) -> DeferredSource {
    rest.map { .projection(source, $0) } ?? source
  }

  private mutating func plan(_ gather: RuleGather) -> GatherPlan {
    let entries = (gather.entries ?? []).filter(\.isRead).map { entry in
      GatherPlan.Entry(key: entry.key, source: deferred(entry.source), path: entry.source.firstPath)
    }
    return GatherPlan(needsAll: gather.needsAll, entries: entries)
  }

  /// Recursion depth is bounded by the length of a path, which `SourceChecker` limits.
  private func object(_ node: Int) -> ReadObject {
    ReadObject(entries: nodes[node].keys.map { ReadObject.Entry(key: $0.key.text, uses: uses($0.node)) })
  }

  private func uses(_ node: Int) -> [ReadUse] {
    var uses = nodes[node].properties.map(ReadUse.property)
    if let slot = nodes[node].slot { uses.append(.slot(slot)) }
    if !nodes[node].keys.isEmpty { uses.append(.object(object(node))) }
    if !nodes[node].indexes.isEmpty {
      // In the order in which the elements are encountered; those that count from the end come last.
      let entries = nodes[node].indexes.sorted { left, right in
        (left.index < 0 ? 1 : 0, left.index) < (right.index < 0 ? 1 : 0, right.index)
      }
      uses.append(
        .array(ReadArray(entries: entries.map { ReadArray.Entry(index: $0.index, uses: self.uses($0.node)) })))
    }
    if !nodes[node].selections.isEmpty { uses.append(.selection(selections(nodes[node].selections))) }
    return uses
  }

  /// The keys of selectors count as read, so that none of them is unknown.
  private func selections(_ selections: [(selector: ElementSelector, node: Int)]) -> [ReadSelection] {
    let keys = selections.flatMap(\.selector.conditions).map(\.path)
    return selections.map { selection in
      let uses = uses(selection.node).map { use -> ReadUse in
        guard case .object(var object) = use else { return use }
        for condition in selection.selector.conditions { object.add(condition.path.steps[...]) }
        // What another selector asks for may be of any kind in an element that this one fits.
        for path in keys { object.add(path.steps.prefix(1)) }
        return .object(object)
      }
      return ReadSelection(selector: selection.selector, uses: uses)
    }
  }
}

extension DocumentPath {
  /// Whether it begins with an element of an array in place of an object that has no position from the start: these
  /// are found after the array was read.
  fileprivate var isFoundAfterwards: Bool {
    switch steps.first {
    case .index(let index)?: index < 0
    case .every?, .selected?: true
    case .key?, nil: false
    }
  }

  /// Whether it selects more than one value.
  var isProjection: Bool { steps.contains(.every) }
}

extension ReadObject {
  /// Makes the place of a path known, which something else reads: in an object that rules read, its key; elsewhere the
  /// whole value around it.
  fileprivate mutating func know(_ path: ArraySlice<DocumentPath.Step>) {
    guard case .key(let key)? = path.first else { return }
    guard let position = entries.firstIndex(where: { DocumentKey($0.key) == DocumentKey(key) }) else {
      entries.append(Entry(key: key, uses: []))
      return
    }
    for (index, use) in entries[position].uses.enumerated() {
      guard case .object(var object) = use else { continue }
      object.know(path.dropFirst())
      entries[position].uses[index] = .object(object)
    }
  }

  /// Adds a path of keys that is known, although no rule reads its value.
  fileprivate mutating func add(_ path: ArraySlice<DocumentPath.Step>) {
    guard case .key(let key)? = path.first else { return }
    let rest = path.dropFirst()
    let position = entries.firstIndex { DocumentKey($0.key) == DocumentKey(key) } ?? entries.count
    if position == entries.count { entries.append(Entry(key: key, uses: [])) }
    guard case .key? = rest.first else { return }
    for (index, use) in entries[position].uses.enumerated() {
      guard case .object(var object) = use else { continue }
      object.add(rest)
      entries[position].uses[index] = .object(object)
      return
    }
    guard entries[position].uses.isEmpty else { return }
    var object = ReadObject(entries: [])
    object.add(rest)
    entries[position].uses = [.object(object)]
  }
}
