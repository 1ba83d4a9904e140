/// Determines which mappings read the contents of a value of a type.
struct ReferencedMappings {
  /// The types of the cases of each union or family, by its number.
  private let unionCases: [[ValueType]]
  /// The family that applies to a class.
  private let families: [MappingID: Int]

  init(_ unions: [CheckedUnion]) {
    unionCases = unions.map { $0.cases.compactMap(\.type) }
    families = Dictionary(
      unions.compactMap { union in union.family.map { ($0, union.id.index) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The distinct mappings that read the value itself or its elements, including those reached through unions and the
  /// arguments of generic types.
  func callAsFunction(_ type: ValueType) -> [Int] { held([type]) }

  /// The mappings that read a property: those of its type, or the inline mappings that its pipeline names instead.
  func callAsFunction(_ property: CheckedProperty) -> [Int] {
    guard let conversion = property.conversion else { return property.type.map { self($0) } ?? [] }
    switch conversion {
    case .scalar, .optional(.scalar, _), .array(.scalar, _, _): return []
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      break
    }
    return held(conversion.readTypes)
  }

  private func held(_ types: [ValueType]) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var seenUnions: Set<Int> = []
    var work = Array(types.reversed())
    while let next = work.popLast() {
      switch next {
      case .scalar, .parameter, .enumeration, .foreign: break
      case .mapping(let id):
        if seen.insert(id.index).inserted { found.append(id.index) }
        // When a family applies to a class, its subclasses may appear as well.
        if let family = families[id], seenUnions.insert(family).inserted { work += unionCases[family].reversed() }
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

extension Conversion {
  /// The mappings that it names, including those of the arguments of generic types.
  package var mappings: [MappingID] {
    readTypes.flatMap { type -> [MappingID] in
      switch type {
      case .mapping(let id), .generic(let id, _): [id]
      case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
        .lazyArray:
        []
      }
    }
  }

  /// The values that it reads by mappings and unions, as types of their own.
  fileprivate var readTypes: [ValueType] {
    switch self {
    case .scalar, .parameter, .enumeration, .foreign: []
    case .mapping(let id): [.mapping(id)]
    case .generic(let id, let arguments): [.generic(id, [])] + arguments.flatMap(\.readTypes)
    case .union(let id): [.union(id)]
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      part.readTypes
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _): key.readTypes + part.readTypes
    case .pipeline(let pipeline): pipeline.input.readTypes + pipeline.steps.flatMap(\.readTypes)
    case .alternatives(let all): all.flatMap(\.readTypes)
    }
  }
}

extension Pipeline.Step {
  fileprivate var readTypes: [ValueType] {
    switch operation {
    case .transformer, .number: []
    case .each(let steps): steps.flatMap(\.readTypes)
    case .read(let conversion): conversion.readTypes
    case .alternatives(let all): all.joined().flatMap(\.readTypes)
    }
  }
}

extension CheckedProperty {
  /// Whether its pipeline reads the contents of its type by mappings other than those of the type.
  var isReadBySmallMap: Bool {
    guard let conversion, let held = type?.held else { return false }
    let mappings = Set(conversion.mappings)
    return !held.contains { if case .mapping(let id) = $0.type { mappings.contains(id) } else { false } }
  }
}
