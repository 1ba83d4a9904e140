import GRDB
import KVMapSync

/// Sets of identities in temporary tables, which SQLite moves to a file when they become large.
final class SQLiteKeySets: SyncKeySets {
  private let db: Database
  /// The tables by the names of sets and entities.
  private var tables: [String: String] = [:]
  private var count = 0

  init(_ db: Database) { self.db = db }

  /// Removes the tables.
  func removeAll() throws {
    for table in tables.values { try db.execute(sql: "DROP TABLE temp.\(table)") }
    tables = [:]
  }

  func insert(_ keys: [SyncRowKey], of entity: SyncEntity, into set: String) throws {
    let table = try self.table(of: entity, set) ?? create(entity, set)
    let statement = try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO temp.\(table) VALUES (\(SyncRowFilter.marks(entity.identity.count)))")
    for key in keys { try statement.execute(arguments: StatementArguments(key.values.map(\.databaseValue))) }
  }

  func contained(_ keys: [SyncRowKey], of entity: SyncEntity, in set: String) throws -> Set<SyncRowKey> {
    guard !keys.isEmpty, let table = table(of: entity, set) else { return [] }
    let identity = SQLiteSchema.identity(of: entity)
    let columns = identity.map { SQLiteSchema.quoted($0.name) }
    let (condition, arguments) = SQLiteTransaction.condition(columns, keys)
    let sql = "SELECT \(SQLiteSchema.columns(identity)) FROM temp.\(table) WHERE \(condition)"
    return Set(try db.values(sql, arguments, identity.map(\.type)).map { SyncRowKey($0) })
  }

  func keys(of entity: SyncEntity, in set: String, after last: SyncRowKey?, limit: Int) throws -> [SyncRowKey] {
    guard let table = table(of: entity, set) else { return [] }
    return try page(of: entity, "temp.\(table)", where: "1", [], after: last, limit)
  }

  func rows(
    of entity: SyncEntity, where filter: SyncRowFilter, notIn set: String, after last: SyncRowKey?, limit: Int
  ) throws -> [SyncRowKey]? {
    let (condition, arguments) = filter.sql
    guard let table = table(of: entity, set) else {
      return try page(of: entity, SQLiteSchema.quoted(entity.name), where: condition, arguments, after: last, limit)
    }
    let identity = SQLiteSchema.identity(of: entity)
    let columns = SQLiteSchema.columns(identity)
    let row = identity.count == 1 ? columns : "(\(columns))"
    return try page(
      of: entity, SQLiteSchema.quoted(entity.name),
      where: "(\(condition)) AND \(row) NOT IN (SELECT \(columns) FROM temp.\(table))", arguments, after: last, limit)
  }

  /// Keys in the order of the primary key.
  private func page(
    of entity: SyncEntity, _ table: String, where condition: String, _ arguments: [DatabaseValue],
    after last: SyncRowKey?, _ limit: Int
  ) throws -> [SyncRowKey] {
    let identity = SQLiteSchema.identity(of: entity)
    let columns = SQLiteSchema.columns(identity)
    var sql = "SELECT \(columns) FROM \(table) WHERE \(condition)"
    var arguments = arguments
    if let last {
      sql += " AND (\(columns)) > (\(SyncRowFilter.marks(identity.count)))"
      arguments += last.values.map(\.databaseValue)
    }
    sql += " ORDER BY \(columns) LIMIT \(limit)"
    return try db.values(sql, arguments, identity.map(\.type)).map { SyncRowKey($0) }
  }

  // MARK: Tables

  private func table(of entity: SyncEntity, _ set: String) -> String? { tables["\(entity.name) \(set)"] }

  private func create(_ entity: SyncEntity, _ set: String) throws -> String {
    count += 1
    let table = "kvmap_keys_\(count)"
    let columns = SQLiteSchema.identity(of: entity)
    let definitions = columns.map { "\(SQLiteSchema.quoted($0.name)) \(SQLiteSchema.type($0.type)) NOT NULL" }
    try db.execute(
      sql: "CREATE TEMPORARY TABLE \(table) (\(definitions.joined(separator: ", ")), "
        + "PRIMARY KEY (\(SQLiteSchema.columns(columns)))) STRICT, WITHOUT ROWID")
    tables["\(entity.name) \(set)"] = table
    return table
  }
}
