package import KVMapSema
import KVMapText

extension GatherPlan {
  /// The entries in the form that the runtime reads (`GatherLine`).
  package var lines: String {
    entries.map { entry in
      let path = JSONText.path(entry.path)
      return GatherLine(key: JSONText.escaped(entry.key), path: path, place: entry.source.place).text
    }.joined()
  }
}

extension DeferredSource {
  /// Where the first alternative is looked up; `nil` for the object itself.
  fileprivate var place: GatherLine.Place? {
    switch self {
    case .parent(let hops, _): .parent(hops)
    case .document: .document
    case .context: .context
    case .projection(let array, _): array.place
    case .firstOf(let sources): sources.first?.place
    // The path is that of the first entry.
    case .gather(let plan): plan.entries.first?.source.place
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .within: nil
    }
  }
}
