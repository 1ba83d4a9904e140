import KVMapSource

/// Finds properties of one mapping that cannot be written together.
struct WriteConflicts {
  private var trie = WriteTrie()
  private var diagnostics: [Diagnostic] = []
  private let mapping: CheckedMapping
  /// The properties that are written as `self`, `rest` and `$key`, with the locations of these sources.
  private var whole: (property: Int, span: Span)?
  private var rest: (property: Int, span: Span)?
  private var elementKey: (property: Int, span: Span)?

  static func problems(of mapping: CheckedMapping) -> [Diagnostic] {
    guard !mapping.properties.areWrittenApart else { return [] }
    var conflicts = WriteConflicts(mapping: mapping)
    for (index, property) in mapping.properties.enumerated() {
      conflicts.add(property, index: index)
    }
    conflicts.reportGaps()
    conflicts.reportFieldsInHoles()
    conflicts.reportSetsInColumns()
    return conflicts.diagnostics
  }

  private init(mapping: CheckedMapping) { self.mapping = mapping }

  private mutating func add(_ property: CheckedProperty, index: Int) {
    guard property.isWritten, let source = property.destination else { return }
    switch WritePlace(source) {
    case .nowhere: break
    case .targets(let targets): add(targets, of: property, index: index)
    case .whole(let span):
      if let other = whole ?? rest ?? trie.first {
        report(.whole, path: "", of: property, other, at: span)
      } else {
        whole = (index, span)
      }
    case .rest(let span):
      if let whole { report(.whole, path: "", of: property, whole, at: span) }
      // A second one is reported when properties are checked, since it cannot be read either.
      rest = rest ?? (index, span)
    case .members(let span):
      if let whole { report(.whole, path: "", of: property, whole, at: span) }
    case .elementKey(let span):
      if let elementKey { report(.samePath, path: "$key", of: property, elementKey, at: span) }
      elementKey = elementKey ?? (index, span)
    }
  }

  private mutating func add(_ targets: [WriteTarget], of property: CheckedProperty, index: Int) {
    for target in targets {
      if let whole { return report(.whole, path: "", of: property, whole, at: target.span) }
      guard let conflict = trie.insert(target, property: index) else { continue }
      let other = mapping.properties[conflict.property]
      if conflict.kind == .samePath, property.isStyled, other.isStyled {
        diagnostics.append(
          SemaDiagnostics.collidingKeys(
            other.name, property.name, key: target.path.description, first: other.nameSpan, at: property.nameSpan))
      } else {
        report(
          conflict.kind, path: target.path.description, of: property, (conflict.property, conflict.span),
          at: target.span)
      }
      // One conflict per property is enough.
      return
    }
  }

  private mutating func report(
    _ kind: WriteTrie.ConflictKind, path: String, of property: CheckedProperty, _ other: (property: Int, span: Span),
    at span: Span
  ) {
    diagnostics.append(
      SemaDiagnostics.conflictingPaths(
        mapping.properties[other.property].name, property.name, path: path, kind: kind, first: other.span, at: span))
  }

  /// An absent field in an array with later elements must be written as null, which is read back as a different value.
  private mutating func reportFieldsInHoles() {
    for index in trie.leavesBeforeOthers {
      let property = mapping.properties[index]
      guard property.type?.isField == true, property.isRead, !property.acceptsLoss else { continue }
      diagnostics.append(SemaDiagnostics.lossyRoundtrip(fieldInHole: property.name, at: property.nameSpan))
    }
  }

  /// Elements of a set have no order, so what stands beside each of them in the document is another element's.
  private mutating func reportSetsInColumns() {
    for index in trie.leavesBesideOthers {
      let property = mapping.properties[index]
      guard property.isRead, !property.acceptsLoss, property.type?.isSet == true else { continue }
      diagnostics.append(SemaDiagnostics.lossyRoundtrip(setInColumn: property.name, at: property.typeSpan))
    }
  }

  /// The written positions of an array must be 0, 1, 2 … without a gap.
  private mutating func reportGaps() {
    for gap in trie.gaps {
      diagnostics.append(
        SemaDiagnostics.gapInArray(gap.path.description, missing: gap.missing, at: gap.span))
    }
  }
}

/// Where a property is written.
enum WritePlace {
  case targets([WriteTarget])
  /// As the value itself (`self`), as members next to the others (`rest`), or as the key of the value (`$key`).
  case whole(Span)
  case rest(Span)
  /// As all members of the object (`$members`).
  case members(Span)
  case elementKey(Span)
  /// Nowhere: the source can only be read, which has already been reported.
  case nowhere

  init(_ source: RuleSource) {
    switch source.alternatives.first {
    case .path?, .gather?: self = .targets(WriteTarget.targets(of: source))
    case .whole(let span)?: self = .whole(span)
    case .rest(let span)?: self = .rest(span)
    case .members(let span)?: self = .members(span)
    case .elementKey(let span)?: self = .elementKey(span)
    case .enclosing?, .elementIndex?, nil: self = .nowhere
    }
  }
}

/// A location in the document to which a property is written.
struct WriteTarget {
  var path: DocumentPath
  /// If the property is gathered, the keys that lead to the written part within the property's value.
  var keys: [String]
  var span: Span

  /// The locations of the first alternative; for a gather, one for each key that is written.
  static func targets(of source: RuleSource) -> [WriteTarget] {
    var targets: [WriteTarget] = []
    collect(source, keys: [], into: &targets)
    return targets
  }

  /// Recursion is as deep as gathers nest in the source, which the parser limits.
  private static func collect(_ source: RuleSource, keys: [String], into targets: inout [WriteTarget]) {
    switch source.alternatives.first {
    case .path(let path)?: targets.append(WriteTarget(path: path.path, keys: keys, span: path.span))
    case .gather(let gather)?:
      for entry in gather.entries ?? [] where entry.isWritten {
        collect(entry.source, keys: keys + [entry.key], into: &targets)
      }
    // These have no path. Writing one of them from inside a gather is reported.
    case .enclosing?, .whole?, .rest?, .members?, .elementKey?, .elementIndex?, nil: break
    }
  }
}

extension ValueType {
  fileprivate var isSet: Bool {
    switch self {
    case .set: true
    case .optional(let wrapped), .field(let wrapped): wrapped.isSet
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .dictionary, .lazyArray: false
    }
  }
}
