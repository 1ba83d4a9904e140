/// To-many relations.
extension Synchronizer {
  mutating func writeLinks(of table: Int, _ store: inout some SyncTransaction) throws {
    let entity = incoming.tables[table].entity
    for (number, relation) in entity.relations.enumerated() {
      guard case .toMany(let isOrdered) = relation.kind else { continue }
      let wanted = wantedLinks(number, relation, of: table)
      if wanted.isEmpty { continue }
      var added: [SyncRowKey] = []
      for range in Batch.ranges(of: wanted.count) {
        try cancellation.check()
        added += try writeLinks(wanted[range], relation, isOrdered: isOrdered, of: entity, &store)
        report(.links, entity, range.upperBound, of: wanted.count)
      }
      if relation.isOwned { try takeAway(added, relation, &store) }
    }
  }

  /// The contents of one relation of one row in the document.
  struct WantedLinks {
    /// The list of the document, by which the row may own its targets.
    var list: RelationOfDraft
    var owner: SyncRowKey
    var isNew: Bool
    var isCleared: Bool
    /// Whether the row keeps the links that it has, whatever the policy.
    var isAddition = false
    /// Whether the mapping dropped a part of the list: links that it lacks may be in the document.
    var isIncomplete = false
    var targets: [SyncRowKey]
  }

  /// What applies to one to-many relation of a row; `nil` if the document says nothing of it.
  func links(_ number: Int, of draft: Int, in table: Int) -> Draft.Statement? {
    let state = states[table][draft]
    if let parentLinks, parentLinks.table == table, parentLinks.draft == draft, parentLinks.relation == number {
      // The caller says so, whatever the document has.
      return state == .deleted ? nil : Draft.Statement(links: .targets(parentLinks.targets), position: .max)
    }
    switch state {
    case .known, .kept: return incoming.tables[table].drafts[draft].links(isNew: false)[number]
    case .new: return incoming.tables[table].drafts[draft].links(isNew: true)[number]
    case .undecided, .absent, .stale, .unnamed, .deleted: return nil
    }
  }

  func wantedLinks(_ number: Int, _ relation: SyncRelationship, of table: Int) -> [WantedLinks] {
    let target = relation.target()
    return incoming.tables[table].drafts.indices.compactMap { index in
      guard let statement = links(number, of: index, in: table) else { return nil }
      let list = RelationOfDraft(table: table, draft: index, relation: number)
      let owner = incoming.tables[table].drafts[index].key
      let isNew = states[table][index] == .new
      let isKept = states[table][index] == .kept
      switch statement.links {
      case .cleared:
        return isKept ? nil : WantedLinks(list: list, owner: owner, isNew: isNew, isCleared: true, targets: [])
      case .targets(let keys):
        let present = keys.filter { isPresent($0, target, isKept: isKept) }
        if isKept, present.isEmpty { return nil }
        return WantedLinks(
          list: list, owner: owner, isNew: isNew, isCleared: false, isAddition: isKept,
          isIncomplete: !statement.isComplete, targets: present)
      }
    }
  }

  /// Whether a row can be linked to: one that was not inserted cannot.
  ///
  /// - Parameter isKept: whether the owner may not be updated, so that only new rows are linked to it.
  func isPresent(_ key: SyncRowKey, _ target: SyncEntity, isKept: Bool) -> Bool {
    switch state(of: key, target) {
    case .undecided, .absent, .deleted: false
    case .new: true
    case .known, .kept, .stale, .unnamed, nil: !isKept
    }
  }

  /// - Returns: targets that their owners did not have before.
  private mutating func writeLinks(
    _ wanted: ArraySlice<WantedLinks>, _ relation: SyncRelationship, isOrdered: Bool, of entity: SyncEntity,
    _ store: inout some SyncTransaction
  ) throws -> [SyncRowKey] {
    let target = relation.target()
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
      let after = targets(links, before: before, relation, target)
      let had = Set(before)
      let has = Set(after)
      if links.isIncomplete, relation.policy == .replace, !links.isAddition,
        !had.subtracting(links.targets).isDisjoint(with: has)
      {
        noteIncomplete("\(entity.name).\(relation.name)")
      }
      if isOrdered ? before == after : had == has { continue }
      // A row claimed by another one has only moved.
      let lost = before.filter { !has.contains($0) && (!relation.isOwned || claim(of: $0, target) == nil) }
      if isGuarded(links, lost: lost, relation, of: entity) { continue }
      changed.append(SyncRowLinks(owner: links.owner, targets: after))
      if !links.isNew { relinked.append(links.owner) }
      guard relation.isOwned else { continue }
      added += after.filter { !had.contains($0) }
      for (table, keys) in target.rows(lost) { orphans[table.name, default: []] += keys }
    }
    if !changed.isEmpty { try store.setLinks(changed, of: relation, from: entity) }
    note(.relationshipsChanged, relinked, of: entity, isRepeatable: true)
    return added
  }

  private func targets(
    _ links: WantedLinks, before: [SyncRowKey], _ relation: SyncRelationship, _ target: SyncEntity
  ) -> [SyncRowKey] {
    func isKept(_ key: SyncRowKey) -> Bool { claim(of: key, target).map { $0.list == links.list } ?? true }
    let listed = relation.isOwned ? links.targets.filter(isKept) : links.targets
    if links.isCleared { return [] }
    if relation.policy == .replace, !links.isAddition, !links.isIncomplete { return listed }
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
}
