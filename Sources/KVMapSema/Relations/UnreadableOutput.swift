import KVMapSource

/// Finds types whose output cannot be read back: reading requires a value that nothing writes.
///
/// `labels: [String] <- labels[*].name` next to rules that write makes such a type. A union without `on` would decode
/// the output as another case, or not at all.
struct UnreadableOutput {
  /// For each mapping, the places where unions and families write their discriminators.
  private let tags: [Int: [DocumentPath]]
  /// The places that each requested mapping writes; `nil` if it writes its entire object, or nothing.
  private var written: [Int: Places?] = [:]

  private struct Places {
    var paths: PathTrie<Void>
  }

  init(_ unions: [CheckedUnion]) {
    var tags: [Int: [DocumentPath]] = [:]
    for union in unions {
      guard case .discriminator(let path, payload: nil)? = union.selection else { continue }
      for item in union.cases where item.written != nil {
        for mapping in item.conversion?.mappingsOfSameValue(unions) ?? [] {
          tags[mapping.index, default: []].append(path)
        }
      }
    }
    self.tags = tags
  }

  /// The properties that cannot be read from what the mapping writes.
  ///
  /// - Parameter all: All mappings, in the order of their numbers.
  /// - Complexity: Linear in the number of properties and the lengths of their paths.
  mutating func properties(of mapping: CheckedMapping, in all: [CheckedMapping]) -> [CheckedProperty] {
    // An invalid part of the mapping may write it.
    guard mapping.properties.needsMoreThanItWrites, mapping.isComplete, !mapping.isSmallMap else { return [] }
    guard let places = places(of: mapping, in: all) else { return [] }
    return mapping.properties.filter { property in
      guard property.needsWhatItDoesNotWrite, let source = property.source else { return false }
      return !source.alternatives.contains { Self.isWritten($0, places) }
    }
  }

  /// What a mapping writes, together with the tags of the unions and families that it is written in.
  private mutating func places(of mapping: CheckedMapping, in all: [CheckedMapping]) -> Places? {
    if let known = written[mapping.id.index] { return known }
    let places = Self.written(by: mapping).map {
      Places(paths: PathTrie($0 + tags(of: mapping, in: all)))
    }
    written[mapping.id.index] = .some(places)
    return places
  }

  /// Subclasses are written as their bases are, where a family lists only these.
  private func tags(of mapping: CheckedMapping, in all: [CheckedMapping]) -> [DocumentPath] {
    var found = tags[mapping.id.index] ?? []
    var base = mapping.base?.id
    // A cycle was broken where it was reported.
    while let id = base {
      found += tags[id.index] ?? []
      base = all[id.index].base?.id
    }
    return found
  }

  /// The places that a mapping writes; `nil` where it writes all of its object, or nothing.
  private static func written(by mapping: CheckedMapping) -> [DocumentPath]? {
    var places: [DocumentPath] = []
    for property in mapping.properties where property.isWritten {
      guard let source = property.destination else { return nil }
      switch WritePlace(source) {
      case .targets(let targets): places += targets.map(\.path.beforeChoice)
      case .whole: return nil
      case .rest, .members, .elementKey, .nowhere: continue
      }
    }
    return places.isEmpty ? nil : places
  }

  /// Recursion is as deep as gathers nest in the text, which the parser limits.
  private static func isWritten(_ term: RuleTerm, _ places: Places) -> Bool {
    switch term {
    case .path(let path): return places.paths.overlaps(path.path.beforeChoice)
    case .gather(let gather):
      // If the gathered keys are unknown, that was reported.
      return gather.entries?.contains { $0.isRead && $0.source.alternatives.contains { isWritten($0, places) } } ?? true
    case .enclosing, .whole, .rest, .members, .elementKey, .elementIndex: return true
    }
  }
}

extension CheckedProperty {
  /// Whether its type cannot be read without a value, and it writes none.
  var needsWhatItDoesNotWrite: Bool {
    guard isRequired, !isWritten, let type else { return false }
    switch type {
    // A parameter may stand for an optional.
    case .field, .parameter: return false
    case .scalar, .mapping, .generic, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .lazyArray:
      return true
    }
  }
}

extension DocumentPath {
  /// The path to the array of which one element is chosen, or every one is.
  fileprivate var beforeChoice: DocumentPath {
    DocumentPath(
      Array(
        steps.prefix { step in
          switch step {
          case .key: true
          case .index(let index): index >= 0
          case .every, .selected: false
          }
        }))
  }
}

extension Conversion {
  /// The mappings that are read from the same value as this, through unions as well.
  fileprivate func mappingsOfSameValue(_ unions: [CheckedUnion]) -> [MappingID] {
    var found: [MappingID] = []
    var seen: Set<Int> = []
    var work = [self]
    while let conversion = work.popLast() {
      switch conversion {
      case .mapping(let id), .generic(let id, _): found.append(id)
      case .optional(let inner, _): work.append(inner)
      case .alternatives(let all): work += all
      case .union(let id):
        guard seen.insert(id.index).inserted else { continue }
        let union = unions[id.index]
        work += union.cases.filter { union.readsWholeValue($0) }.compactMap(\.conversion)
      case .scalar, .parameter, .enumeration, .foreign, .array, .set, .dictionary, .field, .lazyArray, .keyed, .single,
        .entries,
        .jsonText,
        .pipeline:
        continue
      }
    }
    return found
  }

  /// The mapping that a payload is written by, where it is one.
  var payloadMapping: MappingID? {
    switch self {
    case .mapping(let id), .generic(let id, _): id
    case .optional(let inner, _): inner.payloadMapping
    case .alternatives(let all): all.first?.payloadMapping
    case .scalar, .union, .parameter, .enumeration, .foreign, .array, .set, .dictionary, .field, .lazyArray, .keyed,
      .single, .entries,
      .jsonText, .pipeline:
      nil
    }
  }
}
