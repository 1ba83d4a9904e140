import KVMapSource
import KVMapSyntax

/// The text of a declaration, coloured by its tokens.
struct SourceText {
  private let file: SourceFile
  private let tokens: [Token]
  private let table: LineTable

  init(_ file: SourceFile) {
    self.file = file
    tokens = tokenize(file).tokens
    table = LineTable(file)
  }

  /// Longer declarations are cut.
  private static let mostLines = 400

  /// The lines from the documentation of a declaration to its last brace.
  ///
  /// - Parameters:
  ///   - line: A line of the head of the declaration.
  ///   - id: Makes the identifier of a line.
  func html(fromLine line: Int, id: (Int) -> String) -> HTML? {
    let first = firstToken(ofLine: line)
    guard first < tokens.count, tokens[first].kind != .endOfFile else { return nil }
    let start = lineStart(first)
    let end = endOfDeclaration(first)
    var html = HTML()
    let firstLine = table.lineNumber(at: start)
    let lastLine = min(table.lineNumber(at: end), firstLine + Self.mostLines)
    html.raw("<pre class=\"source\"><code>")
    var position = start
    var number = firstLine
    open(number, id, &html)
    func add(_ range: Range<Int>, _ style: StaticString?) {
      let parts = String(decoding: file.bytes[range], as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          number += 1
          html.raw("</span>\n")
          guard number <= lastLine else { return }
          open(number, id, &html)
        }
        guard !part.isEmpty else { continue }
        if let style { html.element("span", class: style, part) } else { html.text(part) }
      }
    }
    for index in first..<tokens.count where number <= lastLine {
      let token = tokens[index]
      guard token.start < end, token.kind != .endOfFile else { break }
      if token.start > position {
        for piece in Trivia.pieces(of: file.bytes, in: triviaStart(index)..<token.start)
        where piece.range.upperBound > position && number <= lastLine {
          add(max(piece.range.lowerBound, position)..<piece.range.upperBound, piece.kind.style)
        }
      }
      guard number <= lastLine else { break }
      add(token.start..<token.end, style(of: index))
      position = token.end
    }
    if number <= lastLine { html.raw("</span>") }
    html.raw("</code></pre>")
    if lastLine < table.lineNumber(at: end) {
      html.element("p", class: "note", "The declaration goes on to line \(table.lineNumber(at: end)).")
    }
    return html
  }

  private func open(_ number: Int, _ id: (Int) -> String, _ html: inout HTML) {
    html.raw("<span class=\"line\"")
    html.attribute("id", id(number))
    html.attribute("data-n", String(number))
    html.raw(">")
  }

  // MARK: Extent

  /// The position of the first token that begins in a line or after it.
  private func firstToken(ofLine line: Int) -> Int {
    let start = table.line(line).startIndex
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func triviaStart(_ index: Int) -> Int { index == 0 ? 0 : tokens[index - 1].end }

  /// The beginning of the documentation of a token, else of its line.
  private func lineStart(_ index: Int) -> Int {
    let token = tokens[index]
    var start = token.start
    guard token.flags.contains(.hasDocumentation) else { return start }
    for piece in Trivia.pieces(of: file.bytes, in: triviaStart(index)..<token.start).reversed() {
      switch piece.kind {
      case .documentation: start = piece.range.lowerBound
      case .blanks, .lineEnd: continue
      case .byteOrderMark, .lineComment, .blockComment, .invalid: return start
      }
    }
    return start
  }

  /// The end of the brace that closes the body, or of the last token of the line if there is no body.
  private func endOfDeclaration(_ first: Int) -> Int {
    var depth = 0
    for index in first..<tokens.count {
      let kind = tokens[index].kind
      if kind == .endOfFile { return tokens[index].start }
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace {
        depth -= 1
        if depth <= 0 { return tokens[index].end }
      }
    }
    return file.bytes.count
  }

  // MARK: Colours

  private func style(of index: Int) -> StaticString? {
    let token = tokens[index]
    switch token.kind {
    case .string, .multilineString: return "s"
    case .number: return "n"
    case .attribute: return "a"
    case .variable: return "v"
    case .both, .read, .write, .pipe, .coalesce, .equal: return "o"
    case .word, .quotedWord: return styleOfWord(index)
    case .endOfFile, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket,
      .leftAngle, .rightAngle, .comma, .colon, .period, .star, .tilde, .question, .closedRange, .halfOpenRange,
      .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .wrongArrow:
      return nil
    }
  }

  /// Words that are keywords also where a key could be.
  private static let wordsOfSources: Set<Keyword> = [.gather, .`self`, .rest, .`else`, .`nil`, .`true`, .`false`]

  /// Keywords are words only where the grammar expects them, which its neighbours show well enough for colours.
  private func styleOfWord(_ index: Int) -> StaticString? {
    let token = tokens[index]
    let before = index > 0 ? tokens[index - 1].kind : .endOfFile
    let after = index + 1 < tokens.count ? tokens[index + 1].kind : .endOfFile
    let isSource = [.both, .read, .write, .coalesce, .period].contains(before)
    if before != .period, let word = token.keyword, Self.wordsOfSources.contains(word) { return "k" }
    if isSource { return "d" }
    if before == .pipe { return "f" }
    let isDeclared = [.colon, .both, .read, .write].contains(after)
    if isDeclared, token.flags.contains(.beginsLine) || before == .attribute || before == .leftBrace || before == .comma
    {
      return "p"
    }
    if token.keyword != nil, token.kind == .word { return "k" }
    return file.bytes[token.start] >= 0x41 && file.bytes[token.start] <= 0x5A ? "t" : nil
  }
}

extension Trivia.Kind {
  fileprivate var style: StaticString? {
    switch self {
    case .lineComment, .documentation, .blockComment: "c"
    case .byteOrderMark, .blanks, .lineEnd, .invalid: nil
    }
  }
}
