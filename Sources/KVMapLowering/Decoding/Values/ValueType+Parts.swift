package import KVMapSema

extension ValueType {
  /// The element type of an optional, an array or a set; any other type is returned unchanged.
  package var wrapped: ValueType {
    switch self {
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): part
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .dictionary: self
    }
  }

  /// The type of a dictionary's keys; any other type is returned unchanged.
  package var dictionaryKey: ValueType { if case .dictionary(let key, _) = self { key } else { self } }

  /// The type of a dictionary's values; any other type is returned unchanged.
  package var dictionaryValue: ValueType { if case .dictionary(_, let value) = self { value } else { self } }
}
