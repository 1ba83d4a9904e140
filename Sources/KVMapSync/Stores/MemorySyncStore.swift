/// A store in memory: for tests, for previews, and to preview a synchronisation.
public actor MemorySyncStore: SyncStore {
  private var tables = MemorySyncTables()

  public init() {}

  /// Runs `body` on a copy, which replaces the store's contents unless it throws.
  ///
  /// - Complexity: linear in the number of rows, in addition to the cost of `body`.
  public func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout MemorySyncTables) throws -> Result
  ) async throws -> Result {
    var changed = tables
    let result = try body(&changed)
    tables = changed
    return result
  }

  /// All rows of a type, in the order in which they were inserted; in a family, class by class.
  public func rows<T: Synchronizable>(of type: T.Type) -> [SyncRow] {
    T.entity.tables.flatMap { table in
      tables.rows(of: table.name).filter(T.ownRows.prepared(for: table).matches)
    }
  }

  /// One row; `nil` if it does not exist. Of the classes of a family, the first one with such a row.
  public func row<T: Synchronizable>(of type: T.Type, _ key: SyncRowKey) -> SyncRow? {
    for table in T.entity.tables {
      if let row = tables.row(of: table.name, key), T.ownRows.prepared(for: table).matches(row) { return row }
    }
    return nil
  }

  /// One value of a row; `nil` if the row or column does not exist.
  public func value<T: Synchronizable>(_ column: String, of type: T.Type, _ key: SyncRowKey) -> SyncStoredValue? {
    guard let index = T.entity.columns.firstIndex(where: { $0.name == column }) else { return nil }
    return row(of: type, key)?.values[index]
  }

  /// The target rows of a row's to-many relation, in order.
  public func links<T: Synchronizable>(_ relation: String, of type: T.Type, _ key: SyncRowKey) -> [SyncRowKey] {
    tables.links(relation, of: T.entity.name, key)
  }
}
