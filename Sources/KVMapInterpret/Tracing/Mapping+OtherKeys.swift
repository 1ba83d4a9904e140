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
}
