import KVMapSema

/// What a rule reads of an object around its own: `shop.name` of `$parent.shop.name` and of `$root.shop.name`.
struct PathAround {
  /// How many objects of mappings it is further out; `nil` for the document.
  var hops: Int?
  /// Up to the first element that is not known by its position or its key.
  var path: DocumentPath
}

extension DeferredSource {
  /// What it reads of enclosing objects.
  var pathsAround: [PathAround] {
    switch self {
    case .parent(let hops, let path): [PathAround(hops: hops, path: path.beforeChoice)]
    case .document(let path): [PathAround(hops: nil, path: path.beforeChoice)]
    case .firstOf(let sources): sources.flatMap(\.pathsAround)
    case .projection(let source, _), .within(let source, _): source.pathsAround
    case .gather(let plan): plan.entries.flatMap(\.source.pathsAround)
    case .elementKey, .elementIndex, .context, .slot, .whole, .rest, .members: []
    }
  }
}

/// The places of a document that rules read from other objects.
struct ReadPlaces {
  private var read: Set<DocumentPath> = []
  /// What contains them.
  private var containing: Set<DocumentPath> = []

  mutating func insert(_ path: DocumentPath) {
    guard read.insert(path).inserted else { return }
    for count in path.steps.indices { containing.insert(DocumentPath(Array(path.steps[..<count]))) }
  }

  /// Whether something is read that is at the place, contains it, or is contained in it.
  ///
  /// - Complexity: Quadratic in the length of the path, whatever was read.
  func concern(_ path: DocumentPath) -> Bool {
    if read.isEmpty { return false }
    return containing.contains(path)
      || (0...path.steps.count).contains { read.contains(DocumentPath(Array(path.steps[..<$0]))) }
  }
}
