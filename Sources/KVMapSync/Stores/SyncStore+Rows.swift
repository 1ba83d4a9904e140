/// A row of a store, with the targets of its relations.
public struct SyncRecord: Sendable, Hashable {
  /// The entity of the row: in a family, that of its class.
  public let entity: String
  public let key: SyncRowKey
  /// By the names of the columns.
  public let values: [String: SyncStoredValue]
  /// By the names of the to-many relations, each in order.
  public let links: [String: [SyncRowKey]]

  /// The value of a column; null if there is no such column.
  public subscript(column: String) -> SyncStoredValue { values[column] ?? .null }
}

/// Single rows.
extension SyncStore {
  /// A row by its identity.
  ///
  /// - Parameters:
  ///   - type: the type of the row.
  ///   - id: the value of its `@id` property; of an enum, the value in the document.
  /// - Returns: `nil` if there is none, or it is one of another class that shares the table. Of the classes of a family
  ///   the first one with such a row.
  public func fetch<T: Synchronizable>(_ type: T.Type, id: some SyncColumnValue) async throws -> SyncRecord? {
    guard let value = id.storedValue else { return nil }
    return try await fetch(type, key: SyncRowKey(value))
  }

  /// The same for an identity of several values, or of a kind that is not known before.
  public func fetch<T: Synchronizable>(_ type: T.Type, key: SyncRowKey) async throws -> SyncRecord? {
    let (entity, ownRows) = (T.entity, T.ownRows)
    return try await transaction { transaction in
      for table in entity.tables {
        guard let row = try transaction.rows(of: table, keys: [key]).first,
          ownRows.prepared(for: table).matches(row)
        else { continue }
        return try Self.record(of: row, table, &transaction)
      }
      return nil
    }
  }

  /// Deletes a row by its identity, and the rows that it owns. References to them are cleared in the types that can be
  /// reached through relationships from this one.
  ///
  /// - Parameters:
  ///   - type: the type of the row.
  ///   - id: the value of its `@id` property; of an enum, the value in the document.
  /// - Returns: what changed; nothing if there is no such row.
  @discardableResult
  public func delete<T: Synchronizable>(_ type: T.Type, id: some SyncColumnValue) async throws -> SyncReport {
    guard let value = id.storedValue else { return SyncReport() }
    return try await delete(type, key: SyncRowKey(value))
  }

  /// The same for an identity of several values, or of a kind that is not known before.
  @discardableResult
  public func delete<T: Synchronizable>(_ type: T.Type, key: SyncRowKey) async throws -> SyncReport {
    let (root, rows) = (T.entity, T.ownRows)
    return try await transaction { transaction in
      var synchronizer = Synchronizer(root: root, rows, options: SyncOptions(), cancellation: Cancellation())
      return try synchronizer.delete(key, &transaction)
    }
  }

  private static func record(
    of row: SyncRow, _ entity: SyncEntity, _ transaction: inout Transaction
  ) throws -> SyncRecord {
    let key = row.key(of: entity)
    var values: [String: SyncStoredValue] = [:]
    for (column, value) in zip(entity.columns, row.values) { values[column.name] = value }
    var links: [String: [SyncRowKey]] = [:]
    for relation in entity.relations where relation.isToMany {
      links[relation.name] = try transaction.links(of: relation, from: entity, owners: [key]).first?.targets ?? []
    }
    return SyncRecord(entity: entity.name, key: key, values: values, links: links)
  }
}

extension Synchronizer {
  /// Deletes one row of the root.
  fileprivate mutating func delete(_ key: SyncRowKey, _ store: inout some SyncTransaction) throws -> SyncReport {
    for table in root.tables {
      let ownRows = rootRows.prepared(for: table)
      guard try store.rows(of: table, keys: [key]).contains(where: ownRows.matches) else { continue }
      var doomed = Doomed()
      doomed.add([key], of: table)
      try delete(&doomed, &store)
      break
    }
    return report
  }
}
