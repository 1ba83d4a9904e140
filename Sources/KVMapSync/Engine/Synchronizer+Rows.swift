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
      for index in range {
        let draft = incoming.tables[table].drafts[index]
        if let row = existing[draft.key] {
          states[table][index] = .known
          guard options.operations.contains(.update), let content = draft.full else { continue }
          let change = self.change(of: row, to: content, draft, table)
          if change.values.isEmpty { unchanged += 1 } else { changes.append(change) }
        } else if options.operations.contains(.insert), draft.full != nil || draft.onlyNew != nil {
          states[table][index] = .new
          inserts.append(newRow(of: draft, table))
        }
      }
      // After the first problem nothing more is written; only further problems are collected.
      guard incoming.problems.isEmpty else { continue }
      if !inserts.isEmpty { try store.insert(inserts, into: entity) }
      if !changes.isEmpty { try store.update(changes, of: entity) }
      change(entity) { report in
        report.inserted += inserts.map { $0.key(of: entity) }
        report.updated += changes.map(\.key)
        report.unchanged += unchanged
      }
      report(.rows, entity, range.upperBound, of: count)
    }
  }

  /// The changed columns. Columns absent in the document are unchanged.
  private mutating func change(of row: SyncRow, to content: Draft.Content, _ draft: Draft, _ table: Int)
    -> SyncRowChange
  {
    let entity = incoming.tables[table].entity
    var values: [(column: Int, value: SyncStoredValue)] = []
    for (column, said) in content.values.enumerated() where !entity.isIdentity[column] {
      guard var value = said else { continue }
      if value.isNull, !entity.columns[column].isOptional {
        value = replacement(.null, column, draft, table)
      }
      if value != row.values[column] { values.append((column, value)) }
    }
    return SyncRowChange(key: draft.key, values: values)
  }

  private mutating func newRow(of draft: Draft, _ table: Int) -> SyncRow {
    let entity = incoming.tables[table].entity
    let values = entity.columns.indices.map { column -> SyncStoredValue in
      let said = draft.full?.values[column] ?? draft.onlyNew?.values[column]
      guard let said else {
        if let value = incoming.tables[table].defaults[column] { return value }
        return entity.columns[column].isOptional ? .null : replacement(.missing, column, draft, table)
      }
      return said.isNull && !entity.columns[column].isOptional ? replacement(.null, column, draft, table) : said
    }
    return SyncRow(values)
  }

  /// The default for null or absence, if the row requires a value.
  private mutating func replacement(
    _ kind: SyncEntryProblem.Kind, _ column: Int, _ draft: Draft, _ table: Int
  ) -> SyncStoredValue {
    let incomingTable = incoming.tables[table]
    if let value = incomingTable.defaults[column] { return value }
    var path = incoming.path(of: draft.place)
    path.append(path: incomingTable.entity.columns[column].path)
    incoming.report(kind, at: path.text, of: incomingTable.entity, incomingTable.entity.columns[column].name)
    return .null
  }
}
