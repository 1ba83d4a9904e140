/// A part of the text between two tokens.
package struct Trivia: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case byteOrderMark
    /// Spaces, tabs, vertical tabs and form feeds.
    case blanks
    /// LF, CR or CRLF.
    case lineEnd
    /// `// …`, without the line end.
    case lineComment
    /// `/// …`, without the line end. Four slashes make a plain comment.
    case documentation
    /// `/* … */`
    case blockComment
    /// Invalid characters, which were reported.
    case invalid
  }

  package var kind: Kind
  package var range: Range<Int>

  /// The parts of the trivia in `range`, which must be the whole trivia before one token. Joined, they are the bytes of
  /// the range.
  ///
  /// Complexity: linear in the length of the range.
  package static func pieces(of bytes: [UInt8], in range: Range<Int>) -> [Trivia] {
    var pieces: [Trivia] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let (kind, end) = piece(of: bytes, from: start, to: range.upperBound)
      pieces.append(Trivia(kind: kind, range: start..<end))
      start = end
    }
    return pieces
  }

  private static func piece(of bytes: [UInt8], from start: Int, to limit: Int) -> (Kind, end: Int) {
    var end = start + 1
    let next = end < limit ? bytes[end] : 0
    switch bytes[start] {
    case 0xEF where start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]):
      return (.byteOrderMark, min(3, limit))
    case 0x0A, 0x0D:
      return (.lineEnd, min(MultilineLayout.endOfLineEnd(bytes, at: start) ?? end, limit))
    case 0x20, 0x09, 0x0B, 0x0C:
      while end < limit, isBlank(bytes[end]) { end += 1 }
      return (.blanks, end)
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while end < limit, !isLineEnd(bytes[end]) { end += 1 }
      let slashes = bytes[start..<end].prefix(4).prefix { $0 == UInt8(ascii: "/") }.count
      return (slashes == 3 ? .documentation : .lineComment, end)
    case UInt8(ascii: "#"):
      while end < limit, !isLineEnd(bytes[end]) { end += 1 }
      return (.invalid, end)
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      return (.blockComment, endOfBlockComment(in: bytes, from: start, to: limit))
    default:
      while end < limit, !isBlank(bytes[end]), !isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: "/"),
        bytes[end] != UInt8(ascii: "#")
      {
        end += 1
      }
      return (.invalid, end)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C: true
    default: false
    }
  }

  private static func endOfBlockComment(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < limit {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return limit
  }
}

extension Trivia {
  /// The text of the `///` comments that document the construct after the trivia: their last group that is not
  /// interrupted by an empty line or another comment. A comment after code on the same line documents nothing.
  ///
  /// - Parameter beginsLine: Whether the trivia begins a line, which it does only at the start of the file.
  static func documentation(in bytes: [UInt8], of range: Range<Int>, beginsLine: Bool) -> [String] {
    var lines: [String] = []
    var isAtLineStart = beginsLine
    var lineEnds = 0
    for piece in pieces(of: bytes, in: range) {
      switch piece.kind {
      case .byteOrderMark, .blanks:
        break
      case .lineEnd:
        isAtLineStart = true
        lineEnds += 1
      case .lineComment, .blockComment, .invalid:
        lines = []
        isAtLineStart = false
        lineEnds = 0
      case .documentation:
        if lineEnds > 1 { lines = [] }
        if isAtLineStart { lines.append(documentationText(bytes[piece.range])) }
        lineEnds = 0
      }
    }
    return lines
  }

  /// Without the slashes, one blank after them, and trailing blanks.
  private static func documentationText(_ comment: ArraySlice<UInt8>) -> String {
    var text = comment.dropFirst(3)
    if text.first == 0x20 { text = text.dropFirst() }
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
