import KVMapSync

/// All rows and links of a store, for comparisons.
struct StoreContents: Sendable, Equatable {
  /// By the names of entities and relations.
  var rows: [String: [SyncRowKey: SyncRow]] = [:]
  var links: [String: [SyncRowKey: [SyncRowKey]]] = [:]

  static func of(_ store: some SyncStore) async throws -> StoreContents {
    try await store.transaction { transaction in
      var contents = StoreContents()
      for entity in SyncLaws.entities.flatMap(\.tables) {
        let keys = try transaction.keys(of: entity, where: .all)
        for start in stride(from: 0, to: keys.count, by: 500) {
          let part = Array(keys[start..<min(start + 500, keys.count)])
          for row in try transaction.rows(of: entity, keys: part) {
            contents.rows[entity.name, default: [:]][row.key(of: entity)] = row
          }
          for relation in entity.relations where relation.isToMany {
            for links in try transaction.links(of: relation, from: entity, owners: part) where !links.targets.isEmpty {
              // The order in a set has no meaning.
              let targets =
                relation.kind == .toMany(isOrdered: true)
                ? links.targets : links.targets.sorted { $0.description < $1.description }
              contents.links["\(entity.name).\(relation.name)", default: [:]][links.owner] = targets
            }
          }
        }
      }
      return contents
    }
  }

  /// The first difference, for people.
  func difference(from other: StoreContents) -> String? {
    for name in Set(rows.keys).union(other.rows.keys).sorted() where rows[name] != other.rows[name] {
      let keys = Set((rows[name] ?? [:]).keys).union((other.rows[name] ?? [:]).keys)
      for key in keys.sorted(by: { $0.description < $1.description }) where rows[name]?[key] != other.rows[name]?[key] {
        return "\(name) \(key): \(Self.text(rows[name]?[key])) is not \(Self.text(other.rows[name]?[key]))"
      }
    }
    for name in Set(links.keys).union(other.links.keys).sorted() where links[name] != other.links[name] {
      let keys = Set((links[name] ?? [:]).keys).union((other.links[name] ?? [:]).keys)
      for key in keys.sorted(by: { $0.description < $1.description }) where links[name]?[key] != other.links[name]?[key]
      {
        return "\(name) \(key): \(links[name]?[key] ?? []) is not \(other.links[name]?[key] ?? [])"
      }
    }
    return nil
  }

  private static func text(_ row: SyncRow?) -> String { row.map { "\($0.values)" } ?? "no row" }
}
