package import KVMapSource

/// The tokens of a file as text: one line per token, preceded by one line for every comment that it owns.
///
/// A line consists of the offsets of the token, its kind unless its text implies it, and its text; a `^` after the
/// offsets marks a token that begins a line.
package func dump(_ tokens: [Token], of file: SourceFile) -> String {
  var text = ""
  var end = 0
  for token in tokens {
    for piece in Trivia.pieces(of: file.bytes, in: end..<token.start) {
      let kind: String? =
        switch piece.kind {
        case .byteOrderMark: "byte-order mark"
        case .blanks, .lineEnd: nil
        case .lineComment: "comment"
        case .documentation: "documentation"
        case .blockComment: "block comment"
        case .invalid: "invalid"
        }
      if let kind { text += "  \(piece.range) \(kind) \(shown(file.bytes[piece.range]))\n" }
    }
    end = token.end
    let beginsLine = token.flags.contains(.beginsLine) ? "^" : ""
    let keyword = token.keyword == nil ? "" : " keyword"
    text += "\(token.start)..<\(token.end)\(beginsLine) \(token.kind.rawValue)\(keyword)"
    if token.kind.spelling == nil, token.kind != .endOfFile { text += " \(shown(file.bytes[token.start..<token.end]))" }
    text += "\n"
  }
  return text
}

/// On one line, as a literal.
private func shown(_ bytes: ArraySlice<UInt8>) -> String { TreeDump().literal(String(decoding: bytes, as: UTF8.self)) }
