package import KVMapSema

extension Program {
  /// Whether a value may be written with members whose keys no rule names: by `rest`, or as an object of any keys.
  ///
  /// - Complexity: Linear in the number of mappings and cases by which the value may be written.
  package func mayWriteAnyKey(_ conversion: Conversion) -> Bool {
    var work = OpenConversions([conversion])
    while let next = work.next() {
      switch next {
      case .scalar(let scalar, _): if scalar == .value || scalar == .object { return true }
      case .mapping(let id), .generic(let id, _):
        let plan = self[id].writing
        if plan.root.rest != nil { return true }
        if let whole = plan.whole { work.add(self[id].properties[whole].conversion) }
      // Of a mapper from elsewhere, and of what a type parameter stands for, nothing is known.
      case .dictionary, .keyed, .foreign, .parameter: return true
      case .union(let id): work.add(self[id].cases.map(\.conversion))
      case .optional(let inner, _), .field(let inner): work.add(inner)
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .enumeration, .array, .set, .lazyArray, .jsonText: continue
      }
    }
    return false
  }
}
