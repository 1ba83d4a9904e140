import KVMapSema

/// The environment in which a value is read or written.
struct Environment {
  /// The type arguments of the enclosing generic mapping. They contain no type parameters.
  var arguments: [Conversion] = []
  /// How duplicate keys are handled in values that are kept whole, and in dictionaries.
  var duplicates = Mapping.Settings.Duplicates.error
  /// How other keys of an object that is an entry of a dictionary are handled.
  var unknown = Mapping.Settings.Unknown.ignore

  /// The environment inside a mapping.
  func reading(
    _ duplicates: Mapping.Settings.Duplicates, unknown: Mapping.Settings.Unknown = .ignore
  ) -> Environment {
    Environment(arguments: arguments, duplicates: duplicates, unknown: unknown)
  }

  /// The environment of a generic type that is named in this one.
  func entering(_ arguments: [Conversion]) -> Environment {
    Environment(arguments: arguments.map { $0.substituting(self.arguments) })
  }

  /// The same environment inside a type argument, which contains no type parameters.
  var inArgument: Environment { Environment(duplicates: duplicates) }

  /// The conversion for a type parameter.
  func argument(_ index: Int) -> Conversion? { arguments.indices.contains(index) ? arguments[index] : nil }
}
