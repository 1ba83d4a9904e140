package import KVMapSema

extension Program {
  /// Whether a value uses `$key` or `$index`, so that the enclosing loop has to record them.
  ///
  /// For the argument of a type parameter, this is determined at run time.
  ///
  /// - Complexity: Linear in the number of cases of the unions that the value may be.
  package func asksForElement(_ conversion: Conversion) -> Bool {
    var work = OpenConversions([conversion])
    while let next = work.next() {
      switch next {
      case .mapping(let id), .generic(let id, _): if self[id].extras.usesElementPosition { return true }
      case .optional(let inner, _), .field(let inner): work.add(inner)
      case .union(let id):
        switch self[id].selection {
        // A payload alongside the discriminator, or under a key, is not itself an element.
        case .discriminator(_, payload: .some), .context(_, payload: .some): continue
        case .key: work.add(self[id].cases.filter(\.isElse).compactMap(\.conversion))
        case .discriminator, .context, .firstThatFits: work.add(self[id].cases.compactMap(\.conversion))
        }
      case .alternatives(let all): work.add(all)
      case .scalar, .parameter, .enumeration, .foreign, .array, .set, .dictionary, .lazyArray, .keyed, .single,
        .entries, .jsonText,
        .pipeline:
        continue
      }
    }
    return false
  }

  /// Whether a value refers to anything outside its own object, so that it cannot be read later than its enclosing
  /// objects.
  ///
  /// - Complexity: Linear in the number of cases of the unions that the value may be.
  package func looksAround(_ conversion: Conversion) -> Bool {
    var work = OpenConversions([conversion])
    while let next = work.next() {
      switch next {
      case .mapping(let id): if self[id].extras.usesEnclosingScope { return true }
      case .generic(let id, let arguments):
        if self[id].extras.usesEnclosingScope { return true }
        if case .genericUnion(let union) = self[id].kind { work.add(.union(union)) }
        work.add(arguments)
      case .union(let id):
        if case .context = self[id].selection { return true }
        work.add(self[id].cases.compactMap(\.conversion))
      case .optional(let inner, _), .field(let inner), .array(let inner, _, _), .set(let inner, _, _),
        .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .jsonText(let inner),
        .dictionary(_, let inner, _), .entries(_, _, let inner, _):
        work.add(inner)
      case .pipeline(let pipeline):
        // The property's own object is not part of what is read later.
        if !next.asked.isSubset(of: .name) { return true }
        work.add(pipeline.input)
        work.add(pipeline.steps.flatMap(\.conversions))
      case .alternatives(let all): work.add(all)
      case .scalar, .parameter, .enumeration, .foreign: continue
      }
    }
    return false
  }
}
