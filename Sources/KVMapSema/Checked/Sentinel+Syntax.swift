import KVMapSyntax

extension Sentinel {
  /// - Returns: `nil` for a value that was not understood, which was reported.
  init?(_ syntax: SentinelsSyntax.Value) {
    switch syntax {
    case .emptyArray: self = .emptyArray
    case .emptyObject: self = .emptyObject
    case .literal(let value):
      switch value {
      case .string(let string): self = .text(string.value)
      case .number(let number): self = .number(number.text)
      case .bool(let flag, _): self = .bool(flag)
      case .none, .array, .dictionary, .enumCase, .record, .any, .swift, .variable, .missing: return nil
      }
    }
  }
}
