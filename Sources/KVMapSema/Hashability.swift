import KVMapSource

/// Which types are known to be `Hashable` (decision A77 of the language): built-in ones, and generated structs whose
/// parts are. A class is not, nor is a foreign type that does not say so; a type of the user's makes what holds it
/// unhashable, but is trusted where it is asked to be.
struct Hashability {
  /// For each mapping, whether the generated type is `Hashable`; a generic one where its arguments are.
  let mappings: [Bool]
  private let isOwned: [Bool]
  private let foreignTypes: [ForeignType]

  /// - Parameter checked: All mappings, in the order of their numbers.
  /// - Complexity: Linear in the number of mappings and of what they hold.
  init(_ checked: [CheckedMapping], foreignTypes: [ForeignType]) {
    self.foreignTypes = foreignTypes
    isOwned = checked.map { !$0.isGenerated }
    var holders = [[Int]](repeating: [], count: checked.count)
    var isUnhashable = checked.map { $0.kind != .structure }
    for (index, mapping) in checked.enumerated() {
      for type in mapping.properties.compactMap(\.type) {
        type.visitParts { part in
          switch part {
          case .mapping(let id), .generic(let id, _): holders[id.index].append(index)
          case .foreign(let id): if !Self.isHashable(foreignTypes, id) { isUnhashable[index] = true }
          case .lazyArray: isUnhashable[index] = true
          case .scalar, .parameter, .enumeration, .union, .optional, .array, .set, .dictionary, .field: break
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
    mappings = isUnhashable.map { !$0 }
  }

  /// Whether a value of the type may be the identity of an object or the element of a set.
  func isHashable(_ type: ValueType) -> Bool {
    var result = true
    type.visitParts { part in
      switch part {
      case .mapping(let id), .generic(let id, _):
        if !mappings[id.index], !isOwned[id.index] { result = false }
      case .foreign(let id): if !Self.isHashable(foreignTypes, id) { result = false }
      case .lazyArray: result = false
      case .scalar, .parameter, .enumeration, .union, .optional, .array, .set, .dictionary, .field: break
      }
    }
    return result
  }

  private static func isHashable(_ types: [ForeignType], _ id: ForeignTypeID) -> Bool {
    types.indices.contains(id.index) && types[id.index].conformances.contains("Hashable")
  }

  /// Elements of sets, keys of dictionaries and identities that are not hashable.
  func problems(in checked: [CheckedMapping], typeNames: TypeNames) -> [Diagnostic] {
    checked.flatMap { mapping in
      mapping.properties.dropFirst(mapping.inherited).flatMap { property -> [Diagnostic] in
        guard let type = property.type else { return [] }
        var names = typeNames
        names.parameters = mapping.parameters
        var found: [Diagnostic] = []
        type.visitParts { part in
          switch part {
          case .set(let element):
            if !isHashable(element) {
              found.append(SemaDiagnostics.elementNotHashable(element.text(names), at: property.typeSpan))
            }
          case .dictionary(let key, _):
            if !isHashable(key) { found.append(SemaDiagnostics.invalidKeyType(key.text(names), at: property.typeSpan)) }
          case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .field,
            .lazyArray:
            break
          }
        }
        if property.identity != nil, !isHashable(type) {
          found.append(SemaDiagnostics.idNotHashable(property.name, type: type.text(names), at: property.typeSpan))
        }
        return found
      }
    }
  }
}

extension ValueType {
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
