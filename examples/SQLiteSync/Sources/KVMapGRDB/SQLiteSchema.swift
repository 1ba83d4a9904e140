import KVMapSync

/// The tables of an entity, and how they are named. Links to the rows of a family have the class in front.
enum SQLiteSchema {
  /// A quoted SQL identifier, whatever characters it contains.
  static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  static func columns(_ columns: [SyncEntity.Column]) -> String {
    columns.map { quoted($0.name) }.joined(separator: ", ")
  }

  static func identity(of entity: SyncEntity) -> [SyncEntity.Column] { entity.identity.map { entity.columns[$0] } }

  /// The table with the links of a to-many relation.
  static func linkTable(_ relation: SyncRelationship, of entity: SyncEntity) -> String {
    quoted("\(entity.name).\(relation.name)")
  }

  /// The columns of a link that identify one of its ends.
  static func end(_ end: String, _ entity: SyncEntity) -> [String] {
    identity(of: entity).map { quoted("\(end)_\($0.name)") }
  }

  static func statements(of entity: SyncEntity) -> [String] {
    let columns = entity.columns.map { "\(quoted($0.name)) \(type($0.type))\($0.isOptional ? "" : " NOT NULL")" }
    let key = self.columns(identity(of: entity))
    var statements = [
      "CREATE TABLE IF NOT EXISTS \(quoted(entity.name)) (\(columns.joined(separator: ", ")), PRIMARY KEY (\(key))) STRICT"
    ]
    for relation in entity.relations where relation.isToMany {
      let target = relation.target()
      let ends = definitions("owner", entity) + ["\"position\" INTEGER NOT NULL"] + definitions("target", target)
      let owner = end("owner", entity).joined(separator: ", ")
      let table = linkTable(relation, of: entity)
      statements.append(
        "CREATE TABLE IF NOT EXISTS \(table) (\(ends.joined(separator: ", ")), PRIMARY KEY (\(owner), \"position\")) "
          + "STRICT, WITHOUT ROWID")
      let index = quoted("\(entity.name).\(relation.name).target")
      statements.append(
        "CREATE INDEX IF NOT EXISTS \(index) ON \(table) (\(end("target", target).joined(separator: ", ")))")
    }
    return statements
  }

  private static func definitions(_ end: String, _ entity: SyncEntity) -> [String] {
    zip(self.end(end, entity), identity(of: entity)).map { "\($0) \(type($1.type)) NOT NULL" }
  }

  static func type(_ type: SyncEntity.Column.ValueType) -> String {
    switch type {
    case .bool, .integer: "INTEGER"
    // A date is stored as its exact number of seconds.
    case .real, .date: "REAL"
    case .text, .json: "TEXT"
    case .bytes: "BLOB"
    }
  }
}
