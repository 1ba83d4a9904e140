import KVMapSource

/// Reports generated types that are not `Hashable` or `Sendable` because they contain a type whose conformances are not
/// stated.
///
/// Classes and lazy arrays are not reported: they are known not to be hashable, and no statement could change that. Nor
/// are user-defined types that themselves contain the generated type: objects that refer to each other are not values,
/// and hashing one would never terminate.
struct UnstatedConformances {
  private(set) var diagnostics: [Diagnostic] = []

  private let graph: ContainmentGraph
  private let foreignTypes: [CheckedForeignType]
  /// The strongly connected components of `graph`, by node; computed on first use.
  private var components: [Int]?

  init(_ graph: ContainmentGraph, foreignTypes: [CheckedForeignType]) {
    self.graph = graph
    self.foreignTypes = foreignTypes
  }

  /// A type that is declared in Swift and about which the mapping files state too little.
  private struct Declared {
    var name: String
    var span: Span
    var unsaid: Conformances
  }

  /// - Parameters:
  ///   - holder: The node of a generated type.
  ///   - missing: The protocols that it would conform to if everything were stated.
  ///   - parts: The types that it contains, with their locations.
  ///   - known: For each mapping, the protocols that it is known to conform to.
  ///   - denied: For each node, the protocols that it is known not to conform to.
  mutating func add(
    of holder: Int, missing: Conformances, _ parts: [(type: ValueType, span: Span)], known: [Conformances],
    denied: [Conformances]
  ) {
    guard !missing.isEmpty else { return }
    var reported: Set<Span> = []
    for part in parts where part.type.hasParts || part.type.isDeclared {
      for type in types(heldBy: part.type) {
        guard let declared = declared(type, known, denied), !holds(type, holder) else { continue }
        let blamed = missing.intersection(declared.unsaid)
        guard !blamed.isEmpty, reported.insert(declared.span).inserted else { continue }
        diagnostics.append(
          SemaDiagnostics.unstatedConformance(
            of: declared.name, blamed, declared: declared.span, holder: graph.name(holder), at: part.span))
      }
    }
  }

  /// A type deeper inside is not looked for, so that a chain of types takes no more than linear time.
  private static let mostTypes = 1_000

  /// The types that a value consists of, also inside of generated types: these conform only if their parts do.
  private func types(heldBy type: ValueType) -> [ValueType] {
    var found: [ValueType] = []
    var work = [type]
    var seen: Set<Int> = []
    while found.count < Self.mostTypes, let next = work.popLast() {
      next.visitParts { part in
        found.append(part)
        switch part {
        case .mapping(let id), .generic(let id, _):
          let mapping = graph.mappings[id.index]
          guard mapping.isGenerated, seen.insert(graph.node(id)).inserted else { return }
          work += mapping.partsThatConform
        case .union(let id):
          let union = graph.unions[id.index]
          guard union.kind == .generated, seen.insert(graph.node(id)).inserted else { return }
          work += union.cases.compactMap(\.type)
        case .scalar, .parameter, .enumeration, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
          break
        }
      }
    }
    return found
  }

  private func declared(_ type: ValueType, _ known: [Conformances], _ denied: [Conformances]) -> Declared? {
    switch type {
    case .mapping(let id):
      let mapping = graph.mappings[id.index]
      guard !mapping.isGenerated else { return nil }
      // A second mapping states nothing of its own.
      if let first = mapping.partsThatConform.first { return declared(first, known, denied) }
      let unsaid = Conformances.all.subtracting(known[id.index]).subtracting(denied[id.index])
      return Declared(name: mapping.typeName, span: mapping.nameSpan, unsaid: unsaid)
    case .foreign(let id):
      guard foreignTypes.indices.contains(id.index) else { return nil }
      let foreign = foreignTypes[id.index]
      return Declared(name: foreign.type.typeName, span: foreign.nameSpan, unsaid: foreign.type.conformances.unsaid)
    case .union(let id):
      let union = graph.unions[id.index]
      guard union.family == nil, union.kind != .generated else { return nil }
      return Declared(name: union.typeName, span: union.nameSpan, unsaid: union.conformances.unsaid)
    case .scalar, .generic, .parameter, .enumeration, .optional, .array, .set, .dictionary, .field, .lazyArray:
      return nil
    }
  }

  /// Whether a value of the type may in turn contain a value of the holder.
  private mutating func holds(_ type: ValueType, _ holder: Int) -> Bool {
    guard case .mapping(let id) = type else { return false }
    let found = components ?? StronglyConnected.components((0..<graph.count).map { graph.edges(of: $0).map(\.target) })
    components = found
    return found[graph.node(id)] == found[holder]
  }
}
