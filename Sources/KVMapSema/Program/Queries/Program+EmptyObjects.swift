/// What mappings read from an object without keys, for the default `{}`.
extension Program {
  /// The value of each property; `.none` for nil, and for a field that is absent.
  ///
  /// Recursion ends: the checker refuses a type that would contain itself so.
  package func valuesOfEmptyObject(_ id: MappingID) -> [DefaultValue] {
    let mapping = self[id]
    var takers: Set<Int> = []
    for read in mapping.reading.deferred where
      read.source.takesEmptyObject(orNothing: mapping.properties[read.property].type.isOptional)
    {
      takers.insert(read.property)
    }
    return mapping.properties.indices.map { index in
      let property = mapping.properties[index]
      if takers.contains(index), let value = DefaultValue.fromEmptyObject(property.type) { return value }
      return property.defaultValue ?? .none
    }
  }

  /// Whether only Swift can make the value.
  package func needsSwift(_ value: DefaultValue) -> Bool {
    switch value {
    case .swift: true
    case .emptyObject(let type):
      type.emptyMapping.map { valuesOfEmptyObject($0).contains(where: needsSwift) } ?? false
    case .bool, .integer, .floating, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned,
      .timeZone, .locale, .data, .none, .elements, .entries, .tree, .enumerationCase, .unionCase:
      false
    }
  }
}

extension DefaultValue {
  /// What a type reads from an empty object, if that does not depend on its mapping.
  package static func fromEmptyObject(_ type: ValueType) -> DefaultValue? {
    switch type.unwrapped {
    case .scalar(.object), .scalar(.value): .tree(.object([]))
    case .dictionary: .entries([])
    case .mapping, .generic: .emptyObject(type.unwrapped)
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field, .lazyArray: nil
    }
  }
}

extension DeferredSource {
  /// Whether it is the object itself, or what is left of it, where the object has no keys.
  ///
  /// - Parameter orNothing: Whether no rest is nil.
  fileprivate func takesEmptyObject(orNothing: Bool) -> Bool {
    switch self {
    case .whole: true
    case .rest: !orNothing
    case .firstOf(let sources): sources.contains { $0.takesEmptyObject(orNothing: orNothing) }
    case .slot, .members, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection, .gather: false
    }
  }
}

extension ValueType {
  /// The mapping that reads the object of the default `{}`.
  package var emptyMapping: MappingID? {
    switch self {
    case .mapping(let id), .generic(let id, _): id
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      nil
    }
  }
}
