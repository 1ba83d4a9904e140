import KVMapSource

/// Checks the relations between synchronised types: their targets and the identities that they use.
struct SyncChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private let mappings: [ResolvedMapping]
  private let names: TypeNames

  init(_ mappings: [ResolvedMapping], names: TypeNames) {
    self.mappings = mappings
    self.names = names
    for mapping in mappings {
      checkType(mapping)
      for property in mapping.checked.properties.linked {
        if let sync = property.sync { check(sync, of: property, in: mapping.checked) }
      }
    }
  }

  private func isEntity(_ id: MappingID) -> Bool {
    mappings.indices.contains(id.index) && mappings[id.index].checked.isEntity
  }

  private mutating func report(_ message: String, at span: Span, notes: [Diagnostic.Note] = []) {
    diagnostics.append(SemaDiagnostics.make(.syncMismatch, message, at: span, notes: notes))
  }

  // MARK: Types

  /// Features that a synchronised type cannot have, because its documents are read as entries and not as the type.
  private mutating func checkType(_ mapping: ResolvedMapping) {
    let checked = mapping.checked
    guard checked.isEntity else { return }
    let name = SemaDiagnostics.quoted(checked.name)
    if !checked.parameters.isEmpty {
      report("\(name) is generic, and rows of a table have one type", at: checked.nameSpan)
    }
    if case .factory? = checked.construction?.kind, let span = checked.construction?.span {
      report("\(name) is synchronised, so no factory makes its values", at: span)
    }
    for hook in checked.hooks where hook.moment == .after {
      report("\(name) is synchronised, and its rows are made without values that 'after' could change", at: hook.span)
    }
    if mapping.passed != nil {
      report("\(name) is synchronised, so '$context' is not available", at: checked.contextSpan ?? checked.nameSpan)
    }
    if let base = checked.base, isEntity(base.id) {
      report(
        "\(name) and its base class would both be synchronised; let them share a mixin", at: base.span,
        notes: SemaDiagnostics.first(mappings[base.id.index].checked.nameSpan, "the base class"))
    }
    for property in checked.properties {
      guard let type = property.type else { continue }
      if let span = property.identity, !type.isIdentity {
        report(
          "the identity of a row is a number, a text, a date or an enum, and "
            + "\(SemaDiagnostics.quoted(type.text(names))) is not one of these", at: span)
      }
      if property.isRead, !property.isWritten, type.presentType.namesForeignType {
        report(
          "\(SemaDiagnostics.quoted(property.name)) is only read, so a row cannot hold its \(type.text(names))",
          at: property.nameSpan)
      }
    }
  }

  // MARK: Relations

  private mutating func check(_ sync: CheckedSync, of property: CheckedProperty, in mapping: CheckedMapping) {
    guard mapping.settings.sync != nil else {
      return report("nothing is synchronised without a line 'sync POLICY' in the file", at: sync.span)
    }
    guard mapping.properties.contains(where: { $0.identity != nil }) else {
      return report("\(SemaDiagnostics.quoted(mapping.name)) has no '@id', so it is not synchronised", at: sync.span)
    }
    guard mapping.isEntity else {
      return report(
        "\(SemaDiagnostics.quoted(mapping.name)) is a second mapping of its type, and only the first is synchronised",
        at: sync.span)
    }
    guard let type = property.type else { return }
    let shape = RelationShape(type, isEntity: isEntity)
    guard let target = sync.target else {
      guard let shape else {
        return report(
          "\(SemaDiagnostics.quoted(property.name)) is not a relationship: \(SemaDiagnostics.quoted(type.text(names))) is not a "
            + "synchronised type with '@id'; of identities say whose they are, as in 'sync merge(Author)'",
          at: sync.span)
      }
      if sync.isOwned, !shape.isToMany { tellOwned(sync) }
      return
    }
    if shape != nil {
      return report(
        "\(SemaDiagnostics.quoted(property.name)) holds objects, so nothing need be said about whose identities it "
          + "holds",
        at: target.span)
    }
    checkIdentities(sync, target, type: type, of: property, in: mapping)
  }

  private mutating func tellOwned(_ sync: CheckedSync) {
    report("only a relation to many can be 'owned'", at: sync.span)
  }

  /// A property that holds identities of rows.
  private mutating func checkIdentities(
    _ sync: CheckedSync, _ target: CheckedSync.Target, type: ValueType, of property: CheckedProperty,
    in mapping: CheckedMapping
  ) {
    let found: MappingID
    let identities = type.identities
    switch sync.resolved(target, in: mapping) {
    case nil:
      let types = mappings.filter(\.checked.isEntity).map(\.checked.name)
      let others = mapping.properties.map(\.name).filter { $0 != property.name }
      diagnostics.append(
        SemaDiagnostics.unknownType(
          target.name, suggestion: closest(to: target.name, in: others + types),
          at: target.span))
      return
    case .type(let id): found = id
    case .property(let index):
      guard let other = mapping.properties[index].type, let shape = RelationShape(other, isEntity: isEntity),
        shape.isToMany == identities.isToMany
      else {
        return report(
          "\(SemaDiagnostics.quoted(target.name)) is not a relationship to \(identities.isToMany ? "many rows" : "one row")",
          at: target.span)
      }
      found = shape.target
    }
    guard isEntity(found) else {
      return report(
        "\(SemaDiagnostics.quoted(target.name)) is not synchronised: it needs an '@id', and its file a line "
          + "'sync POLICY'", at: target.span)
    }
    let identity = mappings[found.index].checked.properties.filter { $0.identity != nil }
    guard identity.count == 1, let wanted = identity.first?.type?.presentType else {
      return report(
        "\(SemaDiagnostics.quoted(target.name)) has an identity of several parts, which one value cannot name",
        at: target.span)
    }
    if case .enumeration = wanted {
      return report(
        "the identity of \(SemaDiagnostics.quoted(target.name)) is an enum, which other rows cannot name",
        at: target.span)
    }
    if identities.type.presentType != wanted {
      report(
        "\(SemaDiagnostics.quoted(property.name)) holds \(SemaDiagnostics.quoted(identities.type.text(names))), "
          + "and the identity of \(SemaDiagnostics.quoted(target.name)) is "
          + "\(SemaDiagnostics.quoted(wanted.text(names)))",
        at: property.typeSpan)
    }
    if sync.isOwned, !identities.isToMany { tellOwned(sync) }
  }
}

extension CheckedMapping {
  /// Whether it is synchronised: its file has a `sync` line, it has an identity, and it is the primary mapping of its
  /// type.
  var isEntity: Bool {
    guard settings.sync != nil else { return false }
    switch kind {
    case .map, .structure, .classType: return properties.linked.contains { $0.identity != nil }
    case .named, .smallMap: return false
    }
  }
}
