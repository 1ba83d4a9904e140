import KVMapSource

extension Parser {
  /// The path and the body of a block, behind its `in`.
  mutating func block(behind word: Token) -> BlockSyntax {
    // Neither is one of the alternatives.
    let isAround = index != probedIndex && (at(.self) || at(.rest))
    let path = expectPath()
    let outer = blockPath
    defer { blockPath = outer }
    if let path {
      blockPath = PathSyntax(steps: (outer?.steps ?? []) + path.steps, span: path.span)
    }
    let members = parseBlock()
    return BlockSyntax(path: path, isAround: isAround, members: members, span: span(from: word.span(in: file)))
  }

  /// Block = "{" { BlockMember [ "," ] } "}"
  private mutating func parseBlock() -> [MemberSyntax] {
    guard nesting < Parser.deepestNesting else {
      report(.nestedTooDeeply(Parser.deepestNesting, isType: false, current.span(in: file)))
      skipGroup()
      return []
    }
    guard expectBody() else { return [] }
    nesting += 1
    defer { nesting -= 1 }
    return members { $0.parseBlockMember() }
  }

  /// BlockMember = attribute Property | name PropertyRule | "in" ( PropertyRule | Path Block )
  private mutating func parseBlockMember() -> MemberSyntax {
    let start = index
    note(.member)
    if at(.in), next.kind != .colon { return .block(block(behind: advance())) }
    return parseProperty().map { .property($0) } ?? .error(span(from: start))
  }
}
