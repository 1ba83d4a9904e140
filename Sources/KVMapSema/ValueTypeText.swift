import KVMapSource

extension ValueType {
  /// The type as it is written.
  ///
  /// - Parameter name: The name of a mapping.
  func text(_ name: (MappingID) -> String) -> String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .mapping(let id): name(id)
    case .generic(let id, let arguments): "\(name(id))<\(arguments.map { $0.text(name) }.joined(separator: ", "))>"
    case .parameter, .enumeration, .union, .foreign: notYet("the name of such a type")
    case .field(let value): "Field<\(value.text(name))>"
    case .lazyArray(let element): "[\(element.text(name))]"
    case .optional(let wrapped): wrapped.text(name) + "?"
    case .array(let element): "[\(element.text(name))]"
    case .set(let element): "Set<\(element.text(name))>"
    case .dictionary(let key, let value): "[\(key.text(name)): \(value.text(name))]"
    }
  }
}
