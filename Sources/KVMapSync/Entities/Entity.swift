/// What the rows of one synchronised type look like. Generated code makes it.
public struct Entity: Sendable {
  /// The name of the type; stores use it as the name of a table.
  public let name: String
  /// In the order of the properties.
  public let columns: [Column]
  /// Positions in `columns` of what names a row.
  public let identity: [Int]
  public let relations: [Relation]

  /// - Parameter identity: positions in `columns`; at least one.
  public init(name: String, columns: [Column], identity: [Int], relations: [Relation]) {
    self.name = name
    self.columns = columns
    self.identity = identity
    self.relations = relations
    isIdentity = columns.indices.map(identity.contains)
  }

  /// For each column whether it is part of the identity.
  let isIdentity: [Bool]

  /// The column of that name.
  public func column(named name: String) -> Column? { columns.first { $0.name == name } }

  /// The relation of that name.
  public func relation(named name: String) -> Relation? { relations.first { $0.name == name } }

  /// One column of a table.
  public struct Column: Sendable, Hashable {
    /// What a column holds, apart from null.
    public enum ValueType: String, Sendable, Hashable, CaseIterable {
      case bool, integer, real, text, bytes, date, json
    }

    /// The name of the property; of the reference of a nested relation, with the name of the identity behind it.
    public let name: String
    public let type: ValueType
    public let isOptional: Bool
    /// Where an entry of a document has the value.
    public let path: String

    /// - Parameter path: its name where that is left out.
    public init(_ name: String, _ type: ValueType, isOptional: Bool = false, path: String? = nil) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.path = path ?? name
    }
  }
}

/// A relation of one entity to another.
public struct Relation: Sendable {
  /// What becomes of a relation when a document says what it holds. The words of the language.
  public enum Policy: String, Sendable, Hashable, CaseIterable {
    /// Afterwards the relation holds what the document lists, and nothing else.
    case replace
    /// What the document lists is inserted, updated and linked; what is linked already stays.
    case merge
    /// As `merge`, but rows that exist are not updated.
    case add
  }

  public enum Kind: Sendable, Hashable {
    /// These columns of the row hold the identity of the row that it leads to.
    case toOne(columns: [Int])
    /// Links, which the store keeps in the order of the document.
    case toMany(isOrdered: Bool)
  }

  public let name: String
  public let kind: Kind
  public let policy: Policy
  /// Whether a row belongs to the one that links to it: it has one at most, and is deleted with it, or when the
  /// relation loses it.
  public let isOwned: Bool
  /// Where the relation stands in an entry of a document.
  public let path: String
  /// The entity it leads to. A function, since entities may lead back to themselves.
  public let target: @Sendable () -> Entity

  public init(
    _ name: String, _ kind: Kind, _ policy: Policy, isOwned: Bool = false, path: String,
    to target: @escaping @Sendable () -> Entity
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
