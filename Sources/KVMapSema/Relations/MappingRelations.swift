import KVMapSource

/// Relations between mappings: which contains which, which gathers which, and the consequences.
struct MappingRelations {
  private(set) var resolved: [ResolvedMapping] = []
  private(set) var unions: [ResolvedUnion] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - mappings: All mappings, in the order of their numbers.
  ///   - cases: All enums, unions and families.
  ///   - typeNames: The names of the declared types.
  ///   - foreignTypes: The types that `extern type` declares, in the order of their numbers.
  ///   - fileOrder: The order of files by path, in which cycles are searched for.
  ///   - defaultAccess: The access level of types whose file does not set one.
  init(
    _ mappings: [CheckedMapping], cases: DeclaredCases, typeNames: TypeNames, foreignTypes: [CheckedForeignType],
    fileOrder: [FileID: Int], defaultAccess: AccessLevel
  ) {
    var checked = mappings
    let order = checked.indices.sorted { left, right in
      let (first, second) = (checked[left].nameSpan, checked[right].nameSpan)
      return (fileOrder[first.file] ?? 0, first.start) < (fileOrder[second.file] ?? 0, second.start)
    }
    diagnostics += InheritanceResolver.resolve(&checked, order: order)
    diagnostics += Self.decodableBases(checked)
    var comparisons = ComparisonChecker()
    for index in order { comparisons.check(&checked[index]) }
    diagnostics += comparisons.diagnostics
    diagnostics += InfiniteSizeCheck(checked).problems(order: order)
    diagnostics += SecondMappings(checked, cases: cases, typeNames: typeNames).problems()
    let graph = ContainmentGraph(mappings: checked, unions: cases.unions, enumerations: cases.enumerations)
    diagnostics += Self.unreadable(graph)
    diagnostics += Self.accessMismatches(graph, defaultAccess: defaultAccess)
    let tooFar = UnionReach.problems(in: cases.unions)
    diagnostics += tooFar

    var gathers = GatherResolver(checked, unions: cases.unions, order: order, typeNames: typeNames)
    // Paths in the mapping's own object, which nearly all properties have, need no further checks.
    let nonPathProperties = checked.map { mapping in
      mapping.properties.linked.filter { !$0.sources.allSatisfy(\.hasOnlyPaths) }
    }
    if nonPathProperties.contains(where: { $0.contains { $0.sources.contains(where: \.hasGather) } }) {
      gathers.resolve()
    }
    diagnostics += gathers.diagnostics
    // If unions reach too far, the checks that follow from them are skipped.
    var writers = KeyWriters(gathers.mappings, tooFar.isEmpty ? cases.unions : [])
    if tooFar.isEmpty {
      diagnostics += EndlessTypes(graph).problems()
      var unionRelations = UnionRelations(graph, typeNames: typeNames)
      unionRelations.check(&writers)
      diagnostics += unionRelations.diagnostics
    }

    let held = ReferencedMappings(tooFar.isEmpty ? cases.unions : [])
    let edges = checked.map { mapping in
      var seen: Set<Int> = []
      return mapping.properties.linked.flatMap { held($0) }.filter { seen.insert($0).inserted }
    }
    diagnostics += NonterminatingReads.problems(
      in: checked, unusual: nonPathProperties, unions: cases.unions, held: held, edges: edges, order: order)
    let asked = AskedQuestions(checked, unions: cases.unions).ofMappings
    let contextual = ContextualUnions(checked, unions: cases.unions)
    let surroundings = EnclosingScopeAnalysis(
      checked, unions: cases.unions, unusual: nonPathProperties, held: edges, asked: asked, contextual: contextual,
      typeNames: typeNames)
    diagnostics += surroundings.diagnostics
    let fromWithin = KeysReadFromWithin(checked, nonPathProperties: nonPathProperties, held: edges).ofMappings
    let contexts = PassedContexts(checked, unions: cases.unions, edges: edges, held: held, contextual: contextual)
    diagnostics += contexts.problems(in: graph, defaultAccess: defaultAccess)

    let conformances = KnownConformances(checked, cases: cases, foreignTypes: foreignTypes)
    diagnostics += conformances.problems(in: checked, unions: cases.unions, typeNames: typeNames)
    diagnostics += conformances.unstated(in: graph)
    diagnostics += SynthesisedCoding(checked, cases: cases, typeNames: typeNames).problems()
    diagnostics += GenericArguments.problems(in: checked, unions: cases.unions, typeNames: typeNames)
    diagnostics += Self.unreadableOutput(gathers.mappings, cases.unions)
    diagnostics += EmptyObjectDefaults(gathers.mappings, cases.unions, typeNames: typeNames).problems()
    diagnostics += conformances.incomparable(in: checked, typeNames: typeNames)
    var swiftNames = SwiftNameChecker(checked, unions: cases.unions, typeNames: typeNames)
    swiftNames.check()
    diagnostics += swiftNames.diagnostics
    let inPlace = Self.builtInPlace(checked)
    for mapping in gathers.mappings {
      let unlike = RecordRules.problems(of: mapping)
      diagnostics += unlike.isEmpty ? WriteConflicts.problems(of: mapping) : unlike
      diagnostics += SelectedElements.problems(of: mapping, &writers)
      diagnostics += SelectedElements.mistakable(in: mapping, &writers)
      diagnostics += XMLNameChecker.problems(of: mapping)
      diagnostics += KeyedElements.problems(of: mapping, in: checked, names: typeNames)
      diagnostics += KeyedElements.withoutObjects(of: mapping, in: graph, names: typeNames)
      diagnostics += MisreadSources.problems(of: mapping, in: graph, names: typeNames)
      resolved.append(
        ResolvedMapping(
          checked: mapping, conformances: conformances.mappings[mapping.id.index],
          isReadable: mapping.obstacle == nil,
          construction: mapping.construction?.kind ?? (inPlace[mapping.id.index] ? .inPlace : .memberwise),
          parentDepth: surroundings.parentDepths[mapping.id.index],
          isParent: surroundings.isParent[mapping.id.index],
          usesEnclosingScope: surroundings.usesEnclosingScope[mapping.id.index],
          passed: contexts.passed(with: mapping.id), readFromWithin: fromWithin[mapping.id.index]))
    }
    let isIndirect = cases.unions.isEmpty ? [] : Self.holdingThemselves(graph)
    unions = cases.unions.map { union in
      ResolvedUnion(
        checked: union, conformances: conformances.unions[union.id.index],
        isIndirect: isIndirect[graph.node(union.id)], passed: contexts.passed(with: union.id))
    }
  }

  /// Classes whose base states a conformance that Swift would have to synthesise for them, too.
  private static func decodableBases(_ checked: [CheckedMapping]) -> [Diagnostic] {
    checked.compactMap { mapping in
      guard let base = mapping.base,
        let stated = checked[base.id.index].protocols.first(where: { ["Codable", "Decodable"].contains($0) })
      else { return nil }
      return SemaDiagnostics.decodableBase(checked[base.id.index].name, stated, at: base.span)
    }
  }

  /// Which types may directly contain another value of themselves. A generic union contains what it is given.
  private static func holdingThemselves(_ graph: ContainmentGraph) -> [Bool] {
    var edges = (0..<graph.count).map { graph.edges(of: $0).filter(\.isDirect).map(\.target) }
    for (union, argument) in graph.argumentsOfUnions { edges[graph.node(union)].append(argument) }
    let components = StronglyConnected.components(edges)
    var sizes: [Int: Int] = [:]
    for component in components { sizes[component, default: 0] += 1 }
    return edges.indices.map { edges[$0].contains($0) || sizes[components[$0], default: 0] > 1 }
  }

  /// A type with a property that is only written, and that has no other source, cannot be decoded.
  private static func unreadable(_ graph: ContainmentGraph) -> [Diagnostic] {
    let obstacles = graph.mappings.map(\.obstacle)
    guard obstacles.contains(where: { $0 != nil }) else { return [] }
    func problems(_ type: ValueType?, at span: Span) -> [Diagnostic] {
      (type?.held ?? []).compactMap { held in
        guard case .mapping(let id) = held.type, let obstacle = obstacles[id.index] else { return nil }
        return SemaDiagnostics.notReadable(
          graph.mappings[id.index].name, because: obstacle.name, writtenAt: obstacle.nameSpan, at: span)
      }
    }
    let inMappings = graph.mappings.flatMap { mapping in
      mapping.properties.linked(from: mapping.inherited).filter { $0.isRead && !$0.isReadBySmallMap }
        .flatMap { problems($0.type, at: $0.typeSpan) }
    }
    // A subclass has every initialiser of its base, including the decoding one.
    let subclasses = graph.mappings.compactMap { mapping -> Diagnostic? in
      guard let base = mapping.base, obstacles[base.id.index] == nil, let obstacle = mapping.obstacle else {
        return nil
      }
      return SemaDiagnostics.unreadableSubclass(
        mapping.name, of: graph.mappings[base.id.index].name, because: obstacle.name, at: obstacle.nameSpan)
    }
    return subclasses + inMappings + graph.unions.flatMap { $0.cases.flatMap { problems($0.type, at: $0.typeSpan) } }
  }

  /// Output that cannot be read again, or not with the same meaning.
  private static func unreadableOutput(_ mappings: [CheckedMapping], _ unions: [CheckedUnion]) -> [Diagnostic] {
    var output = UnreadableOutput(mappings, unions)
    var diagnostics: [Diagnostic] = []
    // A property of a mixin or a base is reported once, and so is the first one of each mapping for its unions.
    var reported: Set<Span> = []
    var first: [Int: CheckedProperty] = [:]
    for mapping in mappings where mapping.properties.needsMoreThanItWrites {
      for property in output.properties(of: mapping, in: mappings) {
        first[mapping.id.index] = first[mapping.id.index] ?? property
        guard reported.insert(property.nameSpan).inserted else { continue }
        diagnostics.append(
          SemaDiagnostics.unreadableOutput(mapping.name, without: property.name, at: property.nameSpan))
      }
    }
    for mapping in mappings {
      for (property, path) in UnreadableOutput.refusedKeys(of: mapping) {
        guard reported.insert(property.nameSpan).inserted else { continue }
        diagnostics.append(
          SemaDiagnostics.unreadableOutput(mapping.name, refused: path.description, at: property.nameSpan))
      }
    }
    for union in unions where union.selection == .firstThatFits {
      for item in union.cases where item.isWritten && !item.isElse {
        guard let id = item.conversion?.payloadMapping else { continue }
        guard let property = first[id.index] else { continue }
        diagnostics.append(
          SemaDiagnostics.unreadableCase(
            item.name, mappings[id.index].name, without: property.name, readAt: property.nameSpan, at: item.nameSpan))
      }
    }
    return diagnostics
  }

  /// Swift requires a type to be as visible as the types that contain it or inherit from it.
  private static func accessMismatches(_ graph: ContainmentGraph, defaultAccess: AccessLevel) -> [Diagnostic] {
    let generated = (0..<graph.count).filter(graph.isGenerated)
    // Usually all have the same level.
    let first = generated.first.map { graph.access($0) ?? defaultAccess }
    guard generated.contains(where: { (graph.access($0) ?? defaultAccess) != first }) else { return [] }
    return generated.flatMap { node -> [Diagnostic] in
      let access = graph.access(node) ?? defaultAccess
      let base = graph.mapping(node)?.base.flatMap { base -> Diagnostic? in
        let other = graph.mappings[base.id.index]
        let otherAccess = other.access ?? defaultAccess
        guard otherAccess < access else { return nil }
        return SemaDiagnostics.accessMismatch(
          graph.name(node), access, inherits: other.name, otherAccess, at: base.span)
      }
      return [base].compactMap(\.self)
        + graph.ownEdges(of: node).compactMap { edge in
          let target = graph.declared(edge.target)
          let otherAccess = graph.access(target) ?? defaultAccess
          guard graph.isGenerated(target), otherAccess < access else { return nil }
          return SemaDiagnostics.accessMismatch(
            graph.name(node), access, holds: graph.name(target), otherAccess, at: edge.typeSpan)
        }
    }
  }

  /// Which mappings are decoded into an existing empty value: structs whose parts all have one.
  private static func builtInPlace(_ checked: [CheckedMapping]) -> [Bool] {
    let holders = checked.map { mapping in
      mapping.properties.linked.compactMap { property -> Int? in
        guard case .mapping(let id)? = property.type else { return nil }
        return id.index
      }
    }
    let memberwise = checked.map { mapping in
      mapping.kind != .structure || !mapping.parameters.isEmpty || mapping.construction != nil || mapping.hasConstants
        || mapping.properties.linked.contains {
          $0.isBoxed || $0.type?.hasEmptyValue == false && !$0.hasDefault || !$0.hasOnlyConstants
        }
    }
    return spread(from: memberwise, to: holders).map { !$0 }
  }

  /// Spreads a property of mappings to all that contain one with it.
  ///
  /// - Parameter held: For each mapping the mappings that it contains.
  /// - Complexity: Linear in the number of mappings and of their contents.
  static func spread(from start: [Bool], to held: [[Int]]) -> [Bool] {
    var holders = [[Int]](repeating: [], count: held.count)
    for (holder, members) in held.enumerated() {
      for member in members { holders[member].append(holder) }
    }
    var result = start
    var work = start.indices.filter { start[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where !result[holder] {
        result[holder] = true
        work.append(holder)
      }
    }
    return result
  }
}

extension CheckedMapping {
  /// A property without a source of its value, which prevents decoding of the type. A type that is built by assignment
  /// keeps the property's initial value.
  var obstacle: CheckedProperty? {
    switch construction?.kind {
    case .assignment, .factory: nil
    case .inPlace, .memberwise, nil: properties.linked.first { !$0.isRead && !$0.hasFallback && !$0.isTransient }
    }
  }
}

extension ValueType {
  /// Whether there is an initial value before anything was read. For a mapping this depends on its parts.
  fileprivate var hasEmptyValue: Bool {
    switch self {
    case .scalar, .mapping, .enumeration, .optional, .array, .set, .dictionary, .field, .lazyArray: true
    case .generic, .parameter, .union, .foreign: false
    }
  }
}

extension AccessLevel: Comparable {
  /// A rank that orders access levels by visibility.
  private var reach: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.reach < right.reach }
}
