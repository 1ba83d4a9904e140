extension Program {
  /// What callers pass with a document of the type; `nil` when no initialiser takes it. Collections pass it on.
  package func passed(with type: ValueType) -> Mapping.Context? {
    switch type {
    case .mapping(let id), .generic(let id, _): self[id].extras.passed
    case .union(let id): self[id].passed
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): passed(with: inner)
    case .scalar, .parameter, .enumeration, .foreign, .field, .lazyArray: nil
    }
  }

  /// Like `passed(with:)`, for the type as a document.
  package func passed(with entry: Entry) -> Mapping.Context? {
    if case .union(let id) = entry.conversion { self[id].passed } else { passed(with: entry.type) }
  }
}
