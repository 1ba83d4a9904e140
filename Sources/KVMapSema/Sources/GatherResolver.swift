import KVMapSource

/// Determines the keys of plain `gather`s, and compares the keys of all gathers with those that the types read.
struct GatherResolver {
  /// The maximum nesting depth of gathers across types.
  static let maximumDepth = 256
  /// The maximum number of keys that all plain gathers of a compilation take together; a few lines could require
  /// billions.
  static let maximumKeys = 200_000

  private(set) var mappings: [CheckedMapping]
  private(set) var diagnostics: [Diagnostic] = []

  private let typeNames: TypeNames
  /// The order in which cycles are searched for.
  private let order: [Int]
  /// For each queried mapping, the properties that read a key of the object directly.
  private var directReaders: [Int: [DocumentKey: [Int]]] = [:]
  private var footprints: [AcceptedKeys?]
  private var depths: [Int]
  private var keysTaken = 0

  private let unions: GatheredUnions

  init(_ checked: [CheckedMapping], unions: [CheckedUnion], order: [Int], typeNames: TypeNames) {
    self.typeNames = typeNames
    self.unions = GatheredUnions(unions)
    mappings = checked
    self.order = order
    footprints = Array(repeating: nil, count: checked.count)
    depths = Array(repeating: 0, count: checked.count)
  }

  /// The properties of a mapping that read a key of the object directly.
  private mutating func directReaders(of key: DocumentKey, in mapping: Int) -> [Int] {
    if let known = directReaders[mapping] { return known[key] ?? [] }
    var readers: [DocumentKey: [Int]] = [:]
    for (index, property) in mappings[mapping].properties.enumerated() where property.isRead {
      for case .path(let path) in property.source?.alternatives ?? []
      where path.path.steps.count == 1 && !path.beginsWithElement {
        readers[DocumentKey(path.firstKey), default: []].append(index)
      }
    }
    directReaders[mapping] = readers
    return readers[key] ?? []
  }

  /// Mappings' read and written keys matter only where a mapping is gathered, so a caller without gathers need not call
  /// this.
  mutating func resolve() {
    var position = [Int](repeating: 0, count: mappings.count)
    for (place, index) in order.enumerated() { position[index] = place }
    var edges: [[CycleFinder.Edge<Span>]] = []
    for index in order { edges.append(gatherEdges(of: index, position: position)) }
    for cycle in CycleFinder.closingEdges(edges) {
      diagnostics.append(SemaDiagnostics.gatherCycle(cycle.nodes.map { mappings[order[$0]].name }, at: cycle.closing))
    }
    for place in CycleFinder.dependenciesFirst(edges) { resolve(order[place], depth: edges[place].map(\.target)) }
  }

  private mutating func gatherEdges(of index: Int, position: [Int]) -> [CycleFinder.Edge<Span>] {
    var edges: [CycleFinder.Edge<Span>] = []
    for property in mappings[index].properties {
      for source in [property.source, property.writtenSource] {
        guard let source, source.hasGather else { continue }
        collectEdges(source, target: target(of: property)) { edges.append(.init(target: position[$0], label: $1)) }
      }
    }
    return edges
  }

  private mutating func collectEdges(_ source: RuleSource, target: GatherDestination, add: (Int, Span) -> Void) {
    for case .gather(let gather) in source.alternatives {
      for index in readers(of: target) { add(index, gather.span) }
      for entry in gather.entries ?? [] {
        collectEdges(entry.source, target: inner(target, key: entry.key), add: add)
      }
    }
  }

  private func target(of property: CheckedProperty) -> GatherDestination {
    guard let type = property.type else { return .unknown }
    if let conversion = property.conversion { return target(of: conversion, type) }
    if property.hasPipeline { return .unknown }
    var content = type.unwrapped
    if case .field(let inner) = content { content = inner.unwrapped }
    switch content {
    case .mapping(let id), .generic(let id, _):
      return mappings[id.index].isRecord ? .notAnObject(type) : unions.target(of: id)
    case .union(let id): return .union(id.index)
    case .scalar(.value), .scalar(.object), .dictionary: return .anyObject
    case .scalar, .array, .set, .optional, .enumeration, .lazyArray, .field: return .notAnObject(type)
    case .parameter, .foreign: return .unknownObject
    }
  }

  /// The mappings that read the object of a gather.
  private func readers(of target: GatherDestination) -> [Int] {
    switch target {
    case .mapping(let index): [index]
    case .union(let index): unions.members(index) ?? []
    case .anyObject, .unknownObject, .notAnObject, .unknown: []
    }
  }

  /// The keys that a union reads, and whether the list is complete.
  private func footprint(ofUnion number: Int, _ members: [Int]) -> (keys: AcceptedKeys, isComplete: Bool) {
    var footprint = unions.ownKeys(number)
    var isComplete = unions.isComplete(number)
    for member in members {
      isComplete = isComplete && mappings[member].isComplete && footprints[member] != nil
      if let other = footprints[member] { footprint.add(other) }
    }
    return (footprint, isComplete)
  }

  /// What reads the gathered object.
  private func target(of conversion: Conversion, _ type: ValueType) -> GatherDestination {
    switch conversion {
    case .mapping(let id), .generic(let id, _):
      mappings[id.index].isRecord ? .notAnObject(type) : unions.target(of: id)
    case .union(let id): .union(id.index)
    case .optional(let wrapped, _), .field(let wrapped): target(of: wrapped, type)
    case .pipeline(let pipeline): target(of: pipeline.input, type)
    case .alternatives(let all):
      all.map { target(of: $0, type) }.first { if case .notAnObject = $0 { false } else { true } }
        ?? .notAnObject(type)
    case .scalar(let scalar, _):
      ValueType.scalar(scalar).mayBeObject ? .anyObject : .notAnObject(type)
    case .dictionary, .keyed: .anyObject
    case .single(let collection): target(of: collection, type)
    case .array, .set, .enumeration, .lazyArray, .entries, .jsonText: .notAnObject(type)
    case .parameter, .foreign: .unknownObject
    }
  }

  /// What reads the value of a key of a gathered object.
  private mutating func inner(_ target: GatherDestination, key: String) -> GatherDestination {
    switch target {
    case .mapping(let index):
      let readers = directReaders(of: DocumentKey(key), in: index)
      guard readers.count == 1, let reader = readers.first else { return .unknown }
      return self.target(of: mappings[index].properties[reader])
    case .union, .anyObject, .unknownObject, .notAnObject, .unknown: return .unknown
    }
  }

  private mutating func resolve(_ index: Int, depth targets: [Int]) {
    depths[index] = 1 + (targets.map { depths[order[$0]] }.max() ?? 0)
    var footprint = AcceptedKeys()
    for number in mappings[index].properties.indices {
      let property = mappings[index].properties[number]
      let target = target(of: property)
      if var source = property.source {
        var written = property.writtenSource
        let hasGather = source.hasGather
        if hasGather {
          let isWritten = property.isWritten && written == nil
          resolve(&source, target: target, isRead: property.isRead, isWritten: isWritten, depth: depths[index])
        }
        if var source = written, source.hasGather {
          resolve(&source, target: target, isRead: false, isWritten: true, depth: depths[index])
          written = source
        }
        if hasGather || written?.hasGather == true {
          mappings[index].properties.replaceSource(at: number, with: source, written: written)
        }
      }
      var needs: [AcceptedKeys.Need] = []
      if case .mapping(let index) = target { needs = footprints[index]?.needs ?? [] }
      footprint.add(mappings[index].properties[number], gatheredNeeds: needs)
    }
    footprints[index] = footprint
  }

  private mutating func resolve(
    _ source: inout RuleSource, target: GatherDestination, isRead: Bool, isWritten: Bool, depth: Int
  ) {
    for position in source.alternatives.indices {
      guard case .gather(var gather) = source.alternatives[position] else { continue }
      if depth > Self.maximumDepth {
        diagnostics.append(SemaDiagnostics.gathersTooDeep(Self.maximumDepth, at: gather.span))
      } else {
        resolve(&gather, target: target, isRead: isRead, isWritten: isWritten && position == 0)
      }
      source.alternatives[position] = .gather(gather)
    }
  }

  private mutating func resolve(_ gather: inout RuleGather, target: GatherDestination, isRead: Bool, isWritten: Bool) {
    switch target {
    case .notAnObject(let type):
      let text = type.text(typeNames)
      diagnostics.append(SemaDiagnostics.gatherIsNoObject(text, at: gather.span))
      gather.entries = gather.entries ?? []
      return
    case .anyObject where gather.entries == nil, .unknownObject where gather.entries == nil:
      diagnostics.append(SemaDiagnostics.plainGatherNeedsType(at: gather.span))
      gather.entries = []
      return
    case .mapping(let index):
      guard let footprint = footprints[index] else { break }
      if gather.entries == nil {
        expand(&gather, by: footprint, isRead: isRead, isWritten: isWritten)
        return
      }
      let type = mappings[index]
      compare(&gather, with: footprint, of: (type.name, type.nameSpan, type.isComplete), isRead: isRead)
    case .union(let number):
      guard let members = unions.members(number) else {
        guard gather.entries == nil else { break }
        diagnostics.append(SemaDiagnostics.plainGatherNeedsType(at: gather.span))
        gather.entries = []
        return
      }
      let (footprint, isComplete) = footprint(ofUnion: number, members)
      if gather.entries == nil {
        expand(&gather, by: footprint, isRead: isRead, isWritten: isWritten)
        return
      }
      let name = unions.name(number)
      compare(&gather, with: footprint, of: (name.text, name.span, isComplete), isRead: isRead)
    case .anyObject, .unknownObject, .unknown: break
    }
    var entries = gather.entries ?? []
    for position in entries.indices {
      let target = inner(target, key: entries[position].key)
      for number in entries[position].source.alternatives.indices {
        guard case .gather(var nested) = entries[position].source.alternatives[number] else { continue }
        resolve(
          &nested, target: target, isRead: entries[position].isRead,
          isWritten: entries[position].isWritten && number == 0)
        entries[position].source.alternatives[number] = .gather(nested)
      }
    }
    gather.entries = entries
  }

  /// Plain `gather` takes every key that the type reads, and writes every key that the type writes.
  private mutating func expand(_ gather: inout RuleGather, by footprint: AcceptedKeys, isRead: Bool, isWritten: Bool) {
    keysTaken += footprint.read.count + footprint.written.count
    guard keysTaken <= Self.maximumKeys else {
      diagnostics.append(SemaDiagnostics.gathersTooLarge(Self.maximumKeys, at: gather.span))
      gather.entries = []
      return
    }
    let span = gather.span
    let (steps, prefix) = (gather.enclosingPath.steps, gather.prefix)
    func entry(_ key: DocumentKey, isRead: Bool, isWritten: Bool) -> RuleGatherEntry {
      // The sign of an attribute stays in front.
      let isAttribute = key.text.hasPrefix("@") && !prefix.isEmpty
      let prefixed = isAttribute ? "@" + prefix + key.text.dropFirst() : prefix + key.text
      let path = RulePath(path: DocumentPath(steps + [.key(prefixed)]), span: span)
      return RuleGatherEntry(
        key: key.text, isRead: isRead, isWritten: isWritten,
        source: RuleSource(alternatives: [.path(path)], span: span), span: span)
    }
    let read = footprint.read.map {
      entry($0, isRead: isRead, isWritten: isWritten && footprint.writtenSet.contains($0))
    }
    let written = footprint.written.filter { !footprint.readSet.contains($0) }
      .map { entry($0, isRead: false, isWritten: isWritten) }
    gather.entries = read + written
  }

  private mutating func compare(
    _ gather: inout RuleGather, with footprint: AcceptedKeys, of type: (name: String, span: Span, isComplete: Bool),
    isRead: Bool
  ) {
    var entries = gather.entries ?? []
    lazy var others = footprint.read.prefix(1000).map(\.text).filter { key in !entries.contains { $0.key == key } }
    for position in entries.indices {
      let entry = entries[position]
      let key = DocumentKey(entry.key)
      let isFilled = footprint.writtenSet.contains(key)
      let isUsed = (entry.isRead && footprint.readSet.contains(key)) || (entry.isWritten && isFilled)
      if !entry.isRead, !entry.isWritten {
        diagnostics.append(SemaDiagnostics.idleGatherEntry(isInReadRule: isRead, at: entry.span))
      } else if !isUsed, type.isComplete {
        let suggestion = closest(to: entry.key, in: others)
        diagnostics.append(
          SemaDiagnostics.unusedGatherKey(
            entry.key, type: type.name, suggestion: suggestion, declaredAt: type.span, at: entry.span))
      }
      // A key that the type never writes cannot be distributed back.
      entries[position].isWritten = entry.isWritten && isFilled
    }
    gather.entries = entries
    guard isRead, type.isComplete else { return }
    let given = Set(entries.filter(\.isRead).map { DocumentKey($0.key) })
    for need in footprint.needs where !need.keys.contains(where: given.contains) {
      // A key that is gathered only for writing is already in the list.
      let isThere = entries.contains { entry in need.keys.first.map { $0.text == entry.key } ?? false }
      diagnostics.append(
        SemaDiagnostics.missingGatherKey(
          need.keys.map(\.text), type: type.name, property: need.property, neededAt: need.span,
          lastEntry: isThere ? nil : entries.last?.source.span, at: gather.span))
    }
  }
}

extension RuleSource {
  var hasGather: Bool {
    alternatives.contains { if case .gather = $0 { true } else { false } }
  }
}
