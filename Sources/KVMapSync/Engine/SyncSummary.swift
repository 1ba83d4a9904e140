@_spi(Generated) public import KVMap

/// The changes made by a synchronisation whose document was read in batches: numbers, because the identities of all
/// rows could be more than fits into memory.
public struct SyncSummary: Sendable, Hashable {
  /// The numbers of changed rows of one entity. A row counts once in each batch, and once for each 500 rows that are
  /// deleted at the end.
  public struct Changes: Sendable, Hashable {
    public internal(set) var inserted = 0
    /// Rows with a changed column. Equal rows are not written.
    public internal(set) var updated = 0
    public internal(set) var deleted = 0
    /// Rows with a changed to-many relation.
    public internal(set) var relationshipsChanged = 0
    /// Rows of the document that were already in the store unchanged.
    public internal(set) var unchanged = 0
    /// Entries that were not written because the store has a version that is not older (`@stamp`).
    public internal(set) var stale = 0
  }

  /// By the name of the entity.
  public internal(set) var entities: [String: Changes] = [:]
  /// The number of entries that were skipped, and the first 1,000 of them.
  public internal(set) var skippedCount = 0
  public internal(set) var skipped: [SyncReport.Skipped] = []
  /// The number of relations to rows that do not exist, and the first 1,000 of them. They are kept, and take effect as
  /// soon as the rows exist.
  public internal(set) var unresolvedCount = 0
  public internal(set) var unresolved: [SyncReport.Unresolved] = []
  /// The number of values dropped by `lossy` rules, whose rows keep their old ones, and of unknown keys under `unknown
  /// warn`, up to 1,000 of each entry; and the first 1,000 of them.
  public internal(set) var droppedCount = 0
  public internal(set) var dropped: [MappingProblem] = []
  /// The number of values that cannot be written, whose rows keep their old ones, and the first 1,000 of them.
  public internal(set) var unwrittenCount = 0
  public internal(set) var unwritten: [SyncEntryProblem] = []
  /// As in a `SyncReport`.
  public internal(set) var keptBecauseListWasEmpty: [String] = []
  public internal(set) var keptBecauseListIsIncomplete: [String] = []

  /// The most entries of a list.
  static let limit = 1_000

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
    entities.values.contains { $0.inserted + $0.updated + $0.deleted + $0.relationshipsChanged > 0 }
  }
}

extension SyncSummary.Changes {
  mutating func add(_ other: Self) {
    inserted += other.inserted
    updated += other.updated
    deleted += other.deleted
    relationshipsChanged += other.relationshipsChanged
    unchanged += other.unchanged
    stale += other.stale
  }
}
