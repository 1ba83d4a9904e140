/// Relations of the document to rows that do not exist.
extension Synchronizer {
  mutating func findUnresolved(_ store: inout some SyncTransaction) throws {
    for table in incoming.tables.indices {
      let entity = incoming.tables[table].entity
      for (number, relation) in entity.relations.enumerated() {
        let target = relation.target()
        let keys = unknownTargets(number, relation, target, of: table)
        for range in Batch.ranges(of: keys.count) {
          try cancellation.check()
          let found = try existing(Array(keys[range]), target, &store)
          for key in keys[range] where !found.contains(key) {
            report.unresolved.append(.init(entity: entity.name, relation: relation.name, target: key))
          }
          report(.references, entity, range.upperBound, of: keys.count)
        }
      }
    }
  }

  /// Those of the references whose rows exist.
  func existing(
    _ references: [SyncRowKey], _ target: SyncEntity, _ store: inout some SyncTransaction
  ) throws -> Set<SyncRowKey> {
    var found: Set<SyncRowKey> = []
    for (table, keys) in target.rows(references) {
      for row in try store.rows(of: table, keys: keys) {
        found.insert(target.reference(to: row.key(of: table), of: table))
      }
    }
    return found
  }

  /// Targets that the document refers to but does not contain, without duplicates.
  func unknownTargets(_ number: Int, _ relation: SyncRelationship, _ target: SyncEntity, of table: Int)
    -> [SyncRowKey]
  {
    var seen: Set<SyncRowKey> = []
    var result: [SyncRowKey] = []
    // The reference to a deleted row is cleared, or a link to it is not written.
    let hasNoDeleted = relation.isToMany || clearsDeletedTargets(of: relation, in: incoming.tables[table].entity)
    func add(_ key: SyncRowKey) {
      switch state(of: key, target) {
      case .known, .kept, .new, .stale, .unnamed: return
      case .deleted where hasNoDeleted: return
      case .undecided, .absent, .deleted, nil: if seen.insert(key).inserted { result.append(key) }
      }
    }
    for index in incoming.tables[table].drafts.indices {
      switch relation.kind {
      case .toOne(let columns):
        let state = states[table][index]
        guard state == .known || state == .new else { continue }
        let draft = incoming.tables[table].drafts[index]
        // Contents for new rows only do not apply to an existing one.
        if let reference = draft.reference(columns, isNew: state == .new) { add(reference) }
      case .toMany:
        // A row that may not be updated is linked to new rows only.
        if states[table][index] == .kept { continue }
        if case .targets(let keys)? = links(number, of: index, in: table)?.links { for key in keys { add(key) } }
      }
    }
    return result
  }
}
