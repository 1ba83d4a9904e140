import KVMapCodable

enum SignalMode: String, MappedCodable {
  case slow, fast
}

struct SignalID: RawRepresentable, Hashable, Sendable, MappedCodable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

extension SignalSide: MappedCodable {}
