/// A synchronised type: its file has a `sync` line, and it has an `@id`.
///
/// Documents are not read as the type itself but as an *entry*, a second mapping of the same rules in which every
/// property is a `Field`: so an entry may be partial, and distinguishes absent from null.
package struct Entity: Sendable, Hashable {
  /// The types of a row's columns.
  package enum ColumnType: String, Sendable, Hashable {
    case bool, integer, real, text, bytes, date, json
  }

  package struct Column: Sendable, Hashable {
    package var name: String
    package var type: ColumnType
    package var isOptional: Bool
  }

  package struct Relation: Sendable, Hashable {
    package var name: String
    package var target: MappingID
    /// Whether the rows may be of any class of the family of the target.
    package var isFamily = false
    package var isToMany: Bool
    /// Whether the order of the document is kept.
    package var isOrdered: Bool
    package var policy: SyncPolicy
    package var isOwned: Bool
    /// For a to-one relation: the columns that hold the identity of the related row.
    package var columns: [Int]
    /// Its location in the entry's object.
    package var path: DocumentPath
  }

  /// A class whose rows share the table with those of others.
  package struct Class: Sendable, Hashable {
    package var name: String
    /// Positions in the columns of the table, and those among them that are not null in its rows.
    package var columns: [Int]
    package var required: [Int]
    /// The position of its nearest base class among those that share the table; `nil` for that of the table.
    package var base: Int?
  }

  /// The entries of the classes of a family, and the entities with the tables of its rows.
  package struct Family: Sendable, Hashable {
    package var entries: UnionID
    package var tables: [MappingID]
  }

  /// How the classes of a hierarchy say which entries are theirs: a class inherits the conformance of its base.
  package enum Inheritance: Sendable, Hashable {
    case none
    /// It has synchronised subclasses.
    case base
    /// Its base is synchronised.
    case derived
  }

  /// How a property of an entry is passed on.
  package enum Part: Sendable, Hashable {
    /// A value that a column stores unchanged.
    case column(Int)
    /// A value that a column stores in encoded form.
    case written(Int, Conversion, ValueType)
    /// Nested objects.
    case nested(relation: Int)
    /// Identities of rows. For a to-one relation, and only if another property provides its columns.
    case identities(relation: Int)
  }

  package struct Handing: Sendable, Hashable {
    package var property: Int
    package var part: Part
  }

  package var mapping: MappingID
  /// The mapping that reads entries. It follows all others of the program and belongs to no unit.
  package var entry: MappingID
  package var columns: [Column] = []
  /// Positions in `columns`.
  package var identity: [Int] = []
  /// The column that says how new a row is, and the one that says whether it is deleted.
  package var stamp: Int?
  package var tombstone: Int?
  package var relations: [Relation] = []
  /// The classes that share the table, or none. The first column is then the name of the class.
  package var classes: [Class] = []
  /// The entity whose table holds the rows, if it is another one.
  package var table: MappingID?
  /// For a base class.
  package var family: Family?
  package var inheritance = Inheritance.none
  /// Whether entries are the members of an object, whose keys are the identities.
  package var isKeyed = false
  /// Columns first: the identity must be known before anything is linked to it.
  package var parts: [Handing] = []

  package init(mapping: MappingID, entry: MappingID) {
    self.mapping = mapping
    self.entry = entry
  }

  /// The name of the type that is generated for entries, nested in the entity's type.
  package static let entryName = "_KVEntry"
  /// The same for the entries of any class of a family.
  package static let familyEntryName = "_KVFamilyEntry"

  /// The position of its class among those that share the table.
  package func classIndex(named name: String) -> Int { classes.firstIndex { $0.name == name } ?? 0 }
}
