import KVMapSema

extension Program {
  /// Whether the result of a document depends on where it appears: on a key, a position, or enclosing objects.
  func looksAround(_ entry: Entry) -> Bool {
    if !entry.root.steps.isEmpty { return true }
    return mappings.contains { mapping in mapping.reading.deferred.contains { Self.looksAround($0.source) } }
  }

  private static func looksAround(_ source: DeferredSource) -> Bool {
    switch source {
    case .elementKey, .elementIndex, .parent, .document: true
    case .firstOf(let sources): sources.contains(where: looksAround)
    case .gather(let plan): plan.entries.contains { looksAround($0.source) }
    case .projection(let source, _), .within(let source, _): looksAround(source)
    case .slot, .whole, .rest, .members, .context: false
    }
  }
}
