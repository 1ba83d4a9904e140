import Foundation
import GRDB
import KVMapSync

/// A store in a SQLite file, through GRDB.
///
///     let store = try SQLiteStore(path: path, entities: [User.entity, Note.entity])
///     try await User.sync(json: document, with: store, deleting: .missing)
///
/// Each entity has a table with a column for each property, and each to-many relation a table with its links. Tables of
/// your own may be in the same file.
public final class SQLiteStore: SyncStore {
  /// The database, for queries of your own. Write to the tables of entities by synchronisations only.
  public let database: any DatabaseWriter
  private let entities: [SyncEntity]

  /// Opens the file, creating it if needed, with a table for each entity and for each to-many relation.
  public convenience init(path: String, entities: [SyncEntity]) throws {
    try self.init(try DatabaseQueue(path: path), entities: entities)
  }

  /// Uses a database that is already open, such as a `DatabasePool`.
  ///
  /// - Parameter entities: all types that are synchronised, and those that they refer to. Of classes with tables of
  ///   their own, the base class stands for all.
  public init(_ database: any DatabaseWriter, entities: [SyncEntity]) throws {
    self.database = database
    self.entities = entities.flatMap(\.tables)
    try database.write { [tables = self.entities] db in
      for entity in tables {
        for statement in SQLiteSchema.statements(of: entity) { try db.execute(sql: statement) }
      }
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  public func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout SQLiteTransaction) throws -> Result
  ) async throws -> Result {
    try await database.write { [entities] db in
      var transaction = SQLiteTransaction(db: db, entities: entities)
      let result = try body(&transaction)
      try transaction.finish()
      return result
    }
  }

  /// Makes columns of a table unique: two rows cannot have the same values in all of them.
  ///
  /// A synchronisation checks this at its end, so that two rows can swap their values.
  ///
  /// - Throws: an error of the database, also if the values are not unique now.
  public func makeUnique(_ columns: [String], of entity: SyncEntity) async throws {
    try await database.write { db in
      let name = SQLiteSchema.quoted("\(entity.name).\(columns.joined(separator: ".")).unique")
      let list = columns.map(SQLiteSchema.quoted).joined(separator: ", ")
      try db.execute(
        sql: "CREATE UNIQUE INDEX IF NOT EXISTS \(name) ON \(SQLiteSchema.quoted(entity.name)) (\(list))")
    }
  }
}
