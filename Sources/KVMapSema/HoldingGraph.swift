import KVMapSource

/// Which declared types hold which: mappings, unions and enumerations in one numbering.
struct HoldingGraph {
  let mappings: [CheckedMapping]
  let unions: [CheckedUnion]
  let enumerations: [CheckedEnumeration]

  /// Something that a property or a payload holds.
  struct Edge {
    var target: Int
    /// Without an array or the like between.
    var isDirect: Bool
    /// Without an optional as well, and nothing else takes its place.
    var isNeeded: Bool
    var name: String
    var typeSpan: Span
  }

  var count: Int { mappings.count + unions.count + enumerations.count }

  func node(_ id: MappingID) -> Int { id.index }
  func node(_ id: UnionID) -> Int { mappings.count + id.index }
  func node(_ id: EnumerationID) -> Int { mappings.count + unions.count + id.index }

  /// What a node is; exactly one of them is there.
  func mapping(_ node: Int) -> CheckedMapping? { node < mappings.count ? mappings[node] : nil }

  func union(_ node: Int) -> CheckedUnion? {
    let index = node - mappings.count
    return unions.indices.contains(index) ? unions[index] : nil
  }

  func enumeration(_ node: Int) -> CheckedEnumeration? {
    let index = node - mappings.count - unions.count
    return enumerations.indices.contains(index) ? enumerations[index] : nil
  }

  func name(_ node: Int) -> String { mapping(node)?.name ?? union(node)?.name ?? enumeration(node)?.name ?? "?" }

  func nameSpan(_ node: Int) -> Span? {
    mapping(node)?.nameSpan ?? union(node)?.nameSpan ?? enumeration(node)?.nameSpan
  }

  /// Whether the Swift type is generated, and not the user's.
  func isGenerated(_ node: Int) -> Bool { mapping(node)?.isGenerated ?? true }

  func access(_ node: Int) -> AccessLevel? { mapping(node)?.access ?? union(node)?.access ?? enumeration(node)?.access }

  /// What a node holds, in the order of declaration.
  func edges(of node: Int) -> [Edge] { edges(of: node, without: 0) }

  /// The same without what a class has from its base.
  func ownEdges(of node: Int) -> [Edge] { edges(of: node, without: mapping(node)?.inherited ?? 0) }

  /// What a value of a type holds.
  func edges(of type: ValueType, at span: Span) -> [Edge] { edges(of: type, name: "", at: span, hasDefault: false) }

  private func edges(of node: Int, without inherited: Int) -> [Edge] {
    if let mapping = mapping(node) {
      return mapping.properties.dropFirst(inherited).flatMap { property in
        edges(of: property.type, name: property.name, at: property.typeSpan, hasDefault: property.hasDefault)
      }
    }
    guard let union = union(node) else { return [] }
    return union.cases.flatMap { edges(of: $0.type, name: $0.name, at: $0.typeSpan, hasDefault: false) }
  }

  private func edges(of type: ValueType?, name: String, at span: Span, hasDefault: Bool) -> [Edge] {
    guard let type else { return [] }
    return type.held.map { held in
      let target =
        switch held.type {
        case .mapping(let id): node(id)
        case .union(let id): node(id)
        case .enumeration(let id): node(id)
        }
      return Edge(
        target: target, isDirect: held.isDirect, isNeeded: held.isDirect && !held.isOptional && !hasDefault,
        name: name, typeSpan: span)
    }
  }
}

/// A declared type in another.
struct HeldType {
  enum Declared { case mapping(MappingID), union(UnionID), enumeration(EnumerationID) }

  var type: Declared
  var isDirect: Bool
  var isOptional: Bool
}

extension ValueType {
  /// The declared types that a value of the type holds.
  var held: [HeldType] { held(isDirect: true, isOptional: false) }

  private func held(isDirect: Bool, isOptional: Bool) -> [HeldType] {
    switch self {
    case .scalar, .parameter, .foreign: []
    case .mapping(let id): [HeldType(type: .mapping(id), isDirect: isDirect, isOptional: isOptional)]
    case .union(let id): [HeldType(type: .union(id), isDirect: isDirect, isOptional: isOptional)]
    case .enumeration(let id): [HeldType(type: .enumeration(id), isDirect: isDirect, isOptional: isOptional)]
    case .generic(let id, let arguments):
      [HeldType(type: .mapping(id), isDirect: isDirect, isOptional: isOptional)]
        + arguments.flatMap { $0.held(isDirect: isDirect, isOptional: isOptional) }
    case .optional(let wrapped), .field(let wrapped): wrapped.held(isDirect: isDirect, isOptional: true)
    case .array(let element), .set(let element), .lazyArray(let element):
      element.held(isDirect: false, isOptional: isOptional)
    case .dictionary(let key, let value):
      key.held(isDirect: false, isOptional: isOptional) + value.held(isDirect: false, isOptional: isOptional)
    }
  }
}
