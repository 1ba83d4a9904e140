package import KVMapSema

extension Program {
  /// Whether a value may be written with members whose keys no rule names: by `rest`, or as an object of any keys.
  ///
  /// - Complexity: Linear in the number of mappings and cases by which the value may be written.
  package func mayWriteAnyKey(_ conversion: Conversion) -> Bool {
    var seenMappings: Set<MappingID> = []
    var seenUnions: Set<UnionID> = []
    var work = [conversion]
    while let next = work.popLast() {
      switch next {
      case .scalar(let scalar, _): if scalar == .value || scalar == .object { return true }
      case .mapping(let id), .generic(let id, _):
        guard seenMappings.insert(id).inserted else { continue }
        let plan = self[id].writing
        if plan.root.rest != nil { return true }
        if let whole = plan.whole { work.append(self[id].properties[whole].conversion) }
      // Of a mapper from elsewhere, and of what a type parameter stands for, nothing is known.
      case .dictionary, .keyed, .foreign, .parameter: return true
      case .union(let id): if seenUnions.insert(id).inserted { work += self[id].cases.map(\.conversion) }
      case .optional(let inner, _), .field(let inner): work.append(inner)
      case .pipeline(let pipeline): work.append(pipeline.input)
      case .enumeration, .array, .set, .lazyArray, .jsonText: continue
      }
    }
    return false
  }
}
