import KVMapSema

/// Where a property is read from, without the slots of a read plan.
indirect enum PropertySource: Hashable {
  case path(DocumentPath)
  case whole
  case rest
  case members
  case elementKey
  case elementIndex
  case parent(Int, DocumentPath)
  case document(DocumentPath)
  case context(DocumentPath)
  case within(PropertySource, DocumentPath)
  case projection(PropertySource, DocumentPath)
  case firstOf([PropertySource])
  case gather(needsAll: Bool, [Part])

  struct Part: Hashable {
    var key: String
    var source: PropertySource
  }

  init(_ source: DeferredSource, in plan: ReadPlan) {
    switch source {
    case .slot(let slot): self = .path(plan.slots.indices.contains(slot) ? plan.slots[slot] : DocumentPath([]))
    case .whole: self = .whole
    case .rest: self = .rest
    case .members: self = .members
    case .elementKey: self = .elementKey
    case .elementIndex: self = .elementIndex
    case .parent(let count, let path): self = .parent(count, path)
    case .document(let path): self = .document(path)
    case .context(let path): self = .context(path)
    case .within(let inner, let path): self = .within(PropertySource(inner, in: plan), path)
    case .projection(let inner, let path): self = .projection(PropertySource(inner, in: plan), path)
    case .firstOf(let all): self = .firstOf(all.map { PropertySource($0, in: plan) })
    case .gather(let gather):
      self = .gather(
        needsAll: gather.needsAll, gather.entries.map { Part(key: $0.key, source: PropertySource($0.source, in: plan)) }
      )
    }
  }

  /// The sources of `a ?? b`, or the only one.
  var alternatives: [PropertySource] { if case .firstOf(let all) = self { all } else { [self] } }

  /// The path in the object, if it is one that steps by keys and indices lead to.
  var plainPath: DocumentPath? {
    guard case .path(let path) = self else { return nil }
    return path.steps.allSatisfy { step in
      switch step {
      case .key, .index: true
      case .every, .selected: false
      }
    } ? path : nil
  }

  /// The places of the parts of a `gather`, as problems name them.
  var partPaths: [String] {
    guard case .gather(_, let parts) = self else { return [] }
    return parts.flatMap { part in part.source.partPaths + [part.source.text] }
  }

  /// Whether it leads out of the object.
  var isOutside: Bool {
    switch self {
    case .parent, .document, .elementKey, .elementIndex, .context, .members: true
    case .path, .whole, .rest: false
    case .within(let inner, _), .projection(let inner, _): inner.isOutside
    case .firstOf(let all): all.contains(where: \.isOutside)
    case .gather(_, let parts): parts.contains { $0.source.isOutside }
    }
  }

  /// Whether a document may lack what it reads.
  var hasKey: Bool {
    switch self {
    case .whole, .rest, .members, .elementKey, .elementIndex: false
    case .path, .within, .projection, .firstOf, .gather, .parent, .document, .context: true
    }
  }

  /// As the mapping writes it.
  var text: String {
    switch self {
    case .path(let path): path.description
    case .whole: "self"
    case .rest: "rest"
    case .members: "$members"
    case .elementKey: "$key"
    case .elementIndex: "$index"
    case .parent(let count, let path): String(repeating: "$parent.", count: count) + path.description
    case .document(let path): "$root." + path.description
    case .context(let path): "$context." + path.description
    case .within(let inner, let path): inner.text + path.description
    case .projection(let inner, let path): "\(inner.text)[*].\(path.description)"
    case .firstOf(let all): all.map(\.text).joined(separator: " ?? ")
    case .gather(let needsAll, let parts):
      "gather \(needsAll ? "all " : ""){ "
        + parts.map { $0.key == $0.source.text ? $0.key : "\($0.key) <-> \($0.source.text)" }.joined(separator: ", ")
        + " }"
    }
  }
}
