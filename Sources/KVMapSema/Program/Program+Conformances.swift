extension Program {
  /// Whether a type is known to conform to a protocol. A type composed of others is not looked up; its components
  /// decide.
  package func isKnown(_ conformance: Conformances, of type: ValueType) -> Bool {
    switch type {
    case .mapping(let id), .generic(let id, _): self[id].extras.conformances.contains(conformance)
    case .union(let id):
      switch self[id].kind {
      case .enumeration(let conformances): conformances.contains(conformance)
      case .mapped(let stated): Conformances(stated.compactMap(Conformances.init(name:))).contains(conformance)
      case .named, .family: false
      }
    case .foreign(let id): self[id].conformances.known.contains(conformance)
    case .scalar, .parameter, .enumeration, .optional, .array, .set, .dictionary, .field, .lazyArray: true
    }
  }
}
