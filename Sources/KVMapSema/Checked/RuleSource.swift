import KVMapSource

/// Where a rule finds its value: one or more alternatives, the first of which is written.
struct RuleSource: Sendable {
  var alternatives: [RuleTerm]
  var span: Span

  /// Whether it consists only of paths in the object that the mapping reads, as nearly all sources do.
  var hasOnlyPaths: Bool { alternatives.allSatisfy { if case .path = $0 { true } else { false } } }

  /// Whether a path in the object is an array of values: `a[*].b`.
  var hasProjection: Bool {
    alternatives.contains { if case .path(let path) = $0 { path.path.isProjection } else { false } }
  }

  /// Whether `$key` is one of them.
  var readsElementKey: Bool { alternatives.contains { if case .elementKey = $0 { true } else { false } } }
}

enum RuleTerm: Sendable {
  /// A path in the object that the mapping reads; with `[*]`, an array of the values there.
  case path(RulePath)
  /// `$parent.x`, `$root.x`, `$context.x`
  indirect case enclosing(RuleAround)
  indirect case gather(RuleGather)
  /// `self`
  case whole(Span)
  case rest(Span)
  /// `$members`
  case members(Span)
  /// `$key`, `$index`
  case elementKey(Span)
  case elementIndex(Span)

  var span: Span {
    switch self {
    case .path(let path): path.span
    case .enclosing(let around): around.span
    case .gather(let gather): gather.span
    case .whole(let span), .rest(let span), .members(let span), .elementKey(let span), .elementIndex(let span): span
    }
  }
}

struct RulePath: Sendable {
  var path: DocumentPath
  var span: Span

  /// The first key, in the object that the mapping reads; empty for a path in an array.
  var firstKey: String {
    if case .key(let key)? = path.steps.first { key } else { "" }
  }

  /// Whether the path begins with an element of an array that stands where the object would: `self[0].x`.
  var beginsWithElement: Bool {
    switch path.steps.first {
    case .index?, .every?, .selected?: true
    case .key?, nil: false
    }
  }
}

/// A path that begins outside of the object that the mapping reads.
struct RuleAround: Sendable {
  enum Place: Hashable {
    /// The number of enclosing objects to go up, at least 1.
    case parent(Int)
    case document
    case context

    /// As written.
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

/// A new object, built from keys of the enclosing one.
struct RuleGather: Sendable {
  var needsAll: Bool
  /// `nil` for plain `gather`, until the keys that the type's mapping reads are known.
  var entries: [RuleGatherEntry]?
  /// The path of the blocks around a plain `gather`, which stands in front of each of its keys.
  var enclosingPath = DocumentPath([])
  /// What stands in front of every key of a plain `gather`.
  var prefix = ""
  var span: Span
}

struct RuleGatherEntry: Sendable {
  var key: String
  var isRead: Bool
  var isWritten: Bool
  var source: RuleSource
  /// The location of the key of the new object.
  var span: Span
}

extension RuleSource {
  /// The path that a problem names: the first alternative; for a gather its first key.
  var firstPath: DocumentPath {
    switch alternatives.first {
    case .path(let path)?: path.path
    case .enclosing(let around)?: around.path
    case .gather(let gather)?: gather.entries?.first(where: \.isRead)?.source.firstPath ?? DocumentPath([])
    case .whole?, .rest?, .members?, .elementKey?, .elementIndex?, nil: DocumentPath([])
    }
  }

  /// Every alternative, including those of nested gathers.
  ///
  /// Recursion depth is bounded by the nesting of gathers in the text, which the parser limits.
  var allTerms: [RuleTerm] {
    hasOnlyPaths ? alternatives : alternatives.flatMap { term -> [RuleTerm] in
      guard case .gather(let gather) = term else { return [term] }
      return [term] + (gather.entries ?? []).flatMap(\.source.allTerms)
    }
  }

  /// All terms if any of them is not a path in the object itself; otherwise none.
  var nonPathTerms: [RuleTerm] { hasOnlyPaths ? [] : allTerms }
}

extension RuleSource {
  /// Whether one of the alternatives is an element of an array that stands where the object would.
  var readsElement: Bool {
    alternatives.contains { if case .path(let path) = $0 { path.beginsWithElement } else { false } }
  }
}
