import KVMapSource

/// Tells which generated types are not `Hashable` or `Sendable` because of a type of which nothing is said.
///
/// A class or a lazy array in them is not told: that they are not hashable is known, and nothing said would change it. Nor
/// is a type of the user's that holds the generated one in turn: objects that know each other are no values, and to hash
/// one would never end.
struct UnstatedConformances {
  private(set) var diagnostics: [Diagnostic] = []

  private let graph: HoldingGraph
  private let foreignTypes: [CheckedForeignType]
  /// Which mappings and unions lead to each other; `nil` until that is asked.
  private var components: [Int]?

  init(_ graph: HoldingGraph, foreignTypes: [CheckedForeignType]) {
    self.graph = graph
    self.foreignTypes = foreignTypes
  }

  /// What Swift declares, and a mapping file says too little of.
  private struct Declared {
    var name: String
    var span: Span
    var unsaid: Conformances
  }

  /// - Parameters:
  ///   - holder: The node of a generated type.
  ///   - missing: To what it would conform if all were said.
  ///   - parts: What it holds, and where that stands.
  ///   - known: To what the mappings are known to conform.
  ///   - denied: To what they are known not to conform.
  mutating func add(
    of holder: Int, missing: Conformances, _ parts: [(type: ValueType, span: Span)], known: [Conformances],
    denied: [Conformances]
  ) {
    guard !missing.isEmpty else { return }
    var told: Set<Span> = []
    for part in parts where part.type.hasParts || part.type.isDeclared {
      var types: [ValueType] = []
      part.type.visitParts { types.append($0) }
      for type in types {
        guard let declared = declared(type, known, denied), !holds(type, holder) else { continue }
        let blamed = missing.intersection(declared.unsaid)
        guard !blamed.isEmpty, told.insert(declared.span).inserted else { continue }
        diagnostics.append(
          SemaDiagnostics.unstatedConformance(
            of: declared.name, blamed, declared: declared.span, holder: graph.name(holder), at: part.span))
      }
    }
  }

  private func declared(_ type: ValueType, _ known: [Conformances], _ denied: [Conformances]) -> Declared? {
    switch type {
    case .mapping(let id):
      let mapping = graph.mappings[id.index]
      guard !mapping.isGenerated else { return nil }
      // A second mapping says nothing itself.
      if let first = mapping.partsThatConform.first { return declared(first, known, denied) }
      let unsaid = Conformances.all.subtracting(known[id.index]).subtracting(denied[id.index])
      return Declared(name: mapping.typeName, span: mapping.nameSpan, unsaid: unsaid)
    case .foreign(let id):
      guard foreignTypes.indices.contains(id.index) else { return nil }
      let foreign = foreignTypes[id.index]
      return Declared(name: foreign.type.typeName, span: foreign.nameSpan, unsaid: foreign.type.conformances.unsaid)
    case .scalar, .generic, .parameter, .enumeration, .union, .optional, .array, .set, .dictionary, .field, .lazyArray:
      return nil
    }
  }

  /// Whether a value of the type may lead to one of the holder, which holds it.
  private mutating func holds(_ type: ValueType, _ holder: Int) -> Bool {
    guard case .mapping(let id) = type else { return false }
    let found = components ?? StronglyConnected.components((0..<graph.count).map { graph.edges(of: $0).map(\.target) })
    components = found
    return found[graph.node(id)] == found[holder]
  }
}
