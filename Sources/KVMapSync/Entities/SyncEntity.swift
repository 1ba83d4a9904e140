/// The description of the rows of one synchronised type. Created by generated code.
public struct SyncEntity: Sendable {
  /// The name of the type; stores use it as the name of a table.
  public let name: String
  /// In the order of the properties.
  public let columns: [Column]
  /// Indices in `columns` of the identity of a row.
  public let identity: [Int]
  /// The column that says how new a row is (`@stamp`).
  public let stamp: Int?
  /// The column that says whether a row is deleted (`@tombstone`).
  public let tombstone: Int?
  /// The classes that share the table (`sync table`), or none.
  public let classes: [Class]
  public let relations: [SyncRelationship]
  let members: (@Sendable () -> [SyncEntity])?

  /// - Parameters:
  ///   - name: the name of the type.
  ///   - columns: in the order of the properties.
  ///   - identity: indices in `columns`; at least one.
  ///   - stamp: an index in `columns`.
  ///   - tombstone: an index in `columns`.
  ///   - classes: those that share the table.
  ///   - relations: in the order of the properties.
  public init(
    name: String, columns: [Column], identity: [Int], stamp: Int? = nil, tombstone: Int? = nil, classes: [Class] = [],
    relations: [SyncRelationship]
  ) {
    self.name = name
    self.columns = columns
    self.identity = identity
    self.stamp = stamp
    self.tombstone = tombstone
    self.classes = classes
    self.relations = relations
    members = nil
    isIdentity = columns.indices.map(identity.contains)
  }

  /// Creates the description of the rows of a family, which are in the tables of its classes.
  ///
  /// - Parameters:
  ///   - family: its name, which no table has.
  ///   - identity: the identity columns that all classes have.
  ///   - members: the entities of its classes. A function, because entities may refer back to themselves.
  public init(family: String, identity: [Column], members: @escaping @Sendable () -> [SyncEntity]) {
    name = family
    columns = [Column("class", .text)] + identity
    self.identity = Array(0...identity.count)
    stamp = nil
    tombstone = nil
    classes = []
    relations = []
    self.members = members
    isIdentity = columns.map { _ in true }
  }

  /// For each column whether it is part of the identity.
  let isIdentity: [Bool]

  /// The column of that name.
  public func column(named name: String) -> Column? { columns.first { $0.name == name } }

  /// The relation of that name.
  public func relation(named name: String) -> SyncRelationship? { relations.first { $0.name == name } }

  /// A class whose rows share a table with those of others.
  public struct Class: Sendable, Hashable {
    /// The value of the table's first column in its rows.
    public let name: String
    /// Indices in `columns` of its own and inherited columns.
    public let columns: [Int]
    /// Those that are not null in its rows. In the table they may be null, because rows of other classes lack them.
    public let required: [Int]
    /// The position of its base class among those that share the table. Without it, its rows are not known to be of
    /// any other class than the first one, which is the base of all.
    public let base: Int?

    public init(_ name: String, columns: [Int], required: [Int], base: Int? = nil) {
      self.name = name
      self.columns = columns
      self.required = required
      self.base = base
    }
  }

  /// One column of a table.
  public struct Column: Sendable, Hashable {
    /// The type of a column's values, apart from null.
    public enum ValueType: String, Sendable, Hashable, CaseIterable {
      case bool, integer, real, text, bytes, date, json
    }

    /// The name of the property; for the reference of a nested relation, followed by the name of the identity.
    public let name: String
    public let type: ValueType
    public let isOptional: Bool
    /// The path of the value in an entry of a document.
    public let path: String

    /// - Parameters:
    ///   - name: the name of the property.
    ///   - type: the type of its values, apart from null.
    ///   - isOptional: whether it may be null.
    ///   - path: the column's name if omitted.
    public init(_ name: String, _ type: ValueType, isOptional: Bool = false, path: String? = nil) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.path = path ?? name
    }
  }
}

/// A relation of one entity to another.
public struct SyncRelationship: Sendable {
  /// How a relation changes when a document contains it. The names are the words of the language.
  public enum Policy: String, Sendable, Hashable, CaseIterable {
    /// Afterwards the relation contains exactly the rows listed in the document.
    case replace
    /// Listed rows are inserted, updated and linked; existing links are kept.
    case merge
    /// Same as `merge`, but existing rows are not updated.
    case add
  }

  public enum Kind: Sendable, Hashable {
    /// These columns of the row contain the identity of the target row.
    case toOne(columns: [Int])
    /// Links, which the store keeps in document order.
    case toMany(isOrdered: Bool)
  }

  public let name: String
  public let kind: Kind
  public let policy: Policy
  /// Whether a row belongs to the one that links to it: it has at most one owner, and is deleted with it, or when it is
  /// removed from the relation.
  public let isOwned: Bool
  /// The path of the relation in an entry of a document.
  public let path: String
  /// The target entity. A function, because entities may refer back to themselves.
  public let target: @Sendable () -> SyncEntity

  public init(
    _ name: String, _ kind: Kind, _ policy: Policy, isOwned: Bool = false, path: String,
    to target: @escaping @Sendable () -> SyncEntity
  ) {
    self.name = name
    self.kind = kind
    self.policy = policy
    self.isOwned = isOwned
    self.path = path
    self.target = target
  }

  /// Whether the store keeps links for it.
  public var isToMany: Bool {
    switch kind {
    case .toOne: false
    case .toMany: true
    }
  }
}
