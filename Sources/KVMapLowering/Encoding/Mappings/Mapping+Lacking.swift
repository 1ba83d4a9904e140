package import KVMapSema

extension Mapping {
  /// Whether an element of a written array may have no value, because no part of it has one.
  package func mayLack(_ element: WriteContent) -> Bool {
    switch element {
    // An object may exist and still lack the keys.
    case .gathered(let property, _): return !(properties[property].presence.writesNil ?? settings.writesNil)
    case .property, .object, .array, .elements, .selection, .constant, .hole:
      return element.properties.allSatisfy { mayLack(properties[$0]) }
    }
  }

  /// Whether there may be nothing to write for a property: a field may be absent, and nil may be omitted.
  package func mayLack(_ property: Property) -> Bool {
    property.type.isField || property.type.isOptional && !writesNil(of: property) || property.presence.omitsDefault
      || property.presence.omitsEmpty
  }

  /// Whether nil is written as null.
  package func writesNil(of property: Property) -> Bool {
    property.presence.writesNil ?? (settings.writesNil || property.writesNilBesideDefault)
  }
}

extension WriteContent {
  /// Whether the content is part of the value of a property.
  package var isGathered: Bool {
    switch self {
    case .gathered: true
    case .property, .object, .array, .elements, .selection, .constant, .hole: false
    }
  }

  /// Whether it only contains what rules write.
  package var isContainer: Bool {
    switch self {
    case .object, .array, .elements, .selection: true
    case .property, .gathered, .constant, .hole: false
    }
  }
}
