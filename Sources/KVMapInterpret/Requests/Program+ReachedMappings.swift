import KVMapSema

extension Program {
  /// The mappings that reading a value can involve, each once, outermost first.
  ///
  /// - Complexity: Linear in the size of these mappings.
  func mappings(reachedFrom conversion: Conversion) -> [MappingID] {
    var known: Set<MappingID> = []
    var found: [MappingID] = []
    var open = OpenConversions([conversion])
    while let next = open.next() {
      switch next {
      case .mapping(let id), .generic(let id, _):
        if case .generic(_, let arguments) = next { open.add(arguments) }
        guard known.insert(id).inserted else { continue }
        found.append(id)
        open.add(self[id].properties.map(\.conversion))
      case .union(let id): open.add(self[id].cases.compactMap(\.conversion))
      case .scalar, .parameter, .enumeration, .foreign: continue
      case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
        .keyed(let part, _, _), .single(let part), .jsonText(let part), .dictionary(_, let part, _),
        .entries(_, _, let part, _):
        open.add(part)
      case .pipeline(let pipeline):
        open.add(pipeline.input)
        open.add(pipeline.steps.flatMap(\.conversions))
      case .alternatives(let all): open.add(all)
      }
    }
    return found
  }
}
