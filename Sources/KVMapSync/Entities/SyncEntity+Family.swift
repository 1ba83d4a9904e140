extension SyncEntity {
  /// Whether its rows are in the tables of several classes. A reference to one of them is the name of the table,
  /// followed by the identity.
  public var isFamily: Bool { members != nil }

  /// The entities that have a table each: itself, or the classes of the family.
  public var tables: [SyncEntity] { members?() ?? [self] }

  /// The reference to a row of one of its tables.
  func reference(to key: SyncRowKey, of table: SyncEntity) -> SyncRowKey {
    isFamily ? SyncRowKey([.text(table.name)] + key.values) : key
  }

  /// The table of a reference and the identity of the row in it; `nil` if the family has no such class.
  func row(_ reference: SyncRowKey) -> (table: SyncEntity, key: SyncRowKey)? {
    guard let members else { return (self, reference) }
    let parts = reference.values
    guard case .text(let name)? = parts.first, let table = members().first(where: { $0.name == name }) else {
      return nil
    }
    return (table, SyncRowKey(Array(parts.dropFirst())))
  }

  /// References by the table that has their rows.
  func rows(_ references: [SyncRowKey]) -> [(table: SyncEntity, keys: [SyncRowKey])] {
    guard let members else { return references.isEmpty ? [] : [(self, references)] }
    var keys: [String: [SyncRowKey]] = [:]
    for reference in references {
      if let row = row(reference) { keys[row.table.name, default: []].append(row.key) }
    }
    return members().compactMap { table in keys[table.name].map { (table, $0) } }
  }
}

extension SyncRelationship {
  /// The values with which the relation refers to rows of a table; none if it never does. For stores, which remove
  /// links to rows that they delete.
  public func references(to keys: [SyncRowKey], of table: SyncEntity) -> [SyncRowKey] {
    let target = target()
    if !target.isFamily { return target.name == table.name ? keys : [] }
    guard target.tables.contains(where: { $0.name == table.name }) else { return [] }
    return keys.map { target.reference(to: $0, of: table) }
  }
}
