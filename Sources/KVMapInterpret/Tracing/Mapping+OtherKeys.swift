import KVMapSema

extension Mapping {
  /// Whether a property keeps all keys that no rule names, whatever they are.
  var keepsOtherKeys: Bool {
    reading.deferred.contains { read in
      switch read.source {
      case .whole, .rest, .members: properties[read.property].conversion.keepsEveryKey
      case .slot, .elementKey, .elementIndex, .parent, .document, .context, .within, .projection, .firstOf, .gather:
        false
      }
    }
  }

  /// What a property has for which nothing was found; `nil` if it needs a value.
  func substitute(for property: Property, at index: Int) -> TraceEntry.Substitute? {
    if property.type.isField { return .absence }
    if property.defaultValue != nil { return .value }
    if property.type.isOptional { return TraceEntry.Substitute.none }
    let isWhatIsLeft = reading.deferred.contains { read in
      read.property == index && (read.source == .rest || read.source == .members)
    }
    return isWhatIsLeft ? .rest : nil
  }
}
