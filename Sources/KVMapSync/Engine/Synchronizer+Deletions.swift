/// Deletions: rows that the document says are deleted, rows that are no longer in its scope, and rows that these own.
extension Synchronizer {
  /// Deletes the rows that the document says are deleted.
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
        let found = try store.keys(of: table, where: filter.narrowed(by: rootRows))
        let missing = found.filter { !isNamed($0, in: table) }
        // With no row at all in the document, an error is more likely than that all rows are gone.
        if isEmpty, !options.deletesForEmptyLists {
          if !missing.isEmpty { report.keptBecauseListWasEmpty.append(table.name) }
        } else {
          doomed.add(gone(missing, of: table), of: table)
        }
      }
    }
    for entity in entities.all {
      guard let keys = orphans[entity.name] else { continue }
      for range in Batch.ranges(of: keys.count) {
        let free = try ownerless(try unnamed(Array(keys[range]), in: entity), of: entity, &store)
        doomed.add(gone(free, of: entity), of: entity)
      }
    }
    try delete(&doomed, &store)
  }

  /// Rows that the document does not contain, unless it may have them in a list of which the mapping dropped something.
  mutating func gone(_ keys: [SyncRowKey], of table: SyncEntity) -> [SyncRowKey] {
    if keys.isEmpty || !incompleteTables.contains(table.name) { return keys }
    noteIncomplete(table.name)
    return []
  }

  /// Rows that the document does not contain; in several batches, those that no batch contains.
  func unnamed(_ keys: [SyncRowKey], in table: SyncEntity) throws -> [SyncRowKey] {
    let rest = keys.filter { !isNamed($0, in: table) }
    guard let history, history.remembered.contains(table.name) else { return rest }
    var result: [SyncRowKey] = []
    for range in Batch.ranges(of: rest.count) {
      let seen = try history.sets.contained(Array(rest[range]), of: table, in: BatchHistory.seen)
      result += rest[range].filter { !seen.contains($0) }
    }
    return result
  }

  /// Deletes rows and those that they own, and clears references to them.
  mutating func delete(_ doomed: inout Doomed, _ store: inout some SyncTransaction) throws {
    try addOwned(to: &doomed, &store)
    for (entity, keys) in doomed.rows {
      for range in Batch.ranges(of: keys.count) {
        try cancellation.check()
        try store.delete(Array(keys[range]), from: entity)
        report(.deletions, entity, range.upperBound, of: keys.count)
      }
      note(.deleted, keys, of: entity)
    }
    for (entity, keys) in doomed.rows { try clearReferences(to: keys, of: entity, &store) }
  }

  /// Adds the rows owned by rows that are deleted, recursively.
  private mutating func addOwned(to doomed: inout Doomed, _ store: inout some SyncTransaction) throws {
    while let next = doomed.next() {
      for relation in next.entity.relations where relation.isOwned && relation.isToMany {
        try cancellation.check()
        let owned = try store.links(of: relation, from: next.entity, owners: next.keys)
        for (table, keys) in relation.target().rows(owned.flatMap(\.targets)) {
          let rest = gone(try unnamed(keys, in: table), of: table)
          guard isOwned(table, byOthersThan: relation, of: next.entity) else {
            doomed.add(rest, of: table)
            continue
          }
          // Another type may have been synchronised, from which this owner cannot be reached.
          for range in Batch.ranges(of: rest.count) {
            let free = try ownerless(Array(rest[range]), of: table, &store) { doomed.contains($0, of: $1) }
            doomed.add(free, of: table)
          }
        }
      }
    }
  }

  /// Whether rows of a table may be owned by another relation than this one.
  private func isOwned(_ table: SyncEntity, byOthersThan relation: SyncRelationship, of entity: SyncEntity) -> Bool {
    entities.all.contains { other in
      other.relations.contains { candidate in
        candidate.isOwned && candidate.isToMany && (other.name, candidate.name) != (entity.name, relation.name)
          && candidate.target().tables.contains { $0.name == table.name }
      }
    }
  }

  /// Clears to-one relations to deleted rows. Required ones are left to the store.
  mutating func clearReferences(
    to keys: [SyncRowKey], of target: SyncEntity, _ store: inout some SyncTransaction
  ) throws {
    for entity in entities.all {
      for relation in entity.relations {
        guard let columns = relation.clearableColumns(of: entity) else { continue }
        let references = relation.references(to: keys, of: target)
        // As many values as a call for 500 rows has.
        let size = max(Batch.size / columns.count, 1)
        for start in stride(from: 0, to: references.count, by: size) {
          try cancellation.check()
          let part = Array(references[start..<min(start + size, references.count)])
          let found = try referring(to: part, by: columns, of: entity, relation.target().isFamily, &store)
          let changes = found.map { SyncRowChange(key: $0, values: columns.sorted().map { ($0, .null) }) }
          for part in Batch.ranges(of: changes.count) { try store.update(Array(changes[part]), of: entity) }
          note(.updated, found, of: entity, isRepeatable: true)
        }
      }
    }
  }

  /// The rows that have one of some references in some columns.
  private func referring(
    to references: [SyncRowKey], by columns: [Int], of entity: SyncEntity, _ isFamily: Bool,
    _ store: inout some SyncTransaction
  ) throws -> [SyncRowKey] {
    let values = references.map(\.values)
    // Column by column, because a store may not take a condition for each of 500 rows. In a family the first column is
    // the class, which all references have in common.
    let filters = columns.indices.map { index in
      SyncRowFilter.isOneOf(entity.columns[columns[index]].name, Array(Set(values.map { $0[index] })))
    }
    let found = try store.keys(of: entity, where: filters.count == 1 ? filters[0] : .and(filters))
    if columns.count == 1 || isFamily && columns.count == 2 { return found }
    let wanted = Set(references)
    var result: [SyncRowKey] = []
    for range in Batch.ranges(of: found.count) {
      for row in try store.rows(of: entity, keys: Array(found[range]))
      where wanted.contains(SyncRowKey(columns.map { row.values[$0] })) {
        result.append(row.key(of: entity))
      }
    }
    return result
  }
}

/// Rows to be deleted, by entity, without duplicates.
struct Doomed {
  private(set) var rows: [(entity: SyncEntity, keys: [SyncRowKey])] = []
  private var seen: [String: Set<SyncRowKey>] = [:]
  /// How many rows of each entity were returned by `next()`.
  private var done: [String: Int] = [:]

  mutating func add(_ keys: [SyncRowKey], of entity: SyncEntity) {
    let new = keys.filter { seen[entity.name, default: []].insert($0).inserted }
    if new.isEmpty { return }
    if let index = rows.firstIndex(where: { $0.entity.name == entity.name }) {
      rows[index].keys += new
    } else {
      rows.append((entity, new))
    }
  }

  /// Whether a row is to be deleted.
  func contains(_ key: SyncRowKey, of entity: SyncEntity) -> Bool { seen[entity.name]?.contains(key) ?? false }

  /// At most 500 rows whose owned rows are not added yet. They are not returned again.
  mutating func next() -> (entity: SyncEntity, keys: [SyncRowKey])? {
    guard let next = rows.first(where: { $0.keys.count > done[$0.entity.name, default: 0] }) else { return nil }
    let start = done[next.entity.name, default: 0]
    let end = min(start + Batch.size, next.keys.count)
    done[next.entity.name] = end
    return (next.entity, Array(next.keys[start..<end]))
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
