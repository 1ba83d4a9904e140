import Foundation
import GRDB
import KVMapSync

/// A store in a SQLite file.
final class SQLiteStore: SyncStore {
  private let queue: DatabaseQueue
  private let entities: [SyncEntity]

  /// Opens the file, creating it if needed, with a table for each entity and for each to-many relation.
  init(path: String, entities: [SyncEntity]) throws {
    self.entities = entities
    queue = try DatabaseQueue(path: path)
    try queue.write { db in
      for entity in entities {
        for statement in SQLiteSchema.statements(of: entity) { try db.execute(sql: statement) }
      }
    }
  }

  func transaction<Result: Sendable>(
    _ body: @escaping @Sendable (inout SQLiteTransaction) throws -> Result
  ) async throws -> Result {
    // A write is a transaction, which is rolled back if the body throws.
    try await queue.write { [entities] db in
      var transaction = SQLiteTransaction(db: db, entities: entities)
      return try body(&transaction)
    }
  }

  /// Used for the output of the example.
  func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
    try await queue.read(body)
  }
}
