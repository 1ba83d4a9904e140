import KVMapSource

/// Finds types whose reads never terminate, because a source leads back to where reading began: `$parent` to the
/// enclosing object, `self` to the same object.
///
/// A rule under a key reads less than its mapping does, so a type that contains itself that way ends with the document.
/// A rule under `$parent`, `$root` or `$context` may read as much again, and must not be part of any cycle. A rule
/// under `self` or `gather` reads the same object again, and must not be part of a cycle of such rules
/// (`GatherResolver` reports those of gathers).
enum NonterminatingReads {
  private struct Jump {
    var source: String
    var span: Span
    var targets: [Int]
  }

  /// - Parameter unusual: For each mapping the properties whose sources are not only paths in their own object.
  static func problems(
    in checked: [CheckedMapping], unusual: [[CheckedProperty]], unions: [CheckedUnion], held: ReferencedMappings,
    edges: [[Int]], order: [Int]
  ) -> [Diagnostic] {
    let jumps = unusual.map { $0.compactMap { jump($0, held: held) } }
    let wholes = zip(checked, unusual).map { mapping, properties in
      guard case .genericUnion(let id) = mapping.kind else { return properties.compactMap { whole($0, held: held) } }
      let targets = readersOfSameValue(as: id, checked, unions)
      return targets.isEmpty ? [] : [Jump(source: unions[id.index].name, span: mapping.nameSpan, targets: targets)]
    }
    guard jumps.contains(where: { !$0.isEmpty }) || wholes.contains(where: { !$0.isEmpty }) else { return [] }
    return cycles(of: wholes, checked, order) + loops(of: jumps, checked, edges: edges, order)
  }

  private static func jump(_ property: CheckedProperty, held: ReferencedMappings) -> Jump? {
    guard property.isRead else { return nil }
    for case .enclosing(let around) in property.source?.nonPathTerms ?? [] {
      let targets = held(property)
      return targets.isEmpty ? nil : Jump(source: around.text, span: around.span, targets: targets)
    }
    return nil
  }

  /// A collection is read from something inside the object; a lenient array or set of one from the object itself.
  private static func whole(_ property: CheckedProperty, held: ReferencedMappings) -> Jump? {
    guard property.isRead else { return nil }
    for case .whole(let span) in property.source?.alternatives ?? [] {
      var conversion = property.conversion
      while case .optional(let wrapped, _)? = conversion { conversion = wrapped }
      switch conversion {
      case .array(_, false, _)?, .set(_, false, _)?, .dictionary?, .lazyArray?, .keyed?, .entries?, .single?,
        .jsonText?:
        return nil
      case .array?, .set?, .scalar?, .mapping?, .generic?, .parameter?, .enumeration?, .union?, .foreign?, .optional?,
        .field?, .pipeline?, .alternatives?, nil:
        break
      }
      let targets = held(property)
      return targets.isEmpty ? nil : Jump(source: "self", span: span, targets: targets)
    }
    return nil
  }

  /// The mappings by which the cases of a generic union read the same value: not those of what is inside a payload.
  private static func readersOfSameValue(
    as id: UnionID, _ checked: [CheckedMapping], _ unions: [CheckedUnion]
  ) -> [Int] {
    var found: [Int] = []
    var work = OpenConversions([.union(id)])
    while let next = work.next() {
      switch next {
      case .mapping(let id): found.append(id.index)
      case .generic(let id, let arguments):
        found.append(id.index)
        // A case of another union may be its argument.
        if case .genericUnion = checked[id.index].kind { work.add(arguments) }
      case .union(let id):
        let union = unions[id.index]
        work.add(union.cases.filter { union.readsWholeValue($0) }.compactMap(\.conversion))
      case .optional(let inner, _), .field(let inner), .array(let inner, acceptsSingle: true, _),
        .set(let inner, acceptsSingle: true, _):
        work.add(inner)
      case .pipeline(let pipeline): work.add(pipeline.input)
      case .alternatives(let all): work.add(all)
      case .scalar, .parameter, .enumeration, .foreign, .array, .set, .dictionary, .lazyArray, .keyed, .single,
        .entries, .jsonText:
        continue
      }
    }
    return found
  }

  private static func cycles(of wholes: [[Jump]], _ checked: [CheckedMapping], _ order: [Int]) -> [Diagnostic] {
    var position = [Int](repeating: 0, count: checked.count)
    for (place, index) in order.enumerated() { position[index] = place }
    let edges = order.map { index in
      wholes[index].flatMap { jump in
        jump.targets.map { CycleFinder.Edge(target: position[$0], label: jump) }
      }
    }
    return CycleFinder.closingEdges(edges).map { cycle in
      SemaDiagnostics.endlessReading(
        cycle.nodes.map { checked[order[$0]].name }, source: cycle.closing.source, at: cycle.closing.span)
    }
  }

  private static func loops(
    of jumps: [[Jump]], _ checked: [CheckedMapping], edges: [[Int]], _ order: [Int]
  ) -> [Diagnostic] {
    let components = StronglyConnected.components(edges)
    return order.flatMap { index in
      jumps[index].compactMap { jump -> Diagnostic? in
        guard let target = jump.targets.first(where: { components[$0] == components[index] }) else { return nil }
        let names = target == index ? [checked[index].name] : [checked[index].name, checked[target].name]
        return SemaDiagnostics.endlessReading(names, source: jump.source, at: jump.span)
      }
    }
  }
}
