package import KVMapSema

extension Mapping {
  /// Whether it is a namespace alongside the type, so that the type itself has no conformances.
  package var isNamespace: Bool {
    switch kind {
    case .transform, .named: true
    case .owned, .structure, .classType, .genericUnion: false
    }
  }
}
