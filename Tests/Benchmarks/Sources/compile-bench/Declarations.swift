/// Types of twelve properties, as the language and as Swift declare them.
struct Declarations {
  private struct Property {
    let name: String
    let type: String
  }

  private struct Declaration {
    let name: String
    let properties: [Property]
  }

  private let types: [Declaration]

  /// - Parameter count: how many types. Each holds the one before it, once and in an array; every fourth begins anew, so
  ///   that values are nested up to five deep.
  init(count: Int) {
    let leaf = Declaration(
      name: "Leaf", properties: [Property(name: "id", type: "Int"), Property(name: "text", type: "String")])
    types = [leaf] + (0..<count).map { number in
      let inner = number % 4 == 0 ? leaf.name : "Type\(number - 1)"
      let types = [
        ("id", "Int"), ("name", "String"), ("isActive", "Bool"), ("score", "Double"), ("nickname", "String?"),
        ("age", "Int?"), ("tags", "[String]"), ("ranks", "[Int]"), ("displayName", "String"), ("followers", "Int"),
        ("parent", inner), ("children", "[\(inner)]"),
      ]
      return Declaration(
        name: "Type\(number)",
        properties: types.map { name, type in Property(name: "\(name)\(number)", type: type) })
    }
  }

  /// The source of mappers, which declare the types as well.
  var mapping: String {
    "access public\n" + types.map { type in
      let properties = type.properties.map { "  \($0.name): \($0.type)\n" }
      return "\nstruct \(type.name) {\n\(properties.joined())}\n"
    }.joined()
  }

  /// The types as generated code declares them, but with these conformances instead of mappers.
  func swift(conformances: [String]) -> String {
    let clause = (["Swift.Sendable", "Swift.Hashable"] + conformances).joined(separator: ", ")
    return types.map { type in
      let properties = type.properties.map { "  public var \($0.name): \($0.type)\n" }
      let parameters = type.properties.map { "    \($0.name): \($0.type)\($0.type.hasSuffix("?") ? " = nil" : "")" }
      let assignments = type.properties.map { "    self.\($0.name) = \($0.name)\n" }
      return """
        nonisolated public struct \(type.name): \(clause) {
        \(properties.joined())
          public init(
        \(parameters.joined(separator: ",\n"))
          ) {
        \(assignments.joined())  }
        }

        """
    }.joined(separator: "\n")
  }
}
