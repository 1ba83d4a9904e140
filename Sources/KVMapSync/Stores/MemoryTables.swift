/// The tables of a `MemoryStore`.
public struct MemoryTables: SyncTransaction, Sendable {
  private struct Table: Sendable {
    /// In insertion order; `nil` for a deleted row.
    var rows: [Row?] = []
    var positions: [RowKey: Int] = [:]

    /// Removes the gaps once they are most of the table: an amortised constant per deletion.
    mutating func compactIfWorthwhile(_ entity: Entity) {
      guard rows.count > 64, positions.count < rows.count / 2 else { return }
      rows = rows.filter { $0 != nil }
      positions = [:]
      for (index, row) in rows.enumerated() { if let row { positions[row.key(of: entity)] = index } }
    }
  }

  private struct LinkTable: Sendable {
    var target: String
    var targets: [RowKey: [RowKey]] = [:]
    /// The inverse.
    var owners: [RowKey: Set<RowKey>] = [:]

    mutating func set(_ new: [RowKey], of owner: RowKey) {
      for target in targets[owner] ?? [] {
        owners[target]?.remove(owner)
        if owners[target]?.isEmpty == true { owners[target] = nil }
      }
      targets[owner] = new.isEmpty ? nil : new
      for target in new { owners[target, default: []].insert(owner) }
    }

    mutating func forget(_ target: RowKey) {
      for owner in owners[target] ?? [] {
        targets[owner]?.removeAll { $0 == target }
        if targets[owner]?.isEmpty == true { targets[owner] = nil }
      }
      owners[target] = nil
    }
  }

  private struct LinkName: Hashable {
    var entity: String
    var relation: String
  }

  private var tables: [String: Table] = [:]
  private var linkTables: [LinkName: LinkTable] = [:]

  // MARK: - Contents

  func rows(of entity: String) -> [Row] { tables[entity]?.rows.compactMap(\.self) ?? [] }

  func row(of entity: String, _ key: RowKey) -> Row? {
    guard let table = tables[entity], let position = table.positions[key] else { return nil }
    return table.rows[position]
  }

  func links(_ relation: String, of entity: String, _ key: RowKey) -> [RowKey] {
    linkTables[LinkName(entity: entity, relation: relation)]?.targets[key] ?? []
  }

  // MARK: - Operations of a synchronisation

  public func rows(of entity: Entity, keys: [RowKey]) -> [Row] { keys.compactMap { row(of: entity.name, $0) } }

  public func keys(of entity: Entity, where filter: RowFilter) -> [RowKey] {
    var columns: [String: Int] = [:]
    for (index, column) in entity.columns.enumerated() { columns[column.name] = index }
    return rows(of: entity.name)
      .filter { row in filter.matches { columns[$0].map { row.values[$0] } ?? .null } }
      .map { $0.key(of: entity) }
  }

  public mutating func insert(_ rows: [Row], into entity: Entity) {
    for row in rows {
      let position = tables[entity.name]?.rows.count ?? 0
      tables[entity.name, default: Table()].rows.append(row)
      tables[entity.name]?.positions[row.key(of: entity)] = position
    }
  }

  public mutating func update(_ changes: [RowChange], of entity: Entity) {
    for change in changes {
      guard let position = tables[entity.name]?.positions[change.key] else { continue }
      for (column, value) in change.values { tables[entity.name]?.rows[position]?.values[column] = value }
    }
  }

  public mutating func delete(_ keys: [RowKey], from entity: Entity) {
    for key in keys {
      guard let position = tables[entity.name]?.positions.removeValue(forKey: key) else { continue }
      tables[entity.name]?.rows[position] = nil
    }
    tables[entity.name]?.compactIfWorthwhile(entity)
    for name in linkTables.keys {
      if name.entity == entity.name { for key in keys { linkTables[name]?.set([], of: key) } }
      if linkTables[name]?.target == entity.name { for key in keys { linkTables[name]?.forget(key) } }
    }
  }

  public func links(of relation: Relation, from entity: Entity, owners: [RowKey]) -> [RowLinks] {
    owners.map { RowLinks(owner: $0, targets: links(relation.name, of: entity.name, $0)) }
  }

  public func owners(of relation: Relation, from entity: Entity, targets: [RowKey]) -> [RowLinks] {
    guard let table = linkTables[LinkName(entity: entity.name, relation: relation.name)] else { return [] }
    var found: [RowKey: [RowKey]] = [:]
    var order: [RowKey] = []
    for target in targets {
      for owner in table.owners[target] ?? [] {
        if found[owner] == nil { order.append(owner) }
        found[owner, default: []].append(target)
      }
    }
    return order.map { RowLinks(owner: $0, targets: found[$0] ?? []) }
  }

  public mutating func setLinks(_ links: [RowLinks], of relation: Relation, from entity: Entity) {
    let name = LinkName(entity: entity.name, relation: relation.name)
    let target = relation.target().name
    for row in links {
      linkTables[name, default: LinkTable(target: target)].set(row.targets, of: row.owner)
    }
  }
}
