@_spi(Generated) public import KVMap

/// The changes made by a synchronisation.
public struct SyncReport: Sendable, Hashable {
  /// The changes to the rows of one entity. Identities are in document order, followed by those of rows that change
  /// because of others. A row is in a list once, and one that was inserted is in neither of those of changes.
  public struct Changes: Sendable, Hashable {
    public internal(set) var inserted: [SyncRowKey] = []
    /// Rows with a changed column. Equal rows are not written.
    public internal(set) var updated: [SyncRowKey] = []
    public internal(set) var deleted: [SyncRowKey] = []
    /// Rows with a changed to-many relation.
    public internal(set) var relationshipsChanged: [SyncRowKey] = []
    /// The number of rows of the document that were already in the store unchanged.
    public internal(set) var unchanged = 0
    /// The number of entries that were not written because the store, or the document, has a version that is not older
    /// (`@stamp`).
    public internal(set) var stale = 0
    /// How many keys the lists have, or would have if the report keeps no keys.
    var counts = SyncSummary.Changes()
  }

  /// An entry of the document that was skipped.
  public struct Skipped: Sendable, Hashable {
    public enum Reason: String, Sendable, Hashable {
      /// Its identity is absent or null.
      case noIdentity
      /// A new row needs a value that cannot be written. It is in `unwritten`.
      case unwritten
    }

    public let entity: String
    /// The path in the document: `[3].notes[0]`.
    public let path: String
    public let reason: Reason
  }

  /// A relation to a row that does not exist. It is kept, and takes effect as soon as the row exists.
  public struct Unresolved: Sendable, Hashable {
    public let entity: String
    public let relation: String
    public let target: SyncRowKey
  }

  /// By the name of the entity.
  public internal(set) var entities: [String: Changes] = [:]
  public internal(set) var skipped: [Skipped] = []
  /// Identities that occurred more than once in the document's top-level list: each became one row, and on
  /// contradiction, the later occurrence won.
  public internal(set) var duplicates: [SyncRowKey] = []
  /// The names of entities, or of relations as in `User.notes`, that would have been emptied because a list of the
  /// document was empty.
  public internal(set) var keptBecauseListWasEmpty: [String] = []
  public internal(set) var unresolved: [Unresolved] = []
  /// The names of relations whose rows stayed, though the document's list does not have them, because `lossy` dropped a
  /// part of the list; and of entities whose rows may be missing in the document for that reason only.
  public internal(set) var keptBecauseListIsIncomplete: [String] = []
  /// Values that cannot be written, such as a case of an enum that is only read. The rows keep their old ones.
  public internal(set) var unwritten: [SyncEntryProblem] = []
  /// Values dropped by `lossy` rules, whose rows keep their old ones, and unknown keys under `unknown warn`.
  public internal(set) var dropped: [MappingProblem] = []

  /// The changes to the rows of an entity.
  public subscript(entity: String) -> Changes { entities[entity] ?? Changes() }

  /// The same for a type; for a class whose subclasses have tables of their own, those of all of them.
  public subscript<T: Synchronizable>(type: T.Type) -> Changes {
    T.entity.tables.reduce(into: Changes()) { $0.add(self[$1.name]) }
  }

  /// The number of entries of all types that were not written because they are not newer than what is stored.
  public var stale: Int { entities.values.reduce(0) { $0 + $1.stale } }

  /// Whether the store changed.
  public var hasChanges: Bool {
    entities.values.contains {
      !($0.inserted.isEmpty && $0.updated.isEmpty && $0.deleted.isEmpty && $0.relationshipsChanged.isEmpty)
    }
  }
}

/// The name of a list of keys, of one entity.
struct ListName: Hashable {
  var entity: String
  var list: SyncReport.Changes.List
}

extension SyncReport.Changes {
  /// One of the lists of keys.
  enum List {
    case inserted, updated, deleted, relationshipsChanged
  }

  mutating func add(_ keys: [SyncRowKey], to list: List) {
    switch list {
    case .inserted:
      counts.inserted += keys.count
      inserted += keys
    case .updated:
      counts.updated += keys.count
      updated += keys
    case .deleted:
      counts.deleted += keys.count
      deleted += keys
    case .relationshipsChanged:
      counts.relationshipsChanged += keys.count
      relationshipsChanged += keys
    }
  }

  fileprivate func keys(in list: List) -> [SyncRowKey] {
    switch list {
    case .inserted: inserted
    case .updated: updated
    case .deleted: deleted
    case .relationshipsChanged: relationshipsChanged
    }
  }

  fileprivate mutating func forgetKeys() {
    inserted = []
    updated = []
    deleted = []
    relationshipsChanged = []
  }

  fileprivate mutating func add(_ other: Self) {
    inserted += other.inserted
    updated += other.updated
    deleted += other.deleted
    relationshipsChanged += other.relationshipsChanged
    unchanged += other.unchanged
    stale += other.stale
    counts.add(other.counts)
  }
}

extension SyncReport {
  /// What is known of a document before anything is written.
  mutating func add(_ incoming: Incoming) {
    skipped += incoming.skipped
    duplicates += incoming.duplicates
    dropped += incoming.dropped
    unwritten += incoming.unwritten
    for table in incoming.tables where table.stale > 0 {
      entities[table.entity.name, default: .init()].stale += table.stale
    }
  }
}

extension Synchronizer {
  /// Reports changed rows.
  ///
  /// - Parameter isRepeatable: whether a row may be in the list already, or be new: it counts once.
  mutating func note(
    _ list: SyncReport.Changes.List, _ keys: [SyncRowKey], of entity: SyncEntity, isRepeatable: Bool = false
  ) {
    if keys.isEmpty { return }
    guard isRepeatable else { return change(entity) { $0.add(keys, to: list) } }
    let name = ListName(entity: entity.name, list: list)
    let changes = report[entity.name]
    var known = listed.removeValue(forKey: name) ?? Set(changes.keys(in: list) + changes.inserted)
    let new = keys.filter { known.insert($0).inserted }
    listed[name] = known
    change(entity) { $0.add(new, to: list) }
  }

  /// Keeps only the numbers of what was reported so far, because all keys could be more than fits into memory.
  mutating func forgetKeys() {
    listed = [:]
    for name in report.entities.keys { report.entities[name]?.forgetKeys() }
  }

  /// Reports that rows were not unlinked or deleted because a list is not complete.
  mutating func noteIncomplete(_ name: String) {
    if !report.keptBecauseListIsIncomplete.contains(name) { report.keptBecauseListIsIncomplete.append(name) }
  }
}
