/// User-defined names in generated code, with backquotes where Swift needs them.
enum SwiftIdentifier {
  /// A property, a parameter, or a component of a type's name.
  static func quoted(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// A label in a call. Swift warns there about unneeded backquotes.
  static func label(_ name: String) -> String {
    name == "inout" || name == "_" ? "`\(name)`" : name
  }

  /// Whether `T.name` is not the case with this name, even in backquotes.
  static func meansSomethingBehindType(_ name: String) -> Bool { name == "Type" || name == "Protocol" }

  /// The name of a type, with dots where it is nested.
  static func typeName(_ name: String) -> String {
    if !name.utf8.contains(UInt8(ascii: ".")) { return quoted(name) }
    return name.split(separator: ".").map { quoted(String($0)) }.joined(separator: ".")
  }

  /// What is written behind the name of a generic type inside it: Swift takes a plain name for the type with its own
  /// parameters, but not a name with dots.
  static func ownArguments(of type: String, parameters: [String]) -> String {
    guard !parameters.isEmpty, type.utf8.contains(UInt8(ascii: ".")) else { return "" }
    return "<\(parameters.map(quoted).joined(separator: ", "))>"
  }

  /// The name of a function, which may be an initialiser: `UUID.init`.
  static func functionName(_ name: String) -> String {
    guard name.hasSuffix(".init") else { return typeName(name) }
    return typeName(String(name.dropLast(5))) + ".init"
  }

  /// A name with dots as a part of another name.
  static func joined(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").joined(separator: "_") : name
  }

  /// The keywords of Swift 6.3, and contextual keywords that change the meaning of an expression or a type at its
  /// start. Backquotes would be harmless for any other name.
  static let reserved: Set<String> = [
    // Declarations.
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var",
    // Statements.
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while",
    // Expressions and types.
    "Any", "Protocol", "Self", "Type", "_", "any", "as", "async", "await", "borrow", "borrowing", "consume",
    "consuming", "copy", "discard", "each", "false", "is", "isolated", "nil", "nonisolated", "open", "self", "sending",
    "some", "super", "then", "throws", "true", "try", "unsafe", "yield",
  ]
}
