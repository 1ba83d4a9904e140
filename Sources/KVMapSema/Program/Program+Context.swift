extension Program {
  /// What callers pass with a document of the type; `nil` when no initialiser takes it. Collections pass it on.
  package func passed(with type: ValueType) -> Mapping.Context? {
    switch type {
    case .mapping(let id): self[id].extras.passed
    case .generic(let id, let arguments): self[id].extras.passed ?? passed(withArgumentOf: id, arguments)
    case .union(let id): self[id].passed
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): passed(with: inner)
    case .scalar, .parameter, .enumeration, .foreign, .field, .lazyArray: nil
    }
  }

  /// A generic type with one parameter takes what its argument takes, unless it is a class that inherits what its base
  /// takes.
  private func passed(withArgumentOf id: MappingID, _ arguments: [ValueType]) -> Mapping.Context? {
    if case .classType(base: .some, _) = self[id].kind { return nil }
    return arguments.count == 1 ? arguments.first.flatMap { passed(with: $0) } : nil
  }

  /// Like `passed(with:)`, for the type as a document.
  package func passed(with entry: Entry) -> Mapping.Context? {
    if case .union(let id) = entry.conversion { self[id].passed } else { passed(with: entry.type) }
  }
}
