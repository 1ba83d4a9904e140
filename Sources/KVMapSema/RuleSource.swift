import KVMapSource

/// Where a rule finds its value: one or more alternatives, of which the first is the one that is written.
struct RuleSource: Sendable {
  var alternatives: [RuleTerm]
  var span: Span

  /// Whether all it names are paths in the object that the mapping reads, as nearly all sources do.
  var hasOnlyPaths: Bool { alternatives.allSatisfy { if case .path = $0 { true } else { false } } }

  /// Whether `$key` is one of them.
  var readsElementKey: Bool { alternatives.contains { if case .elementKey = $0 { true } else { false } } }
}

enum RuleTerm: Sendable {
  /// A path in the object that the mapping reads; with `[*]` on it, an array of what stands there.
  case path(RulePath)
  /// `$parent.x`, `$root.x`, `$context.x`
  indirect case around(RuleAround)
  indirect case gather(RuleGather)
  /// `self`
  case whole(Span)
  case rest(Span)
  /// `$key`, `$index`
  case elementKey(Span)
  case elementIndex(Span)

  var span: Span {
    switch self {
    case .path(let path): path.span
    case .around(let around): around.span
    case .gather(let gather): gather.span
    case .whole(let span), .rest(let span), .elementKey(let span), .elementIndex(let span): span
    }
  }
}

struct RulePath: Sendable {
  var path: DocumentPath
  var span: Span

  /// The key of the object that the mapping reads; a path never begins with an index.
  var firstKey: String {
    if case .key(let key)? = path.steps.first { key } else { "" }
  }
}

/// A path that begins outside of the object that the mapping reads.
struct RuleAround: Sendable {
  enum Place: Hashable {
    /// So many objects further out, at least 1.
    case parent(Int)
    case document
    case context

    /// As it is written.
    var text: String {
      switch self {
      case .parent(let hops): Array(repeating: "$parent", count: hops).joined(separator: ".")
      case .document: "$root"
      case .context: "$context"
      }
    }
  }

  var place: Place
  /// May be empty: the object itself.
  var path: DocumentPath
  var span: Span

  var text: String {
    let rest = path.description
    return rest.isEmpty || rest.hasPrefix("[") ? place.text + rest : "\(place.text).\(rest)"
  }
}

/// A new object, made of keys of the one around it.
struct RuleGather: Sendable {
  var needsAll: Bool
  /// `nil` for plain `gather`, until it is known which keys the type's mapping reads.
  var entries: [RuleGatherEntry]?
  var span: Span
}

struct RuleGatherEntry: Sendable {
  var key: String
  var isRead: Bool
  var isWritten: Bool
  var source: RuleSource
  /// Where the key of the new object stands.
  var span: Span
}

extension RuleSource {
  /// The path that a problem names: the first alternative, of a gather its first key.
  var firstPath: DocumentPath {
    switch alternatives.first {
    case .path(let path)?: path.path
    case .around(let around)?: around.path
    case .gather(let gather)?: gather.entries?.first(where: \.isRead)?.source.firstPath ?? DocumentPath([])
    case .whole?, .rest?, .elementKey?, .elementIndex?, nil: DocumentPath([])
    }
  }

  /// Every alternative, and every one of those that a gather in it is made of.
  ///
  /// Recursion is as deep as gathers nest in the text, which the parser limits.
  var allTerms: [RuleTerm] {
    hasOnlyPaths ? alternatives : alternatives.flatMap { term -> [RuleTerm] in
      guard case .gather(let gather) = term else { return [term] }
      return [term] + (gather.entries ?? []).flatMap(\.source.allTerms)
    }
  }

  /// All terms where there is any that is no path in the object itself; none where there is none.
  var unusualTerms: [RuleTerm] { hasOnlyPaths ? [] : allTerms }
}
