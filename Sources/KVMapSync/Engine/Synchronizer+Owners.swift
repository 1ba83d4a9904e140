/// A to-many relation of a row of the document.
struct RelationOfDraft: Sendable, Hashable {
  var table: Int
  var draft: Int
  var relation: Int
}

/// The list of the document by which a row has its owner.
struct Claim: Sendable {
  var list: RelationOfDraft
  var position: Int
}

/// A row has one owner, by one relation: of several that the document states, the last one wins.
extension Synchronizer {
  /// Finds out which list of the batch each owned row belongs to.
  mutating func findClaims() {
    claims = [:]
    for table in incoming.tables.indices {
      for (number, relation) in incoming.tables[table].entity.relations.enumerated()
      where relation.isOwned && relation.isToMany {
        let target = relation.target()
        for draft in incoming.tables[table].drafts.indices {
          guard let statement = links(number, of: draft, in: table), case .targets(let keys) = statement.links else {
            continue
          }
          let isKept = states[table][draft] == .kept
          let list = RelationOfDraft(table: table, draft: draft, relation: number)
          for key in keys where isPresent(key, target, isKept: isKept) {
            claim(key, target, Claim(list: list, position: statement.position))
          }
        }
      }
    }
  }

  private mutating func claim(_ reference: SyncRowKey, _ target: SyncEntity, _ claim: Claim) {
    guard let (table, key) = target.row(reference) else { return }
    if let other = claims[table.name]?[key], other.position > claim.position { return }
    claims[table.name, default: [:]][key] = claim
  }

  /// The list of the batch that a row belongs to; `nil` if no list has it.
  func claim(of reference: SyncRowKey, _ target: SyncEntity) -> Claim? {
    if claims.isEmpty { return nil }
    return target.row(reference).flatMap { claims[$0.table.name]?[$0.key] }
  }

  /// Rows that have a new owner are removed from the previous ones, even if those are not in the document.
  mutating func takeAway(
    _ added: [SyncRowKey], _ relation: SyncRelationship, _ store: inout some SyncTransaction
  ) throws {
    for (table, keys) in relation.target().rows(added) {
      for entity in entities.all {
        for (number, other) in entity.relations.enumerated() where other.isOwned && other.isToMany {
          try takeAway(other.references(to: keys, of: table), from: other, number, of: entity, &store)
        }
      }
    }
  }

  private mutating func takeAway(
    _ added: [SyncRowKey], from relation: SyncRelationship, _ number: Int, of entity: SyncEntity,
    _ store: inout some SyncTransaction
  ) throws {
    let target = relation.target()
    let table = incoming.names[entity.name]
    func belongs(_ key: SyncRowKey, to owner: SyncRowKey) -> Bool {
      guard let list = claim(of: key, target)?.list else { return true }
      return list.table == table && list.relation == number
        && incoming.tables[list.table].drafts[list.draft].key == owner
    }
    var former: [SyncRowKey] = []
    for range in Batch.ranges(of: added.count) {
      try cancellation.check()
      for links in try store.owners(of: relation, from: entity, targets: Array(added[range])) {
        if !links.targets.allSatisfy({ belongs($0, to: links.owner) }) { former.append(links.owner) }
      }
    }
    var seen: Set<SyncRowKey> = []
    former = former.filter { seen.insert($0).inserted }
    for range in Batch.ranges(of: former.count) {
      let changed = try store.links(of: relation, from: entity, owners: Array(former[range])).map { links in
        SyncRowLinks(owner: links.owner, targets: links.targets.filter { belongs($0, to: links.owner) })
      }
      try store.setLinks(changed, of: relation, from: entity)
      note(.relationshipsChanged, changed.map(\.owner), of: entity, isRepeatable: true)
    }
  }

  /// At most 500 rows without those that some row owns.
  ///
  /// - Parameter isIgnored: whether an owner does not count.
  func ownerless(
    _ keys: [SyncRowKey], of table: SyncEntity, _ store: inout some SyncTransaction,
    isIgnored: (SyncRowKey, SyncEntity) -> Bool = { _, _ in false }
  ) throws -> [SyncRowKey] {
    if keys.isEmpty { return [] }
    var owned: Set<SyncRowKey> = []
    for entity in entities.all {
      for relation in entity.relations where relation.isOwned && relation.isToMany {
        let references = relation.references(to: keys, of: table)
        if references.isEmpty { continue }
        for links in try store.owners(of: relation, from: entity, targets: references)
        where !isIgnored(links.owner, entity) {
          owned.formUnion(links.targets.compactMap { relation.target().row($0)?.key })
        }
      }
    }
    return keys.filter { !owned.contains($0) }
  }
}
