package import KVMapSema

extension ReadUse {
  /// The properties that are read from the value or from its contents, in the order of the plan.
  package var properties: [Int] {
    switch self {
    case .property(let property): [property]
    case .slot: []
    case .object(let object): object.entries.flatMap(\.uses).flatMap(\.properties)
    case .array(let array): array.entries.flatMap(\.uses).flatMap(\.properties)
    case .selection(let selections): selections.flatMap(\.uses).flatMap(\.properties)
    }
  }
}
