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
          let found = Set(try store.rows(of: target, keys: Array(keys[range])).map { $0.key(of: target) })
          for key in keys[range] where !found.contains(key) {
            report.unresolved.append(.init(entity: entity.name, relation: relation.name, target: key))
          }
          report(.references, entity, range.upperBound, of: keys.count)
        }
      }
    }
  }

  /// Targets that the document refers to but does not contain, without duplicates.
  private func unknownTargets(_ number: Int, _ relation: SyncRelationship, _ target: SyncEntity, of table: Int)
    -> [SyncRowKey]
  {
    let known = incoming.names[target.name]
    var seen: Set<SyncRowKey> = []
    var result: [SyncRowKey] = []
    func add(_ key: SyncRowKey) {
      if let known, let position = incoming.tables[known].positions[key], states[known][position] != .absent { return }
      if seen.insert(key).inserted { result.append(key) }
    }
    for (draft, state) in zip(incoming.tables[table].drafts, states[table]) where state != .absent {
      switch relation.kind {
      case .toOne(let columns):
        // Contents for new rows only do not apply to an existing one.
        let said = columns.compactMap { column -> SyncStoredValue? in
          let weak = state == .new ? draft.onlyNew?.values[column] : nil
          return (draft.full?.values[column] ?? weak).flatMap { $0.isNull ? nil : $0 }
        }
        if said.count == columns.count { add(SyncRowKey(said)) }
      case .toMany:
        if case .targets(let keys)? = draft.links(isNew: state == .new)[number] { for key in keys { add(key) } }
      }
    }
    return result
  }
}
