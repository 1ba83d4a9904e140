public import KVMap

/// A type whose documents can be synchronised with a store. Generated code conforms to it, where a file says `sync`.
public protocol Synchronizable: SendableMetatype {
  /// What one entry of a document says of a row.
  associatedtype SyncEntry: KVMapSync.SyncEntry
}

extension Synchronizable {
  /// What the rows of the type look like.
  public static var entity: Entity { SyncEntry._kvEntity }
}

/// What one entry of a document says of a row: each property absent, null or a value. Generated.
public protocol SyncEntry: KVMap.Readable {
  /// What the rows of the type look like.
  static var _kvEntity: Entity { get }

  /// An entry with the defaults of the mapping, for rows that are new.
  static var _kvDefaults: Self { get }

  /// Hands on what the entry says: columns, then the identity, then relations.
  func _kvSend(to sink: inout EntrySink) throws
}
