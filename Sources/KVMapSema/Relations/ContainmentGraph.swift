import KVMapSource

/// The containment graph of declared types: mappings, unions and enumerations in one numbering.
struct ContainmentGraph {
  let mappings: [CheckedMapping]
  let unions: [CheckedUnion]
  let enumerations: [CheckedEnumeration]

  /// A declared type that a property or a payload contains.
  struct Edge {
    var target: Int
    /// Without an array or the like in between.
    var isDirect: Bool
    /// Without an optional as well, and without a fallback: each value has one.
    var isNeeded: Bool
    var isBoxed = false
    var name: String
    var typeSpan: Span
  }

  var count: Int { mappings.count + unions.count + enumerations.count }

  func node(_ id: MappingID) -> Int { id.index }
  func node(_ id: UnionID) -> Int { mappings.count + id.index }
  func node(_ id: EnumerationID) -> Int { mappings.count + unions.count + id.index }

  private func node(_ declared: HeldType.Declared) -> Int {
    switch declared {
    case .mapping(let id): node(id)
    case .union(let id): node(id)
    case .enumeration(let id): node(id)
    }
  }

  private enum Place {
    case mapping(Int)
    case union(Int)
    case enumeration(Int)
  }

  /// The kind of a node, and its position among the nodes of that kind.
  private func place(_ node: Int) -> Place {
    if node < mappings.count { return .mapping(node) }
    let index = node - mappings.count
    return index < unions.count ? .union(index) : .enumeration(index - unions.count)
  }

  func mapping(_ node: Int) -> CheckedMapping? {
    if case .mapping(let index) = place(node) { mappings[index] } else { nil }
  }

  func union(_ node: Int) -> CheckedUnion? {
    if case .union(let index) = place(node) { unions[index] } else { nil }
  }

  func name(_ node: Int) -> String {
    switch place(node) {
    case .mapping(let index): mappings[index].name
    case .union(let index): unions[index].name
    case .enumeration(let index): enumerations[index].name
    }
  }

  /// Whether the Swift type is generated and not user-defined.
  func isGenerated(_ node: Int) -> Bool {
    switch place(node) {
    case .mapping(let index): mappings[index].isGenerated
    case .union(let index): unions[index].kind == .generated
    case .enumeration(let index): enumerations[index].kind == .generated
    }
  }

  /// The type itself, for a second mapping of a type that a file declares.
  func declared(_ node: Int) -> Int {
    let declared =
      switch place(node) {
      case .mapping(let index): mappings[index].declaredType
      case .union(let index): unions[index].declaredType
      case .enumeration(let index): enumerations[index].declaredType
      }
    return declared?.held.first.map { self.node($0.type) } ?? node
  }

  func access(_ node: Int) -> AccessLevel? {
    switch place(node) {
    case .mapping(let index): mappings[index].access
    case .union(let index): unions[index].access
    case .enumeration(let index): enumerations[index].access
    }
  }

  /// The contents of a node, in the order of declaration.
  func edges(of node: Int) -> [Edge] { edges(of: node, isWhole: true) }

  /// The same without the members that a class inherits from its base.
  func ownEdges(of node: Int) -> [Edge] { edges(of: node, isWhole: false) }

  /// The contents of a value of a type.
  func edges(of type: ValueType, at span: Span) -> [Edge] { edges(of: type, name: "", at: span, hasDefault: false) }

  /// The generic unions that are used in other types, each with a declared type that it is given for a parameter which
  /// a payload contains without an array or the like in between.
  var argumentsOfUnions: [(union: UnionID, argument: Int)] {
    let generic = mappings.compactMap { mapping -> UnionID? in
      if case .genericUnion(let id) = mapping.kind { id } else { nil }
    }
    if generic.isEmpty { return [] }
    let held = Dictionary(
      generic.map { ($0, Set(unions[$0.index].cases.flatMap { $0.type?.directParameters ?? [] })) },
      uniquingKeysWith: { first, _ in first })
    var found: [(union: UnionID, argument: Int)] = []
    let types = mappings.flatMap { $0.properties.compactMap(\.type) } + unions.flatMap { $0.cases.compactMap(\.type) }
    for type in types {
      type.visitParts { part in
        guard case .generic(let id, let arguments) = part, case .genericUnion(let union) = mappings[id.index].kind
        else {
          return
        }
        for (number, argument) in arguments.enumerated() where held[union]?.contains(number) == true {
          found += edges(of: argument, at: mappings[id.index].nameSpan).filter(\.isDirect).map { (union, $0.target) }
        }
      }
    }
    return found
  }

  private func edges(of node: Int, isWhole: Bool) -> [Edge] {
    var edges: [Edge] = []
    switch place(node) {
    case .mapping(let index):
      for property in mappings[index].properties.linked(from: isWhole ? 0 : mappings[index].inherited) {
        guard let type = property.type else { continue }
        var found = self.edges(of: type, name: property.name, at: property.typeSpan, hasDefault: property.hasDefault)
        for position in found.indices {
          found[position].isBoxed = property.isBoxed
          // How values of a type of Swift are made, and what a transformer makes, the mapping does not say.
          if !mappings[index].isGenerated, !property.isRead || property.hasPipeline { found[position].isNeeded = false }
        }
        edges += found
      }
    case .union(let index):
      for item in unions[index].cases {
        edges += self.edges(of: item.type, name: item.name, at: item.typeSpan, hasDefault: false)
      }
    case .enumeration: break
    }
    return edges
  }

  private func edges(of type: ValueType?, name: String, at span: Span, hasDefault: Bool) -> [Edge] {
    guard let type else { return [] }
    return type.held.map { held in
      Edge(
        target: node(held.type), isDirect: held.isDirect, isNeeded: held.isDirect && !held.isOptional && !hasDefault && held.arguments.allSatisfy(isNeeded), name: name,
        typeSpan: span)
    }
  }

  /// Whether each value of a generic type has one of the type that it is given for a parameter. What is an argument of
  /// another type in turn is not looked at.
  private func isNeeded(_ argument: HeldType.Argument) -> Bool {
    let mapping = mappings[argument.generic.index]
    if case .genericUnion(let id) = mapping.kind {
      return unions[id.index].cases.allSatisfy { $0.type == .parameter(argument.number) }
    }
    return mapping.properties.contains { !$0.hasDefault && $0.type == .parameter(argument.number) }
  }
}

/// A declared type contained in another.
struct HeldType {
  enum Declared {
    case mapping(MappingID)
    case union(UnionID)
    case enumeration(EnumerationID)
  }

  /// A place among the arguments of a generic type.
  struct Argument {
    var generic: MappingID
    var number: Int
  }

  var type: Declared
  var isDirect: Bool
  var isOptional: Bool
  /// Where it is an argument, from the innermost generic type to the outermost one.
  var arguments: [Argument] = []

  fileprivate func asArgument(_ number: Int, of generic: MappingID) -> HeldType {
    var held = self
    held.arguments.append(Argument(generic: generic, number: number))
    return held
  }
}

extension ValueType {
  /// The declared types that a value of the type contains.
  var held: [HeldType] { held(isDirect: true, isOptional: false) }

  /// The type parameters that a value contains without an array or the like in between; an argument of another generic
  /// type counts as contained in it.
  fileprivate var directParameters: [Int] {
    switch self {
    case .parameter(let number): [number]
    case .optional(let wrapped), .field(let wrapped): wrapped.directParameters
    case .generic(_, let arguments): arguments.flatMap(\.directParameters)
    case .scalar, .mapping, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray: []
    }
  }

  private func held(isDirect: Bool, isOptional: Bool) -> [HeldType] {
    switch self {
    case .scalar, .parameter, .foreign: []
    case .mapping(let id): [HeldType(type: .mapping(id), isDirect: isDirect, isOptional: isOptional)]
    case .union(let id): [HeldType(type: .union(id), isDirect: isDirect, isOptional: isOptional)]
    case .enumeration(let id): [HeldType(type: .enumeration(id), isDirect: isDirect, isOptional: isOptional)]
    case .generic(let id, let arguments):
      [HeldType(type: .mapping(id), isDirect: isDirect, isOptional: isOptional)]
        + arguments.enumerated().flatMap { number, argument in
          argument.held(isDirect: isDirect, isOptional: isOptional).map { $0.asArgument(number, of: id) }
        }
    case .optional(let wrapped), .field(let wrapped): wrapped.held(isDirect: isDirect, isOptional: true)
    case .array(let element), .set(let element), .lazyArray(let element):
      element.held(isDirect: false, isOptional: isOptional)
    case .dictionary(let key, let value):
      key.held(isDirect: false, isOptional: isOptional) + value.held(isDirect: false, isOptional: isOptional)
    }
  }
}
