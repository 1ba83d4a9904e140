import KVMapSema

/// Whether keys of an object that no rule names are part of a value with `@sensitive`: problems must not show these.
extension Program {
  func hidesOtherKeys(_ mapping: Mapping) -> Bool {
    var search = HiddenKeySearch(program: self, parametersHide: true)
    return search.finds(in: mapping)
  }

  /// The same for the payloads of a union that are read from the object of its discriminator. Those that only an
  /// argument of a generic union decides do not count: before a case is chosen, they have read nothing.
  func hidesOtherKeys(_ union: Union) -> Bool {
    var search = HiddenKeySearch(program: self, parametersHide: false)
    return search.finds(in: union)
  }
}

/// Follows all mappings that read the same object.
private struct HiddenKeySearch {
  let program: Program
  let parametersHide: Bool
  private var known: Set<MappingID> = []
  private var knownUnions: Set<UnionID> = []

  init(program: Program, parametersHide: Bool) {
    self.program = program
    self.parametersHide = parametersHide
  }

  mutating func finds(in mapping: Mapping) -> Bool {
    for read in mapping.reading.deferred where takesOtherKeys(read.source) {
      let property = mapping.properties[read.property]
      if property.isSensitive || finds(in: property.conversion) { return true }
    }
    // The key of an entry is read from the entry's object, but for a rule of the object that has the entries.
    return mapping.properties.contains { $0.isRead && finds(inEntries: $0.conversion) }
  }

  mutating func finds(in union: Union) -> Bool {
    union.cases.contains { item in item.conversion.map { finds(in: $0) } ?? false }
  }

  private func takesOtherKeys(_ source: DeferredSource) -> Bool {
    switch source {
    case .whole, .rest, .members: true
    case .firstOf(let sources): sources.contains(where: takesOtherKeys)
    case .within(let source, _), .projection(let source, _): takesOtherKeys(source)
    case .slot, .elementKey, .elementIndex, .parent, .document, .context, .gather: false
    }
  }

  private mutating func finds(in conversion: Conversion) -> Bool {
    switch conversion {
    case .mapping(let id): finds(id)
    case .generic(let id, let arguments): finds(id) || arguments.contains { finds(in: $0) }
    case .union(let id): finds(id)
    case .optional(let inner, _), .field(let inner), .single(let inner): finds(in: inner)
    case .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner): finds(in: inner)
    case .dictionary, .keyed, .entries, .jsonText, .scalar, .foreign, .enumeration: false
    case .pipeline(let pipeline): finds(in: pipeline.input)
    case .alternatives(let all): all.contains { finds(in: $0) }
    // One table serves all arguments.
    case .parameter: parametersHide
    }
  }

  private mutating func finds(_ id: MappingID) -> Bool {
    guard known.insert(id).inserted else { return false }
    if case .genericUnion(let union) = program[id].kind { return finds(union) }
    return finds(in: program[id])
  }

  private mutating func finds(_ id: UnionID) -> Bool {
    knownUnions.insert(id).inserted && finds(in: program[id])
  }

  private mutating func finds(inEntries conversion: Conversion) -> Bool {
    switch conversion {
    case .entries(.keyed, _, let inner, _): finds(in: inner)
    case .entries(_, _, let inner, _), .optional(let inner, _), .field(let inner), .single(let inner),
      .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner), .dictionary(_, let inner, _),
      .keyed(let inner, _, _):
      finds(inEntries: inner)
    case .pipeline(let pipeline): finds(inEntries: pipeline.input)
    case .alternatives(let all): all.contains { finds(inEntries: $0) }
    case .mapping, .generic, .union, .jsonText, .scalar, .foreign, .enumeration, .parameter: false
    }
  }
}
