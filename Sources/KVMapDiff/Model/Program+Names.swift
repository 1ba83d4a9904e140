import KVMapSema

extension Program {
  /// The names of the declared types in a type.
  func namesIn(_ type: ValueType) -> [String] {
    switch type {
    case .scalar(.coordinate): ["Coordinate"]
    case .scalar, .parameter, .foreign: []
    case .mapping(let id): [self[id].name]
    case .generic(let id, let arguments): [self[id].name] + arguments.flatMap { namesIn($0) }
    case .enumeration(let id): [self[id].name]
    case .union(let id): [self[id].name]
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
      namesIn(inner)
    case .dictionary(let key, let value): namesIn(key) + namesIn(value)
    }
  }

  /// The names of the declared types that a value of a type may contain.
  func namesReached(from type: ValueType) -> Set<String> {
    var names: Set<String> = []
    var queue = [type]
    while let next = queue.popLast() {
      switch next {
      case .scalar(.coordinate): names.insert("Coordinate")
      case .scalar, .parameter, .foreign: break
      case .mapping(let id): if names.insert(self[id].name).inserted { queue += self[id].properties.map(\.type) }
      case .generic(let id, let arguments):
        queue += arguments
        if names.insert(self[id].name).inserted { queue += self[id].properties.map(\.type) }
      case .enumeration(let id): names.insert(self[id].name)
      case .union(let id): if names.insert(self[id].name).inserted { queue += self[id].cases.compactMap(\.type) }
      case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
        queue.append(inner)
      case .dictionary(let key, let value): queue += [key, value]
      }
    }
    return names
  }
}
