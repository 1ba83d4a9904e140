import KVMapSource

/// The keys of its own object that a mapping reads and writes, which a `gather` for its type must know.
struct AcceptedKeys {
  /// In the order of declaration, each once.
  private(set) var read: [DocumentKey] = []
  private(set) var written: [DocumentKey] = []
  private(set) var readSet: Set<DocumentKey> = []
  private(set) var writtenSet: Set<DocumentKey> = []
  private(set) var needs: [Need] = []

  /// A requirement: at least one of these keys must be present.
  struct Need {
    var keys: [DocumentKey]
    /// The property that requires it.
    var property: String
    var span: Span
  }

  mutating func add(_ property: CheckedProperty, gatheredNeeds: [Need]) {
    guard let source = property.source else { return }
    if property.isRead {
      let keys = Self.readKeys(of: source)
      for key in keys where readSet.insert(key).inserted { read.append(key) }
      if property.isRequired, !keys.isEmpty {
        needs.append(Need(keys: keys, property: property.name, span: property.nameSpan))
        if source.alternatives.count == 1, case .gather(let gather)? = source.alternatives.first {
          addNeeds(gatheredNeeds, through: gather)
        }
      }
    }
    if property.isWritten {
      for target in WriteTarget.targets(of: property.writtenSource ?? source) {
        guard case .key(let key)? = target.path.steps.first else { continue }
        if writtenSet.insert(DocumentKey(key)).inserted { written.append(DocumentKey(key)) }
      }
    }
  }

  mutating func add(_ key: DocumentKey, isWritten: Bool) {
    if readSet.insert(key).inserted { read.append(key) }
    if isWritten, writtenSet.insert(key).inserted { written.append(key) }
  }

  mutating func need(_ keys: [DocumentKey], _ name: String, at span: Span) {
    needs.append(Need(keys: keys, property: name, span: span))
  }

  /// Adds the keys of a mapping that may read the same object. A key that one of them requires is not required if
  /// another reads it.
  mutating func add(_ other: AcceptedKeys) {
    for key in other.read where readSet.insert(key).inserted { read.append(key) }
    for key in other.written where writtenSet.insert(key).inserted { written.append(key) }
  }

  /// The requirements of a gathered property's type apply to the keys from which the gather takes its values.
  private mutating func addNeeds(_ inner: [Need], through gather: RuleGather) {
    var sources: [DocumentKey: [DocumentKey]] = [:]
    for entry in gather.entries ?? [] where entry.isRead {
      sources[DocumentKey(entry.key)] = Self.readKeys(of: entry.source)
    }
    for need in inner {
      let keys = need.keys.flatMap { sources[$0] ?? [] }
      if !keys.isEmpty { needs.append(Need(keys: keys, property: need.property, span: need.span)) }
    }
  }

  /// The first keys of a source, in the object itself.
  static func readKeys(of source: RuleSource) -> [DocumentKey] {
    source.alternatives.flatMap { term -> [DocumentKey] in
      switch term {
      case .path(let path): path.beginsWithElement ? [] : [DocumentKey(path.firstKey)]
      case .gather(let gather): (gather.entries ?? []).filter(\.isRead).flatMap { readKeys(of: $0.source) }
      // `self` is handled where its type is known; the others take no key.
      case .enclosing, .whole, .rest, .members, .elementKey, .elementIndex: []
      }
    }
  }
}
