package import KVMapSema

extension Mapping {
  /// Whether nothing may stand in the place of an element of an array that is written, because all of it has no value.
  package func mayLack(_ element: WriteContent) -> Bool {
    if settings.writesNil { return false }
    switch element {
    // An object that is there may have nothing under the keys.
    case .gathered: return true
    case .property, .object, .array: return element.properties.allSatisfy { properties[$0].mayLack }
    }
  }
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

extension Property {
  /// Whether there may be no value to write.
  package var mayLack: Bool { type.isOptional || type.isField }
}
