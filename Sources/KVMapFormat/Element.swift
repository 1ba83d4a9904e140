import KVMapSource
import KVMapSyntax

/// A token or a comment: what formatting keeps. All else in a file is white space, which is made anew.
struct Element {
  enum Kind: Equatable {
    case token(Token.Kind)
    /// `// …`
    case lineComment
    /// `/// …`
    case documentation
    /// `/* … */`
    case blockComment
  }

  var kind: Kind
  /// Where it stands in the file; empty for a comma that the file does not have.
  var range: Range<Int>
  var role: TokenRole = []
  /// How many lines end between the element before and this one.
  var lineEnds: Int
  /// A comma that stood directly before it was dropped, so that a comment here belongs to what follows.
  var followsDroppedComma = false

  var isComment: Bool {
    switch kind {
    case .token: false
    case .lineComment, .documentation, .blockComment: true
    }
  }

  /// Whether what follows must begin a line.
  var endsLine: Bool {
    switch kind {
    case .lineComment, .documentation: true
    case .token, .blockComment: false
    }
  }

  func isToken(_ kind: Token.Kind) -> Bool { self.kind == .token(kind) }

  var opensGroup: Bool {
    isToken(.leftBrace) || isToken(.leftParenthesis) || isToken(.leftBracket)
      || isToken(.leftAngle) && !role.contains(.comparison)
  }

  var closesGroup: Bool {
    isToken(.rightBrace) || isToken(.rightParenthesis) || isToken(.rightBracket)
      || isToken(.rightAngle) && !role.contains(.comparison)
  }
}
