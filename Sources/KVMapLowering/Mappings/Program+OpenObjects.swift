import KVMapSema

extension Program {
  /// Whether a value may be written with members whose keys no rule names: by `rest`, or as an object with any keys.
  ///
  /// - Complexity: Linear in the number of mappings and cases by which the value may be written.
  func mayWriteAnyKey(_ conversion: Conversion) -> Bool {
    var work = OpenConversions([conversion])
    while let next = work.next() {
      switch next {
      case .scalar(let scalar, _): if scalar == .value || scalar == .object { return true }
      case .mapping(let id), .generic(let id, _):
        let plan = self[id].writing
        if plan.root.memberList != nil || plan.root.rest != nil, plan.record == nil { return true }
        if let whole = plan.whole { work.add(self[id].properties[whole].conversion) }
      // Nothing is known about external mappers and the arguments of type parameters.
      case .dictionary, .keyed, .foreign, .parameter: return true
      case .union(let id): work.add(self[id].cases.compactMap(\.conversion))
      case .optional(let inner, _), .field(let inner): work.add(inner)
      case .pipeline(let pipeline): work.add(pipeline.input)
      // The first is written.
      case .alternatives(let all): work.add(all.prefix(1))
      case .single(let collection): work.add(collection)
      case .enumeration, .array, .set, .lazyArray, .entries, .jsonText: continue
      }
    }
    return false
  }

  /// Whether a list of members keeps runs of text that are nothing but blanks: whether a case is named `$text`.
  func keepsBlankTexts(_ list: Conversion) -> Bool {
    var work = OpenConversions([list])
    while let next = work.next() {
      switch next {
      case .optional(let inner, _), .array(let inner, _, _), .lazyArray(let inner), .field(let inner): work.add(inner)
      case .union(let id):
        let union = self[id]
        if union.selection == .key, union.cases.contains(where: { $0.read.contains(.string("$text")) }) { return true }
        if union.selection == .firstThatFits { work.add(union.cases.compactMap(\.conversion)) }
      case .generic(let id, _): if case .genericUnion(let union) = self[id].kind { work.add(.union(union)) }
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .alternatives(let all): work.add(all)
      case .single(let collection): work.add(collection)
      case .scalar, .mapping, .parameter, .enumeration, .foreign, .set, .dictionary, .keyed, .entries, .jsonText:
        continue
      }
    }
    return false
  }
}
