import KVMapSource

extension Parser {
  /// Sentinels = Sentinel { "or" Sentinel }
  mutating func parseSentinels() -> SentinelsSyntax {
    let start = index
    var values: [SentinelsSyntax.Value] = []
    repeat {
      if let value = parseSentinel() { values.append(value) }
    } while eat(.or)
    return SentinelsSyntax(values: values, span: span(from: start))
  }

  /// Sentinel = Literal | "[" "]" | "{" "}"
  private mutating func parseSentinel() -> SentinelsSyntax.Value? {
    let start = index
    if eat(.leftBracket) {
      expectClosing(.rightBracket, .emptyArray)
      return .emptyArray(span(from: start))
    }
    if eat(.leftBrace) {
      expect(.rightBrace, .emptyObject)
      return .emptyObject(span(from: start))
    }
    let value = parseLiteral(.sentinel)
    if case .missing = value { return nil }
    return .literal(value)
  }
}
