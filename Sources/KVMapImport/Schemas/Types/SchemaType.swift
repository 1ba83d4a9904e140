/// What a place of a schema is in the language.
indirect enum SchemaType: Hashable, Sendable {
  /// A built-in type, by its name.
  case scalar(String)
  case declared(SchemaDeclaration.ID)
  case array(SchemaElement)
  case dictionary(key: SchemaType, SchemaElement)

  static let text = SchemaType.scalar("String")
  static let anything = SchemaType.scalar("Value")
  static let object = SchemaType.scalar("Object")

  /// How many brackets enclose its innermost type.
  var depth: Int {
    switch self {
    case .scalar, .declared: 0
    case .array(let element): element.type.depth + 1
    case .dictionary(_, let element): element.type.depth + 1
    }
  }

  /// The same brackets with another type inside.
  func replacingInnermost(by type: SchemaType) -> SchemaType {
    switch self {
    case .scalar, .declared: type
    case .array(let element):
      .array(SchemaElement(type: element.type.replacingInnermost(by: type), isOptional: element.isOptional))
    case .dictionary(let key, let element):
      .dictionary(
        key: key, SchemaElement(type: element.type.replacingInnermost(by: type), isOptional: element.isOptional))
    }
  }

  /// The type inside of all brackets.
  var innermost: SchemaType {
    switch self {
    case .scalar, .declared: self
    case .array(let element): element.type.innermost
    case .dictionary(_, let element): element.type.innermost
    }
  }
}

/// The type of elements, or of the values of a dictionary.
struct SchemaElement: Hashable, Sendable {
  var type: SchemaType
  var isOptional = false
}
