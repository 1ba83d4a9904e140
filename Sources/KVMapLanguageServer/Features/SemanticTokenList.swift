import KVMapSource
import KVMapSyntax

/// The tokens of a file with what they are, in the encoding of the protocol.
struct SemanticTokenList {
  /// The order is that of the legend, whose positions the encoding contains.
  enum Kind: String, CaseIterable {
    case type, typeParameter, enumMember, property, variable, parameter, function, keyword, modifier, comment, string
    case number, `operator`, decorator, namespace
  }

  enum Modifier: String, CaseIterable { case declaration, defaultLibrary, documentation, readonly }

  private static let modifiers: Set<Keyword> = [.lenient, .strict, .lossy, .owned]

  private let view: FileView
  private let names: NameSpans
  private var data: [UInt32] = []
  private var last = LineTable.Place(line: 0, column: 0)

  private init(_ view: FileView) {
    self.view = view
    names = NameSpans(view.tree)
  }

  /// - Parameter range: `nil` for the whole file.
  static func tokens(of view: FileView, in range: TextRange? = nil) -> SemanticTokens {
    var list = SemanticTokenList(view)
    let start = range.map { view.offset(of: $0.start) } ?? 0
    let end = range.map { view.offset(of: $0.end) } ?? view.file.bytes.count
    for (index, token) in view.tokens.enumerated() where token.end >= start {
      for piece in view.trivia(before: index) where piece.range.lowerBound <= end { list.add(piece) }
      if token.start > end { break }
      list.add(token, at: index)
    }
    return SemanticTokens(data: list.data)
  }

  private mutating func add(_ piece: Trivia) {
    switch piece.kind {
    case .lineComment, .blockComment: add(piece.range, .comment)
    case .documentation: add(piece.range, .comment, [.documentation])
    case .byteOrderMark, .blanks, .lineEnd, .invalid: break
    }
  }

  private mutating func add(_ token: Token, at index: Int) {
    let range = token.start..<token.end
    switch token.kind {
    case .string, .multilineString:
      if names.names[token.start]?.meaning == .key { add(range, .variable) } else { add(range, .string) }
    case .number: add(range, .number)
    case .attribute:
      if names.names[token.start]?.meaning == .key { add(range, .variable) } else { add(range, .decorator) }
    case .variable: add(range, .parameter, [.readonly])
    case .word, .quotedWord: addWord(token, at: index)
    case .both, .read, .write, .pipe, .coalesce, .equal, .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual,
      .equals, .notEquals:
      add(range, .operator)
    case .endOfFile, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket,
      .leftAngle, .rightAngle, .comma, .colon, .period, .star, .tilde, .question, .wrongArrow:
      break
    }
  }

  private mutating func addWord(_ token: Token, at index: Int) {
    let range = token.start..<token.end
    guard let name = names.names[token.start] else {
      // A word that was not understood has no colour.
      guard let keyword = token.keyword else { return }
      add(range, Self.modifiers.contains(keyword) ? .modifier : .keyword)
      return
    }
    var modifiers: [Modifier] = name.isDeclaration ? [.declaration] : []
    let text = view.text(token.start, token.end)
    switch name.meaning {
    case .type:
      if !name.isDeclaration, BuiltInNames.types.contains(text) { modifiers.append(.defaultLibrary) }
      add(range, .type, modifiers)
    case .typeParameter: add(range, .typeParameter, modifiers)
    case .enumMember: add(range, .enumMember, modifiers)
    case .property: add(range, .property, modifiers)
    case .key: add(range, .variable)
    case .parameter: add(range, .parameter, modifiers)
    case .function:
      if !name.isDeclaration, BuiltInNames.transformers.contains(text) { modifiers.append(.defaultLibrary) }
      add(range, .function, modifiers)
    case .namespace: add(range, .namespace, modifiers)
    }
  }

  /// Tokens of several lines become one for each line, since not all clients take others.
  private mutating func add(_ range: Range<Int>, _ kind: Kind, _ modifiers: [Modifier] = []) {
    var start = range.lowerBound
    while start < range.upperBound {
      let content = view.file.lines.line(view.file.lines.lineNumber(at: start))
      let end = min(range.upperBound, content.endIndex)
      if end > start { append(start, end, kind, modifiers) }
      var next = max(end, start)
      while next < range.upperBound, view.file.bytes[next] == 0x0A || view.file.bytes[next] == 0x0D { next += 1 }
      start = next > start ? next : range.upperBound
    }
  }

  private mutating func append(_ start: Int, _ end: Int, _ kind: Kind, _ modifiers: [Modifier]) {
    let place = view.file.lines.place(at: start, in: view.unit)
    let length = view.file.lines.place(at: end, in: view.unit).column - place.column
    let column = place.line == last.line ? place.column - last.column : place.column
    let bits = modifiers.reduce(UInt32(0)) { $0 | 1 << UInt32(clamping: $1.position) }
    data += [
      UInt32(clamping: place.line - last.line), UInt32(clamping: column), UInt32(clamping: length),
      UInt32(clamping: kind.position), bits,
    ]
    last = place
  }
}

extension CaseIterable where Self: Equatable {
  /// The position among all cases.
  fileprivate var position: Int {
    var position = 0
    for other in Self.allCases {
      if other == self { return position }
      position += 1
    }
    return position
  }
}
