import KVMapSema

/// A key that a rule reads of an object around its own: `currency` of `$parent.currency` and of `$root.currency`.
struct KeyAround {
  /// How many objects of mappings it is further out; `nil` for the document.
  var hops: Int?
  var key: String
}

extension DeferredSource {
  /// The keys of enclosing objects that it reads. Of a path, that is the first one.
  var keysAround: [KeyAround] {
    switch self {
    case .parent(let hops, let path): Self.key(of: path, hops)
    case .document(let path): Self.key(of: path, nil)
    case .firstOf(let sources): sources.flatMap(\.keysAround)
    case .projection(let source, _), .within(let source, _): source.keysAround
    case .gather(let plan): plan.entries.flatMap(\.source.keysAround)
    case .elementKey, .elementIndex, .context, .slot, .whole, .rest, .members: []
    }
  }

  private static func key(of path: DocumentPath, _ hops: Int?) -> [KeyAround] {
    if case .key(let key)? = path.steps.first { [KeyAround(hops: hops, key: key)] } else { [] }
  }
}
