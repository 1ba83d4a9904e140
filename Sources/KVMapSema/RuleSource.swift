import KVMapSource

/// Where a rule finds its value: one or more alternatives, of which the first is the one that is written.
struct RuleSource {
  var alternatives: [RuleTerm]
  var span: Span
}

indirect enum RuleTerm {
  case path(RulePath)
  case gather(RuleGather)

  var span: Span {
    switch self {
    case .path(let path): path.span
    case .gather(let gather): gather.span
    }
  }
}

struct RulePath {
  var path: DocumentPath
  var span: Span

  /// The key of the object that the mapping reads; a path never begins with an index.
  var firstKey: String {
    if case .key(let key)? = path.steps.first { key } else { "" }
  }
}

/// A new object, made of keys of the one around it.
struct RuleGather {
  var needsAll: Bool
  /// `nil` for plain `gather`, until it is known which keys the type's mapping reads.
  var entries: [RuleGatherEntry]?
  var span: Span
}

struct RuleGatherEntry {
  var key: String
  var isRead: Bool
  var isWritten: Bool
  var source: RuleSource
  /// Where the key of the new object stands.
  var span: Span
}
