@_spi(Generated) import KVMap

/// Inserts and updates.
extension Synchronizer {
  /// Writes the rows of all tables.
  mutating func writeRows(_ store: inout some SyncTransaction) throws {
    var waiting: [DraftPosition] = []
    for table in incoming.tables.indices {
      let count = incoming.tables[table].drafts.count
      for range in Batch.ranges(of: count) {
        try cancellation.check()
        let drafts = range.filter { states[table][$0] == .undecided }
        let rows = drafts.isEmpty ? [:] : try existing(drafts, of: table, &store)
        var writes = RowWrites()
        for draft in drafts {
          let fate = try fate(of: incoming.tables[table].drafts[draft], rows, table)
          if let fate {
            try apply(fate, to: DraftPosition(table: table, draft: draft), &writes)
          } else {
            waiting.append(DraftPosition(table: table, draft: draft))
          }
        }
        try write(writes, of: table, &store)
        report(.rows, incoming.tables[table].entity, range.upperBound, of: count)
      }
    }
    if !waiting.isEmpty { try write(waiting, &store) }
  }

  /// What is written of at most 500 rows of one table.
  struct RowWrites {
    var inserts: [SyncRow] = []
    var changes: [SyncRowChange] = []
    /// Of rows that are deleted at the end of the document.
    var marks: [SyncRowChange] = []
    var unchanged = 0
    var stale = 0
  }

  /// The rows of the store for some drafts of a table, by identity.
  func existing(
    _ drafts: some Collection<Int>, of table: Int, _ store: inout some SyncTransaction
  ) throws -> [SyncRowKey: SyncRow] {
    let entity = incoming.tables[table].entity
    let keys = drafts.map { incoming.tables[table].drafts[$0].key }
    var existing: [SyncRowKey: SyncRow] = [:]
    for row in try store.rows(of: entity, keys: keys) { existing[row.key(of: entity)] = row }
    return existing
  }

  /// Notes the state of a row, and what is to be written of it.
  mutating func apply(_ fate: Fate, to position: DraftPosition, _ writes: inout RowWrites) throws {
    let (table, index) = (position.table, position.draft)
    let draft = incoming.tables[table].drafts[index]
    states[table][index] = fate.state
    switch fate {
    case .none(.deleted): absent[incoming.tables[table].entity.name, default: []].append(draft.key)
    case .none: break
    case .unchanged: writes.unchanged += 1
    case .stale: writes.stale += 1
    case .buried(let content, let row):
      let entity = incoming.tables[table].entity
      buried[entity.name, default: []].append(draft.key)
      if history != nil, let mark = mark(of: row, content, draft, entity) { writes.marks.append(mark) }
    case .updated(let content, let row):
      let change = try self.change(of: row, to: content, draft, table)
      if change.values.isEmpty { writes.unchanged += 1 } else { writes.changes.append(change) }
    case .inserted:
      writes.inserts.append(try newRow(of: withoutDeletedTargets(draft, isNew: true, in: table), table))
    case .unwritten:
      let path = incoming.path(of: draft.place).text
      report.skipped.append(.init(entity: incoming.tables[table].entity.name, path: path, reason: .unwritten))
    }
  }

  mutating func write(_ writes: RowWrites, of table: Int, _ store: inout some SyncTransaction) throws {
    let entity = incoming.tables[table].entity
    // After the first problem nothing more is written; only further problems are collected.
    guard incoming.problems.isEmpty else { return }
    if !writes.inserts.isEmpty { try store.insert(writes.inserts, into: entity) }
    if !writes.changes.isEmpty { try store.update(writes.changes, of: entity) }
    if !writes.marks.isEmpty { try store.update(writes.marks, of: entity) }
    note(.inserted, writes.inserts.map { $0.key(of: entity) }, of: entity)
    note(.updated, writes.changes.map(\.key), of: entity)
    change(entity) { report in
      report.unchanged += writes.unchanged
      report.stale += writes.stale
    }
  }

  /// The change by which a row that is deleted at the end has the version and the tombstone of the entry that says so:
  /// an entry of a later batch is compared with these, and may be newer.
  private func mark(
    of row: SyncRow, _ content: Draft.Content, _ draft: Draft, _ entity: SyncEntity
  ) -> SyncRowChange? {
    var values: [(column: Int, value: SyncStoredValue)] = []
    for (column, said) in content.values.enumerated() where !entity.isIdentity[column] {
      guard let said, said != row.values[column], !(said.isNull && isRequired(column, of: draft, in: entity)) else {
        continue
      }
      values.append((column, said))
    }
    return values.isEmpty ? nil : SyncRowChange(key: draft.key, values: values)
  }

  /// The changed columns. Columns absent in the document are unchanged.
  private mutating func change(
    of row: SyncRow, to content: Draft.Content, _ draft: Draft, _ table: Int
  ) throws -> SyncRowChange {
    let entity = incoming.tables[table].entity
    var values: [(column: Int, value: SyncStoredValue)] = []
    let isOfNewClass = !entity.classes.isEmpty && content.values.first != .some(row.values.first)
    for (column, said) in content.values.enumerated() where !entity.isIdentity[column] {
      guard var value = try said ?? (isOfNewClass ? missingValue(column, row, draft, table) : nil) else { continue }
      if value.isNull, isRequired(column, of: draft, in: entity) {
        value = try replacement(.null, column, draft, table)
      }
      if incoming.tables[table].isEqual(value, row.values[column], column: column) { continue }
      values.append((column, value))
    }
    return SyncRowChange(key: draft.key, values: values)
  }

  /// The value of a column that the document lacks, in a row that becomes one of another class.
  private mutating func missingValue(
    _ column: Int, _ row: SyncRow, _ draft: Draft, _ table: Int
  ) throws -> SyncStoredValue {
    let entity = incoming.tables[table].entity
    guard entity.hasColumn(column, inClass: draft.classIndex) else { return .null }
    if !row.values[column].isNull { return row.values[column] }
    return try isRequired(column, of: draft, in: entity) ? replacement(.missing, column, draft, table) : .null
  }

  private mutating func newRow(of draft: Draft, _ table: Int) throws -> SyncRow {
    let entity = incoming.tables[table].entity
    let values = try entity.columns.indices.map { column -> SyncStoredValue in
      let said = draft.full?.values[column] ?? draft.onlyNew?.values[column]
      let isRequired = isRequired(column, of: draft, in: entity)
      guard let said else {
        let value = try incoming.tables[table].defaults[draft.classIndex]?.value(ofColumn: column)
        if let value { return value }
        return try isRequired ? replacement(.missing, column, draft, table) : .null
      }
      return try said.isNull && isRequired ? replacement(.null, column, draft, table) : said
    }
    return SyncRow(values)
  }

  /// Whether a new row needs a value that cannot be written: the document has no other one, nor has the mapping.
  func needsUnwritten(_ draft: Draft, _ table: Int) throws -> Bool {
    let incomingTable = incoming.tables[table]
    return try draft.unwritten.contains { column in
      guard isRequired(column, of: draft, in: incomingTable.entity),
        (draft.full?.values[column] ?? draft.onlyNew?.values[column]) == nil
      else { return false }
      return try incomingTable.defaults[draft.classIndex]?.value(ofColumn: column) == nil
    }
  }

  /// Whether a column is not null in the row.
  func isRequired(_ column: Int, of draft: Draft, in entity: SyncEntity) -> Bool {
    if !entity.columns[column].isOptional { return true }
    return entity.classes.indices.contains(draft.classIndex)
      && entity.classes[draft.classIndex].required.contains(column)
  }

  /// The default for null or absence, if the row requires a value.
  private mutating func replacement(
    _ kind: SyncEntryProblem.Kind, _ column: Int, _ draft: Draft, _ table: Int
  ) throws -> SyncStoredValue {
    let incomingTable = incoming.tables[table]
    if let value = try incomingTable.defaults[draft.classIndex]?.value(ofColumn: column) { return value }
    var path = incoming.path(of: draft.place)
    path.append(path: incomingTable.entity.columns[column].path)
    incoming.report(kind, at: path.text, of: incomingTable.entity, incomingTable.entity.columns[column].name)
    return .null
  }
}

extension SyncEntity {
  /// Whether the rows of a class have a column.
  func hasColumn(_ column: Int, inClass index: Int) -> Bool {
    classes.indices.contains(index) ? classes[index].columns.contains(column) : true
  }
}
