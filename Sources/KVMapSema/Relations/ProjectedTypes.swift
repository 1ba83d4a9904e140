import KVMapSource

/// Finds properties that read `a[*].b`, which is an array, by a type that no array is read as.
enum ProjectedTypes {
  static func problems(of mapping: CheckedMapping, in graph: ContainmentGraph, names: TypeNames) -> [Diagnostic] {
    mapping.properties.dropFirst(mapping.inherited).flatMap { property -> [Diagnostic] in
      guard property.isRead, let type = property.type, let conversion = property.conversion,
        !conversion.mayReadArray(in: graph)
      else { return [] }
      return (property.source?.alternatives ?? []).compactMap { term in
        guard case .path(let path) = term, path.path.steps.contains(.every) else { return nil }
        return SemaDiagnostics.projectionIsArray(type.text(names), at: path.span)
      }
    }
  }
}

extension Conversion {
  /// Whether it may be read from an array.
  fileprivate func mayReadArray(in graph: ContainmentGraph) -> Bool {
    var work = OpenConversions([self])
    while let conversion = work.next() {
      switch conversion {
      case .array, .set, .lazyArray, .keyed, .single, .entries, .foreign, .parameter: return true
      case .scalar(let scalar, _): if scalar == .value || scalar == .coordinate { return true }
      case .mapping(let id), .generic(let id, _):
        let mapping = graph.mappings[id.index]
        let isOfWhole = mapping.properties.contains { property in
          property.source?.alternatives.contains { if case .whole = $0 { true } else { false } } ?? false
        }
        if mapping.isRecord || isOfWhole || !mapping.isComplete { return true }
        if case .genericUnion = mapping.kind { return true }
      case .union(let id):
        let union = graph.unions[id.index]
        if union.cases.contains(where: \.isElse) { return true }
        switch union.selection {
        case .discriminator, .key: continue
        case .context, nil: return true
        case .firstThatFits: work.add(union.cases.compactMap(\.conversion))
        }
      case .optional(let inner, _), .field(let inner): work.add(inner)
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .alternatives(let all): work.add(all)
      case .enumeration, .dictionary, .jsonText: continue
      }
    }
    return false
  }
}
