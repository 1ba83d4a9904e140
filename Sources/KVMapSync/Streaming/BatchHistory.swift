/// What a synchronisation knows of the batches before the current one.
struct BatchHistory {
  let sets: any SyncKeySets
  /// The entities whose rows are remembered: those that may be deleted because the document lacks them.
  let remembered: Set<String>

  /// All rows of the document.
  static let seen = "seen"
  /// Rows that lost their owner.
  static let orphans = "orphans"

  /// Rows that a batch said are deleted, with their tombstone in the store.
  static let buried = "buried"
  /// Rows that a batch said are deleted, and that the store did not have.
  static let absent = "absent"

  /// Targets of a relation that did not exist when their batch was written.
  static func awaited(_ relation: SyncRelationship, of entity: SyncEntity) -> String {
    "awaited \(entity.name).\(relation.name)"
  }

  init(_ sets: any SyncKeySets, root: SyncEntity, _ entities: ReachableEntities, _ deletion: SyncDeletionPolicy) {
    self.sets = sets
    var remembered: Set<String> = []
    if case .missing = deletion { remembered.formUnion(root.tables.map(\.name)) }
    for entity in entities.all {
      for relation in entity.relations where relation.isOwned {
        remembered.formUnion(relation.target().tables.map(\.name))
      }
    }
    self.remembered = remembered
  }
}

// MARK: - Batches

extension Synchronizer {
  /// A document in batches, as they are read.
  ///
  /// - Parameter next: the contents of the next batch; `nil` at the end.
  mutating func run(
    in store: inout some SyncTransaction, batches next: () throws -> Incoming?
  ) throws -> SyncSummary {
    try checkFilter()
    let history = BatchHistory(try store.keySets() ?? MemoryKeySets(), root: root, entities, deletion)
    self.history = history
    var summary = SyncSummary()
    while let batch = try next() {
      try add(batch, to: &store)
      try remember(in: history, &store)
      summary.skippedCount += report.skipped.count
      summary.skipped += report.skipped.prefix(SyncSummary.limit - summary.skipped.count)
      summary.droppedCount += report.dropped.count
      summary.dropped += report.dropped.prefix(SyncSummary.limit - summary.dropped.count)
      summary.unwrittenCount += report.unwritten.count
      summary.unwritten += report.unwritten.prefix(SyncSummary.limit - summary.unwritten.count)
      report.skipped = []
      report.unwritten = []
      report.dropped = []
      report.duplicates = []
      forgetKeys()
    }
    incoming = Incoming()
    states = []
    claims = [:]
    try bury(history, &store)
    try clearReferencesToAbsent(history, &store)
    try deleteRows(history, &store)
    try findUnresolved(history, &store, &summary)
    try cancellation.check()
    summary.keptBecauseListWasEmpty = report.keptBecauseListWasEmpty
    summary.keptBecauseListIsIncomplete = report.keptBecauseListIsIncomplete
    summary.entities = report.entities.mapValues(\.summary)
    return summary
  }

  /// Keeps what the end needs of the current batch.
  private mutating func remember(in history: BatchHistory, _ store: inout some SyncTransaction) throws {
    for (table, states) in zip(incoming.tables, states) where history.remembered.contains(table.entity.name) {
      let keys = zip(table.drafts, states).filter(\.1.isNamed).map(\.0.key)
      for range in Batch.ranges(of: keys.count) {
        try history.sets.insert(Array(keys[range]), of: table.entity, into: BatchHistory.seen)
      }
    }
    let collected = [
      (orphans, BatchHistory.orphans), (buried, BatchHistory.buried), (absent, BatchHistory.absent),
    ]
    for (keys, set) in collected {
      for entity in entities.all {
        guard let keys = keys[entity.name] else { continue }
        for range in Batch.ranges(of: keys.count) {
          try history.sets.insert(Array(keys[range]), of: entity, into: set)
        }
      }
    }
    orphans = [:]
    buried = [:]
    absent = [:]
    for table in incoming.tables.indices {
      let entity = incoming.tables[table].entity
      for (number, relation) in entity.relations.enumerated() {
        let target = relation.target()
        let keys = unknownTargets(number, relation, target, of: table)
        for range in Batch.ranges(of: keys.count) {
          try cancellation.check()
          let found = try existing(Array(keys[range]), target, &store)
          let missing = keys[range].filter { !found.contains($0) }
          if missing.isEmpty { continue }
          try history.sets.insert(missing, of: target, into: BatchHistory.awaited(relation, of: entity))
        }
      }
    }
  }

  // MARK: The end

  /// Deletes the rows that the document says are deleted, unless a later batch said more.
  private mutating func bury(_ history: BatchHistory, _ store: inout some SyncTransaction) throws {
    for entity in entities.all {
      guard let tombstone = entity.tombstone else { continue }
      var last: SyncRowKey?
      while true {
        let page = try history.sets.keys(of: entity, in: BatchHistory.buried, after: last, limit: Batch.size)
        if page.isEmpty { break }
        last = page.last
        let rows = try store.rows(of: entity, keys: page).filter { $0.values[tombstone] == .bool(true) }
        var doomed = Doomed()
        doomed.add(rows.map { $0.key(of: entity) }, of: entity)
        try delete(&doomed, &store)
        forgetKeys()
      }
    }
  }

  /// Clears the references to rows that the document says are deleted, unless a later batch inserted them.
  private mutating func clearReferencesToAbsent(
    _ history: BatchHistory, _ store: inout some SyncTransaction
  ) throws {
    for entity in entities.all {
      var last: SyncRowKey?
      while true {
        let page = try history.sets.keys(of: entity, in: BatchHistory.absent, after: last, limit: Batch.size)
        if page.isEmpty { break }
        last = page.last
        let found = try existing(page, entity, &store)
        absent[entity.name] = page.filter { !found.contains($0) }
        try clearReferencesToAbsent(&store)
        forgetKeys()
      }
    }
  }

  private mutating func deleteRows(_ history: BatchHistory, _ store: inout some SyncTransaction) throws {
    guard options.operations.contains(.delete) else { return }
    if case .missing(let filter) = deletion {
      let filter = filter.narrowed(by: rootRows)
      for table in root.tables { try deleteMissing(of: table, where: filter, history, &store) }
    }
    for entity in entities.all where history.remembered.contains(entity.name) {
      var last: SyncRowKey?
      while true {
        let page = try history.sets.keys(of: entity, in: BatchHistory.orphans, after: last, limit: Batch.size)
        if page.isEmpty { break }
        last = page.last
        var doomed = Doomed()
        doomed.add(gone(try ownerless(try unnamed(page, in: entity), of: entity, &store), of: entity), of: entity)
        try delete(&doomed, &store)
        forgetKeys()
      }
    }
  }

  private mutating func deleteMissing(
    of table: SyncEntity, where filter: SyncRowFilter, _ history: BatchHistory, _ store: inout some SyncTransaction
  ) throws {
    var last: SyncRowKey?
    while true {
      let found = try history.sets.rows(
        of: table, where: filter, notIn: BatchHistory.seen, after: last, limit: Batch.size)
      let page = try found ?? unnamed(try store.keys(of: table, where: filter), in: table)
      if page.isEmpty { return }
      if isEmpty, !options.deletesForEmptyLists { return report.keptBecauseListWasEmpty.append(table.name) }
      if gone(page, of: table).isEmpty { return }
      last = page.last
      var doomed = Doomed()
      doomed.add(page, of: table)
      try delete(&doomed, &store)
      forgetKeys()
      if found == nil { return }
    }
  }

  /// The references to rows of which a batch said that they are deleted, and that the store did not have.
  private func absentRows(
    _ references: [SyncRowKey], _ target: SyncEntity, _ history: BatchHistory
  ) throws -> Set<SyncRowKey> {
    var result: Set<SyncRowKey> = []
    for (table, keys) in target.rows(references) {
      for key in try history.sets.contained(keys, of: table, in: BatchHistory.absent) {
        result.insert(target.reference(to: key, of: table))
      }
    }
    return result
  }

  private func findUnresolved(
    _ history: BatchHistory, _ store: inout some SyncTransaction, _ summary: inout SyncSummary
  ) throws {
    for entity in entities.all {
      for relation in entity.relations {
        let target = relation.target()
        var last: SyncRowKey?
        while true {
          let page = try history.sets.keys(
            of: target, in: BatchHistory.awaited(relation, of: entity), after: last, limit: Batch.size)
          if page.isEmpty { break }
          last = page.last
          let found = try existing(page, target, &store)
          var missing = page.filter { !found.contains($0) }
          if clearsDeletedTargets(of: relation, in: entity) {
            let cleared = try absentRows(missing, target, history)
            missing.removeAll(where: cleared.contains)
          }
          summary.unresolvedCount += missing.count
          summary.unresolved += missing.prefix(SyncSummary.limit - summary.unresolved.count)
            .map { .init(entity: entity.name, relation: relation.name, target: $0) }
        }
      }
    }
  }
}

extension SyncReport.Changes {
  fileprivate var summary: SyncSummary.Changes {
    var summary = counts
    summary.unchanged = unchanged
    summary.stale = stale
    return summary
  }
}
