@_spi(Generated) public import KVMap

/// The changes made by a synchronisation.
public struct SyncReport: Sendable, Hashable {
  /// The changes to the rows of one entity. Identities are in document order.
  public struct Changes: Sendable, Hashable {
    public internal(set) var inserted: [SyncRowKey] = []
    /// Rows with a changed column. Equal rows are not written.
    public internal(set) var updated: [SyncRowKey] = []
    public internal(set) var deleted: [SyncRowKey] = []
    /// Rows with a changed to-many relation.
    public internal(set) var relationshipsChanged: [SyncRowKey] = []
    /// The number of rows of the document that were already in the store unchanged.
    public internal(set) var unchanged = 0
  }

  /// An entry of the document that was skipped.
  public struct Skipped: Sendable, Hashable {
    public enum Reason: String, Sendable, Hashable {
      /// Its identity is absent or null.
      case noIdentity
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
  /// Values dropped by `lossy` rules, whose rows keep their old ones, and unknown keys under `unknown warn`.
  public internal(set) var dropped: [MappingProblem] = []

  /// The changes to the rows of an entity.
  public subscript(entity: String) -> Changes { entities[entity] ?? Changes() }

  /// The same for a type.
  public subscript<T: Synchronizable>(type: T.Type) -> Changes { self[T.entity.name] }

  /// Whether the store changed.
  public var hasChanges: Bool {
    entities.values.contains {
      !($0.inserted.isEmpty && $0.updated.isEmpty && $0.deleted.isEmpty && $0.relationshipsChanged.isEmpty)
    }
  }
}
