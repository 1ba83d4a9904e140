public import KVMap

/// What a synchronisation did.
public struct SyncReport: Sendable, Hashable {
  /// What became of the rows of one entity. Identities stand in the order of the document.
  public struct Changes: Sendable, Hashable {
    public internal(set) var inserted: [RowKey] = []
    /// Rows of which a column changed. What was equal is not written.
    public internal(set) var updated: [RowKey] = []
    public internal(set) var deleted: [RowKey] = []
    /// Rows whose relations to many changed.
    public internal(set) var relinked: [RowKey] = []
    /// How many rows of the document were in the store as they are.
    public internal(set) var unchanged = 0
  }

  /// An entry of the document that nothing was made of.
  public struct Skipped: Sendable, Hashable {
    public enum Reason: String, Sendable, Hashable {
      /// It has no identity, or null for it.
      case noIdentity
    }

    public let entity: String
    /// Where in the document: `[3].notes[0]`.
    public let path: String
    public let reason: Reason
  }

  /// A relation that leads to a row that there is not. It is kept, and holds as soon as the row is there.
  public struct Unresolved: Sendable, Hashable {
    public let entity: String
    public let relation: String
    public let target: RowKey
  }

  /// By the name of the entity.
  public internal(set) var entities: [String: Changes] = [:]
  public internal(set) var skipped: [Skipped] = []
  /// Identities that stood in the document's own list more than once: one row was made of each, and of what they
  /// contradict each other in, the later one holds.
  public internal(set) var duplicates: [RowKey] = []
  /// The names of what would have been emptied because a list of the document was empty: an entity, or a relation as in
  /// `User.notes`.
  public internal(set) var guarded: [String] = []
  public internal(set) var unresolved: [Unresolved] = []
  /// What `lossy` rules dropped, which was left alone in the rows, and unknown keys under `unknown warn`.
  public internal(set) var dropped: [Problem] = []

  /// What became of the rows of an entity.
  public subscript(entity: String) -> Changes { entities[entity] ?? Changes() }

  /// The same for a type.
  public subscript<T: Synchronizable>(type: T.Type) -> Changes { self[T.entity.name] }

  /// Whether the store is another than before.
  public var hasChanges: Bool {
    entities.values.contains {
      !($0.inserted.isEmpty && $0.updated.isEmpty && $0.deleted.isEmpty && $0.relinked.isEmpty)
    }
  }
}
