import KVMapCodable

nonisolated enum SignalMode: String, MappedCodable {
  case slow, fast
}

nonisolated struct SignalID: RawRepresentable, Hashable, Sendable, MappedCodable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

nonisolated extension SignalSide: MappedCodable {}
