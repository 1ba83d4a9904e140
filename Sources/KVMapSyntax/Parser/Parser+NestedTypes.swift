import KVMapSource

/// Types that are declared inside of types, as Swift has them.
extension Parser {
  /// Whether a type is declared here that is indented, as if it were a part of the one before it.
  var isInsideType: Bool {
    guard let keyword = current.keyword, [.struct, .class, .enum, .union].contains(keyword), isAtDeclaration else {
      return false
    }
    return current.start > 0 && [0x20, 0x09].contains(bytes[current.start - 1])
  }

  /// Skips a declaration that is indented like the members of the type, and that another one or the closing brace
  /// follows. Otherwise the brace in front of it is missing.
  ///
  /// - Parameter member: The first token of the first member.
  mutating func passNestedDeclaration(besides member: Token) -> Bool {
    guard index != probedIndex, isInsideType, member.flags.contains(.beginsLine), current.flags.contains(.beginsLine),
      indentation(of: current) == indentation(of: member), let end = endOfDeclaration
    else { return false }
    let following = tokens[min(end + 1, tokens.count - 1)]
    let isFollowedByMember = following.isName && tokens[min(end + 2, tokens.count - 1)].kind == .colon
    guard following.kind == .rightBrace || following.kind == .attribute || isFollowedByMember else { return false }
    reportUnderstood(.nestedType(isCodingKeys: text(next) == "CodingKeys", current.span(in: file)))
    let start = index
    while index <= end { advance() }
    noteFailure(span(from: start))
    return true
  }

  /// The index of the brace that closes the declaration at the current token.
  private var endOfDeclaration: Int? {
    var braces = 0
    for index in index..<min(index + 4096, tokens.count) {
      if tokens[index].kind == .leftBrace { braces += 1 }
      guard tokens[index].kind == .rightBrace else { continue }
      if braces <= 1 { return braces == 1 ? index : nil }
      braces -= 1
    }
    return nil
  }

  func indentation(of token: Token) -> Int {
    bytes[..<token.start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}

extension Diagnostic {
  fileprivate static func nestedType(isCodingKeys: Bool, _ span: Span) -> Diagnostic {
    Diagnostic(
      id: SyntaxDiagnosticID.expectedToken.rawValue, severity: .error,
      message: "a type is not declared inside of another", span: span,
      notes: [
        Note(
          message: isCodingKeys
            ? "the key of a property follows its type: 'userName: String <-> \"user_name\"'"
            : "'namespace A { … }' nests types")
      ])
  }
}
