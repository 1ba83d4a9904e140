import KVMapSource

/// Which types are known to be `Hashable` and `Sendable` (decision A77 of the language): built-in types, enums, and
/// generated structs and unions whose parts are. A Swift-declared type is known to conform if its declaration here
/// states it, and a class conforms to neither.
struct KnownConformances {
  /// For each mapping, the known conformances of its Swift type; a generic type conforms if its arguments do.
  let mappings: [Conformances]
  let unions: [Conformances]
  /// The protocols that a type does not conform to, regardless of what other types state. Unions follow the mappings.
  private let denied: [Conformances]
  private let isOwned: [Bool]
  private let isOwnedUnion: [Bool]
  private let foreignTypes: [CheckedForeignType]
  /// The protocols that a mapped enum is stated not to conform to. The cases of one are values, so that it is taken to
  /// conform to both otherwise.
  private let deniedByEnumerations: [Conformances]

  /// - Parameters:
  ///   - checked: All mappings, in the order of their numbers.
  ///   - cases: All enums, unions and families, in the order of their numbers.
  /// - Complexity: Linear in the number of mappings and of their contents.
  init(_ checked: [CheckedMapping], cases: DeclaredCases, foreignTypes: [CheckedForeignType]) {
    let unions = cases.unions
    let deniedByEnumerations = cases.enumerations.map(\.conformances.denied)
    self.deniedByEnumerations = deniedByEnumerations
    self.foreignTypes = foreignTypes
    isOwned = checked.map { !$0.isGenerated }
    isOwnedUnion = unions.map { $0.kind != .generated }
    // Unions are numbered after the mappings.
    let parts =
      checked.map(\.partsThatConform)
      + unions.map { $0.kind == .generated ? $0.cases.compactMap(\.type) : [] }
    var held = [[Int]](repeating: [], count: parts.count)
    var unknown = checked.map(\.missing) + unions.map(\.missing)
    var denied = checked.map(\.denied) + unions.map(\.denied)
    for (index, types) in parts.enumerated() {
      for type in types where type.hasParts || type.isDeclared {
        type.visitParts { part in
          switch part {
          case .mapping(let id), .generic(let id, _): held[index].append(id.index)
          case .union(let id): held[index].append(checked.count + id.index)
          case .foreign(let id):
            guard foreignTypes.indices.contains(id.index) else { return }
            let stated = foreignTypes[id.index].type.conformances
            unknown[index].formUnion(stated.denied.union(stated.unsaid))
            denied[index].formUnion(stated.denied)
          case .lazyArray:
            unknown[index].insert(.hashable)
            denied[index].insert(.hashable)
          case .enumeration(let id):
            unknown[index].formUnion(deniedByEnumerations[id.index])
            denied[index].formUnion(deniedByEnumerations[id.index])
          case .scalar, .parameter, .optional, .array, .set, .dictionary, .field: break
          }
        }
      }
    }
    let missing = Self.spread(unknown, to: held)
    mappings = missing.prefix(checked.count).map { Conformances.all.subtracting($0) }
    self.unions = missing.dropFirst(checked.count).map { Conformances.all.subtracting($0) }
    // When everything is stated, both are the same.
    self.denied = unknown == denied ? missing : Self.spread(denied, to: held)
  }

  /// Spreads missing conformances to all types that contain a nonconforming one.
  private static func spread(_ start: [Conformances], to held: [[Int]]) -> [Conformances] {
    let hashable = MappingRelations.spread(from: start.map { $0.contains(.hashable) }, to: held)
    let sendable = MappingRelations.spread(from: start.map { $0.contains(.sendable) }, to: held)
    return zip(hashable, sendable).map { lacksHashable, lacksSendable in
      var result: Conformances = []
      if lacksHashable { result.insert(.hashable) }
      if lacksSendable { result.insert(.sendable) }
      return result
    }
  }

  // MARK: Identities, elements and keys

  /// Whether a value of the type may be the identity of an object or the element of a set. A user-defined type about
  /// which nothing is stated is assumed to be hashable.
  func isHashable(_ type: ValueType) -> Bool {
    var result = true
    type.visitParts { part in
      switch part {
      case .mapping(let id), .generic(let id, _):
        let isKnown = mappings[id.index].contains(.hashable)
        if !isKnown, !isOwned[id.index] || denied[id.index].contains(.hashable) { result = false }
      case .union(let id):
        let isKnown = unions[id.index].contains(.hashable)
        if !isKnown, !isOwnedUnion[id.index] || denied[isOwned.count + id.index].contains(.hashable) { result = false }
      case .foreign(let id):
        let stated = foreignTypes.indices.contains(id.index) ? foreignTypes[id.index].type.conformances : nil
        if stated?.known.contains(.hashable) != true { result = false }
      case .lazyArray: result = false
      case .enumeration(let id): if deniedByEnumerations[id.index].contains(.hashable) { result = false }
      case .scalar, .parameter, .optional, .array, .set, .dictionary, .field: break
      }
    }
    return result
  }

  /// Elements of sets, keys of dictionaries and identities that are not hashable.
  func problems(in checked: [CheckedMapping], unions: [CheckedUnion], typeNames: TypeNames) -> [Diagnostic] {
    let inMappings = checked.flatMap { mapping in
      var names = typeNames
      names.parameters = mapping.parameters
      return mapping.properties.linked(from: mapping.inherited).flatMap { property -> [Diagnostic] in
        guard let type = property.type, type.hasParts || property.identity != nil else { return [] }
        var found = problems(in: type, names, at: property.typeSpan)
        if property.checks.contains(where: \.looksForEqual), !isHashable(type) {
          found.append(
            SemaDiagnostics.conditionOfType(
              "'unique'", "arrays of values that can be equal", type.text(names), at: property.typeSpan))
        }
        if property.identity != nil, !isHashable(type) {
          found.append(
            SemaDiagnostics.idNotHashable(
              property.name, type: type.text(names), isLazy: { if case .lazyArray = type { true } else { false } }(),
              at: property.typeSpan))
        }
        return found
      }
    }
    return inMappings
      + unions.flatMap { union in
        union.cases.flatMap { item in item.type.map { problems(in: $0, typeNames, at: item.typeSpan) } ?? [] }
      }
  }

  /// Properties with `@omit_default` that cannot be compared with their default.
  func incomparable(in checked: [CheckedMapping], typeNames: TypeNames) -> [Diagnostic] {
    checked.flatMap { mapping in
      mapping.properties.linked(from: mapping.inherited).compactMap { property -> Diagnostic? in
        guard property.presence.omitsDefault, property.defaultValue?.isEmptyCollection == false,
          let type = property.type, !isHashable(type)
        else { return nil }
        var names = typeNames
        names.parameters = mapping.parameters
        return SemaDiagnostics.cannotBeCompared(property.name, type: type.text(names), at: property.typeSpan)
      }
    }
  }

  private func problems(in type: ValueType, _ names: TypeNames, at span: Span) -> [Diagnostic] {
    var found: [Diagnostic] = []
    type.visitParts { part in
      switch part {
      case .set(let element):
        // A type parameter may be any type.
        if !isHashable(element) || element.hasParameter {
          found.append(SemaDiagnostics.elementNotHashable(element.text(names), at: span))
        }
      case .dictionary(let key, _):
        if !isHashable(key) { found.append(SemaDiagnostics.keyNotHashable(key.text(names), at: span)) }
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .field,
        .lazyArray:
        break
      }
    }
    return found
  }

  // MARK: Unstated conformances

  /// Generated structs that state a conformance which is not known, because nothing is stated about a type that they
  /// contain, or which they cannot have.
  ///
  /// A struct that states nothing conforms if it can, which nobody relies on.
  func unstated(in graph: ContainmentGraph) -> [Diagnostic] {
    var found = UnstatedConformances(graph, foreignTypes: foreignTypes)
    var impossible: [Diagnostic] = []
    for (index, mapping) in graph.mappings.enumerated() where mapping.kind == .structure {
      let stated = Conformances(mapping.protocols.compactMap(Conformances.init(name:)))
      guard !stated.isEmpty else { continue }
      let parts = mapping.properties.linked.compactMap { property in property.type.map { ($0, property.typeSpan) } }
      let missing = unstated(index, mappings[index]).intersection(stated)
      found.add(of: index, missing: missing, parts, known: mappings, denied: denied)
      impossible += denied[index].intersection(stated).names.map {
        SemaDiagnostics.impossibleConformance($0, "a part of it is not", at: mapping.nameSpan)
      }
    }
    return found.diagnostics + impossible
  }

  /// The protocols that a type would conform to if everything were stated.
  private func unstated(_ node: Int, _ known: Conformances) -> Conformances {
    Conformances.all.subtracting(known).subtracting(denied[node])
  }
}

extension CheckedMapping {
  /// The types that must conform for the type to conform.
  var partsThatConform: [ValueType] {
    switch kind {
    case .structure, .genericUnion: properties.linked.compactMap(\.type)
    // A second mapping of a type whose first mapping, or whose declaration, states it.
    case .named: conformances == StatedConformances() ? [declaredType].compactMap(\.self) : []
    case .map, .classType, .smallMap: []
    }
  }

  /// The protocols that it is not known to conform to, whatever it contains.
  fileprivate var missing: Conformances {
    switch kind {
    case .structure, .genericUnion: []
    case .named where !partsThatConform.isEmpty: []
    case .map, .named: conformances.denied.union(conformances.unsaid)
    case .classType, .smallMap: .all
    }
  }

  /// The protocols that it is known not to conform to.
  fileprivate var denied: Conformances {
    switch kind {
    case .structure, .genericUnion: []
    case .map, .named: conformances.denied
    case .classType, .smallMap: .all
    }
  }
}

extension CheckedUnion {
  /// The protocols that its Swift type is not known to conform to, whatever it contains.
  fileprivate var missing: Conformances {
    if family != nil { return .all }
    return kind == .generated ? [] : conformances.denied.union(conformances.unsaid)
  }

  /// The protocols that it is known not to conform to.
  fileprivate var denied: Conformances {
    if family != nil { return .all }
    return kind == .generated ? [] : conformances.denied
  }
}

extension ValueType {
  /// Whether it contains other types.
  var hasParts: Bool {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .optional(.scalar), .array(.scalar): false
    case .generic, .optional, .array, .set, .dictionary, .field, .lazyArray: true
    }
  }

  /// Whether it is a declared type itself.
  var isDeclared: Bool {
    switch self {
    case .mapping, .generic, .enumeration, .union, .foreign: true
    case .scalar, .parameter, .optional, .array, .set, .dictionary, .field, .lazyArray: false
    }
  }

  /// Whether it contains a type parameter at any depth.
  fileprivate var hasParameter: Bool {
    var found = false
    visitParts { if case .parameter = $0 { found = true } }
    return found
  }

  /// Calls `body` with the type and every type in it. Types nest at most 16 deep.
  package func visitParts(_ body: (ValueType) -> Void) {
    body(self)
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: break
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
      inner.visitParts(body)
    case .dictionary(let key, let value):
      key.visitParts(body)
      value.visitParts(body)
    case .generic(_, let arguments): for argument in arguments { argument.visitParts(body) }
    }
  }
}

extension Check {
  /// Whether it compares elements with each other.
  fileprivate var looksForEqual: Bool {
    switch test {
    case .unique: true
    case .each(let check), .not(let check): check.looksForEqual
    case .range, .count, .comparison, .matches, .among, .multiple: false
    }
  }
}
