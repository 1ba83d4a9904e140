package import KVMapSema

extension GatherPlan {
  /// The entries as the runtime wants them, a line for each: the key, the path of its value as problems write it, and
  /// where that path begins, if not at the object whose keys are gathered; separated by tabs.
  package var lines: String {
    entries.map { entry in
      let place = entry.source.place.map { "\t\($0)" } ?? ""
      return "\(JSONText.escaped(entry.key))\t\(JSONText.path(entry.path))\(place)\n"
    }.joined()
  }
}

extension DeferredSource {
  /// Where the first alternative is looked for: how many objects further out, in the document or in what the caller
  /// passed; `nil` for the object itself.
  fileprivate var place: String? {
    switch self {
    case .parent(let hops, _): "\(hops)"
    case .document: "$root"
    case .context: "$context"
    case .projection(let array, _): array.place
    case .firstOf(let sources): sources.first?.place
    // The path is that of its first entry.
    case .gather(let plan): plan.entries.first?.source.place
    case .slot, .whole, .rest, .elementKey, .elementIndex: nil
    }
  }
}
