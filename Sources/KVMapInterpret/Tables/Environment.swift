@_spi(Generated) import KVMap
import KVMapSema
import KVMapTables

/// The environment in which a value is read or written.
struct Environment {
  /// The type arguments of the enclosing generic mapping. They contain no type parameters.
  var arguments: [Conversion] = []
  /// How duplicate keys are handled in values that are kept whole, and in dictionaries.
  var duplicates = KeyTable.Duplicates.error
  /// How other keys of an object that is an entry of a dictionary are handled.
  var unknown = KeyTable.Unknown.ignore

  /// Whether an empty array is read as an object without members, under `lenient`.
  var acceptsEmptyArrays = false

  /// The environment of a property.
  func accepting(emptyArrays: Bool) -> Environment {
    var environment = self
    environment.acceptsEmptyArrays = emptyArrays
    return environment
  }

  /// The environment inside a mapping.
  func reading(
    _ duplicates: Mapping.Settings.Duplicates, unknown: Mapping.Settings.Unknown = .ignore
  ) -> Environment {
    Environment(
      arguments: arguments, duplicates: KeyTable.Duplicates(duplicates),
        unknown: KeyTable.Unknown(UnknownKeys(unknown)))
  }

  /// The environment of a generic type that is named in this one.
  func entering(_ arguments: [Conversion]) -> Environment {
    Environment(arguments: arguments.map { $0.replacingParameters(by: self.arguments) })
  }

  /// The same environment inside a type argument, which contains no type parameters.
  var inArgument: Environment { Environment(duplicates: duplicates) }

  /// The conversion for a type parameter.
  func argument(_ index: Int) -> Conversion? { arguments.indices.contains(index) ? arguments[index] : nil }
}

extension Conversion {
  /// Replaces type parameters by arguments, each of which is shared and not copied.
  fileprivate func replacingParameters(by arguments: [Conversion]) -> Conversion {
    switch self {
    case .parameter(let index): arguments.indices.contains(index) ? arguments[index] : self
    case .scalar, .mapping, .enumeration, .union, .foreign: self
    case .generic(let id, let parts): .generic(id, parts.map { $0.replacingParameters(by: arguments) })
    case .optional(let part, let emptyTextIsNil):
      .optional(part.replacingParameters(by: arguments), emptyTextIsNil: emptyTextIsNil)
    case .array(let part, let acceptsSingle, let isLossy):
      .array(part.replacingParameters(by: arguments), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let part, let acceptsSingle, let isLossy):
      .set(part.replacingParameters(by: arguments), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .dictionary(let key, let value, let isLossy):
      .dictionary(
        key: key.replacingParameters(by: arguments), value: value.replacingParameters(by: arguments), isLossy: isLossy)
    case .field(let part): .field(part.replacingParameters(by: arguments))
    case .lazyArray(let part): .lazyArray(part.replacingParameters(by: arguments))
    case .keyed(let part, let isSet, let isLossy):
      .keyed(part.replacingParameters(by: arguments), isSet: isSet, isLossy: isLossy)
    case .single(let part): .single(part.replacingParameters(by: arguments))
    case .entries(let notation, let key, let value, let isLossy):
      .entries(
        notation, key: key.replacingParameters(by: arguments), value: value.replacingParameters(by: arguments),
        isLossy: isLossy)
    case .jsonText(let part): .jsonText(part.replacingParameters(by: arguments))
    // The checker rejects pipelines in arguments, and no pipeline takes a type parameter.
    case .pipeline, .alternatives: self
    }
  }
}
