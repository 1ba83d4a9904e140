import KVMapSource

/// Which types are known to be `Hashable` (decision A77 of the language): built-in ones, enums, and generated
/// structs and unions whose parts are. A class is not, nor is a foreign type that does not say so; a type of the user's makes what holds it
/// unhashable, but is trusted where it is asked to be.
struct Hashability {
  /// For each mapping, whether the generated type is `Hashable`; a generic one where its arguments are.
  let mappings: [Bool]
  let unions: [Bool]
  private let isOwned: [Bool]
  private let foreignTypes: [ForeignType]

  /// - Parameters:
  ///   - checked: All mappings, in the order of their numbers.
  ///   - unions: All unions and families, in the order of their numbers.
  /// - Complexity: Linear in the number of mappings and of what they hold.
  init(_ checked: [CheckedMapping], unions: [CheckedUnion], foreignTypes: [ForeignType]) {
    self.foreignTypes = foreignTypes
    isOwned = checked.map { !$0.isGenerated }
    // Unions are counted behind the mappings.
    let parts = checked.map { $0.properties.linked.compactMap(\.type) } + unions.map { $0.cases.compactMap(\.type) }
    var holders = [[Int]](repeating: [], count: parts.count)
    var isUnhashable = checked.map { $0.kind != .structure } + unions.map { $0.family != nil }
    for (index, types) in parts.enumerated() {
      for type in types where type.hasParts || type.isDeclared {
        type.visitParts { part in
          switch part {
          case .mapping(let id), .generic(let id, _): holders[id.index].append(index)
          case .union(let id): holders[checked.count + id.index].append(index)
          case .foreign(let id): if !Self.isHashable(foreignTypes, id) { isUnhashable[index] = true }
          case .lazyArray: isUnhashable[index] = true
          case .scalar, .parameter, .enumeration, .optional, .array, .set, .dictionary, .field: break
          }
        }
      }
    }
    var work = isUnhashable.indices.filter { isUnhashable[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where !isUnhashable[holder] {
        isUnhashable[holder] = true
        work.append(holder)
      }
    }
    mappings = isUnhashable.prefix(checked.count).map { !$0 }
    self.unions = isUnhashable.dropFirst(checked.count).map { !$0 }
  }

  /// Whether a value of the type may be the identity of an object or the element of a set.
  func isHashable(_ type: ValueType) -> Bool {
    var result = true
    type.visitParts { part in
      switch part {
      case .mapping(let id), .generic(let id, _):
        if !mappings[id.index], !isOwned[id.index] { result = false }
      case .union(let id): if !unions[id.index] { result = false }
      case .foreign(let id): if !Self.isHashable(foreignTypes, id) { result = false }
      case .lazyArray: result = false
      case .scalar, .parameter, .enumeration, .optional, .array, .set, .dictionary, .field: break
      }
    }
    return result
  }

  private static func isHashable(_ types: [ForeignType], _ id: ForeignTypeID) -> Bool {
    types.indices.contains(id.index) && types[id.index].conformances.contains("Hashable")
  }

  /// Elements of sets, keys of dictionaries and identities that are not hashable.
  func problems(in checked: [CheckedMapping], unions: [CheckedUnion], typeNames: TypeNames) -> [Diagnostic] {
    let inMappings = checked.flatMap { mapping in
      var names = typeNames
      names.parameters = mapping.parameters
      return mapping.properties.linked(from: mapping.inherited).flatMap { property -> [Diagnostic] in
        guard let type = property.type, type.hasParts || property.identity != nil else { return [] }
        var found = problems(in: type, names, at: property.typeSpan)
        if property.identity != nil, !isHashable(type) {
          found.append(SemaDiagnostics.idNotHashable(property.name, type: type.text(names), at: property.typeSpan))
        }
        return found
      }
    }
    return inMappings
      + unions.flatMap { union in
        union.cases.flatMap { item in item.type.map { problems(in: $0, typeNames, at: item.typeSpan) } ?? [] }
      }
  }

  private func problems(in type: ValueType, _ names: TypeNames, at span: Span) -> [Diagnostic] {
    var found: [Diagnostic] = []
    type.visitParts { part in
      switch part {
      case .set(let element):
        // A type parameter may stand for anything.
        if !isHashable(element) || element.hasParameter { found.append(SemaDiagnostics.elementNotHashable(element.text(names), at: span)) }
      case .dictionary(let key, _):
        if !isHashable(key) { found.append(SemaDiagnostics.invalidKeyType(key.text(names), at: span)) }
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .field,
        .lazyArray:
        break
      }
    }
    return found
  }
}

extension ValueType {
  /// Whether other types stand in it.
  fileprivate var hasParts: Bool {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign, .optional(.scalar), .array(.scalar): false
    case .generic, .optional, .array, .set, .dictionary, .field, .lazyArray: true
    }
  }

  /// Whether it is a declared type itself.
  fileprivate var isDeclared: Bool {
    switch self {
    case .mapping, .generic, .enumeration, .union, .foreign: true
    case .scalar, .parameter, .optional, .array, .set, .dictionary, .field, .lazyArray: false
    }
  }

  /// Whether a type parameter stands anywhere in it.
  fileprivate var hasParameter: Bool {
    var found = false
    visitParts { if case .parameter = $0 { found = true } }
    return found
  }

  /// Calls `body` with the type and every type in it. Types nest at most 16 deep.
  func visitParts(_ body: (ValueType) -> Void) {
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
