import KVMapSource

/// What lies between mappings: which holds which, which gathers which, and what follows of it.
struct MappingRelations {
  private(set) var resolved: [ResolvedMapping] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - checked: All mappings, in the order of their numbers.
  ///   - typeNames: What the declared types are called.
  ///   - fileOrder: The order of files by path, in which cycles are looked for.
  ///   - defaultAccess: The level of types whose file says none.
  init(
    _ checked: [CheckedMapping], typeNames: TypeNames, fileOrder: [FileID: Int], defaultAccess: AccessLevel
  ) {
    let order = checked.indices.sorted { left, right in
      let (first, second) = (checked[left].nameSpan, checked[right].nameSpan)
      return (fileOrder[first.file] ?? 0, first.start) < (fileOrder[second.file] ?? 0, second.start)
    }
    diagnostics += Self.recursiveStructs(checked, order: order)
    diagnostics += Self.unreadable(checked)
    diagnostics += Self.accessMismatches(checked, defaultAccess: defaultAccess)

    var gathers = GatherResolver(checked, order: order, typeNames: typeNames)
    gathers.resolve()
    diagnostics += gathers.diagnostics

    let held = HeldMappings()
    let edges = checked.map { mapping in
      var seen: Set<Int> = []
      return mapping.properties.flatMap { $0.type.map { held($0) } ?? [] }.filter { seen.insert($0).inserted }
    }
    diagnostics += EndlessReading.problems(in: checked, held: held, edges: edges, order: order)
    let surroundings = Surroundings(checked, held: edges, typeNames: typeNames)
    diagnostics += surroundings.diagnostics

    let hashable = Self.hashable(checked)
    diagnostics += Self.unhashableElements(checked, hashable: hashable)
    let inPlace = Self.builtInPlace(checked)
    for mapping in gathers.mappings {
      diagnostics += WriteConflicts.problems(of: mapping)
      resolved.append(
        ResolvedMapping(
          checked: mapping, isHashable: hashable[mapping.id.index],
          isReadable: mapping.properties.allSatisfy { $0.isRead || $0.hasFallback },
          construction: inPlace[mapping.id.index] ? .inPlace : .memberwise,
          parentDepth: surroundings.parentDepths[mapping.id.index],
          isParent: surroundings.isParent[mapping.id.index]))
    }
  }

  /// A struct has a size, so it cannot hold itself; in an array or a dictionary it can. A type of the user's may be a
  /// class, so it ends the search.
  private static func recursiveStructs(_ checked: [CheckedMapping], order: [Int]) -> [Diagnostic] {
    var position = [Int](repeating: 0, count: checked.count)
    for (place, index) in order.enumerated() { position[index] = place }
    let edges = order.map { index -> [CycleFinder.Edge<CheckedProperty>] in
      guard checked[index].isGenerated else { return [] }
      return checked[index].properties.compactMap { property in
        guard let held = property.type?.heldMapping, held.isDirect, checked[held.id.index].isGenerated else {
          return nil
        }
        return .init(target: position[held.id.index], label: property)
      }
    }
    return CycleFinder.closingEdges(edges).map { cycle in
      let closing = cycle.closing
      return SemaDiagnostics.recursiveStruct(
        cycle.nodes.map { checked[order[$0]].name }, property: closing.name, at: closing.typeSpan)
    }
  }

  /// A type with a property that is only written, and that nothing else can fill, is read nowhere.
  private static func unreadable(_ checked: [CheckedMapping]) -> [Diagnostic] {
    let obstacles = checked.map { $0.properties.first { !$0.isRead && !$0.hasFallback } }
    return checked.flatMap { mapping in
      mapping.properties.compactMap { property in
        guard property.isRead, let held = property.type?.heldMapping, let obstacle = obstacles[held.id.index]
        else { return nil }
        return SemaDiagnostics.notReadable(
          checked[held.id.index].name, because: obstacle.name, writtenAt: obstacle.nameSpan, at: property.typeSpan)
      }
    }
  }

  /// Swift wants a type to be as visible as what holds it.
  private static func accessMismatches(_ checked: [CheckedMapping], defaultAccess: AccessLevel) -> [Diagnostic] {
    checked.filter(\.isGenerated).flatMap { mapping -> [Diagnostic] in
      let access = mapping.access ?? defaultAccess
      return mapping.properties.compactMap { property in
        guard let held = property.type?.heldMapping, checked[held.id.index].isGenerated else { return nil }
        let other = checked[held.id.index]
        let otherAccess = other.access ?? defaultAccess
        guard otherAccess < access else { return nil }
        return SemaDiagnostics.accessMismatch(
          mapping.name, access, holds: other.name, otherAccess, at: property.typeSpan)
      }
    }
  }

  /// Which mappings are `Hashable` when their types are generated: those that hold nothing but generated, hashable
  /// types. What a type of the user's conforms to is not known.
  private static func hashable(_ checked: [CheckedMapping]) -> [Bool] {
    let holders = checked.map { mapping in mapping.properties.compactMap { $0.type?.heldMapping?.id.index } }
    return spread(from: checked.map { !$0.isGenerated }, to: holders).map { !$0 }
  }

  /// Which mappings are read into an empty value that exists beforehand.
  private static func builtInPlace(_ checked: [CheckedMapping]) -> [Bool] {
    let holders = checked.map { mapping in
      mapping.properties.compactMap { property -> Int? in
        guard case .mapping(let id)? = property.type else { return nil }
        return id.index
      }
    }
    return spread(from: checked.map { !$0.isGenerated }, to: holders).map { !$0 }
  }

  /// Spreads a property of mappings to all that hold one that has it.
  ///
  /// - Parameter held: For each mapping those that it holds.
  /// - Complexity: Linear in the number of mappings and of what they hold.
  private static func spread(from start: [Bool], to held: [[Int]]) -> [Bool] {
    var holders = [[Int]](repeating: [], count: held.count)
    for (holder, members) in held.enumerated() {
      for member in members { holders[member].append(holder) }
    }
    var result = start
    var work = start.indices.filter { start[$0] }
    while let next = work.popLast() {
      for holder in holders[next] where !result[holder] {
        result[holder] = true
        work.append(holder)
      }
    }
    return result
  }

  /// The element of a `Set` must be hashable. A type of the user's is taken to be, since it was asked for.
  private static func unhashableElements(_ checked: [CheckedMapping], hashable: [Bool]) -> [Diagnostic] {
    checked.flatMap { mapping in
      mapping.properties.compactMap { property in
        guard let type = property.type, let id = type.setElement, checked[id.index].isGenerated, !hashable[id.index]
        else { return nil }
        return SemaDiagnostics.elementNotHashable(checked[id.index].name, at: property.typeSpan)
      }
    }
  }
}

extension ValueType {
  /// The mapping that a `Set` anywhere in the type is of.
  fileprivate var setElement: MappingID? {
    var type = self
    var isInSet = false
    while true {
      switch type {
      case .scalar, .parameter, .enumeration, .union, .foreign: return nil
      case .mapping(let id), .generic(let id, _): return isInSet ? id : nil
      case .optional(let inner), .array(let inner), .dictionary(_, let inner), .field(let inner), .lazyArray(let inner):
        type = inner
      case .set(let inner):
        isInSet = true
        type = inner
      }
    }
  }
}

extension AccessLevel: Comparable {
  /// How far a level reaches.
  private var reach: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.reach < right.reach }
}
