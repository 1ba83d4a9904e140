import KVMapSema

extension Program {
  /// Whether the runtime writes values as their type dictates: no separate call is needed for each.
  func writesItself(_ conversion: Conversion) -> Bool {
    switch conversion {
    case .scalar, .generic, .parameter: true
    case .mapping(let id): !self[id].isNamespace
    case .union(let id): !self[id].isNamespace
    case .enumeration(let id, _): !self[id].isNamespace
    case .array(let element, _, _): writesItself(element)
    case .foreign, .optional, .field, .set, .dictionary, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline,
      .alternatives: false
    }
  }

  /// The property that is written as the key of a value in a keyed array, and its position; of a family, that of its
  /// base.
  func elementKey(of element: Conversion) -> (position: Int, property: Property)? {
    switch element {
    case .mapping(let id), .generic(let id, _): self[id].writing.elementKey.map { ($0, self[id].properties[$0]) }
    case .union(let id): if case .family(let base) = self[id].kind { elementKey(of: .mapping(base)) } else { nil }
    case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .field, .lazyArray, .keyed,
      .single, .jsonText, .dictionary, .entries, .pipeline, .alternatives:
      nil
    }
  }
}
