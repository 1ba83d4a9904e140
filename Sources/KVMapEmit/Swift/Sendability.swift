import KVMapSema

/// Which generated types are known to be `Sendable`: structs and unions that hold nothing but built-in types and such
/// types. Of a type that the user owns that cannot be known, and classes with properties that change are not.
struct Sendability {
  private let mappings: [Bool]
  private let unions: [Bool]

  /// - Complexity: Linear in the size of the program.
  init(_ program: Program) {
    let count = program.mappings.count
    let types =
      program.mappings.map { $0.properties.map(\.type) } + program.unions.map { $0.cases.map(\.type) }
    var isSendable = program.mappings.map(\.mayBeSendable) + program.unions.map(\.mayBeSendable)
    var holders = [[Int]](repeating: [], count: isSendable.count)
    for (holder, types) in types.enumerated() {
      for type in types {
        type.visitNamed { named in
          switch named {
          case .mapping(let id), .generic(let id, _): holders[id.index].append(holder)
          case .union(let id): holders[count + id.index].append(holder)
          case .foreign(let id):
            if !program[id].conformances.contains("Sendable") { isSendable[holder] = false }
          case .scalar, .parameter, .enumeration, .optional, .array, .set, .dictionary, .field, .lazyArray: break
          }
        }
      }
    }
    var work = isSendable.indices.filter { !isSendable[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where isSendable[holder] {
        isSendable[holder] = false
        work.append(holder)
      }
    }
    mappings = Array(isSendable[..<count])
    unions = Array(isSendable[count...])
  }

  subscript(id: MappingID) -> Bool { mappings[id.index] }
  subscript(id: UnionID) -> Bool { unions[id.index] }
}

extension Mapping {
  fileprivate var mayBeSendable: Bool {
    switch kind {
    case .structure: true
    case .owned, .named, .classType, .transform: false
    }
  }
}

extension Union {
  fileprivate var mayBeSendable: Bool {
    switch kind {
    case .enumeration: true
    case .family: false
    }
  }
}

extension ValueType {
  /// Calls `body` with each type that the type names.
  fileprivate func visitNamed(_ body: (ValueType) -> Void) {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: body(self)
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part):
      part.visitNamed(body)
    case .dictionary(let key, let value):
      key.visitNamed(body)
      value.visitNamed(body)
    case .generic(_, let arguments):
      body(self)
      for argument in arguments { argument.visitNamed(body) }
    }
  }
}
