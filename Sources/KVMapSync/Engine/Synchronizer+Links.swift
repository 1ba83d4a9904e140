/// To-many relations.
extension Synchronizer {
  mutating func writeLinks(of table: Int, _ store: inout some SyncTransaction) throws {
    let entity = incoming.tables[table].entity
    for (number, relation) in entity.relations.enumerated() {
      guard case .toMany(let isOrdered) = relation.kind else { continue }
      let wanted = wantedLinks(number, relation, of: table)
      if wanted.isEmpty { continue }
      // A row has one owner; of several in the document, the last one wins.
      var claims: [SyncRowKey: SyncRowKey] = [:]
      if relation.isOwned {
        for links in wanted { for target in links.targets { claims[target] = links.owner } }
      }
      var added: [SyncRowKey] = []
      for range in Batch.ranges(of: wanted.count) {
        try cancellation.check()
        added += try writeLinks(
          wanted[range], relation, isOrdered: isOrdered, of: entity, claims: claims, &store)
        report(.links, entity, range.upperBound, of: wanted.count)
      }
      if relation.isOwned { try takeAway(added, relation, of: entity, claims: claims, &store) }
    }
  }

  /// The contents of one relation of one row in the document.
  struct WantedLinks {
    var owner: SyncRowKey
    var isNew: Bool
    var isCleared: Bool
    /// Whether the row keeps the links that it has, whatever the policy.
    var isAddition = false
    var targets: [SyncRowKey]
  }

  /// What applies to one to-many relation of a row; `nil` if the document says nothing of it.
  func links(_ number: Int, of draft: Int, in table: Int) -> Draft.Links? {
    let state = states[table][draft]
    if let parentLinks, parentLinks.table == table, parentLinks.draft == draft, parentLinks.relation == number {
      return state == .deleted ? nil : .targets(parentLinks.targets)
    }
    switch state {
    case .known, .kept: return incoming.tables[table].drafts[draft].links(isNew: false)[number]
    case .new: return incoming.tables[table].drafts[draft].links(isNew: true)[number]
    case .absent, .stale, .deleted: return nil
    }
  }

  private func wantedLinks(_ number: Int, _ relation: SyncRelationship, of table: Int) -> [WantedLinks] {
    let target = relation.target()
    return incoming.tables[table].drafts.indices.compactMap { index in
      guard let links = self.links(number, of: index, in: table) else { return nil }
      let draft = incoming.tables[table].drafts[index]
      let isNew = states[table][index] == .new
      let isKept = states[table][index] == .kept
      switch links {
      case .cleared:
        return isKept ? nil : WantedLinks(owner: draft.key, isNew: isNew, isCleared: true, targets: [])
      case .targets(let keys):
        // An object that was not inserted cannot be linked to.
        let present = keys.filter { key in
          switch self.state(of: key, target) {
          case .absent, .deleted: false
          case .new: true
          case .known, .kept, .stale, nil: !isKept
          }
        }
        if isKept, present.isEmpty { return nil }
        return WantedLinks(owner: draft.key, isNew: isNew, isCleared: false, isAddition: isKept, targets: present)
      }
    }
  }

  /// - Returns: targets that their owners did not have before.
  private mutating func writeLinks(
    _ wanted: ArraySlice<WantedLinks>, _ relation: SyncRelationship, isOrdered: Bool, of entity: SyncEntity,
    claims: [SyncRowKey: SyncRowKey], _ store: inout some SyncTransaction
  ) throws -> [SyncRowKey] {
    var existing: [SyncRowKey: [SyncRowKey]] = [:]
    let known = wanted.filter { !$0.isNew }.map(\.owner)
    if !known.isEmpty {
      for links in try store.links(of: relation, from: entity, owners: known) { existing[links.owner] = links.targets }
    }
    var changed: [SyncRowLinks] = []
    var relinked: [SyncRowKey] = []
    var added: [SyncRowKey] = []
    for links in wanted {
      let before = existing[links.owner] ?? []
      let after = targets(links, before: before, relation, claims)
      let had = Set(before)
      let has = Set(after)
      if isOrdered ? before == after : had == has { continue }
      let lost = before.filter { !has.contains($0) }
      if isGuarded(links, lost: lost, relation, of: entity) { continue }
      changed.append(SyncRowLinks(owner: links.owner, targets: after))
      if !links.isNew { relinked.append(links.owner) }
      guard relation.isOwned else { continue }
      added += after.filter { !had.contains($0) }
      // A row claimed by another one has only moved.
      for (table, keys) in relation.target().rows(lost.filter { claims[$0] == nil }) {
        orphans[table.name, default: []] += keys
      }
    }
    if !changed.isEmpty { try store.setLinks(changed, of: relation, from: entity) }
    note(.relationshipsChanged, relinked, of: entity)
    return added
  }

  private func targets(
    _ links: WantedLinks, before: [SyncRowKey], _ relation: SyncRelationship, _ claims: [SyncRowKey: SyncRowKey]
  ) -> [SyncRowKey] {
    func isKept(_ target: SyncRowKey) -> Bool { claims[target].map { $0 == links.owner } ?? true }
    let listed = relation.isOwned ? links.targets.filter(isKept) : links.targets
    if links.isCleared { return [] }
    if relation.policy == .replace, !links.isAddition { return listed }
    let kept = relation.isOwned ? before.filter(isKept) : before
    let known = Set(kept)
    return kept + listed.filter { !known.contains($0) }
  }

  /// Whether an empty list would take all rows from their owner, which it does only on request.
  private mutating func isGuarded(
    _ links: WantedLinks, lost: [SyncRowKey], _ relation: SyncRelationship, of entity: SyncEntity
  ) -> Bool {
    guard relation.isOwned, !links.isCleared, links.targets.isEmpty, !lost.isEmpty, !options.deletesForEmptyLists
    else { return false }
    let name = "\(entity.name).\(relation.name)"
    if !report.keptBecauseListWasEmpty.contains(name) { report.keptBecauseListWasEmpty.append(name) }
    return true
  }

  /// Rows that have a new owner are removed from the previous ones, even if those are not in the document.
  private mutating func takeAway(
    _ added: [SyncRowKey], _ relation: SyncRelationship, of entity: SyncEntity, claims: [SyncRowKey: SyncRowKey],
    _ store: inout some SyncTransaction
  ) throws {
    var former: [SyncRowKey] = []
    for range in Batch.ranges(of: added.count) {
      try cancellation.check()
      for links in try store.owners(of: relation, from: entity, targets: Array(added[range])) {
        if links.targets.contains(where: { claims[$0] != links.owner }) { former.append(links.owner) }
      }
    }
    var seen: Set<SyncRowKey> = []
    former = former.filter { seen.insert($0).inserted }
    for range in Batch.ranges(of: former.count) {
      let links = try store.links(of: relation, from: entity, owners: Array(former[range]))
      let changed = links.map { links in
        SyncRowLinks(owner: links.owner, targets: links.targets.filter { claims[$0].map { $0 == links.owner } ?? true })
      }
      try store.setLinks(changed, of: relation, from: entity)
      note(.relationshipsChanged, changed.map(\.owner), of: entity)
    }
  }
}
