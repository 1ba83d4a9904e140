import KVMapSource
import KVMapSyntax

/// A token or a comment: what formatting keeps. Everything else in a file is white space, which is recomputed.
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
  /// Its range in the file; empty for an added comma.
  var range: Range<Int>
  var role: TokenRole = []
  /// The number of line ends between the previous element and this one.
  var lineEnds: Int
  /// A comma directly before it was removed, so that a comment here belongs to what follows.
  var followsDroppedComma = false

  var isComment: Bool {
    switch kind {
    case .token: false
    case .lineComment, .documentation, .blockComment: true
    }
  }

  /// Whether the next element must begin a line.
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
