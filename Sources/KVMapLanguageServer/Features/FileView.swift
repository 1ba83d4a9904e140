import KVMapSema
import KVMapSource
import KVMapSyntax

/// A file with its tokens, and places as the client counts them.
struct FileView {
  let file: WorkspaceFile
  let unit: LineTable.Unit
  let tokens: [Token]

  init(_ file: WorkspaceFile, unit: LineTable.Unit) {
    self.file = file
    self.unit = unit
    tokens = file.tokens ?? tokenize(file.parsed.source).tokens
  }

  var tree: SyntaxTree { file.parsed.tree }

  func offset(of position: TextPosition) -> Int { file.lines.offset(of: position, in: unit) }

  func range(_ span: Span) -> TextRange { file.lines.range(of: span, in: unit) }

  func range(_ start: Int, _ end: Int) -> TextRange { file.lines.range(start, end, in: unit) }

  /// Counts from 0.
  func line(of offset: Int) -> UInt32 { UInt32(clamping: file.lines.lineNumber(at: offset) - 1) }

  func text(_ start: Int, _ end: Int) -> String {
    guard start >= 0, start <= end, end <= file.bytes.count else { return "" }
    return String(decoding: file.bytes[start..<end], as: UTF8.self)
  }

  func text(_ span: Span) -> String { text(span.start, span.end) }

  /// Whether a string has its closing quote.
  func isClosed(_ token: Token) -> Bool { token.end - token.start >= 2 && file.bytes[token.end - 1] == 0x22 }

  /// The index of the token that contains the offset or ends there; `nil` in white space and comments.
  func tokenIndex(at offset: Int) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = low + (high - low) / 2
      if tokens[middle].end < offset { low = middle + 1 } else { high = middle }
    }
    guard low < tokens.count, tokens[low].start <= offset else { return nil }
    // A token that begins here means more than one that ends here, unless that one is a word.
    if low + 1 < tokens.count, tokens[low + 1].start == offset, !tokens[low].isWordLike { return low + 1 }
    return low
  }

  /// The trivia before a token.
  func trivia(before index: Int) -> [Trivia] {
    let start = index > 0 ? tokens[index - 1].end : 0
    return Trivia.pieces(of: file.bytes, in: start..<tokens[index].start)
  }
}

extension Token {
  var isWordLike: Bool {
    switch kind {
    case .word, .quotedWord, .attribute, .variable, .number, .string, .multilineString: true
    case .endOfFile, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket,
      .leftAngle, .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal,
      .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write,
      .wrongArrow:
      false
    }
  }
}
