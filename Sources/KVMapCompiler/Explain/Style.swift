/// The rendering of a paragraph's inline markup.
struct Style {
  let usesBold: Bool

  func bold(_ text: String) -> String { usesBold && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// The text without markup.
  func plain(_ text: String) -> String { pieces(of: text).map(\.text).joined() }

  /// The words of a text. Emphasized text and code are bold; without bold, code is quoted.
  func words(_ text: String, quotesCode: Bool = true) -> [Word] {
    var words: [Word] = []
    var isInside = false
    for piece in pieces(of: text) {
      let quote = piece.isCode && quotesCode && !usesBold && !piece.text.contains("\"") ? "'" : ""
      let parts = (quote + piece.text + quote).split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { isInside = false }
        if part.isEmpty { continue }
        let shown = piece.isCode || piece.isStrong ? bold(String(part)) : String(part)
        if isInside, let last = words.indices.last {
          words[last].text += shown
          words[last].width += part.count
        } else {
          words.append(Word(text: shown, width: part.count))
        }
        isInside = true
      }
    }
    return words
  }

  private struct Piece {
    var text: String
    var isCode = false
    var isStrong = false
  }

  /// Splits a text at code, `**…**` and links.
  private func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "`", let code = Self.code(&rest) {
        pieces.append(Piece(text: code, isCode: true))
      } else if rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**") {
        pieces += self.pieces(of: String(rest.dropFirst(2)[..<end.lowerBound])).map {
          Piece(text: $0.text, isCode: $0.isCode, isStrong: true)
        }
        rest = rest[end.upperBound...]
      } else if first == "[", let end = rest.firstRange(of: "]("),
        let close = rest[end.upperBound...].firstIndex(of: ")")
      {
        pieces += self.pieces(of: String(rest[..<end.lowerBound].dropFirst()))
        rest = rest[close...].dropFirst()
      } else {
        if pieces.last.map({ $0.isCode || $0.isStrong }) ?? true { pieces.append(Piece(text: "")) }
        pieces[pieces.count - 1].text.append(first)
        rest.removeFirst()
      }
    }
    return pieces
  }

  /// The code without the spaces that separate it from multiple back-quotes.
  private static func trimmed(_ code: Substring) -> String {
    String(code.hasPrefix(" ") && code.hasSuffix(" ") ? code.dropFirst().dropLast() : code)
  }

  /// Consumes code in back-quotes, closed by as many as it begins with. If they are not closed, returns `nil` and
  /// consumes nothing.
  private static func code(_ rest: inout Substring) -> String? {
    let quotes = rest.prefix { $0 == "`" }
    let inside = rest[quotes.endIndex...]
    guard let end = inside.firstRange(of: quotes) else { return nil }
    let code = inside[..<end.lowerBound]
    rest = rest[end.upperBound...]
    return quotes.count > 1 ? Self.trimmed(code) : String(code)
  }
}

/// Text that is never split across lines.
struct Word {
  var text: String
  /// In columns, without escape sequences.
  var width: Int
}

extension [Word] {
  /// The words, joined into lines of at most `width` columns, unless a word is wider.
  func wrapped(to width: Int) -> [Word] {
    var lines: [Word] = []
    for word in self {
      if let last = lines.indices.last, lines[last].width + 1 + word.width <= width {
        lines[last].text += " " + word.text
        lines[last].width += 1 + word.width
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
