/// Types with twelve properties each, as declared in the language and in Swift.
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
  private let access: Access

  /// - Parameter count: The number of types. Each contains the one before it, once and in an array; every fourth starts
  ///   again, so that values are nested at most five deep.
  init(count: Int, access: Access) {
    self.access = access
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

  /// The source of mappers, for types declared in it or in Swift.
  func mapping(_ origin: Origin) -> String {
    "access \(access.rawValue)\n" + types.map { type in
      let properties = type.properties.map { "  \($0.name): \($0.type)\n" }
      return "\n\(origin.keyword) \(type.name) {\n\(properties.joined())}\n"
    }.joined()
  }

  /// The types in Swift, with the given conformances.
  func swift(_ origin: Origin, conformances: [String]) -> String {
    switch origin {
    case .generated: generated(conformances)
    case .own: own(conformances)
    }
  }

  /// References to each type through its conformances, so that an optimising build omits nothing.
  func uses(conformances: [String]) -> String {
    let type = conformances.isEmpty ? "Any" : conformances.joined(separator: " & ")
    let list = types.map { "    \($0.name).self,\n" }
    return "\npublic func everything() -> [any (\(type)).Type] {\n  [\n\(list.joined())  ]\n}\n"
  }

  /// As in generated code, but with these conformances instead of mappers.
  private func generated(_ conformances: [String]) -> String {
    let clause = (["Swift.Sendable", "Swift.Hashable"] + conformances).joined(separator: ", ")
    let access = access.modifier
    return types.map { type in
      let properties = type.properties.map { "  \(access)var \($0.name): \($0.type)\n" }
      let parameters = type.properties.map { "    \($0.name): \($0.type)\($0.type.hasSuffix("?") ? " = nil" : "")" }
      let assignments = type.properties.map { "    self.\($0.name) = \($0.name)\n" }
      return """
        nonisolated \(access)struct \(type.name): \(clause) {
        \(properties.joined())
          \(access)init(
        \(parameters.joined(separator: ",\n"))
          ) {
        \(assignments.joined())  }
        }

        """
    }.joined(separator: "\n")
  }

  /// As in handwritten code.
  private func own(_ conformances: [String]) -> String {
    let clause = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    return types.map { type in
      let properties = type.properties.map { "  \(access.modifier)var \($0.name): \($0.type)\n" }
      return "\(access.modifier)struct \(type.name)\(clause) {\n\(properties.joined())}\n"
    }.joined(separator: "\n")
  }
}
