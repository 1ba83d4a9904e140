/// Deletions: rows that are no longer in the document's scope, and rows owned by deleted ones.
extension Synchronizer {
  mutating func deleteRows(_ store: inout some SyncTransaction) throws {
    guard options.operations.contains(.delete) else { return }
    var doomed = Doomed()
    if case .missing(let filter) = deletion {
      let isNamed = incoming.names[root.name].map { incoming.tables[$0].positions } ?? [:]
      let missing = try store.keys(of: root, where: filter).filter { isNamed[$0] == nil }
      // With no row at all in the document, an error is more likely than that all rows are gone.
      if incoming.roots.isEmpty, !options.deletesForEmptyLists {
        if !missing.isEmpty { report.keptBecauseListWasEmpty.append(root.name) }
      } else {
        doomed.add(missing, of: root)
      }
    }
    let entities = ReachableEntities(from: [root] + (parent.map { [$0.entity] } ?? []))
    for entity in entities.all {
      if let keys = orphans[entity.name] { doomed.add(keys.filter { !isNamed($0, in: entity) }, of: entity) }
    }
    try doomed.addOwned(cancellation, &store) { isNamed($0, in: $1) }
    for (entity, keys) in doomed.rows {
      for range in Batch.ranges(of: keys.count) {
        try cancellation.check()
        try store.delete(Array(keys[range]), from: entity)
        report(.deletions, entity, range.upperBound, of: keys.count)
      }
      change(entity) { $0.deleted += keys }
      try clearReferences(to: keys, of: entity, entities, &store)
    }
  }

  /// Whether the document contains a row, at any level.
  private func isNamed(_ key: SyncRowKey, in entity: SyncEntity) -> Bool {
    incoming.names[entity.name].map { incoming.tables[$0].positions[key] != nil } ?? false
  }

  /// Clears to-one relations to deleted rows. Required ones are left to the store.
  private mutating func clearReferences(
    to keys: [SyncRowKey], of target: SyncEntity, _ entities: ReachableEntities, _ store: inout some SyncTransaction
  ) throws {
    let values = keys.compactMap(\.onlyValue)
    guard values.count == keys.count else { return }
    for entity in entities.all {
      for relation in entity.relations {
        guard case .toOne(let columns) = relation.kind, let column = columns.first, columns.count == 1,
          relation.target().name == target.name, entity.columns[column].isOptional
        else { continue }
        for range in Batch.ranges(of: values.count) {
          try cancellation.check()
          let filter = SyncRowFilter.isOneOf(entity.columns[column].name, Array(values[range]))
          let changes = try store.keys(of: entity, where: filter).map {
            SyncRowChange(key: $0, values: [(column, .null)])
          }
          for part in Batch.ranges(of: changes.count) { try store.update(Array(changes[part]), of: entity) }
          change(entity) { $0.updated += changes.map(\.key) }
        }
      }
    }
  }
}

/// Rows to be deleted, by entity, without duplicates.
private struct Doomed {
  private(set) var rows: [(entity: SyncEntity, keys: [SyncRowKey])] = []
  private var seen: [String: Set<SyncRowKey>] = [:]

  mutating func add(_ keys: [SyncRowKey], of entity: SyncEntity) {
    let new = keys.filter { seen[entity.name, default: []].insert($0).inserted }
    if new.isEmpty { return }
    if let index = rows.firstIndex(where: { $0.entity.name == entity.name }) {
      rows[index].keys += new
    } else {
      rows.append((entity, new))
    }
  }

  /// Adds the rows owned by these rows, recursively.
  ///
  /// - Parameter isNamed: whether the document contains a row.
  mutating func addOwned(
    _ cancellation: Cancellation, _ store: inout some SyncTransaction, isNamed: (SyncRowKey, SyncEntity) -> Bool
  ) throws {
    // The rows of each entity are processed from where the previous iteration ended.
    var done: [String: Int] = [:]
    while let next = rows.first(where: { $0.keys.count > done[$0.entity.name, default: 0] }) {
      let start = done[next.entity.name, default: 0]
      let end = min(start + Batch.size, next.keys.count)
      done[next.entity.name] = end
      for relation in next.entity.relations where relation.isOwned && relation.isToMany {
        try cancellation.check()
        let target = relation.target()
        let owned = try store.links(of: relation, from: next.entity, owners: Array(next.keys[start..<end]))
        add(owned.flatMap(\.targets).filter { !isNamed($0, target) }, of: target)
      }
    }
  }
}

/// The entities reachable through relations.
struct ReachableEntities {
  private(set) var all: [SyncEntity] = []

  init(from entities: [SyncEntity]) {
    var seen: Set<String> = []
    var next = entities
    while let entity = next.popLast() {
      guard seen.insert(entity.name).inserted else { continue }
      all.append(entity)
      next += entity.relations.map { $0.target() }
    }
  }
}
