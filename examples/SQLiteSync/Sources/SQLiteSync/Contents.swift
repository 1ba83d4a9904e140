import GRDB
import KVMapGRDB

/// The contents of a file: the number of rows, and a digest.
struct Contents: Equatable, Sendable, CustomStringConvertible {
  var counts: [(table: String, rows: Int)] = []
  private var digest: UInt64 = 0xcbf2_9ce4_8422_2325

  init(of store: SQLiteStore) async throws {
    self = try await store.database.read { db in
      var contents = Contents()
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      for table in tables {
        var count = 0
        // Every table is read in the order of its primary key.
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier) ORDER BY 1, 2")
        while let row = try rows.next() {
          count += 1
          for value in row.databaseValues { contents.add("\(value)") }
        }
        contents.counts.append((table, count))
      }
      return contents
    }
  }

  private init() {}

  /// FNV-1a, 64 bits.
  private mutating func add(_ text: String) {
    for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    digest = (digest ^ 0xff) &* 0x100_0000_01b3
  }

  var description: String { counts.map { "\($0.rows) \($0.table)" }.joined(separator: ", ") }

  static func == (left: Contents, right: Contents) -> Bool {
    left.digest == right.digest && left.description == right.description
  }
}
