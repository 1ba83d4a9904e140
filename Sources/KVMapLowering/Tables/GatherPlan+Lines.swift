package import KVMapSema

extension GatherPlan {
  /// The entries in the form that the runtime expects: for each, a line with the key, the path of its value as shown in
  /// problems, and where that path begins if not at the object whose keys are gathered; separated by tabs.
  package var lines: String {
    entries.map { entry in
      let place = entry.source.place.map { "\t\($0)" } ?? ""
      return "\(JSONText.escaped(entry.key))\t\(JSONText.path(entry.path))\(place)\n"
    }.joined()
  }
}

extension DeferredSource {
  /// Where the first alternative is looked up: in an enclosing object (the number of levels), in the document, or in
  /// the context that the caller passed; `nil` for the object itself.
  fileprivate var place: String? {
    switch self {
    case .parent(let hops, _): "\(hops)"
    case .document: "$root"
    case .context: "$context"
    case .projection(let array, _): array.place
    case .firstOf(let sources): sources.first?.place
    // The path is that of the first entry.
    case .gather(let plan): plan.entries.first?.source.place
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .within: nil
    }
  }
}
