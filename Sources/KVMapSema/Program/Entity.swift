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
  package var relations: [Relation] = []
  /// Columns first: the identity must be known before anything is linked to it.
  package var parts: [Handing] = []

  package init(mapping: MappingID, entry: MappingID) {
    self.mapping = mapping
    self.entry = entry
  }

  /// The name of the type that is generated for entries, nested in the entity's type.
  package static let entryName = "_KVEntry"
}
