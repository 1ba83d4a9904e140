import GRDB
import KVMapSync

/// The database operations of a synchronisation. Rows are fetched 500 at a time; writes go through one prepared
/// statement, which is the fastest way to insert rows into SQLite.
public struct SQLiteTransaction: SyncTransaction {
  let db: Database
  /// All entities that the file has tables for.
  let entities: [SyncEntity]
  private let indexes = UniqueIndexes()
  private var sets: SQLiteKeySets?

  init(db: Database, entities: [SyncEntity]) {
    self.db = db
    self.entities = entities
  }

  /// The end of the transaction, before it is committed.
  func finish() throws {
    try indexes.restore(db)
    try sets?.removeAll()
  }

  public mutating func keySets() throws -> (any SyncKeySets)? {
    let sets = self.sets ?? SQLiteKeySets(db)
    self.sets = sets
    return sets
  }

  // MARK: Rows

  public mutating func rows(of entity: SyncEntity, keys: [SyncRowKey]) throws -> [SyncRow] {
    let (condition, arguments) = Self.condition(
      SQLiteSchema.identity(of: entity).map { SQLiteSchema.quoted($0.name) }, keys)
    let sql =
      "SELECT \(SQLiteSchema.columns(entity.columns)) FROM \(SQLiteSchema.quoted(entity.name)) WHERE \(condition)"
    return try db.values(sql, arguments, entity.columns.map(\.type)).map { SyncRow($0) }
  }

  public mutating func keys(of entity: SyncEntity, where filter: SyncRowFilter) throws -> [SyncRowKey] {
    let identity = SQLiteSchema.identity(of: entity)
    let (condition, arguments) = filter.sql
    let sql =
      "SELECT \(SQLiteSchema.columns(identity)) FROM \(SQLiteSchema.quoted(entity.name)) WHERE \(condition) "
      + "ORDER BY \(SQLiteSchema.columns(identity))"
    return try db.values(sql, arguments, identity.map(\.type)).map { SyncRowKey($0) }
  }

  public mutating func insert(_ rows: [SyncRow], into entity: SyncEntity) throws {
    var statement = try db.cachedStatement(
      sql: "INSERT INTO \(SQLiteSchema.quoted(entity.name)) (\(SQLiteSchema.columns(entity.columns))) "
        + "VALUES (\(SyncRowFilter.marks(entity.columns.count)))")
    for row in rows {
      try indexes.execute(&statement, StatementArguments(row.values.map(\.databaseValue)), in: entity.name, db)
    }
  }

  public mutating func update(_ changes: [SyncRowChange], of entity: SyncEntity) throws {
    let key = SQLiteSchema.identity(of: entity).map { "\(SQLiteSchema.quoted($0.name)) = ?" }.joined(separator: " AND ")
    for change in changes {
      let columns = change.values.map { "\(SQLiteSchema.quoted(entity.columns[$0.column].name)) = ?" }
      // One statement for each set of columns that change together.
      var statement = try db.cachedStatement(
        sql: "UPDATE \(SQLiteSchema.quoted(entity.name)) SET \(columns.joined(separator: ", ")) WHERE \(key)")
      let arguments = change.values.map(\.value.databaseValue) + change.key.values.map(\.databaseValue)
      try indexes.execute(&statement, StatementArguments(arguments), in: entity.name, db)
    }
  }

  public mutating func delete(_ keys: [SyncRowKey], from entity: SyncEntity) throws {
    let identity = SQLiteSchema.identity(of: entity).map { SQLiteSchema.quoted($0.name) }
    try delete(keys, identity, from: SQLiteSchema.quoted(entity.name))
    for relation in entity.relations where relation.isToMany {
      try delete(keys, SQLiteSchema.end("owner", entity), from: SQLiteSchema.linkTable(relation, of: entity))
    }
    for owner in entities {
      for relation in owner.relations where relation.isToMany {
        let references = relation.references(to: keys, of: entity)
        if references.isEmpty { continue }
        try delete(
          references, SQLiteSchema.end("target", relation.target()), from: SQLiteSchema.linkTable(relation, of: owner))
      }
    }
  }

  private func delete(_ keys: [SyncRowKey], _ columns: [String], from table: String) throws {
    let (condition, arguments) = Self.condition(columns, keys)
    let statement = try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(condition)")
    try statement.execute(arguments: StatementArguments(arguments))
  }

  // MARK: Links

  public mutating func links(of relation: SyncRelationship, from entity: SyncEntity, owners: [SyncRowKey]) throws
    -> [SyncRowLinks]
  {
    try links(relation, entity, end: "owner", entity, keys: owners)
  }

  public mutating func owners(of relation: SyncRelationship, from entity: SyncEntity, targets: [SyncRowKey]) throws
    -> [SyncRowLinks]
  {
    try links(relation, entity, end: "target", relation.target(), keys: targets)
  }

  private func links(
    _ relation: SyncRelationship, _ entity: SyncEntity, end: String, _ asked: SyncEntity, keys: [SyncRowKey]
  ) throws -> [SyncRowLinks] {
    let target = relation.target()
    let (owner, other) = (SQLiteSchema.end("owner", entity), SQLiteSchema.end("target", target))
    let (condition, arguments) = Self.condition(SQLiteSchema.end(end, asked), keys)
    let sql =
      "SELECT \((owner + other).joined(separator: ", ")) FROM \(SQLiteSchema.linkTable(relation, of: entity)) "
      + "WHERE \(condition) ORDER BY \(owner.joined(separator: ", ")), \"position\""
    let types = (SQLiteSchema.identity(of: entity) + SQLiteSchema.identity(of: target)).map(\.type)
    var found: [SyncRowLinks] = []
    for row in try db.values(sql, arguments, types) {
      let key = SyncRowKey(Array(row[..<owner.count]))
      if found.last?.owner != key { found.append(SyncRowLinks(owner: key, targets: [])) }
      found[found.count - 1].targets.append(SyncRowKey(Array(row[owner.count...])))
    }
    return found
  }

  public mutating func setLinks(_ links: [SyncRowLinks], of relation: SyncRelationship, from entity: SyncEntity) throws {
    let target = relation.target()
    let table = SQLiteSchema.linkTable(relation, of: entity)
    let (owner, other) = (SQLiteSchema.end("owner", entity), SQLiteSchema.end("target", target))
    try delete(links.map(\.owner), owner, from: table)
    let statement = try db.cachedStatement(
      sql: "INSERT INTO \(table) (\((owner + ["\"position\""] + other).joined(separator: ", "))) "
        + "VALUES (\(SyncRowFilter.marks(owner.count + 1 + other.count)))")
    for row in links {
      let key = row.owner.values.map(\.databaseValue)
      for (position, target) in row.targets.enumerated() {
        try statement.execute(
          arguments: StatementArguments(key + [position.databaseValue] + target.values.map(\.databaseValue)))
      }
    }
  }

  // MARK: Statements

  /// `"id" IN (?, ?)`, or `("a", "b") IN (VALUES (?, ?), (?, ?))`.
  static func condition(_ columns: [String], _ keys: [SyncRowKey]) -> (String, [DatabaseValue]) {
    let arguments = keys.flatMap { $0.values.map(\.databaseValue) }
    if columns.count == 1 { return ("\(columns[0]) IN (\(SyncRowFilter.marks(keys.count)))", arguments) }
    let row = "(\(SyncRowFilter.marks(columns.count)))"
    let rows = Array(repeating: row, count: keys.count).joined(separator: ", ")
    return ("(\(columns.joined(separator: ", "))) IN (VALUES \(rows))", arguments)
  }
}

extension Database {
  /// The values of rows, with columns of these types.
  func values(
    _ sql: String, _ arguments: [DatabaseValue], _ types: [SyncEntity.Column.ValueType]
  ) throws -> [[SyncStoredValue]] {
    let statement = try cachedStatement(sql: sql)
    var result: [[SyncStoredValue]] = []
    let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
    while let row = try rows.next() {
      result.append(types.enumerated().map { SyncStoredValue(row[$0.offset] as DatabaseValue, $0.element) })
    }
    return result
  }
}
