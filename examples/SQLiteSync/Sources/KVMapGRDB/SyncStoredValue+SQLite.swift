import Foundation
import GRDB
import KVMapSync

extension SyncStoredValue {
  /// The value as SQLite stores it.
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .bool(let value): value.databaseValue
    case .integer(let value): value.databaseValue
    case .real(let value): value.databaseValue
    case .text(let value), .json(let value): value.databaseValue
    case .bytes(let value): Data(value).databaseValue
    case .date(let value): value.timeIntervalSinceReferenceDate.databaseValue
    }
  }

  /// The value stored in a column of this type.
  init(_ value: DatabaseValue, _ type: SyncEntity.Column.ValueType) {
    switch value.storage {
    case .null: self = .null
    case .int64(let value): self = type == .bool ? .bool(value != 0) : .integer(value)
    case .double(let value): self = type == .date ? .date(Date(timeIntervalSinceReferenceDate: value)) : .real(value)
    case .string(let value): self = type == .json ? .json(value) : .text(value)
    case .blob(let value): self = .bytes([UInt8](value))
    }
  }
}

extension SyncRowFilter {
  /// The filter as SQL, and the arguments for its question marks.
  var sql: (text: String, arguments: [DatabaseValue]) {
    switch self {
    case .all: ("1", [])
    case .equals(let column, let value): ("\(SQLiteSchema.quoted(column)) IS ?", [value.databaseValue])
    case .isOneOf(let column, let values):
      // `IN` never matches null.
      Self.or(
        values.filter(\.isNull).map { _ in ("\(SQLiteSchema.quoted(column)) IS NULL", []) } + [
          (
            "ifnull(\(SQLiteSchema.quoted(column)) IN (\(Self.marks(values.count))), 0)", values.map(\.databaseValue)
          )
        ])
    case .compares(let column, let comparison, let value):
      ("ifnull(\(SQLiteSchema.quoted(column)) \(comparison.rawValue) ?, 0)", [value.databaseValue])
    case .and(let filters): Self.joined(filters.map(\.sql), " AND ", empty: "1")
    case .or(let filters): Self.or(filters.map(\.sql))
    case .not(let filter): ("NOT (\(filter.sql.text))", filter.sql.arguments)
    }
  }

  static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }

  private static func or(_ parts: [(text: String, arguments: [DatabaseValue])]) -> (String, [DatabaseValue]) {
    joined(parts, " OR ", empty: "0")
  }

  private static func joined(
    _ parts: [(text: String, arguments: [DatabaseValue])], _ word: String, empty: String
  ) -> (String, [DatabaseValue]) {
    guard !parts.isEmpty else { return (empty, []) }
    return ("(\(parts.map(\.text).joined(separator: word)))", parts.flatMap(\.arguments))
  }
}
