import KVMapSource

/// What lies between mappings: which holds which, which gathers which, and what follows of it.
struct MappingRelations {
  private(set) var resolved: [ResolvedMapping] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - mappings: All mappings, in the order of their numbers.
  ///   - typeNames: What the declared types are called.
  ///   - foreignTypes: Those that `extern type` declares, in the order of their numbers.
  ///   - fileOrder: The order of files by path, in which cycles are looked for.
  ///   - defaultAccess: The level of types whose file says none.
  init(
    _ mappings: [CheckedMapping], typeNames: TypeNames, foreignTypes: [ForeignType], fileOrder: [FileID: Int],
    defaultAccess: AccessLevel
  ) {
    var checked = mappings
    let order = checked.indices.sorted { left, right in
      let (first, second) = (checked[left].nameSpan, checked[right].nameSpan)
      return (fileOrder[first.file] ?? 0, first.start) < (fileOrder[second.file] ?? 0, second.start)
    }
    diagnostics += InheritanceResolver.resolve(&checked, order: order)
    diagnostics += StructSizes(checked).problems(order: order)
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

    let hashability = Hashability(checked, foreignTypes: foreignTypes)
    diagnostics += hashability.problems(in: checked, typeNames: typeNames)
    let inPlace = Self.builtInPlace(checked)
    for mapping in gathers.mappings {
      diagnostics += WriteConflicts.problems(of: mapping)
      resolved.append(
        ResolvedMapping(
          checked: mapping, isHashable: hashability.mappings[mapping.id.index],
          isReadable: mapping.obstacle == nil,
          construction: mapping.construction?.kind ?? (inPlace[mapping.id.index] ? .inPlace : .memberwise),
          parentDepth: surroundings.parentDepths[mapping.id.index],
          isParent: surroundings.isParent[mapping.id.index]))
    }
  }

  /// A type with a property that is only written, and that nothing else can fill, is read nowhere.
  private static func unreadable(_ checked: [CheckedMapping]) -> [Diagnostic] {
    let obstacles = checked.map(\.obstacle)
    return checked.flatMap { mapping in
      mapping.properties.dropFirst(mapping.inherited).compactMap { property in
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
      let base = mapping.base.flatMap { base -> Diagnostic? in
        let other = checked[base.id.index]
        let otherAccess = other.access ?? defaultAccess
        guard otherAccess < access else { return nil }
        return SemaDiagnostics.accessMismatch(mapping.name, access, inherits: other.name, otherAccess, at: base.span)
      }
      return [base].compactMap(\.self) + mapping.properties.dropFirst(mapping.inherited).compactMap { property in
        guard let held = property.type?.heldMapping, checked[held.id.index].isGenerated else { return nil }
        let other = checked[held.id.index]
        let otherAccess = other.access ?? defaultAccess
        guard otherAccess < access else { return nil }
        return SemaDiagnostics.accessMismatch(
          mapping.name, access, holds: other.name, otherAccess, at: property.typeSpan)
      }
    }
  }

  /// Which mappings are read into an empty value that exists beforehand: structs of which every part has one.
  private static func builtInPlace(_ checked: [CheckedMapping]) -> [Bool] {
    let holders = checked.map { mapping in
      mapping.properties.compactMap { property -> Int? in
        guard case .mapping(let id)? = property.type else { return nil }
        return id.index
      }
    }
    let memberwise = checked.map { mapping in
      mapping.kind != .structure || !mapping.parameters.isEmpty
        || mapping.properties.contains { $0.type?.hasEmptyValue == false && !$0.hasDefault }
    }
    return spread(from: memberwise, to: holders).map { !$0 }
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
}

extension CheckedMapping {
  /// A property that nothing gives a value, so that the type cannot be read. What is built by assignment keeps what it
  /// had.
  var obstacle: CheckedProperty? {
    switch construction?.kind {
    case .assignment, .factory: nil
    case .inPlace, .memberwise, nil: properties.first { !$0.isRead && !$0.hasFallback }
    }
  }
}

extension ValueType {
  /// Whether there is a value to begin with, before anything was read. That of a mapping depends on its parts.
  fileprivate var hasEmptyValue: Bool {
    switch self {
    case .scalar, .mapping, .enumeration, .optional, .array, .set, .dictionary, .field, .lazyArray: true
    case .generic, .parameter, .union, .foreign: false
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
