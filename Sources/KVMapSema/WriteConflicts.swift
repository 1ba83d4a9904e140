import KVMapSource

/// Finds properties of one mapping that cannot be written side by side.
struct WriteConflicts {
  private var trie = WriteTrie()
  private var diagnostics: [Diagnostic] = []
  private let mapping: CheckedMapping

  static func problems(of mapping: CheckedMapping) -> [Diagnostic] {
    var conflicts = WriteConflicts(mapping: mapping)
    for (index, property) in mapping.properties.enumerated() {
      conflicts.add(property, index: index)
    }
    conflicts.reportGaps()
    return conflicts.diagnostics
  }

  private init(mapping: CheckedMapping) { self.mapping = mapping }

  private mutating func add(_ property: CheckedProperty, index: Int) {
    guard property.isWritten, let source = property.source else { return }
    for target in WriteTarget.targets(of: source) {
      guard let conflict = trie.insert(target, property: index) else { continue }
      let other = mapping.properties[conflict.property]
      if conflict.kind == .samePath, property.isStyled, other.isStyled {
        diagnostics.append(
          SemaDiagnostics.collidingKeys(
            other.name, property.name, key: target.path.description, first: other.nameSpan, at: property.nameSpan))
      } else {
        diagnostics.append(
          SemaDiagnostics.conflictingPaths(
            other.name, property.name, path: target.path.description, kind: conflict.kind, first: conflict.span,
            at: target.span))
      }
      // One conflict says enough about a property.
      return
    }
  }

  /// The positions of an array that is written are 0, 1, 2 … without a gap.
  private mutating func reportGaps() {
    for gap in trie.gaps {
      diagnostics.append(
        SemaDiagnostics.gapInArray(gap.path.description, missing: gap.missing, at: gap.span))
    }
  }
}

/// A place in the document that a property is written to.
struct WriteTarget {
  var path: DocumentPath
  /// Under which keys of the property's value the written part lies, where the property is gathered.
  var keys: [String]
  var span: Span

  /// The places of the first alternative; of a gather one for each key that is written.
  static func targets(of source: RuleSource) -> [WriteTarget] {
    var targets: [WriteTarget] = []
    collect(source, keys: [], into: &targets)
    return targets
  }

  /// Recursion is as deep as gathers nest in the text, which the parser limits.
  private static func collect(_ source: RuleSource, keys: [String], into targets: inout [WriteTarget]) {
    switch source.alternatives.first {
    case .path(let path)?: targets.append(WriteTarget(path: path.path, keys: keys, span: path.span))
    case .gather(let gather)?:
      for entry in gather.entries ?? [] where entry.isWritten {
        collect(entry.source, keys: keys + [entry.key], into: &targets)
      }
    case nil: break
    }
  }
}
