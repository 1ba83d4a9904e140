import KVMapSource

/// Finds properties that are never read, because what their source is has another kind than what they are read from:
/// `[*]` is always an array, and `rest` an object, or what is left of an array. What `self` is, other rules do not say:
/// an element of XML has a text and attributes.
enum MisreadSources {
  static func problems(of mapping: CheckedMapping, in graph: ContainmentGraph, names: TypeNames) -> [Diagnostic] {
    mapping.properties.linked(from: mapping.inherited).compactMap { property in
      guard property.isRead, let type = property.type, let conversion = property.conversion else { return nil }
      for term in property.source?.alternatives ?? [] {
        guard let found = kind(of: term, property, in: mapping) else { continue }
        let isReadable = found.isArray ? conversion.readsArray(in: graph) : conversion.readsObject(in: graph)
        guard !isReadable else { continue }
        return SemaDiagnostics.misreadSource(
          found.source, isArray: found.isArray, as: type.text(names), hasPipeline: property.hasPipeline,
          at: property.typeSpan)
      }
      return nil
    }
  }

  private struct Found {
    var source: String
    var isArray: Bool
  }

  /// - Returns: `nil` if it is not known whether the source is an array or an object, or if that is checked elsewhere.
  private static func kind(of term: RuleTerm, _ property: CheckedProperty, in mapping: CheckedMapping) -> Found? {
    switch term {
    // An empty array may stand for an empty object.
    case .path(let path) where path.path.isProjection && !property.acceptsEmptyArrays:
      return Found(source: path.path.description, isArray: true)
    case .enclosing(let around) where around.path.isProjection && !property.acceptsEmptyArrays:
      return Found(source: around.text, isArray: true)
    // Without transformers the type says it.
    case .rest where property.hasPipeline: return Found(source: "rest", isArray: mapping.isRecord)
    case .path, .enclosing, .gather, .whole, .rest, .members, .elementKey, .elementIndex: return nil
    }
  }
}

extension Conversion {
  /// Whether it may be read from an array.
  fileprivate func readsArray(in graph: ContainmentGraph) -> Bool {
    var work = OpenConversions([self])
    while let conversion = work.next() {
      // An array of exactly one scalar may stand for it.
      if conversion.readsOnlyElement { return true }
      switch conversion {
      case .array, .set, .lazyArray, .entries, .foreign, .parameter, .scalar(.value, _): return true
      case .mapping(let id), .generic(let id, _): if graph.mappings[id.index].mayBeArray { return true }
      case .union(let id):
        let union = graph.unions[id.index]
        guard let selection = union.selection else { return true }
        switch selection {
        case .firstThatFits, .context(_, payload: nil): work.add(union.cases.compactMap(\.conversion))
        case .discriminator, .context, .key: if union.cases.contains(where: \.isElse) { return true }
        }
      case .optional(let inner, _), .field(let inner), .single(let inner): work.add(inner)
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .alternatives(let all): work.add(all)
      case .scalar, .enumeration, .dictionary, .keyed, .jsonText: continue
      }
    }
    return false
  }
}

extension CheckedMapping {
  /// Whether an array may stand in the place of the object: for its elements, or for the object itself.
  fileprivate var mayBeArray: Bool {
    if case .genericUnion = kind { return true }
    if !isComplete || isRecord { return true }
    return properties.contains { property in
      (property.source?.alternatives ?? []).contains { if case .whole = $0 { true } else { false } }
    }
  }
}
