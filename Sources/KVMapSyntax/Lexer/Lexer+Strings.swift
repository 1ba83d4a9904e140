import KVMapSource

extension Lexer {
  /// A string literal of either kind; the position is at its first quote.
  mutating func scanString() -> Token.Kind {
    if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
      scanMultilineString()
      return .multilineString
    }
    let start = position
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return .string
      case UInt8(ascii: "\\"):
        if position + 1 == bytes.count || isLineEnd(bytes[position + 1]) {
          position += 1
        } else {
          scanEscape()
        }
      case 0x0A, 0x0D:
        reportUnterminated(span(from: start), isMultiline: false)
        return .string
      default:
        skipTextByte()
      }
    }
    reportUnterminated(span(from: start), isMultiline: false)
    return .string
  }

  /// A text in single quotes, which is reported and then taken for a string.
  ///
  /// - Returns: `false`, with nothing consumed, if no quote closes it on its line.
  mutating func scanSingleQuoted() -> Bool {
    let start = position
    var end = start + 1
    while end < bytes.count, !isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: "'") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "'") else { return false }
    position = end + 1
    report(.singleQuotes(String(decoding: bytes[(start + 1)..<end], as: UTF8.self), span(from: start)))
    return true
  }

  private mutating func scanMultilineString() {
    let start = position
    position += 3
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\"") where byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
        // The last three of a run of quotes close it, so that `""""ada""""` is "ada" in quotes.
        while byte(3) == UInt8(ascii: "\"") { position += 1 }
        position += 3
        checkLayout(from: start)
        return
      case UInt8(ascii: "\\"):
        if MultilineLayout.continuation(in: bytes, at: position) != nil {
          position += 1
        } else {
          scanEscape()
        }
      case 0x0A, 0x0D:
        position += 1
      default:
        skipTextByte()
      }
    }
    reportUnterminated(Span(file: file, start: start, end: start + 3), isMultiline: true)
  }

  private mutating func reportUnterminated(_ span: Span, isMultiline: Bool) {
    isUnterminated = true
    report(.unterminatedString(span, isMultiline: isMultiline))
  }

  private mutating func scanEscape() {
    let start = position
    switch Escape.read(bytes, at: position) {
    case .scalar(_, let end):
      position = end
    case .invalid(let problem, let end):
      position = end
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      report(.invalidEscape(problem, text: text, span(from: start)))
    }
  }

  private mutating func checkLayout(from start: Int) {
    guard let layout = MultilineLayout(bytes, start: start, end: position) else { return }
    if let closing = layout.misplacedClosing {
      report(.closingQuotesNotAlone(Span(file: file, start: closing, end: closing + 3)))
    }
    for line in layout.unindentedLines(in: bytes) {
      report(.insufficientIndentation(Span(file: file, start: line.lowerBound, end: line.upperBound)))
    }
  }
}
