import KVMapSource

/// Finds types whose output cannot be read back: reading requires a value that nothing writes.
///
/// `labels: [String] <- labels[*].name` next to rules that write makes such a type. A union without `on` would decode
/// the output as another case, or not at all.
struct UnreadableOutput {
  /// For each mapping, the places that what holds it writes: the discriminators of unions and families, the keys of
  /// `keyed(by:)`, and what the selectors of elements ask for.
  private let tags: [Int: [DocumentPath]]
  /// The mappings whose values others write.
  private let held: Set<Int>
  /// The places that each requested mapping writes; `nil` if it writes its entire object, or nothing and none of its
  /// values is written.
  private var written: [Int: Places?] = [:]

  private struct Places {
    var paths: PathTrie<Void>
  }

  init(_ mappings: [CheckedMapping], _ unions: [CheckedUnion]) {
    var tags: [Int: [DocumentPath]] = [:]
    for union in unions {
      guard case .discriminator(let path, payload: nil)? = union.selection else { continue }
      for item in union.cases where item.written != nil {
        for mapping in item.conversion?.mappingsOfSameValue(unions) ?? [] {
          tags[mapping.index, default: []].append(path)
        }
      }
    }
    for mapping in mappings {
      for property in mapping.properties.linked where property.isWritten {
        guard let conversion = property.conversion else { continue }
        for (path, content) in property.pathsWrittenIntoValues(conversion) {
          for held in content.mappingsOfSameValue(unions) { tags[held.index, default: []].append(path) }
        }
      }
    }
    self.tags = tags
    let referenced = ReferencedMappings(unions)
    held = Set(mappings.flatMap { $0.properties.linked.filter(\.isWritten).flatMap { referenced($0) } })
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
      guard let source = property.source else { return false }
      if property.needsWhatItDoesNotWrite { return !source.alternatives.contains { Self.isWritten($0, places) } }
      return property.readOnlyEntries.contains { entry in
        Self.needs(entry.key, property, in: all) && !entry.source.alternatives.contains { Self.isWritten($0, places) }
      }
    }
  }

  /// Whether the mapping of a gathered object cannot be read without a key.
  private static func needs(_ key: String, _ property: CheckedProperty, in all: [CheckedMapping]) -> Bool {
    guard let id = property.conversion?.payloadMapping else { return false }
    return all[id.index].properties.contains { part in
      guard part.cannotBeAbsent, let terms = part.source?.alternatives, terms.count == 1,
        case .path(let path)? = terms.first
      else { return false }
      return path.path.steps.first.map(PathPart.init) == .key(DocumentKey(key))
    }
  }

  /// The properties that are written under keys which the mapping refuses when it reads: no rule reads them, and it has
  /// `unknown error`.
  ///
  /// - Complexity: Linear in the number of properties and the lengths of their paths.
  static func refusedKeys(of mapping: CheckedMapping) -> [(property: CheckedProperty, path: DocumentPath)] {
    guard mapping.settings.unknown == .error, mapping.isComplete, !mapping.isSmallMap,
      mapping.properties.contains(where: { $0.isWritten && ($0.writtenSource != nil || !$0.isRead) })
    else { return [] }
    var read = PathTrie<Void>()
    for property in mapping.properties where property.isRead {
      for term in property.source?.alternatives ?? [] where !add(term, to: &read) { return [] }
    }
    return mapping.properties.compactMap { property in
      guard property.isWritten, let destination = property.destination,
        let path = WriteTarget.targets(of: destination).lazy.map(\.path.ofKeys).first(where: { !read.overlaps($0) })
      else { return nil }
      return (property, path)
    }
  }

  /// - Returns: False for a source that takes whatever keys there are.
  private static func add(_ term: RuleTerm, to paths: inout PathTrie<Void>) -> Bool {
    switch term {
    case .path(let path): paths[path.path.ofKeys] = ()
    case .gather(let gather):
      guard let entries = gather.entries else { return false }
      for entry in entries where entry.isRead {
        for source in entry.source.alternatives where !add(source, to: &paths) { return false }
      }
    case .whole, .rest, .members: return false
    case .enclosing, .elementKey, .elementIndex: break
    }
    return true
  }

  /// What a mapping writes, together with the tags of the unions and families that it is written in.
  private mutating func places(of mapping: CheckedMapping, in all: [CheckedMapping]) -> Places? {
    if let known = written[mapping.id.index] { return known }
    let places = Self.written(by: mapping).flatMap { places -> Places? in
      if places.isEmpty, !held.contains(mapping.id.index) { return nil }
      return Places(paths: PathTrie(places + tags(of: mapping, in: all)))
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

  /// The places that a mapping writes; `nil` where it writes all of its object.
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
    return places
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
  /// Whether its type cannot be read without a value, and it writes none, or not all that it gathers.
  var needsMoreThanItWrites: Bool { needsWhatItDoesNotWrite || !readOnlyEntries.isEmpty }

  /// The entries of a gather that are read and not written, next to others that are.
  fileprivate var readOnlyEntries: [RuleGatherEntry] {
    guard isRead, isWritten, writtenSource == nil, let source, case .gather(let gather)? = source.alternatives.first,
      source.alternatives.count == 1, let entries = gather.entries, entries.contains(where: \.isWritten)
    else { return [] }
    return entries.filter { $0.isRead && !$0.isWritten }
  }

  fileprivate var needsWhatItDoesNotWrite: Bool { !isWritten && cannotBeAbsent }

  /// Whether its type cannot be read without a value.
  fileprivate var cannotBeAbsent: Bool {
    guard isRequired, let type else { return false }
    switch type {
    // A parameter may stand for an optional.
    case .field, .parameter: return false
    case .scalar, .mapping, .generic, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .lazyArray:
      return true
    }
  }
}

extension CheckedProperty {
  /// What the rule writes into the objects of its value, each with what these are written by.
  fileprivate func pathsWrittenIntoValues(_ conversion: Conversion) -> [(path: DocumentPath, content: Conversion)] {
    var found: [(path: DocumentPath, content: Conversion)] = []
    if case .path(let path)? = destination?.alternatives.first, case .selected(let selector)? = path.path.steps.last {
      found += selector.conditions.map { ($0.path, conversion) }
    }
    var work = [conversion]
    while let next = work.popLast() {
      switch next {
      case .entries(let notation, _, let content, _):
        if case .keyed(let key) = notation { found.append((DocumentPath([.key(key)]), content)) }
        work.append(content)
      case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
        .single(let part), .jsonText(let part), .keyed(let part, _, _), .dictionary(_, let part, _):
        work.append(part)
      case .alternatives(let all): work += all.prefix(1)
      case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .pipeline: continue
      }
    }
    return found
  }
}

extension DocumentPath {
  /// The path to the first array: its elements are never unknown.
  fileprivate var ofKeys: DocumentPath {
    DocumentPath(Array(steps.prefix { if case .key = $0 { true } else { false } }))
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
