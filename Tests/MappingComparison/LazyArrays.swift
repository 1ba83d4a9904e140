package import KVMapSema

extension Program {
  /// Whether a value of the type holds a lazy array. Its elements are mapped when they are looked at, and what is wrong
  /// with one is told then; the interpreter looks at all of them.
  package func holdsLazyArray(_ type: ValueType) -> Bool {
    var open = type.heldMappings
    var seen: Set<MappingID> = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      for property in self[id].properties {
        if case .lazyArray = property.type { return true }
        open += property.conversion.mappings
      }
    }
    return false
  }
}

extension ValueType {
  /// The mappings of the type, or of what it holds.
  fileprivate var heldMappings: [MappingID] {
    switch self {
    case .mapping(let id): [id]
    case .generic(let id, let arguments): [id] + arguments.flatMap(\.heldMappings)
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner),
      .lazyArray(let inner):
      inner.heldMappings
    case .scalar, .parameter, .enumeration, .union, .foreign: []
    }
  }
}
