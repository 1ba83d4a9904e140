@_spi(Generated) public import KVMap

/// A type whose documents can be synchronised with a store. Generated code conforms to it if a file has a `sync` line.
public protocol Synchronizable: SendableMetatype {
  /// The contents of one entry of a document for a row.
  associatedtype SyncEntry: KVMapSync.SyncEntry
}

extension Synchronizable {
  /// The description of the type's rows.
  public static var entity: SyncEntity { SyncEntry._kvEntity }
}

/// The contents of one entry of a document for a row: each property is absent, null or a value. Generated.
public protocol SyncEntry: KVMap.DocumentDecodable {
  /// The description of the type's rows.
  static var _kvEntity: SyncEntity { get }

  /// An entry with the mapping's defaults, for new rows.
  static var _kvDefaults: Self { get }

  /// Passes the contents of the entry to `sink`: columns, then the identity, then relations.
  func _kvEncode(into sink: inout SyncEntryCollector) throws
}
