package import KVMapSema

extension Mapping {
  /// Whether reading must find something: under `empty error`, unless something else is missing anyway where nothing is
  /// found, or the object itself is what is read, or nothing of it.
  package var refusesEmptyObjects: Bool {
    guard settings.empty == .error, findsKeys || findsRest,
      !reading.deferred.contains(where: { $0.source.isWhole })
    else { return false }
    let read = reading.root.entries.flatMap(\.uses) + (reading.record?.entries.flatMap(\.uses) ?? [])
    let inside = read.flatMap(\.properties)
      + reading.deferred.filter { $0.source.isInside }.map(\.property)
    return !inside.contains { properties[$0].isRequired }
  }

  /// Whether rules name keys, or elements, that may be found. A key that is only written does not count.
  package var findsKeys: Bool {
    reading.root.entries.contains { !$0.uses.isEmpty } || reading.record?.entries.isEmpty == false
  }

  /// Whether keys that no rule names count as found, because `rest` takes them.
  package var findsRest: Bool { reading.collectsRest }
}

extension DeferredSource {
  fileprivate var isWhole: Bool {
    switch self {
    case .whole: true
    case .firstOf(let sources): sources.contains(where: \.isWhole)
    case .slot, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection,
      .gather:
      false
    }
  }

  /// Whether it is inside of the object.
  fileprivate var isInside: Bool {
    switch self {
    case .slot, .within: true
    case .projection(let source, _): source.isInside
    case .firstOf(let sources): sources.allSatisfy(\.isInside)
    case .gather(let plan): plan.entries.allSatisfy(\.source.isInside)
    case .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context: false
    }
  }
}
