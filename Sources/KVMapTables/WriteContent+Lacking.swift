package import KVMapSema

extension Mapping {
  /// Whether nothing may stand in the place of an element of an array that is written, because all of it has no value.
  package func mayLack(_ element: WriteContent) -> Bool {
    switch element {
    // An object that is there may have nothing under the keys.
    case .gathered: return !settings.writesNil
    case .property, .object, .array: return element.properties.allSatisfy { mayLack(properties[$0]) }
    }
  }

  /// Whether there may be nothing to write for a property: a field may be absent, and nil may be left out.
  package func mayLack(_ property: Property) -> Bool {
    property.type.isField || property.type.isOptional && !writesNil(of: property)
  }

  /// Whether nil is written as null.
  package func writesNil(of property: Property) -> Bool { settings.writesNil || property.writesNilBesideDefault }
}

extension WriteContent {
  /// Whether it is a part of the value of a property.
  package var isGathered: Bool {
    switch self {
    case .gathered: true
    case .property, .object, .array: false
    }
  }
}
