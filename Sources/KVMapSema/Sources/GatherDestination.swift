import KVMapSource

/// What the object of a gather is read as.
enum GatherDestination {
  case mapping(Int)
  /// A union, or a class that a family applies to, by its number.
  case union(Int)
  /// A type that accepts any key.
  case anyObject
  /// A type whose keys are unknown: a type parameter, or a type whose mapper is generated elsewhere.
  case unknownObject
  case notAnObject(ValueType)
  /// Something erroneous, which was reported, or something that is not followed.
  case unknown
}

/// The unions and families of a compilation, as far as gathers need them.
struct GatheredUnions {
  private let unions: [CheckedUnion]
  /// The family that applies to a class.
  private let families: [MappingID: Int]

  init(_ unions: [CheckedUnion]) {
    self.unions = unions
    families = Dictionary(
      unions.compactMap { union in union.family.map { ($0, union.id.index) } }, uniquingKeysWith: { first, _ in first })
  }

  func target(of id: MappingID) -> GatherDestination { families[id].map { .union($0) } ?? .mapping(id.index) }

  func name(_ number: Int) -> (text: String, span: Span) { (unions[number].name, unions[number].nameSpan) }

  func isComplete(_ number: Int) -> Bool { unions[number].isComplete }

  /// The distinct mappings that read the same object as the union does.
  ///
  /// - Returns: `nil` when a case accepts any key, or its keys are unknown.
  func members(_ number: Int) -> [Int]? {
    var found: [Int] = []
    var seen: Set<Int> = []
    var seenUnions: Set<Int> = []
    var work = [number]
    while let next = work.popLast() {
      guard seenUnions.insert(next).inserted else { continue }
      let union = unions[next]
      // Payloads of an `else` case are whole objects, wherever those of the other cases are.
      let isBeside =
        switch union.selection {
        case .discriminator(_, payload: .some), .context(_, payload: .some), .key: true
        case .discriminator, .context, .firstThatFits, nil: false
        }
      for item in union.cases where item.isElse || !isBeside {
        switch item.type?.unwrapped {
        case .mapping(let id)? where families[id] == nil || union.family != nil:
          if seen.insert(id.index).inserted { found.append(id.index) }
        case .mapping(let id)?: if let family = families[id] { work.append(family) }
        case .generic(let id, _)?: if seen.insert(id.index).inserted { found.append(id.index) }
        case .union(let id)?: work.append(id.index)
        case .scalar(.value)?, .scalar(.object)?, .scalar(.coordinate)?, .dictionary?, .parameter?, .foreign?, .field?:
          return nil
        case .scalar?, .enumeration?, .array?, .set?, .lazyArray?, .optional?: continue
        case nil: continue
        }
      }
    }
    return found
  }

  /// The keys of the discriminator or of the case conditions, and those of payloads next to them.
  func ownKeys(_ number: Int) -> AcceptedKeys {
    var footprint = AcceptedKeys()
    let union = unions[number]
    switch union.selection {
    case .discriminator(let path, let payload):
      let isWritten = union.cases.contains { $0.written != nil }
      if let key = path.firstKey {
        footprint.add(key, isWritten: isWritten)
        if !union.cases.contains(where: { $0.isElse || $0.takesAbsence }) {
          footprint.need([key], union.name, at: union.nameSpan)
        }
      }
      if let key = payload?.firstKey { footprint.add(key, isWritten: isWritten) }
    case .context(_, let payload):
      if let key = payload?.firstKey { footprint.add(key, isWritten: true) }
    case .key:
      let keys = union.cases.flatMap { item in item.read.compactMap { $0.keyText.map { ($0, item.isWritten) } } }
      for (key, isWritten) in keys { footprint.add(DocumentKey(key), isWritten: isWritten) }
      if !keys.isEmpty, !union.cases.contains(where: \.isElse) {
        footprint.need(keys.map { DocumentKey($0.0) }, union.name, at: union.nameSpan)
      }
    case .firstThatFits, nil: break
    }
    for item in union.cases {
      for case let key? in item.conditions.map(\.path.firstKey) { footprint.add(key, isWritten: false) }
    }
    return footprint
  }
}

extension DefaultValue {
  /// The key of a case.
  fileprivate var keyText: String? { if case .string(let text) = self { text } else { nil } }
}

extension DocumentPath {
  fileprivate var firstKey: DocumentKey? {
    if case .key(let key)? = steps.first { DocumentKey(key) } else { nil }
  }
}

extension CheckedUnion {
  /// Whether every case is valid, so that whatever appears to be missing is missing.
  var isComplete: Bool { selection != nil && cases.allSatisfy { $0.type != nil || $0.isElse || !$0.hasPayload } }
}
