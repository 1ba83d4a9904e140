/// A type as Swift source writes it.
indirect enum SwiftType: Hashable {
  /// `Foundation.Date` has two names.
  case named([String], [SwiftType])
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  /// A tuple, a function, `any P` and the like, as written.
  case other(String)

  /// As written in Swift, with the shorter notations.
  var text: String {
    switch self {
    case .named(let names, let arguments):
      names.joined(separator: ".")
        + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
    case .optional(.other(let text)): "(\(text))?"
    case .optional(let inner): inner.text + "?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .other(let text): text
    }
  }
}

/// A type that Swift source declares.
struct SwiftDeclaration {
  enum Kind: String {
    case structure = "struct"
    case `class`
    case enumeration = "enum"
    case actor
  }

  struct Property {
    var name: String
    var type: SwiftType?
    /// The tokens of its first value.
    var value: [SwiftToken] = []
    var isConstant = false
    /// Why documents cannot have it; `nil` if they can.
    var omission: String?
    /// Whether code of other files cannot set it.
    var isPrivate = false
    /// Whether code of other files cannot even read it.
    var isHidden = false
    var documentation: [String] = []
  }

  struct Case {
    var name: String
    var value: [SwiftToken] = []
    var hasPayload = false
    var documentation: [String] = []
  }

  var kind: Kind
  /// With the names of the enclosing types.
  var path: [String]
  var parameters: [String] = []
  var conformances: [SwiftType] = []
  var properties: [Property] = []
  var cases: [Case] = []
  /// The labels of its initialisers, and whether each is `required`.
  var initializers: [(labels: [String], isRequired: Bool)] = []
  /// Whether `init(from:)` or `encode(to:)` are written by hand.
  var isWrittenByHand = false
  var isFinal = false
  var isPrivate = false
  /// Whether other modules see it.
  var isPublic = false
  var isConditional = false
  var documentation: [String] = []

  var name: String { path.joined(separator: ".") }
}
