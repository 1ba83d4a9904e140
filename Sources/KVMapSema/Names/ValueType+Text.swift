extension ValueType {
  /// The type as it is written.
  package func text(_ names: TypeNames) -> String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .mapping(let id): Self.name(id.index, of: names.mappings)
    case .generic(let id, let arguments):
      "\(Self.name(id.index, of: names.mappings))<\(arguments.map { $0.text(names) }.joined(separator: ", "))>"
    case .parameter(let index): Self.name(index, of: names.parameters)
    case .enumeration(let id): Self.name(id.index, of: names.enumerations)
    case .union(let id): Self.name(id.index, of: names.unions)
    case .foreign(let id): Self.name(id.index, of: names.foreignTypes)
    case .field(let value): "Field<\(value.text(names))>"
    case .lazyArray(let element): "[\(element.text(names))]"
    case .optional(let wrapped): wrapped.text(names) + "?"
    case .array(let element): "[\(element.text(names))]"
    case .set(let element): "Set<\(element.text(names))>"
    case .dictionary(let key, let value): "[\(key.text(names)): \(value.text(names))]"
    }
  }

  private static func name(_ index: Int, of names: [String]) -> String {
    names.indices.contains(index) ? names[index] : "?"
  }
}
