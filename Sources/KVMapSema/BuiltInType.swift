/// The type names that the language itself gives a meaning to.
enum BuiltInType {
  /// Generic built-in types, by name.
  static let set = "Set"
  static let field = "Field"

  static let names: Set<String> = Set(Scalar.allCases.map(\.rawValue) + [set, field])
}
