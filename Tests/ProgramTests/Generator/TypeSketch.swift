/// What the generator knows about a type of the language.
indirect enum TypeSketch {
  case scalar(String)
  case declared(Declared)
  case generic(Declared, TypeSketch)
  case parameter(String)
  case optional(TypeSketch)
  case array(TypeSketch)
  case set(TypeSketch)
  case dictionary(key: TypeSketch, value: TypeSketch)
  case field(TypeSketch)

  /// A key of a type, and the keys of its object value.
  struct GatherKey {
    var name: String
    var isNeeded: Bool
    var inner: [GatherKey] = []
  }

  /// What is known about a declared type.
  struct Declared {
    enum Kind { case structure, classType, enumeration, union, mapped }

    /// The name as written.
    var name: String
    var kind: Kind
    var isHashable = true
    /// Whether it states that it is `Codable`.
    var isCodable = false
    /// Whether no mapper reads it.
    var isOnlyCodable = false
    /// Whether it can be written.
    var isTwoWay = true
    /// For an enum: a case that may be a default.
    var defaultCase: String?
    /// For an enum of texts: it can be the key of a dictionary.
    var isText = false
    /// The keys of a type that a `gather` can build, and whether each is required.
    var gatherKeys: [GatherKey] = []
    /// Whether a property of it is written to `$key`, so that `keyed` can write it.
    var hasElementKey = false
    /// Whether it reads `$key`, or anything else outside its object.
    var readsSurroundings = false
    /// Whether it or anything it contains uses the context.
    var needsContext = false
    /// Whether a document of it is an object.
    var isObject = true
    var isFamily = false
    /// Whether a property of it is its identity.
    var hasID = false
    /// Whether it is a union `by key`.
    var isOneKey = false
  }

  var text: String {
    switch self {
    case .scalar(let name): name
    case .declared(let type): type.name
    case .generic(let type, let argument): "\(type.name)<\(argument.text)>"
    case .parameter(let name): name
    case .optional(let inner): "\(inner.text)?"
    case .array(let inner): "[\(inner.text)]"
    case .set(let inner): "Set<\(inner.text)>"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .field(let inner): "Field<\(inner.text)>"
    }
  }

  /// The text, whose collections can be omitted.
  var piece: Piece {
    switch self {
    case .scalar(let name): .text(name).marked(Self.construct(name))
    case .declared(let type): .text(type.name).marked(type.construct)
    case .generic(let type, let argument): (.text(type.name + "<") + argument.piece + ">").marked(.genericType)
    case .parameter(let name): .text(name)
    case .optional(let inner): .either(inner.piece + "?", simpler: inner.piece).marked(.optional)
    case .array(let inner): .either("[" + inner.piece + "]", simpler: inner.piece).marked(.array)
    case .set(let inner): .either("Set<" + inner.piece + ">", simpler: inner.piece).marked(.set)
    case .dictionary(let key, let value):
      .either("[" + key.piece + ": " + value.piece + "]", simpler: value.piece).marked(.dictionary, key.keyConstruct)
    case .field(let inner): .either("Field<" + inner.piece + ">", simpler: inner.piece + "?").marked(.field)
    }
  }

  private var keyConstruct: Construct {
    switch self {
    case .scalar("String"): .dictionary
    case .scalar: .integerKeys
    default: .enumKeys
    }
  }

  private static func construct(_ scalar: String) -> Construct {
    switch scalar {
    case "Bool": .bool
    case "Int": .int
    case "Float", "Double": .floating
    case "Decimal": .decimal
    case "String": .string
    case "Character": .character
    case "Date": .date
    case "URL": .url
    case "UUID": .uuid
    case "Data": .data
    case "Day", "Duration", "Zoned", "TimeZone", "Locale": .calendarType
    case "Value": .value
    case "Object": .object
    case "Coordinate": .coordinate
    default: .sizedInteger
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }
  var isField: Bool { if case .field = self { true } else { false } }

  /// Whether `lossy` can drop its elements.
  var isCollection: Bool {
    switch self {
    case .array, .set, .dictionary: true
    case .scalar, .declared, .generic, .parameter, .optional, .field: false
    }
  }

  /// The declared types in it.
  var declared: [Declared] {
    switch self {
    case .scalar, .parameter: []
    case .declared(let type): [type]
    case .generic(let type, let argument): [type] + argument.declared
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner): inner.declared
    case .dictionary(let key, let value): key.declared + value.declared
    }
  }

  var isHashable: Bool {
    switch self {
    case .parameter: false
    default: declared.allSatisfy(\.isHashable)
    }
  }

  var isTwoWay: Bool { declared.allSatisfy(\.isTwoWay) }

  /// Whether a type that holds it can be `Codable`.
  var isCodable: Bool {
    switch self {
    case .scalar(let name): !["Character", "Value", "Object", "Coordinate"].contains(name)
    case .declared(let type): type.isCodable
    case .generic, .parameter, .field: false
    case .optional(let inner), .array(let inner), .set(let inner): inner.isCodable
    case .dictionary(let key, let value): key.isCodable && value.isCodable
    }
  }
}

extension TypeSketch.Declared {
  fileprivate var construct: Construct {
    switch kind {
    case .structure: .structType
    case .classType: isFamily ? .familyType : .classType
    case .enumeration: .enumType
    case .union: .unionType
    case .mapped: .mappedType
    }
  }
}
