import KVMapSource

/// What callers pass with documents of each type: the `context` that its own rules use, or those of its contents.
struct PassedContexts {
  private enum Use {
    case none
    /// Only unions look into it, so it is any tree.
    case open
    /// As declared by the mapping with this number.
    case declared(Int)
    /// The types that this one contains declare it differently, so it is any tree.
    case mixed
  }

  private let checked: [CheckedMapping]
  private let unions: [CheckedUnion]
  private let mappingUses: [Use]
  private let unionUses: [Use]

  /// - Parameters:
  ///   - edges: For each mapping those that read the contents of its properties.
  ///   - held: Which mappings read a value of a type.
  ///
  /// - Complexity: Linear in the size of the mappings and unions.
  init(
    _ checked: [CheckedMapping], unions: [CheckedUnion], edges: [[Int]], held: ReferencedMappings,
    contextual: ContextualUnions
  ) {
    self.checked = checked
    self.unions = unions
    let uses = Self.uses(checked, contextual.ofMappings, edges: edges)
    mappingUses = uses
    unionUses = zip(unions, contextual.ofUnions).map { union, isContextual in
      var members = union.cases.compactMap(\.type).flatMap { held($0) }
      if let base = union.family { members.append(base.index) }
      return members.reduce(isContextual ? .open : .none) { Self.joined($0, uses[$1], in: checked) ?? $0 }
    }
  }

  func passed(with id: MappingID) -> Mapping.Context? { context(mappingUses[id.index]) }

  func passed(with id: UnionID) -> Mapping.Context? { context(unionUses[id.index]) }

  private func context(_ use: Use) -> Mapping.Context? {
    switch use {
    case .none: nil
    case .declared(let index): checked[index].context
    case .mixed, .open: Mapping.Context(name: "context", type: .scalar(.value), conversion: .scalar(.value, .strict))
    }
  }

  /// Contexts spread outwards from the mappings that declare one.
  private static func uses(_ checked: [CheckedMapping], _ isOpen: [Bool], edges: [[Int]]) -> [Use] {
    var uses = zip(checked, isOpen).map { mapping, isOpen -> Use in
      mapping.context != nil ? .declared(mapping.id.index) : isOpen ? .open : .none
    }
    var holders = [[Int]](repeating: [], count: edges.count)
    for (holder, members) in edges.enumerated() {
      for member in members { holders[member].append(holder) }
    }
    var work = checked.indices.filter { checked[$0].context != nil || isOpen[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where checked[holder].context == nil {
        // Each mapping's use changes at most three times: to any tree, to one declaration, and to several.
        guard let joined = joined(uses[holder], uses[next], in: checked) else { continue }
        uses[holder] = joined
        work.append(holder)
      }
    }
    return uses
  }

  /// The combination of two uses; `nil` when the second changes nothing.
  private static func joined(_ old: Use, _ new: Use, in checked: [CheckedMapping]) -> Use? {
    switch (old, new) {
    case (_, .none), (.mixed, _), (.open, .open), (.declared, .open): return nil
    case (.none, _), (.open, _), (.declared, .mixed): return new
    case (.declared(let first), .declared(let second)):
      return checked[first].context?.type == checked[second].context?.type ? nil : .mixed
    }
  }

  // MARK: Visibility

  /// The passed context is part of the interface of a mapper, so its type must be as visible.
  func problems(in graph: ContainmentGraph, defaultAccess: AccessLevel) -> [Diagnostic] {
    let ofMappings = checked.flatMap { mapping -> [Diagnostic] in
      // An inline mapping is not a document type.
      if case .smallMap = mapping.kind { return [] }
      return problems(
        mapping.name, mapping.access ?? defaultAccess, mappingUses[mapping.id.index], isOwn: mapping.context != nil,
        at: mapping.contextSpan ?? mapping.nameSpan, graph, defaultAccess)
    }
    return ofMappings
      + unions.flatMap { union in
        problems(
          union.name, union.access ?? defaultAccess, unionUses[union.id.index], isOwn: false, at: union.nameSpan, graph,
          defaultAccess)
      }
  }

  private func problems(
    _ name: String, _ access: AccessLevel, _ use: Use, isOwn: Bool, at span: Span, _ graph: ContainmentGraph,
    _ defaultAccess: AccessLevel
  ) -> [Diagnostic] {
    guard case .declared(let index) = use, let context = checked[index].context else { return [] }
    // A context type that is as visible as the declaring type was reported there.
    guard isOwn || (checked[index].access ?? defaultAccess) < access else { return [] }
    return graph.edges(of: context.type, at: span).compactMap { edge in
      let other = graph.access(edge.target) ?? defaultAccess
      guard graph.isGenerated(edge.target), other < access else { return nil }
      return SemaDiagnostics.accessMismatch(name, access, isPassed: graph.name(edge.target), other, at: span)
    }
  }
}
