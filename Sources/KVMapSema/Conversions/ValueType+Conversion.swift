extension ValueType {
  /// The conversion that writes a value when no rule specifies one. Lazy arrays have been read by then.
  package var plainConversion: Conversion {
    switch self {
    case .scalar(let scalar): .scalar(scalar, .strict)
    case .mapping(let id): .mapping(id)
    case .generic(let id, let arguments): .generic(id, arguments.map(\.plainConversion))
    case .parameter(let index): .parameter(index)
    case .enumeration(let id): .enumeration(id, .strict)
    case .union(let id): .union(id)
    case .foreign(let id): .foreign(id, id.stated.coding)
    case .optional(let inner): .optional(inner.plainConversion, emptyTextIsNil: false)
    case .field(let inner): .field(inner.plainConversion)
    case .array(let element): .array(element.plainConversion, acceptsSingle: false, isLossy: false)
    case .set(let element): .set(element.plainConversion, acceptsSingle: false, isLossy: false)
    case .dictionary(let key, let value):
      .dictionary(key: key.plainConversion, value: value.plainConversion, isLossy: false)
    case .lazyArray(let element): .lazyArray(element.plainConversion)
    }
  }

  /// Whether it names a type that no file maps.
  var namesForeignType: Bool {
    switch self {
    case .foreign: true
    case .scalar, .mapping, .parameter, .enumeration, .union: false
    case .generic(_, let arguments): arguments.contains(where: \.namesForeignType)
    case .optional(let inner), .array(let inner), .set(let inner), .field(let inner), .lazyArray(let inner):
      inner.namesForeignType
    case .dictionary(let key, let value): key.namesForeignType || value.namesForeignType
    }
  }
}
