/// A store in memory: for tests, for previews, and to see what a synchronisation would do.
public actor MemoryStore: SyncStore {
  private var tables = MemoryTables()

  public init() {}

  /// Runs `body` on a copy, which takes the place of the store's where it does not throw.
  ///
  /// - Complexity: linear in the number of rows, besides what `body` does.
  public func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout MemoryTables) throws -> Result
  ) async throws -> Result {
    var changed = tables
    let result = try body(&changed)
    tables = changed
    return result
  }

  /// All rows of a type, in the order in which they were inserted.
  public func rows<T: Synchronizable>(of type: T.Type) -> [Row] { tables.rows(of: T.entity.name) }

  /// One row; `nil` where there is none.
  public func row<T: Synchronizable>(of type: T.Type, _ key: RowKey) -> Row? { tables.row(of: T.entity.name, key) }

  /// One value of a row; `nil` where there is no such row or column.
  public func value<T: Synchronizable>(_ column: String, of type: T.Type, _ key: RowKey) -> StoredValue? {
    guard let index = T.entity.columns.firstIndex(where: { $0.name == column }) else { return nil }
    return row(of: type, key)?.values[index]
  }

  /// The rows that a row leads to by a relation to many, in their order.
  public func links<T: Synchronizable>(_ relation: String, of type: T.Type, _ key: RowKey) -> [RowKey] {
    tables.links(relation, of: T.entity.name, key)
  }
}
