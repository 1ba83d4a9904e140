import KVMapSource

/// Checks the relations between synchronised types: their targets and the identities that they use.
struct SyncChecker {
  private(set) var diagnostics: [Diagnostic] = []
  /// The classes whose subclasses have their rows in the same table.
  private(set) var sharedTables: Set<MappingID> = []
  /// The base classes of families whose rows are in several tables.
  private var scatteredFamilies: Set<MappingID> = []
  private let mappings: [ResolvedMapping]
  private let names: TypeNames

  init(_ mappings: [ResolvedMapping], families: [CheckedUnion], tables: [CheckedSyncTable], names: TypeNames) {
    self.mappings = mappings
    self.names = names
    for table in tables { check(table) }
    for family in families { check(family) }
    for mapping in mappings {
      checkType(mapping)
      checkVersions(mapping.checked)
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

  // MARK: Tables

  private mutating func check(_ table: CheckedSyncTable) {
    guard let declaration = table.declaration else { return }
    let name = SemaDiagnostics.quoted(table.name)
    guard declaration.kind == .classType, let id = declaration.mapping else {
      return report("\(name) is no class, so no subclasses could share its table", at: table.span)
    }
    guard isEntity(id) else {
      return report(
        "\(name) is not synchronised: it needs an '@id', and its file a line 'sync POLICY'", at: table.span)
    }
    sharedTables.insert(id)
    checkColumns(ofTable: id)
  }

  /// The class whose table has the rows of a class.
  private func table(of id: MappingID) -> MappingID {
    sharedTables.contains(id) ? id : ancestors(of: id).first(where: sharedTables.contains) ?? id
  }

  /// From the base class outwards. Cycles are reported elsewhere.
  private func ancestors(of id: MappingID) -> [MappingID] {
    var result: [MappingID] = []
    var current = mappings[id.index].checked.base?.id
    while let id = current, mappings.indices.contains(id.index), !result.contains(id) {
      result.append(id)
      current = mappings[id.index].checked.base?.id
    }
    return result
  }

  /// The classes of a family have the identity of the base class, by which relations refer to any of them.
  private mutating func check(_ family: CheckedUnion) {
    guard let base = family.family, isEntity(base) else { return }
    var tables: Set<MappingID> = []
    for item in family.cases {
      guard case .mapping(let id)? = item.type, isEntity(id) else { return }
      tables.insert(table(of: id))
      checkIdentity(of: mappings[id.index].checked, from: mappings[base.index].checked)
    }
    if tables.count > 1 { scatteredFamilies.insert(base) }
  }

  private mutating func checkIdentity(of mapping: CheckedMapping, from base: CheckedMapping) {
    guard mapping.id != base.id else { return }
    for property in mapping.properties.dropFirst(mapping.inherited) {
      guard let span = property.identity else { continue }
      report(
        "\(SemaDiagnostics.quoted(mapping.name)) has the identity of \(SemaDiagnostics.quoted(base.name)), which "
          + "relations to that class use", at: span,
        notes: SemaDiagnostics.first(base.nameSpan, "the base class"))
    }
  }

  /// Properties of one name in classes that share a table are one column.
  private mutating func checkColumns(ofTable table: MappingID) {
    var first: [String: (type: ValueType, owner: CheckedMapping, property: CheckedProperty)] = [:]
    for mapping in mappings.map(\.checked) where mapping.isEntity && isInTable(mapping, of: table) {
      checkIdentity(of: mapping, from: mappings[table.index].checked)
      for (index, property) in mapping.properties.enumerated() {
        if index < mapping.inherited && mapping.id != table { continue }
        guard let type = property.type?.presentType else { continue }
        guard let known = first[property.name] else {
          first[property.name] = (type, mapping, property)
          continue
        }
        if known.type == type { continue }
        report(
          "\(SemaDiagnostics.quoted(mapping.name)) and \(SemaDiagnostics.quoted(known.owner.name)) are in one table, "
            + "and their \(SemaDiagnostics.quoted(property.name)) are of different types",
          at: property.typeSpan, notes: SemaDiagnostics.first(known.property.typeSpan, "the other type"))
      }
    }
  }

  private func isInTable(_ mapping: CheckedMapping, of table: MappingID) -> Bool {
    mapping.id == table || ancestors(of: mapping.id).contains(table)
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
    var inherited = 0
    if let base = checked.base?.id, mappings.indices.contains(base.index) {
      inherited = mappings[base.index].checked.comparisonLines.count
    }
    if let line = checked.comparisonLines.dropFirst(inherited).first {
      diagnostics.append(
        SemaDiagnostics.make(
          .uncheckedRows, "\(name) is synchronised, and 'check' does not apply to its rows", at: checked.nameSpan,
          notes: SemaDiagnostics.first(line.syntax.span, "this applies to values of the type only")))
    }
    if mapping.passed != nil {
      report("\(name) is synchronised, so '$context' is not available", at: checked.contextSpan ?? checked.nameSpan)
    }
    for property in checked.properties {
      guard let type = property.type else { continue }
      if let span = property.identity, !type.isIdentity, !property.hasWrittenIdentity {
        report(
          "the identity of a row is a number, a text, a date or an enum, and "
            + "\(SemaDiagnostics.quoted(type.text(names))) is not one of these", at: span)
      }
      if RelationShape(type, isEntity: isEntity) != nil, property.checks.contains(where: \.comparesWholeElements) {
        report(
          "'unique' compares whole values, and an entry may have only a part of one of "
            + SemaDiagnostics.quoted(property.name), at: property.nameSpan)
      }
      if property.isRead, !property.isWritten, type.presentType.namesForeignType {
        report(
          "\(SemaDiagnostics.quoted(property.name)) is only read, so a row cannot hold its \(type.text(names))",
          at: property.nameSpan)
      }
    }
  }

  /// `@stamp` and `@tombstone`: at most one of each, in a synchronised type.
  private mutating func checkVersions(_ mapping: CheckedMapping) {
    guard mapping.properties.linked.contains(where: { $0.version != nil }) else { return }
    var first: [CheckedVersion.Role: Span] = [:]
    for (index, property) in mapping.properties.enumerated() {
      guard let version = property.version else { continue }
      let known = first[version.role]
      first[version.role] = known ?? version.span
      // What is inherited was checked in the base class.
      if index < mapping.inherited { continue }
      if !mapping.isEntity {
        report(
          "\(SemaDiagnostics.quoted(mapping.name)) is not synchronised, so nothing asks for its "
            + "'@\(version.role.rawValue)'; it needs an '@id', and its file a line 'sync POLICY'", at: version.span)
      } else if let known {
        report(
          "\(SemaDiagnostics.quoted(mapping.name)) has a second '@\(version.role.rawValue)'", at: version.span,
          notes: SemaDiagnostics.first(known))
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
    if scatteredFamilies.contains(found) {
      return report(
        "the rows of \(SemaDiagnostics.quoted(target.name)) are in several tables, so an identity alone names none of "
          + "them; 'sync table \(target.name)' puts them into one", at: target.span)
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
    if case .foreign = wanted, identities.isToMany || isOfProperty(sync, in: mapping) || !property.hasWrittenIdentity {
      report(
        "a type that Swift declares names one row, in a property with the transformer of the identity", at: target.span)
    }
    if sync.isOwned, !identities.isToMany { tellOwned(sync) }
  }

  private func isOfProperty(_ sync: CheckedSync, in mapping: CheckedMapping) -> Bool {
    if let target = sync.target, case .property? = sync.resolved(target, in: mapping) { true } else { false }
  }
}

extension CheckedProperty {
  /// Whether its values are of a type that Swift declares, and a transformer makes them of texts or numbers, which a
  /// row can hold.
  fileprivate var hasWrittenIdentity: Bool { isWritten && conversion.flatMap { type?.writtenColumnType($0) } != nil }
}

extension CheckedMapping {
  /// Whether it is synchronised: its file has a `sync` line, it has an identity, and it is the primary mapping of its
  /// type.
  var isEntity: Bool {
    guard settings.sync != nil else { return false }
    switch kind {
    case .map, .structure, .classType: return properties.linked.contains { $0.identity != nil }
    case .named, .genericUnion, .smallMap: return false
    }
  }
}

extension Check {
  /// Whether it compares the elements of an array with each other.
  fileprivate var comparesWholeElements: Bool {
    switch test {
    case .unique: true
    case .not(let check): check.comparesWholeElements
    case .range, .count, .comparison, .matches, .among, .multiple, .each: false
    }
  }
}
