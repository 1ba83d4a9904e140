import KVMapSema
import KVMapSource
import KVMapSyntax

/// A position at which something is to be written: the word there, what the parser expects instead of it, and what it
/// is in.
struct CompletionPlace {
  let view: FileView
  let offset: Int
  /// The word at the position, which is replaced; empty between words.
  let word: Range<Int>
  let expectations: Expectations
  /// The item with the position, without the word.
  let tree: SyntaxTree
  /// The number of tokens before the word.
  let index: Int
  /// The token before the word.
  let previous: Token?
  /// Whether the word begins its line.
  let beginsLine: Bool
  /// The declaration that contains the position.
  let item: ItemSyntax?
  /// The namespace that contains the position.
  let namespace: String?
  /// The property that the position is in or after.
  let property: PropertySyntax?

  /// Whether the position is in the text of an argument, which is replaced.
  var isText: Bool { !word.isEmpty && view.file.bytes[word.lowerBound] == 0x22 && previous?.keyword != .import }

  /// The sign with which the word begins: that of an attribute or of a variable.
  var sign: UInt8? {
    guard !word.isEmpty else { return nil }
    let first = view.file.bytes[word.lowerBound]
    return first == UInt8(ascii: "@") || first == UInt8(ascii: "$") ? first : nil
  }

  /// The arguments that contain the position.
  var argument: ArgumentPlace? { ArgumentPlace(before: word.lowerBound, in: view) }

  /// - Returns: `nil` inside of comments, numbers and strings, except for the path of an import and texts that a
  ///   transformer of dates takes.
  init?(_ view: FileView, at position: TextPosition) {
    let offset = view.offset(of: position)
    self.view = view
    self.offset = offset
    guard let word = Self.word(at: offset, in: view) else { return nil }
    self.word = word
    let items: [ItemSyntax]
    (expectations, items) = KVMapSyntax.expectations(
      in: view.file.parsed.source, replacing: word, tokens: view.tokens, tree: view.tree)
    tree = SyntaxTree(items: items)
    index = view.tokens.firstIndex { $0.end > word.lowerBound || $0.kind == .endOfFile } ?? view.tokens.count
    previous = index > 0 ? view.tokens[index - 1] : nil
    let start = previous?.end ?? 0
    beginsLine = previous == nil || view.file.bytes[start..<word.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
    item = Self.item(before: word.lowerBound, in: tree)
    namespace = Self.namespace(before: word.lowerBound, in: tree)
    property = Self.property(before: word.lowerBound, in: item)
  }

  private static func word(at offset: Int, in view: FileView) -> Range<Int>? {
    for (index, token) in view.tokens.enumerated() where token.end >= offset {
      if token.start > offset || token.kind == .endOfFile && token.start >= offset {
        // Between two tokens; not in a comment there.
        for piece in view.trivia(before: index)
        where piece.range.lowerBound < offset && offset <= piece.range.upperBound {
          switch piece.kind {
          case .lineComment, .documentation: return nil
          case .blockComment: if offset < piece.range.upperBound { return nil }
          case .byteOrderMark, .blanks, .lineEnd, .invalid: break
          }
        }
        // A sign of which nothing else is written yet is no token.
        if offset > 0,
          view.file.bytes[offset - 1] == UInt8(ascii: "@") || view.file.bytes[offset - 1] == UInt8(ascii: "$")
        {
          return (offset - 1)..<offset
        }
        return offset..<offset
      }
      guard token.start < offset || token.isWordLike else {
        if token.start == offset { return offset..<offset }
        continue
      }
      switch token.kind {
      case .word, .quotedWord, .attribute, .variable: return token.start..<token.end
      case .string where index > 0 && view.tokens[index - 1].keyword == .import: return token.start..<token.end
      case .string where token.start < offset && offset < token.end && view.isClosed(token):
        let argument = ArgumentPlace(before: token.start, in: view)
        return argument?.takesPattern == true ? token.start..<token.end : nil
      case .string, .multilineString, .number: return offset == token.start ? offset..<offset : nil
      case .endOfFile, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket,
        .leftAngle, .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal,
        .closedRange, .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write,
        .wrongArrow:
        // Nothing can be written inside a sign; after it, the next token may begin here.
        guard token.end <= offset else { return nil }
        if token.end == offset {
          let next = index + 1 < view.tokens.count ? view.tokens[index + 1] : nil
          if let next, next.start == offset, next.isWordLike, next.kind != .number { return next.start..<next.end }
        }
        return offset..<offset
      }
    }
    return offset..<offset
  }

  private static func item(before offset: Int, in tree: SyntaxTree) -> ItemSyntax? {
    tree.flatItems.last { item in
      guard let span = item.declarationSpan else { return false }
      return span.start < offset
    }
  }

  private static func namespace(before offset: Int, in tree: SyntaxTree) -> String? {
    guard case .nested(let nested)? = tree.items.last(where: { $0.span.start < offset }), offset < nested.span.end
    else { return nil }
    return nested.name?.text
  }

  private static func property(before offset: Int, in item: ItemSyntax?) -> PropertySyntax? {
    let members: [MemberSyntax]
    switch item {
    case .type(let type): members = type.members
    case .mixin(let mixin): members = mixin.members
    case .transform(let transform):
      guard case .members(let rows) = transform.body else { return nil }
      return rows.compactMap { if case .property(let property) = $0 { property } else { nil } }.last {
        $0.span.start < offset
      }
    case .enumeration, .union, .externType, .importFile, .importModule, .setting, .defaultVia, .family, .test, .nested,
      .error, nil:
      return nil
    }
    return NamesInSight.properties(in: members).last { $0.span.start < offset }
  }
}

extension ItemSyntax {
  /// The span of a declaration; `nil` for other items.
  var declarationSpan: Span? {
    switch self {
    case .type, .enumeration, .union, .mixin, .transform, .family, .test, .externType: span
    case .importFile, .importModule, .setting, .defaultVia, .nested, .error: nil
    }
  }
}
