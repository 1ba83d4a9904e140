@_spi(Generated) import KVMap

/// What happens to a row because of its contents in the document.
enum Fate {
  /// Nothing, and it does not count.
  case none(RowState)
  case unchanged(RowState)
  /// Nothing: the store has a newer version, of the row or of the one that owns it.
  case stale(RowState)
  /// It is deleted after the links are written.
  case buried(Draft.Content, SyncRow)
  case updated(Draft.Content, SyncRow)
  case inserted
  /// Nothing: a new row needs a value that cannot be written.
  case unwritten

  var state: RowState {
    switch self {
    case .none(let state), .unchanged(let state), .stale(let state): state
    case .buried: .deleted
    case .updated: .known
    case .inserted: .new
    case .unwritten: .absent
    }
  }
}

/// Whether the rows that own a row bring it about.
enum OwnerState {
  /// One of them does, or the document has it where nothing owns it.
  case present
  /// None does; the store has newer versions of them.
  case stale
  /// None does; the document says that all of them are deleted.
  case deleted
  /// None of those does whose state is known so far.
  case undecided
}

/// Decisions about rows.
extension Synchronizer {
  /// - Parameters:
  ///   - rows: those of the store, by identity.
  ///   - isForced: whether owners without a state are ignored, because nothing else decides about them.
  /// - Returns: `nil` if it depends on rows without a state.
  func fate(of draft: Draft, _ rows: [SyncRowKey: SyncRow], _ table: Int, isForced: Bool = false) throws -> Fate? {
    let entity = incoming.tables[table].entity
    let row = rows[draft.key]
    if isTombstone(draft, row, entity) { return fateOfTombstone(draft, row, entity) }
    let mayInsert = options.operations.contains(.insert) && (draft.full != nil || draft.onlyNew != nil)
    // Rows that nothing could own are not inserted.
    switch ownerState(of: draft, isForced: isForced) {
    case .undecided: return nil
    case .deleted: return .none(row == nil ? .deleted : .unnamed)
    case .stale where row == nil: return mayInsert ? .stale(.absent) : .none(.absent)
    case .stale, .present: break
    }
    guard let row else {
      guard mayInsert else { return .none(.absent) }
      return try draft.unwritten.isEmpty || !needsUnwritten(draft, table) ? .inserted : .unwritten
    }
    let isKept = !options.operations.contains(.update)
    guard let content = withoutDeletedTargets(draft, isNew: false, in: table).full else {
      return .none(isKept ? .kept : .known)
    }
    let isOutdated = content.isOutdated(by: row, entity)
    if isKept { return .none(isOutdated ? .stale : .kept) }
    guard isOutdated else { return .updated(content.ofLivingRow(insteadOf: row, entity), row) }
    let isEqual = zip(content.values, row.values).enumerated().allSatisfy { column, values in
      values.0.map { incoming.tables[table].isEqual($0, values.1, column: column) } ?? true
    }
    return isEqual ? .unchanged(.stale) : .stale(.stale)
  }

  private func isTombstone(_ draft: Draft, _ row: SyncRow?, _ entity: SyncEntity) -> Bool {
    guard let tombstone = entity.tombstone, let content = draft.full ?? draft.onlyNew else { return false }
    if content.isDeleted(in: entity) { return true }
    // An earlier batch said so, and this one says nothing of it, unless it has a newer version.
    guard history != nil, let row, content.values[tombstone] == nil, row.values[tombstone] == .bool(true) else {
      return false
    }
    return content.stamp(of: entity) == nil || content.isOutdated(by: row, entity)
  }

  private func fateOfTombstone(_ draft: Draft, _ row: SyncRow?, _ entity: SyncEntity) -> Fate {
    guard let row else { return .none(.deleted) }
    guard let content = draft.full, options.operations.contains(.delete) else { return .none(.stale) }
    // A tombstone is often just the identity: without a stamp of its own it applies.
    let isOutdated = content.stamp(of: entity) != nil && content.isOutdated(by: row, entity)
    return isOutdated ? .stale(.stale) : .buried(content, row)
  }

  /// Whether the entries that contain a row bring it about.
  private func ownerState(of draft: Draft, isForced: Bool) -> OwnerState {
    switch draft.ownership {
    case .free: return .present
    case .none: return .stale
    case .one(let owner): return ownerState(owner)
    case .several(let owners):
      var known: OwnerState?
      var isComplete = true
      for owner in owners {
        switch ownerState(owner) {
        case .present: return .present
        case .stale: known = .stale
        case .deleted: known = known ?? .deleted
        case .undecided: isComplete = false
        }
      }
      return isComplete || isForced ? known ?? .undecided : .undecided
    }
  }

  private func ownerState(_ owner: DraftPosition) -> OwnerState {
    switch states[owner.table][owner.draft] {
    case .undecided: .undecided
    case .absent, .stale: .stale
    case .unnamed, .deleted: .deleted
    case .known, .kept, .new: .present
    }
  }
}

// MARK: - Rows whose owners come later

extension Synchronizer {
  /// Writes rows that some earlier row does not bring about, while a later one may.
  mutating func write(_ waiting: [DraftPosition], _ store: inout some SyncTransaction) throws {
    var rest: [Int: [Int]] = [:]
    for position in waiting { rest[position.table, default: []].append(position.draft) }
    var rows: [Int: [SyncRowKey: SyncRow]] = [:]
    for table in rest.keys.sorted() {
      let drafts = rest[table] ?? []
      for range in Batch.ranges(of: drafts.count) {
        try cancellation.check()
        rows[table, default: [:]].merge(try existing(drafts[range], of: table, &store)) { _, new in new }
      }
    }
    let fates = try fates(of: waiting, rows)
    for table in rest.keys.sorted() {
      let drafts = rest[table] ?? []
      for range in Batch.ranges(of: drafts.count) {
        try cancellation.check()
        var writes = RowWrites()
        for draft in drafts[range] {
          let position = DraftPosition(table: table, draft: draft)
          try apply(fates[position] ?? .none(.absent), to: position, &writes)
        }
        try write(writes, of: table, &store)
      }
    }
  }

  /// A row is looked at again once an owner brings it about, or all of its owners have a state.
  ///
  /// - Complexity: linear in the number of rows and of their owners.
  private mutating func fates(
    of waiting: [DraftPosition], _ rows: [Int: [SyncRowKey: SyncRow]]
  ) throws -> [DraftPosition: Fate] {
    var fates: [DraftPosition: Fate] = [:]
    var owned: [DraftPosition: [DraftPosition]] = [:]
    var undecided: [DraftPosition: Int] = [:]
    for position in waiting {
      for owner in incoming.tables[position.table].drafts[position.draft].ownership.owners
      where ownerState(owner) == .undecided {
        owned[owner, default: []].append(position)
        undecided[position, default: 0] += 1
      }
    }
    // First those that the states known so far decide about. Rows that own each other are decided one at a time.
    var ready = waiting
    var stuck = waiting
    while true {
      let isForced = ready.isEmpty
      guard let position = ready.popLast() ?? stuck.popLast() else { return fates }
      let draft = incoming.tables[position.table].drafts[position.draft]
      guard fates[position] == nil,
        let fate = try fate(of: draft, rows[position.table] ?? [:], position.table, isForced: isForced)
      else { continue }
      fates[position] = fate
      states[position.table][position.draft] = fate.state
      let isPresent = ownerState(position) == .present
      for next in owned[position] ?? [] {
        undecided[next, default: 0] -= 1
        if isPresent || undecided[next] == 0 { ready.append(next) }
        stuck.append(next)
      }
    }
  }
}

extension Draft.Ownership {
  /// The rows that own the row, if nothing else brings it about.
  fileprivate var owners: [DraftPosition] {
    switch self {
    case .none, .free: []
    case .one(let owner): [owner]
    case .several(let owners): owners
    }
  }
}

extension Draft.Content {
  /// Whether the store has a version of the row that is not older.
  fileprivate func isOutdated(by row: SyncRow, _ entity: SyncEntity) -> Bool {
    guard let stamp = entity.stamp, !row.values[stamp].isNull else { return false }
    return !(values[stamp] ?? .null).isNewer(than: row.values[stamp])
  }

  /// The contents of a newer version of a row whose tombstone is stored: in the batch before, or because nothing may be
  /// deleted. What does not say that it is deleted is not.
  fileprivate func ofLivingRow(insteadOf row: SyncRow, _ entity: SyncEntity) -> Draft.Content {
    guard let tombstone = entity.tombstone, values[tombstone] == nil, stamp(of: entity) != nil,
      row.values[tombstone] == .bool(true)
    else { return self }
    var living = self
    living.values[tombstone] = .bool(false)
    return living
  }
}
