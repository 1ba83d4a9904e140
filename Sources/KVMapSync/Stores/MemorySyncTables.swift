/// The tables of a `MemorySyncStore`.
public struct MemorySyncTables: SyncTransaction, Sendable {
  private struct Table: Sendable {
    /// In insertion order; `nil` for a deleted row.
    var rows: [SyncRow?] = []
    var positions: [SyncRowKey: Int] = [:]

    /// Removes the gaps once they are most of the table: an amortised constant per deletion.
    mutating func compactIfWorthwhile(_ entity: SyncEntity) {
      guard rows.count > 64, positions.count < rows.count / 2 else { return }
      rows = rows.filter { $0 != nil }
      positions = [:]
      for (index, row) in rows.enumerated() { if let row { positions[row.key(of: entity)] = index } }
    }
  }

  private struct LinkTable: Sendable {
    let relation: SyncRelationship
    var targets: [SyncRowKey: [SyncRowKey]] = [:]
    /// The inverse.
    var owners: [SyncRowKey: Set<SyncRowKey>] = [:]

    mutating func set(_ new: [SyncRowKey], of owner: SyncRowKey) {
      for target in targets[owner] ?? [] {
        owners[target]?.remove(owner)
        if owners[target]?.isEmpty == true { owners[target] = nil }
      }
      targets[owner] = new.isEmpty ? nil : new
      for target in new { owners[target, default: []].insert(owner) }
    }

    /// Linear in the number of links of the rows that refer to the targets, however many of them are forgotten.
    mutating func forget(_ forgotten: [SyncRowKey]) {
      var affected: Set<SyncRowKey> = []
      for target in forgotten { affected.formUnion(owners.removeValue(forKey: target) ?? []) }
      if affected.isEmpty { return }
      let forgotten = Set(forgotten)
      for owner in affected {
        targets[owner]?.removeAll(where: forgotten.contains)
        if targets[owner]?.isEmpty == true { targets[owner] = nil }
      }
    }
  }

  private struct LinkName: Hashable {
    var entity: String
    var relation: String
  }

  private var tables: [String: Table] = [:]
  private var linkTables: [LinkName: LinkTable] = [:]

  // MARK: - Contents

  func rows(of entity: String) -> [SyncRow] { tables[entity]?.rows.compactMap(\.self) ?? [] }

  func row(of entity: String, _ key: SyncRowKey) -> SyncRow? {
    guard let table = tables[entity], let position = table.positions[key] else { return nil }
    return table.rows[position]
  }

  func links(_ relation: String, of entity: String, _ key: SyncRowKey) -> [SyncRowKey] {
    linkTables[LinkName(entity: entity, relation: relation)]?.targets[key] ?? []
  }

  // MARK: - Operations of a synchronisation

  public func rows(of entity: SyncEntity, keys: [SyncRowKey]) -> [SyncRow] {
    keys.compactMap { row(of: entity.name, $0) }
  }

  public func keys(of entity: SyncEntity, where filter: SyncRowFilter) -> [SyncRowKey] {
    let filter = filter.prepared(for: entity)
    return (tables[entity.name]?.rows ?? []).compactMap { row in
      row.flatMap { filter.matches($0) ? $0.key(of: entity) : nil }
    }
  }

  public mutating func insert(_ rows: [SyncRow], into entity: SyncEntity) {
    for row in rows {
      let position = tables[entity.name]?.rows.count ?? 0
      tables[entity.name, default: Table()].rows.append(row)
      tables[entity.name]?.positions[row.key(of: entity)] = position
    }
  }

  public mutating func update(_ changes: [SyncRowChange], of entity: SyncEntity) {
    for change in changes {
      guard let position = tables[entity.name]?.positions[change.key] else { continue }
      for (column, value) in change.values { tables[entity.name]?.rows[position]?.values[column] = value }
    }
  }

  public mutating func delete(_ keys: [SyncRowKey], from entity: SyncEntity) {
    for key in keys {
      guard let position = tables[entity.name]?.positions.removeValue(forKey: key) else { continue }
      tables[entity.name]?.rows[position] = nil
    }
    tables[entity.name]?.compactIfWorthwhile(entity)
    for name in linkTables.keys {
      if name.entity == entity.name { for key in keys { linkTables[name]?.set([], of: key) } }
      guard let relation = linkTables[name]?.relation else { continue }
      linkTables[name]?.forget(relation.references(to: keys, of: entity))
    }
  }

  public func links(of relation: SyncRelationship, from entity: SyncEntity, owners: [SyncRowKey]) -> [SyncRowLinks] {
    owners.map { SyncRowLinks(owner: $0, targets: links(relation.name, of: entity.name, $0)) }
  }

  public func owners(of relation: SyncRelationship, from entity: SyncEntity, targets: [SyncRowKey]) -> [SyncRowLinks] {
    guard let table = linkTables[LinkName(entity: entity.name, relation: relation.name)] else { return [] }
    var found: [SyncRowKey: [SyncRowKey]] = [:]
    var order: [SyncRowKey] = []
    for target in targets {
      for owner in table.owners[target] ?? [] {
        if found[owner] == nil { order.append(owner) }
        found[owner, default: []].append(target)
      }
    }
    return order.map { SyncRowLinks(owner: $0, targets: found[$0] ?? []) }
  }

  public mutating func setLinks(_ links: [SyncRowLinks], of relation: SyncRelationship, from entity: SyncEntity) {
    let name = LinkName(entity: entity.name, relation: relation.name)
    for row in links {
      linkTables[name, default: LinkTable(relation: relation)].set(row.targets, of: row.owner)
    }
  }
}
