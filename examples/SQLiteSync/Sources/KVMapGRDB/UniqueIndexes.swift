import GRDB

/// The unique indexes of a table that were removed within a transaction.
///
/// SQLite checks them after each row, and so refuses two rows that swap their values, or a new row with the value of
/// one that is deleted later. Where it does, the indexes are removed, and made again at the end of the transaction,
/// which checks all rows.
final class UniqueIndexes {
  private var removed: [String] = []

  /// Runs a statement, and once more without the unique indexes of its table if they are the reason that it fails.
  ///
  /// - Parameter statement: Replaced by a new one if it failed: the old one would report its failure again.
  func execute(
    _ statement: inout Statement, _ arguments: StatementArguments, in table: String, _ db: Database
  ) throws {
    do {
      try statement.execute(arguments: arguments)
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
      guard try remove(from: table, db) else { throw error }
      statement = try db.makeStatement(sql: statement.sql)
      try statement.execute(arguments: arguments)
    }
  }

  /// - Returns: false if there is none that can be made again.
  private func remove(from table: String, _ db: Database) throws -> Bool {
    // Constraints of a table itself have no statement of their own.
    let indexes = try Row.fetchAll(
      db,
      sql: """
        SELECT list.name AS name, schema.sql AS sql FROM pragma_index_list(?) AS list
        JOIN sqlite_schema AS schema ON schema.name = list.name
        WHERE list."unique" AND list.origin = 'c' AND schema.sql IS NOT NULL
        """, arguments: [table])
    for index in indexes {
      guard let name: String = index["name"], let sql: String = index["sql"] else { continue }
      try db.execute(sql: "DROP INDEX \(SQLiteSchema.quoted(name))")
      removed.append(sql)
    }
    return !indexes.isEmpty
  }

  /// Makes the removed indexes again.
  ///
  /// - Throws: an error of the database if the values are not unique.
  func restore(_ db: Database) throws {
    for sql in removed { try db.execute(sql: sql) }
    removed = []
  }
}
