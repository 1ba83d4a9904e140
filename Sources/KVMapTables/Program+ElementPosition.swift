package import KVMapSema

extension Program {
  /// Whether a value asks for `$key` or `$index`, so that the loop around it has to note them.
  ///
  /// What a type parameter stands for is asked when the program runs.
  ///
  /// - Complexity: Linear in the number of cases of the unions that the value may be.
  package func asksForElement(_ conversion: Conversion) -> Bool {
    var work = OpenConversions([conversion])
    while let next = work.next() {
      switch next {
      case .mapping(let id), .generic(let id, _): if self[id].extras.asksForElement { return true }
      case .optional(let inner, _), .field(let inner): work.add(inner)
      case .union(let id):
        // A payload that stands beside the discriminator is no element itself.
        if case .discriminator(_, payload: .some) = self[id].selection { continue }
        work.add(self[id].cases.map(\.conversion))
      case .scalar, .parameter, .enumeration, .foreign, .array, .set, .dictionary, .lazyArray, .keyed, .jsonText,
        .pipeline:
        continue
      }
    }
    return false
  }

  /// Whether a value looks outside of its own object, so that it cannot be read later than what lies around it.
  ///
  /// - Complexity: Linear in the number of cases of the unions that the value may be.
  package func looksAround(_ conversion: Conversion) -> Bool {
    var work = OpenConversions([conversion])
    while let next = work.next() {
      switch next {
      case .mapping(let id): if self[id].extras.looksAround { return true }
      case .generic(let id, let arguments):
        if self[id].extras.looksAround { return true }
        work.add(arguments)
      case .union(let id): work.add(self[id].cases.map(\.conversion))
      case .optional(let inner, _), .field(let inner), .array(let inner, _, _), .set(let inner, _, _),
        .lazyArray(let inner), .keyed(let inner, _, _), .jsonText(let inner), .dictionary(_, let inner, _):
        work.add(inner)
      case .pipeline(let pipeline):
        // The object of the property itself is no part of what is read later.
        if !next.asked.isSubset(of: .name) { return true }
        work.add(pipeline.input)
        for case .read(let inner) in pipeline.steps.map(\.operation) { work.add(inner) }
      case .scalar, .parameter, .enumeration, .foreign: continue
      }
    }
    return false
  }
}
