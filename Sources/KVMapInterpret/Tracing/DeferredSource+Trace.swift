import KVMapSema

extension DeferredSource {
  var isGather: Bool { if case .gather = self { true } else { false } }

  /// How a source outside of the keys of an object is written; `nil` for one that has keys of its own in it.
  var textAround: String? {
    switch self {
    case .elementKey: return "$key"
    case .elementIndex: return "$index"
    case .parent(let hops, let path):
      let words = Array(repeating: "$parent", count: hops).joined(separator: ".")
      return path.steps.isEmpty ? words : "\(words).\(path.description)"
    case .document(let path): return path.steps.isEmpty ? "$root" : "$root.\(path.description)"
    case .context(let path): return path.steps.isEmpty ? "$context" : "$context.\(path.description)"
    case .firstOf(let sources): return sources.firstResult(of: \.textAround)
    case .projection(let source, let path): return source.textAround.map { "\($0)[*].\(path.description)" }
    case .within(let source, let path): return source.textAround.map { $0 + path.description }
    case .whole: return "self"
    case .slot, .rest, .members, .gather: return nil
    }
  }

  /// The paths that it reads in the value of another source, with `.every` for `[*]`; an empty one for the whole value.
  func paths(in other: DeferredSource) -> [DocumentPath] {
    if self == other { return [DocumentPath([])] }
    switch self {
    case .projection(let source, let rest): return source.paths(in: other).map { $0 + .every + rest }
    case .within(let source, let rest): return source.paths(in: other).map { $0 + rest }
    case .firstOf(let sources): return sources.flatMap { $0.paths(in: other) }
    case .gather(let plan): return plan.entries.flatMap { $0.source.paths(in: other) }
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .parent, .document, .context: return []
    }
  }
}
