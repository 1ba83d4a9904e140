import KVMapSource
import KVMapSyntax

/// What formatting must preserve in a file, determined independently of the formatter.
struct Significant {
  /// The texts of all tokens in order, without the commas directly inside braces.
  private(set) var tokens: [String] = []
  /// The texts of all tokens and comments in order, without commas and without trailing white space in line comments.
  private(set) var texts: [String] = []
  /// For each line comment, in order, whether it is the first thing on its line.
  private(set) var lineCommentsThatBeginLines: [Bool] = []
  /// Whether a comma is the first thing on its line. Only then may a comment after a comma move to the beginning of a
  /// line.
  private(set) var hasCommaThatBeginsLine = false

  init(of file: SourceFile) {
    let tokens = tokenize(file).tokens
    var open: [Token.Kind] = []
    var end = 0
    for (index, token) in tokens.enumerated() {
      addComments(of: file.bytes, in: end..<token.start)
      end = token.end
      if token.kind == .comma {
        if token.flags.contains(.beginsLine) { hasCommaThatBeginsLine = true }
        if open.last == .leftBrace { continue }
      }
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket:
        open.append(token.kind)
      case .leftAngle where !isComparison(tokens[index + 1]):
        open.append(token.kind)
      case .rightBrace, .rightParenthesis, .rightBracket:
        _ = open.popLast()
      case .rightAngle where open.last == .leftAngle:
        open.removeLast()
      default: break
      }
      let text = String(decoding: file.bytes[token.start..<token.end], as: UTF8.self)
      self.tokens.append(text)
      if token.kind != .comma { texts.append(text) }
    }
  }

  /// Whether `<` compares, with what follows it: `count < 5`, `where < nil and < .high`, `check a < b`.
  private func isComparison(_ next: Token) -> Bool {
    next.kind == .number || ["where", "and"].contains(tokens.last) || tokens.dropLast().last == "check"
  }

  private mutating func addComments(of bytes: [UInt8], in range: Range<Int>) {
    var isAtLineStart = range.lowerBound == 0
    for piece in Trivia.pieces(of: bytes, in: range) {
      switch piece.kind {
      case .byteOrderMark, .blanks: break
      case .invalid: texts.append("invalid")
      case .lineEnd: isAtLineStart = true
      case .lineComment, .documentation:
        var text = String(decoding: bytes[piece.range], as: UTF8.self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        texts.append(text)
        lineCommentsThatBeginLines.append(isAtLineStart)
        isAtLineStart = false
      case .blockComment:
        texts.append(String(decoding: bytes[piece.range], as: UTF8.self))
        isAtLineStart = false
      }
    }
  }
}
