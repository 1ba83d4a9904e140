package import KVMapSema

/// What happens to a key that no rule reads, named as in the runtime.
package enum UnknownKeys: String, Sendable {
  case ignore, warn, error
  /// The key is kept for the source `rest`.
  case rest

  package init(_ setting: Mapping.Settings.Unknown) {
    switch setting {
    case .ignore: self = .ignore
    case .warn: self = .warn
    case .error: self = .error
    }
  }
}

extension Mapping {
  /// What happens to unknown keys of the mapping's own object or an intermediate object. If `rest` collects them, no
  /// key is unknown (A84 of the language's decisions).
  package func unknownKeys(inRoot isRoot: Bool) -> UnknownKeys {
    // Elements that are found after the array was read are known.
    if let record = reading.record, record.readsOthers, isRoot, !record.collectsRest { return .ignore }
    if reading.collectsRest { return isRoot ? .rest : .ignore }
    return UnknownKeys(settings.unknown)
  }
}
