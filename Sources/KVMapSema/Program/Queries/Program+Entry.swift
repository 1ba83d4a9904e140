extension Program {
  /// How a whole document is mapped to a declared type, as if a caller had requested it by its name.
  ///
  /// - Parameter type: A mapping, an enum or a union.
  /// - Returns: `nil` for a generic type, which has no documents without its arguments, and for other types.
  package func entry(of type: ValueType) -> Entry? {
    switch type {
    case .mapping(let id):
      guard self[id].extras.parameters.isEmpty else { return nil }
      if let family = unions.first(where: { $0.kind == .family(id) })?.id { return entry(.union(family), .union(family)) }
      return entry(type, .mapping(id))
    case .union(let id): return self[id].parameters.isEmpty ? entry(type, .union(id)) : nil
    case .enumeration(let id): return entry(type, .enumeration(id, .strict))
    case .scalar, .generic, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray: return nil
    }
  }

  private func entry(_ type: ValueType, _ conversion: Conversion) -> Entry {
    let settings = Mapping.Settings(writesNil: false, unknown: .ignore, duplicates: .error, depth: Entry.usualDepth)
    return CheckedEntry(type: type, conversion: conversion, settings: settings).entry(in: self)
  }
}
