/// Which mappings read what a value of a type holds.
struct HeldMappings {
  /// The types of the cases of each union or family, by its number.
  var unionCases: [[ValueType]] = []

  /// The mappings that read the value itself or its elements, through unions and the arguments of generic types, each
  /// once.
  func callAsFunction(_ type: ValueType) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var seenUnions: Set<Int> = []
    var work = [type]
    while let next = work.popLast() {
      switch next {
      case .scalar, .parameter, .enumeration, .foreign: break
      case .mapping(let id): if seen.insert(id.index).inserted { found.append(id.index) }
      case .generic(let id, let arguments):
        if seen.insert(id.index).inserted { found.append(id.index) }
        work += arguments.reversed()
      case .union(let id):
        guard unionCases.indices.contains(id.index), seenUnions.insert(id.index).inserted else { continue }
        work += unionCases[id.index].reversed()
      case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner), .field(let inner),
        .lazyArray(let inner):
        work.append(inner)
      }
    }
    return found
  }
}
