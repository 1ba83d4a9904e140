/// Deletions: rows that the document says are deleted, rows that are no longer in its scope, and rows that these own.
extension Synchronizer {
  /// Deletes the rows that the batch says are deleted.
  mutating func bury(_ store: inout some SyncTransaction) throws {
    guard !buried.isEmpty else { return }
    var doomed = Doomed()
    for entity in entities.all { doomed.add(buried[entity.name] ?? [], of: entity) }
    buried = [:]
    try delete(&doomed, &store)
  }

  /// Deletes the rows that the document lacks.
  mutating func deleteRows(_ store: inout some SyncTransaction) throws {
    guard options.operations.contains(.delete) else { return }
    var doomed = Doomed()
    if case .missing(let filter) = deletion {
      for table in root.tables {
        let missing = try store.keys(of: table, where: filter).filter { !isNamed($0, in: table) }
        // With no row at all in the document, an error is more likely than that all rows are gone.
        if isEmpty, !options.deletesForEmptyLists {
          if !missing.isEmpty { report.keptBecauseListWasEmpty.append(table.name) }
        } else {
          doomed.add(missing, of: table)
        }
      }
    }
    for entity in entities.all {
      guard let keys = orphans[entity.name] else { continue }
      for range in Batch.ranges(of: keys.count) {
        doomed.add(try ownerless(try unnamed(Array(keys[range]), in: entity), of: entity, &store), of: entity)
      }
    }
    try delete(&doomed, &store)
  }

  /// Rows that the document does not contain; in several batches, those that no batch contains.
  func unnamed(_ keys: [SyncRowKey], in table: SyncEntity) throws -> [SyncRowKey] {
    let rest = keys.filter { !isNamed($0, in: table) }
    // What a batch deletes may have been in an earlier one.
    guard let history, incoming.tables.isEmpty, history.remembered.contains(table.name) else { return rest }
    var result: [SyncRowKey] = []
    for range in Batch.ranges(of: rest.count) {
      let seen = try history.sets.contained(Array(rest[range]), of: table, in: BatchHistory.seen)
      result += rest[range].filter { !seen.contains($0) }
    }
    return result
  }

  /// At most 500 rows without those that some row owns.
  func ownerless(
    _ keys: [SyncRowKey], of table: SyncEntity, _ store: inout some SyncTransaction
  ) throws -> [SyncRowKey] {
    if keys.isEmpty { return [] }
    var owned: Set<SyncRowKey> = []
    for entity in entities.all {
      for relation in entity.relations where relation.isOwned && relation.isToMany {
        let references = relation.references(to: keys, of: table)
        if references.isEmpty { continue }
        for links in try store.owners(of: relation, from: entity, targets: references) {
          owned.formUnion(links.targets.compactMap { relation.target().row($0)?.key })
        }
      }
    }
    return keys.filter { !owned.contains($0) }
  }

  /// Deletes rows and those that they own, and clears references to them.
  mutating func delete(_ doomed: inout Doomed, _ store: inout some SyncTransaction) throws {
    try doomed.addOwned(cancellation, &store) { try unnamed($0, in: $1) }
    for (entity, keys) in doomed.rows {
      for range in Batch.ranges(of: keys.count) {
        try cancellation.check()
        try store.delete(Array(keys[range]), from: entity)
        report(.deletions, entity, range.upperBound, of: keys.count)
      }
      note(.deleted, keys, of: entity)
      try clearReferences(to: keys, of: entity, &store)
    }
  }

  /// Clears to-one relations to deleted rows. Required ones are left to the store.
  private mutating func clearReferences(
    to keys: [SyncRowKey], of target: SyncEntity, _ store: inout some SyncTransaction
  ) throws {
    for entity in entities.all {
      for relation in entity.relations {
        guard case .toOne(let columns) = relation.kind, columns.allSatisfy({ entity.columns[$0].isOptional }),
          let column = columns.last
        else { continue }
        let references = relation.references(to: keys, of: target)
        // The last value of a reference is the identity in a table, if that is a single value.
        let values = references.compactMap(\.values.last)
        guard !values.isEmpty, columns.count == (relation.target().isFamily ? 2 : 1) else { continue }
        for range in Batch.ranges(of: values.count) {
          try cancellation.check()
          var filter = SyncRowFilter.isOneOf(entity.columns[column].name, Array(values[range]))
          if let first = columns.first, first != column {
            filter = .equals(entity.columns[first].name, .text(target.name)) && filter
          }
          let changes = try store.keys(of: entity, where: filter).map { key in
            SyncRowChange(key: key, values: columns.sorted().map { ($0, .null) })
          }
          for part in Batch.ranges(of: changes.count) { try store.update(Array(changes[part]), of: entity) }
          note(.updated, changes.map(\.key), of: entity)
        }
      }
    }
  }
}

/// Rows to be deleted, by entity, without duplicates.
struct Doomed {
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
  /// - Parameter unnamed: the rows that the document does not contain.
  mutating func addOwned(
    _ cancellation: Cancellation, _ store: inout some SyncTransaction,
    unnamed: ([SyncRowKey], SyncEntity) throws -> [SyncRowKey]
  ) throws {
    // The rows of each entity are processed from where the previous iteration ended.
    var done: [String: Int] = [:]
    while let next = rows.first(where: { $0.keys.count > done[$0.entity.name, default: 0] }) {
      let start = done[next.entity.name, default: 0]
      let end = min(start + Batch.size, next.keys.count)
      done[next.entity.name] = end
      for relation in next.entity.relations where relation.isOwned && relation.isToMany {
        try cancellation.check()
        let owned = try store.links(of: relation, from: next.entity, owners: Array(next.keys[start..<end]))
        for (table, keys) in relation.target().rows(owned.flatMap(\.targets)) {
          add(try unnamed(keys, table), of: table)
        }
      }
    }
  }
}

/// The entities with a table each that are reachable through relations.
struct ReachableEntities: Sendable {
  private(set) var all: [SyncEntity] = []

  init(from entities: [SyncEntity]) {
    var seen: Set<String> = []
    var next = entities.flatMap(\.tables)
    while let entity = next.popLast() {
      guard seen.insert(entity.name).inserted else { continue }
      all.append(entity)
      next += entity.relations.flatMap { $0.target().tables }
    }
  }
}
