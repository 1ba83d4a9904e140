import KVMapCodable

enum SignalMode: String {
  case slow, fast
}

struct SignalID: RawRepresentable, Hashable, Sendable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

extension SignalSide: MappedCodable {}
