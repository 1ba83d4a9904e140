package import KVMapSema

/// A set of JSON documents, as a tree that JSON Schema and TypeScript are printed from.
package indirect enum Schema: Sendable, Hashable {
  case anything
  case nothing
  /// A definition of the same `SchemaDocument`.
  case reference(SchemaDefinition.ID)
  /// One of these values.
  case values([DefaultValue.Tree])
  case null
  case bool
  case number(NumberSchema)
  case text(TextSchema)
  case array(ArraySchema)
  case object(ObjectSchema)
  case anyOf([Schema])
  case allOf([Schema])
  case not(Schema)
  case noted(SchemaNotes, Schema)
}

/// What is said about a schema, without effect on what is valid.
package struct SchemaNotes: Sendable, Hashable {
  package var description: String?
  package var defaultValue: DefaultValue.Tree?
  /// What a document must satisfy besides, and no schema can say.
  package var comments: [String] = []
  /// The key whose value tells which of several schemas a document satisfies, where it is a key of the object itself.
  package var tag: Tag?

  package struct Tag: Sendable, Hashable {
    package var key: String
    /// The text of each tag, and the definition that it stands for.
    package var definitions: [Definition]

    package struct Definition: Sendable, Hashable {
      package var text: String
      package var id: SchemaDefinition.ID
    }
  }

  var isEmpty: Bool { self == SchemaNotes() }
}

/// A schema that others refer to.
package struct SchemaDefinition: Sendable, Hashable {
  package struct ID: Sendable, Hashable {
    package let index: Int
  }

  /// Letters, digits, `.`, `-` and `_`, as OpenAPI demands.
  package var name: String
  package var schema: Schema
}

/// Which documents a schema describes: those that a mapping reads, or those that it writes.
package enum SchemaSide: String, Sendable, Hashable, CaseIterable {
  case read
  case write
}

/// The schema of a type, and the definitions that it refers to.
package struct SchemaDocument: Sendable {
  package var side: SchemaSide
  /// The type, as it was requested.
  package var title: String
  package var root: Schema
  package var definitions: [SchemaDefinition]

  package subscript(id: SchemaDefinition.ID) -> SchemaDefinition { definitions[id.index] }
}
