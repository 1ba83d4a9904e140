/// The type names that have a meaning in the language itself.
package enum BuiltInType {
  /// Generic built-in types, by name.
  package static let set = "Set"
  package static let field = "Field"

  static let names: Set<String> = Set(Scalar.allCases.map(\.rawValue) + [set, field])
}
