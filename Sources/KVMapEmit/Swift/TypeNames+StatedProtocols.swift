import KVMapSema

extension TypeNames {
  /// The protocols that a generated type states, without those that it conforms to in any case: Swift refuses a
  /// conformance that is stated twice, or once more in a subclass.
  func statedProtocols(of mapping: Mapping) -> [String] {
    var known: Set = ["DocumentEncodable"]
    if mapping.isReadable { known.insert("DocumentDecodable") }
    if let description = hidingDescription(of: mapping) { known.formUnion(description.protocols) }
    for base in bases(of: mapping) { known.formUnion(base.extras.protocols) }
    return mapping.extras.protocols.filter { !known.contains($0) }
  }

  /// - Returns: `nil` if nothing has to be hidden.
  func hidingDescription(of mapping: Mapping) -> HidingDescription? {
    let bases = bases(of: mapping)
    let foreign = bases.filter { !$0.hasSensitive }.flatMap(\.extras.protocols)
    return HidingDescription(mapping, baseHides: bases.contains(where: \.hasSensitive), foreign: Set(foreign))
  }

  /// The base classes, nearest first.
  private func bases(of mapping: Mapping) -> [Mapping] {
    var bases: [Mapping] = []
    var next = mapping.baseClass
    while let id = next {
      bases.append(self.mapping(id))
      next = self.mapping(id).baseClass
    }
    return bases
  }
}

extension Mapping {
  fileprivate var hasSensitive: Bool { properties.contains(where: \.isSensitive) }
}
