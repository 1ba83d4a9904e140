package import KVMapSema

extension Program {
  /// Whether a value of the type contains a lazy array. Its elements are mapped on access, and their problems are
  /// reported then; the interpreter maps all of them.
  package func holdsLazyArray(_ type: ValueType) -> Bool {
    var open = [type]
    var mappings: Set<MappingID> = []
    var unions: Set<UnionID> = []
    while let type = open.popLast() {
      switch type {
      case .lazyArray: return true
      case .mapping(let id):
        add(id, to: &open, unless: &mappings)
      case .generic(let id, let arguments):
        add(id, to: &open, unless: &mappings)
        open += arguments
        if let union = type.union(in: self), unions.insert(union).inserted { open += self[union].cases.compactMap(\.type) }
      case .union(let id):
        if unions.insert(id).inserted { open += self[id].cases.compactMap(\.type) }
      case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner):
        open.append(inner)
      case .scalar, .parameter, .enumeration, .foreign: break
      }
    }
    return false
  }

  /// Adds the types of a mapping's properties, and those of the members of its family.
  private func add(_ id: MappingID, to open: inout [ValueType], unless seen: inout Set<MappingID>) {
    guard seen.insert(id).inserted else { return }
    open += self[id].properties.map(\.type)
    for union in unions {
      if case .family(id) = union.kind { open += union.cases.compactMap(\.type) }
    }
  }
}
