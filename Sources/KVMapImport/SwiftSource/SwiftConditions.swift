/// Of each `#if`, the tokens of its first branch.
enum SwiftConditions {
  /// - Returns: The tokens, and the offset of a directive that is at a wrong place.
  static func resolved(_ tokens: [SwiftToken]) -> (tokens: [SwiftToken], wrong: Int?) {
    var result: [SwiftToken] = []
    /// Of each open `#if`, whether its first branch is being read, and where it begins.
    var open: [(isFirst: Bool, offset: Int)] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.kind == .directive else {
        if open.allSatisfy(\.isFirst) {
          var token = token
          token.isConditional = !open.isEmpty
          result.append(token)
        }
        continue
      }
      switch token.text {
      case "if":
        open.append((true, token.offset))
        skipCondition(tokens, &index)
      case "endif":
        guard open.popLast() != nil else { return (result, token.offset) }
      default:
        guard !open.isEmpty else { return (result, token.offset) }
        open[open.count - 1].isFirst = false
        skipCondition(tokens, &index)
      }
    }
    return (result, open.last?.offset)
  }

  private static func skipCondition(_ tokens: [SwiftToken], _ index: inout Int) {
    while index < tokens.count, !tokens[index].isFirstOnLine, tokens[index].kind != .end { index += 1 }
  }
}
