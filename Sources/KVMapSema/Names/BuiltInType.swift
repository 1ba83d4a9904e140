/// The type names that have a meaning in the language itself.
package enum BuiltInType {
  /// Generic built-in types, by name.
  package static let set = "Set"
  package static let field = "Field"

  /// Those that no declaration may have.
  package static let names: Set<String> = Set(Scalar.allCases.filter { !$0.canBeHidden }.map(\.rawValue) + [set, field])
}
