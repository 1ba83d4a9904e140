@_spi(Generated) public import KVMap

/// A type whose documents can be synchronised with a store. Generated code conforms to it if a file has a `sync` line.
public protocol Synchronizable: SendableMetatype {
  /// The contents of one entry of a document for a row. A subclass has that of its base class.
  associatedtype SyncEntry: KVMapSync.SyncEntry

  /// The entries of this type, and in a class of its own class.
  static var _kvEntryType: any KVMapSync.SyncEntry.Type { get }
}

extension Synchronizable {
  public static var _kvEntryType: any KVMapSync.SyncEntry.Type { SyncEntry.self }

  /// The same. The compiler cannot choose between a requirement and its default where a type is opened.
  static var entryType: any KVMapSync.SyncEntry.Type { _kvEntryType }

  /// The description of the type's rows.
  public static var entity: SyncEntity { _kvEntryType._kvEntity }
}

/// The contents of one entry of a document for a row: each property is absent, null or a value. Generated.
public protocol SyncEntry: KVMap.DocumentDecodable {
  /// The description of the type's rows.
  static var _kvEntity: SyncEntity { get }

  /// An entry with the mapping's defaults, for new rows, except those that a function makes.
  static var _kvDefaults: Self { get }

  /// An entry with the default of one column, if a function makes it: another one for each row.
  static func _kvMadeDefault(ofColumn column: Int) -> Self?

  /// Passes the contents of the entry to `sink`: columns, then the identity, then relations.
  func _kvEncode(into sink: inout SyncEntryCollector) throws

  /// The entries whose entity it is. Those of other classes may share it.
  static var _kvTable: any SyncEntry.Type { get }

  /// The position of its class among those that share the table.
  static var _kvClass: Int { get }

  /// Whether an entry is that of one of several classes, each with entries of its own.
  static var _kvIsFamily: Bool { get }

  /// The entry of its class.
  var _kvMember: any SyncEntry { get }

  /// Whether an entry is a member of an object, whose key is its identity.
  static var _kvIsKeyed: Bool { get }
}

extension SyncEntry {
  public static func _kvMadeDefault(ofColumn column: Int) -> Self? { nil }
  public static var _kvTable: any SyncEntry.Type { Self.self }
  public static var _kvClass: Int { 0 }
  public static var _kvIsFamily: Bool { false }
  public var _kvMember: any SyncEntry { self }
  public static var _kvIsKeyed: Bool { false }
}
