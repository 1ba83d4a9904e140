import KVMapCodable

public enum SignalMode: String {
  case slow, fast
}

public struct SignalID: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension SignalSide: MappedCodable {}
