package import KVMapSource

/// What is known about the names of a compilation, also where much is wrong: what an editor asks for.
package struct SemanticModel: Sendable {
  /// All declarations of all files; a `DeclarationID` is a position in it.
  package var declarations: [Declaration]
  /// Every place where a declared name is used, in the order in which they were resolved.
  package var references: [Reference]

  package struct Reference: Sendable, Hashable {
    package var span: Span
    package var target: DeclarationID
  }
}

/// Something that has a name of its own.
package struct Declaration: Sendable, Hashable {
  /// The raw value is what people call it.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case map
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case union
    case externType = "extern type"
    case mixin
    case transform
  }

  package var id: DeclarationID
  package var kind: Kind
  package var name: String
  /// Where the name stands.
  package var span: Span
  /// What it declares, where that has a number.
  package var mapping: MappingID?
  package var enumeration: EnumerationID?
  package var union: UnionID?
  package var foreignType: ForeignTypeID?
  /// How many types in angle brackets a use of it has.
  package var parameterCount = 0

  package var file: FileID { span.file }
}

package struct DeclarationID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// Names of types, of mixins and of transformers do not meet each other.
enum NameSpace: Hashable, CaseIterable {
  case types
  case mixins
  case transformers

  init(of kind: Declaration.Kind) {
    switch kind {
    case .map, .structure, .classType, .enumeration, .union, .externType: self = .types
    case .mixin: self = .mixins
    case .transform: self = .transformers
    }
  }
}
