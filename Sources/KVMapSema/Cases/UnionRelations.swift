import KVMapSource

/// Relations between unions and other declarations, and their consequences.
struct UnionRelations {
  private(set) var diagnostics: [Diagnostic] = []
  private let graph: ContainmentGraph
  private let typeNames: TypeNames

  init(_ graph: ContainmentGraph, typeNames: TypeNames) {
    self.graph = graph
    self.typeNames = typeNames
  }

  mutating func check(_ writers: inout KeyWriters) {
    guard !graph.unions.isEmpty else { return }
    diagnostics += unionsOfThemselves()
    for union in graph.unions {
      if union.selection == .firstThatFits { diagnostics += CaseCoverage.problems(of: union, in: graph) }
      checkPayloads(of: union, &writers)
      checkMembers(of: union)
    }
  }

  /// The classes of a family are its base and what inherits from it.
  private mutating func checkMembers(of family: CheckedUnion) {
    guard let base = family.family else { return }
    for item in family.cases {
      guard case .mapping(let id)? = item.type else { continue }
      var next: MappingID? = id
      // A cycle was broken where it was reported.
      while let current = next, current != base { next = graph.mappings[current.index].base?.id }
      guard next == nil, graph.mappings[id.index].isComplete else { continue }
      diagnostics.append(SemaDiagnostics.noSubclass(item.name, of: family.name, at: item.nameSpan))
    }
  }

  // MARK: Recursion

  /// A union may not be a case of itself when both are read from one value: that would not terminate.
  private func unionsOfThemselves() -> [Diagnostic] {
    let edges = graph.unions.map { union in
      union.cases.compactMap { item -> CycleFinder.Edge<Span>? in
        guard union.readsWholeValue(item), let target = item.conversion?.unionOfSameValue else { return nil }
        return .init(target: target.index, label: item.typeSpan)
      }
    }
    return CycleFinder.closingEdges(edges).map { cycle in
      SemaDiagnostics.unionOfItself(cycle.nodes.map { graph.unions[$0].name }, at: cycle.closing)
    }
  }

  // MARK: Payloads

  private mutating func checkPayloads(of union: CheckedUnion, _ writers: inout KeyWriters) {
    guard case .discriminator(let path, _)? = union.selection, let first = path.steps.first, case .key(let key) = first
    else { return }
    for item in union.cases {
      guard let type = item.type, union.readsWholeValue(item) else { continue }
      guard item.conversion?.readsObject(in: graph) != false else {
        diagnostics.append(
          SemaDiagnostics.payloadIsNoObject(type.text(typeNames), union: union.name, at: item.typeSpan))
        continue
      }
      // The key is written by the union itself (A75); the `else` case retains the key that was read.
      guard item.written != nil, let conversion = item.conversion,
        let writer = writers.writer(of: DocumentKey(key), in: conversion, isOfFamily: union.family != nil)
      else { continue }
      diagnostics.append(
        writer.isKept
          ? SemaDiagnostics.payloadKeepsKey(
            writer.type, property: writer.member, key: key, keptAt: writer.span, at: item.typeSpan)
          : SemaDiagnostics.payloadWritesKey(
            writer.type, property: writer.member, key: key, writtenAt: writer.span, at: item.typeSpan))
    }
  }
}

extension CheckedUnion {
  /// Whether a case is read from the same value as the union.
  func readsWholeValue(_ item: Case) -> Bool {
    switch selection {
    case .firstThatFits, .discriminator(_, payload: nil), .context(_, payload: nil): true
    // Members next to the key are not known to belong to an unknown case (B6 of the language's decisions).
    case .discriminator, .context, .key: item.isElse
    case nil: false
    }
  }
}

extension Conversion {
  /// The union that is read from the same value as this.
  var unionOfSameValue: UnionID? {
    var conversion = self
    while true {
      switch conversion {
      case .union(let id): return id
      case .optional(let inner, _), .field(let inner), .array(let inner, acceptsSingle: true, _),
        .set(let inner, acceptsSingle: true, _):
        conversion = inner
      case .pipeline(let pipeline): conversion = pipeline.input
      case .alternatives(let all): return all.firstResult(of: \.unionOfSameValue)
      case .scalar, .mapping, .generic, .parameter, .enumeration, .foreign, .array, .set, .dictionary, .lazyArray,
        .keyed, .single, .entries, .jsonText:
        return nil
      }
    }
  }

  /// Whether it may be read from an object.
  func readsObject(in graph: ContainmentGraph) -> Bool {
    var work = OpenConversions([self])
    while let conversion = work.next() {
      switch conversion {
      case .mapping(let id), .generic(let id, _): if !graph.mappings[id.index].isRecord { return true }
      case .foreign, .dictionary, .keyed, .parameter: return true
      case .scalar(let scalar, _):
        if scalar == .value || scalar == .object || scalar == .coordinate { return true }
      case .union(let id):
        let union = graph.unions[id.index]
        switch union.selection {
        case .discriminator, .context(_, payload: .some), .key, nil: return true
        case .firstThatFits, .context(_, payload: nil): work.add(union.cases.compactMap(\.conversion))
        }
      case .optional(let inner, _), .field(let inner), .array(let inner, acceptsSingle: true, _),
        .set(let inner, acceptsSingle: true, _):
        work.add(inner)
      case .single(let collection): work.add(collection)
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .alternatives(let all): work.add(all)
      case .enumeration, .array, .set, .lazyArray, .entries, .jsonText: continue
      }
    }
    return false
  }
}
