import KVMap

/// Something in a schema that becomes a declaration.
struct SchemaDeclaration {
  struct ID: Hashable, Sendable {
    let index: Int
  }

  enum Kind {
    case record(Record)
    case enumeration(Enumeration)
    case union(Union)
  }

  struct Record {
    struct Member {
      var key: String
      var value: SchemaValue
      var isRequired: Bool
    }

    var members: [Member] = []
    /// Whether other keys are refused.
    var isClosed = false
    /// What other keys have, or the elements that follow those of the members.
    var rest: SchemaValue?
    /// Whether it is read from an array, and members are its elements.
    var isPositional = false
    /// Whether its members are there for other records.
    var isMixin = false
    /// The mixins of records that it extends.
    var mixins: [ID] = []
  }

  struct Enumeration {
    struct Case {
      /// A text or an integer.
      var value: JSONValue
      var documentation: [String] = []
    }

    var cases: [Case]
    var isOpen: Bool
  }

  struct Union {
    struct Case {
      /// What it is called after.
      var words: [String]
      var type: SchemaType?
      /// The values of the key that select it.
      var tags: [String] = []
      /// Whether they are texts, and not integers or Bools.
      var areTexts = true
      var isOnlyRead = false
    }

    /// The key that distinguishes the cases; `nil` if they are distinguished by what they are.
    var key: String?
    var cases: [Case]
    /// The type of everything else; `nil` if it is refused.
    var otherType: SchemaType?
  }

  var kind: Kind
  var place: String
  var site: SchemaSite
  var documentation: [String] = []
  var remarks: [String] = []
  var title: String?
}

/// Where a schema is used first, which gives its type a name.
struct SchemaSite {
  /// Its name in `$defs` or `components.schemas`.
  var definition: String?
  /// The words that lead to it.
  var words: [String] = []
  var owner: SchemaDeclaration.ID?
  /// Whether it is that of elements, so that its name is a singular.
  var isElement = false

  /// The site of the elements of an array, or of the values of a dictionary.
  var ofElements: SchemaSite {
    SchemaSite(words: definition.map { KeyWords($0).all } ?? words, owner: owner, isElement: true)
  }
}
