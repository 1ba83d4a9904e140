@_spi(Generated) import KVMap

/// Inserts and updates.
extension Synchronizer {
  mutating func writeRows(of table: Int, _ store: inout some SyncTransaction) throws {
    let entity = incoming.tables[table].entity
    let count = incoming.tables[table].drafts.count
    for range in Batch.ranges(of: count) {
      try cancellation.check()
      let keys = incoming.tables[table].drafts[range].map(\.key)
      var existing: [SyncRowKey: SyncRow] = [:]
      for row in try store.rows(of: entity, keys: keys) { existing[row.key(of: entity)] = row }
      var inserts: [SyncRow] = []
      var changes: [SyncRowChange] = []
      var unchanged = 0
      var stale = 0
      for index in range {
        let draft = incoming.tables[table].drafts[index]
        let row = existing[draft.key]
        switch fate(of: draft, row, entity) {
        case .none(let state): states[table][index] = state
        case .unchanged(let state):
          states[table][index] = state
          unchanged += 1
        case .stale:
          states[table][index] = row == nil ? .absent : .stale
          stale += 1
        case .buried:
          states[table][index] = .deleted
          buried[entity.name, default: []].append(draft.key)
        case .updated(let content, let row):
          states[table][index] = .known
          let change = self.change(of: row, to: content, draft, table)
          if change.values.isEmpty { unchanged += 1 } else { changes.append(change) }
        case .inserted:
          states[table][index] = .new
          inserts.append(newRow(of: draft, table))
        }
      }
      // After the first problem nothing more is written; only further problems are collected.
      guard incoming.problems.isEmpty else { continue }
      if !inserts.isEmpty { try store.insert(inserts, into: entity) }
      if !changes.isEmpty { try store.update(changes, of: entity) }
      note(.inserted, inserts.map { $0.key(of: entity) }, of: entity)
      note(.updated, changes.map(\.key), of: entity)
      change(entity) { report in
        report.unchanged += unchanged
        report.stale += stale
      }
      report(.rows, entity, range.upperBound, of: count)
    }
  }

  /// What happens to a row because of its contents in the document.
  private enum Fate {
    /// Nothing, and it does not count.
    case none(RowState)
    case unchanged(RowState)
    /// Nothing: the store has a newer version, of the row or of the one that owns it.
    case stale
    /// It is deleted after the links are written.
    case buried
    case updated(Draft.Content, SyncRow)
    case inserted
  }

  private func fate(of draft: Draft, _ row: SyncRow?, _ entity: SyncEntity) -> Fate {
    if draft.full?.isDeleted(in: entity) ?? draft.onlyNew?.isDeleted(in: entity) ?? false {
      return fateOfTombstone(draft, row, entity)
    }
    // Rows that nothing could own are not inserted.
    switch ownerState(of: draft) {
    case .deleted: return .none(.deleted)
    case .stale where row == nil: return .stale
    case .stale, .absent, .known, .kept, .new, nil: break
    }
    guard let row else {
      let isPresent = draft.full != nil || draft.onlyNew != nil
      return options.operations.contains(.insert) && isPresent ? .inserted : .none(.absent)
    }
    let isKept = !options.operations.contains(.update)
    guard let content = draft.full else { return .none(isKept ? .kept : .known) }
    let isOutdated = content.isOutdated(by: row, entity)
    if isKept { return .none(isOutdated ? .stale : .kept) }
    guard isOutdated else { return .updated(content, row) }
    let isEqual = zip(content.values, row.values).allSatisfy { said, stored in said.map { $0 == stored } ?? true }
    return isEqual ? .unchanged(.stale) : .stale
  }

  private func fateOfTombstone(_ draft: Draft, _ row: SyncRow?, _ entity: SyncEntity) -> Fate {
    guard let row else { return .none(.deleted) }
    guard let content = draft.full, options.operations.contains(.delete) else { return .none(.stale) }
    // A tombstone is often just the identity: without a stamp of its own it applies.
    return content.stamp(of: entity) != nil && content.isOutdated(by: row, entity) ? .stale : .buried
  }

  /// The state of the row that owns this one by the entry that contains it.
  private func ownerState(of draft: Draft) -> RowState? {
    guard let parent = draft.place.parent,
      incoming.tables[parent.table].entity.relations[parent.relation].isOwned
    else { return nil }
    return states[parent.table][parent.draft]
  }

  /// The changed columns. Columns absent in the document are unchanged.
  private mutating func change(of row: SyncRow, to content: Draft.Content, _ draft: Draft, _ table: Int)
    -> SyncRowChange
  {
    let entity = incoming.tables[table].entity
    var values: [(column: Int, value: SyncStoredValue)] = []
    let isOfNewClass = !entity.classes.isEmpty && content.values.first != .some(row.values.first)
    for (column, said) in content.values.enumerated() where !entity.isIdentity[column] {
      guard var value = said ?? (isOfNewClass ? missingValue(column, row, draft, table) : nil) else { continue }
      if value.isNull, isRequired(column, of: draft, in: entity) {
        value = replacement(.null, column, draft, table)
      }
      if value != row.values[column] { values.append((column, value)) }
    }
    return SyncRowChange(key: draft.key, values: values)
  }

  /// The value of a column that the document lacks, in a row that becomes one of another class.
  private mutating func missingValue(_ column: Int, _ row: SyncRow, _ draft: Draft, _ table: Int) -> SyncStoredValue {
    let entity = incoming.tables[table].entity
    guard entity.hasColumn(column, inClass: draft.classIndex) else { return .null }
    if !row.values[column].isNull { return row.values[column] }
    return isRequired(column, of: draft, in: entity) ? replacement(.missing, column, draft, table) : .null
  }

  private mutating func newRow(of draft: Draft, _ table: Int) -> SyncRow {
    let entity = incoming.tables[table].entity
    let values = entity.columns.indices.map { column -> SyncStoredValue in
      let said = draft.full?.values[column] ?? draft.onlyNew?.values[column]
      let isRequired = isRequired(column, of: draft, in: entity)
      guard let said else {
        if let value = incoming.tables[table].defaults[draft.classIndex]?[column] { return value }
        return isRequired ? replacement(.missing, column, draft, table) : .null
      }
      return said.isNull && isRequired ? replacement(.null, column, draft, table) : said
    }
    return SyncRow(values)
  }

  /// Whether a column is not null in the row.
  private func isRequired(_ column: Int, of draft: Draft, in entity: SyncEntity) -> Bool {
    if !entity.columns[column].isOptional { return true }
    return entity.classes.indices.contains(draft.classIndex)
      && entity.classes[draft.classIndex].required.contains(column)
  }

  /// The default for null or absence, if the row requires a value.
  private mutating func replacement(
    _ kind: SyncEntryProblem.Kind, _ column: Int, _ draft: Draft, _ table: Int
  ) -> SyncStoredValue {
    let incomingTable = incoming.tables[table]
    if let value = incomingTable.defaults[draft.classIndex]?[column] { return value }
    var path = incoming.path(of: draft.place)
    path.append(path: incomingTable.entity.columns[column].path)
    incoming.report(kind, at: path.text, of: incomingTable.entity, incomingTable.entity.columns[column].name)
    return .null
  }
}

extension Draft.Content {
  /// Whether the store has a version of the row that is not older.
  fileprivate func isOutdated(by row: SyncRow, _ entity: SyncEntity) -> Bool {
    guard let stamp = entity.stamp, !row.values[stamp].isNull else { return false }
    return !(values[stamp] ?? .null).isNewer(than: row.values[stamp])
  }
}

extension SyncEntity {
  /// Whether the rows of a class have a column.
  func hasColumn(_ column: Int, inClass index: Int) -> Bool {
    classes.indices.contains(index) ? classes[index].columns.contains(column) : true
  }
}
