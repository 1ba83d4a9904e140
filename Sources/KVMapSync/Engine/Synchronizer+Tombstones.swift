/// Rows that the document says are deleted, and references of the document to them.
extension Synchronizer {
  /// Decides about the rows of which the document says that they are deleted. That depends on no other row, while what
  /// is written of rows that refer to them depends on it.
  mutating func decideTombstones(_ store: inout some SyncTransaction) throws {
    tombstones = []
    for table in incoming.tables.indices {
      let entity = incoming.tables[table].entity
      guard entity.tombstone != nil else { continue }
      let drafts = incoming.tables[table].drafts.indices.filter { index in
        let draft = incoming.tables[table].drafts[index]
        return (draft.full ?? draft.onlyNew)?.isDeleted(in: entity) ?? false
      }
      if !drafts.isEmpty { tombstones.insert(entity.name) }
      for range in Batch.ranges(of: drafts.count) {
        try cancellation.check()
        let rows = try existing(drafts[range], of: table, &store)
        var writes = RowWrites()
        for draft in drafts[range] {
          guard let fate = try fate(of: incoming.tables[table].drafts[draft], rows, table) else { continue }
          try apply(fate, to: DraftPosition(table: table, draft: draft), &writes)
        }
        try write(writes, of: table, &store)
      }
    }
  }

  /// The contents of a row, with null for references to rows that the document says are deleted: they are cleared
  /// anyway, and would be a change of the row each time.
  func withoutDeletedTargets(_ draft: Draft, isNew: Bool, in table: Int) -> Draft {
    // A later batch may have a newer version of the target.
    guard history == nil, !tombstones.isEmpty, options.operations.contains(.delete) else { return draft }
    let entity = incoming.tables[table].entity
    var result = draft
    for relation in entity.relations {
      guard let columns = relation.clearableColumns(of: entity),
        !columns.contains(where: { isRequired($0, of: draft, in: entity) })
      else { continue }
      let target = relation.target()
      guard target.tables.contains(where: { tombstones.contains($0.name) }),
        let reference = draft.reference(columns, isNew: isNew), state(of: reference, target) == .deleted
      else { continue }
      for column in columns {
        result.full?.values[column] = .some(.null)
        result.onlyNew?.values[column] = .some(.null)
      }
    }
    return result
  }

  /// Whether references to rows that the document says are deleted become null.
  func clearsDeletedTargets(of relation: SyncRelationship, in entity: SyncEntity) -> Bool {
    options.operations.contains(.delete) && relation.clearableColumns(of: entity) != nil
  }

  /// Clears the references to rows that the document says are deleted, and that the store never had.
  mutating func clearReferencesToAbsent(_ store: inout some SyncTransaction) throws {
    defer { absent = [:] }
    guard options.operations.contains(.delete) else { return }
    for entity in entities.all {
      if let keys = absent[entity.name] { try clearReferences(to: keys, of: entity, &store) }
    }
  }
}

extension SyncRelationship {
  /// The columns of a to-one relation, if they may be null.
  func clearableColumns(of entity: SyncEntity) -> [Int]? {
    guard case .toOne(let columns) = kind, columns.allSatisfy({ entity.columns[$0].isOptional }) else { return nil }
    return columns
  }
}

extension Draft {
  /// What the document says of a to-one relation; `nil` for nothing, or null.
  ///
  /// - Parameter isNew: whether the contents for new rows apply, too.
  func reference(_ columns: [Int], isNew: Bool) -> SyncRowKey? {
    let said = columns.compactMap { column -> SyncStoredValue? in
      let weak = isNew ? onlyNew?.values[column] : nil
      return (full?.values[column] ?? weak).flatMap { $0.isNull ? nil : $0 }
    }
    return said.count == columns.count ? SyncRowKey(said) : nil
  }
}
