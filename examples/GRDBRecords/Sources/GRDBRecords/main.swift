import Foundation
import GRDB
import KVMap

extension Ferry: MappedRecord {
  static let databaseTableName = "ferry"
  typealias RowMapping = Row
}

let documents = """
  [
    {"id": 7, "name": "Aurora", "launched": "1987-01-31", "hull": {"length": 90.5, "draught": 4},
     "harbours": ["Ebba", "Lund"], "remarks": {"paint": ["red", 7.50]}},
    {"id": 8, "name": "Nord", "launched": "2011-06-01", "in_service": false, "hull": {"length": 31, "draught": 1.5}}
  ]
  """
let database = try DatabaseQueue()
try database.write { db in
  try db.create(table: Ferry.databaseTableName) { table in
    table.primaryKey("id", .integer)
    table.column("name", .text).notNull().unique()
    table.column("launched", .text).notNull()
    table.column("in_service", .boolean).notNull()
    table.column("hull", .jsonText).notNull()
    table.column("harbours", .jsonText).notNull()
    table.column("remarks", .jsonText)
  }
}

func rows() throws -> String {
  try database.read { db in
    try GRDB.Row.fetchAll(db, sql: "SELECT * FROM ferry ORDER BY id").map { row in
      "  " + row.map { "\($0)=\($1)" }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

// From documents, through one mapping, into rows, through another.
let ferries = try [Ferry](json: documents)
try database.write { db in for ferry in ferries { try ferry.insert(db) } }
print("rows\n\(try rows())")
let fetched = try database.read { db in try Ferry.order(Column("id")).fetchAll(db) }
print("fetched as they were: \(fetched == ferries)")

// SQLite sees into the columns, and a column can be read alone.
try database.read { db in
  let long = try Ferry.filter(sql: "hull ->> 'length' > ?", arguments: [50]).fetchAll(db)
  print("longer than 50 m: \(long.map(\.name))")
  let sameHull = try Ferry.filter(Column("hull") == MappedJSON(ferries[1].hull)).fetchOne(db)
  print("with this hull: \(sameHull?.name ?? "none")")
  let hulls = try MappedJSON<Hull>.fetchAll(db, sql: "SELECT hull FROM ferry ORDER BY id").map(\.value)
  print("draughts: \(hulls.map(\.draught))")
}

// An update writes nil, too.
try database.write { db in
  var ferry = try Ferry.find(db, key: 7)
  ferry.remarks = nil
  ferry.isInService = false
  try ferry.update(db)
}
print("updated\n\(try rows())")

// What the mapping does not write is not saved, and neither is anything else of the transaction.
do {
  try database.write { db in
    var ferry = ferries[1]
    ferry.name = "South"
    try ferry.update(db)
    ferry.hull.length = -1
    try ferry.update(db)
  }
} catch let error as MappingError {
  print("not saved: \(error.problems[0].jsonPointer): \(error.problems[0].expected)")
}
print("still there: \(try database.read { db in try Ferry.find(db, key: 8).name })")

// Rows that somebody else wrote.
try database.write { db in
  try db.execute(sql: #"UPDATE ferry SET hull = '{"length": 31, "draught": "deep"}', launched = 'soon' WHERE id = 8"#)
}
do {
  _ = try database.read { db in try Ferry.find(db, key: 8) }
} catch let error as MappingError {
  for problem in error.problems { print("cannot be read: \(problem.jsonPointer): \(problem.message)") }
}
do {
  _ = try database.read { db in try MappedJSON<Hull>.fetchAll(db, sql: "SELECT hull FROM ferry") }
} catch is RowDecodingError {
  print("nor can its hull")
}
