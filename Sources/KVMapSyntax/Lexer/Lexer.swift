package import KVMapSource

/// The tokens of a file, and the diagnostics for its characters.
///
/// The tokens are lossless for every sequence of bytes (`Token`). A byte-order mark at the start of the file is trivia.
///
/// Complexity: one pass over the file.
package func tokenize(_ file: SourceFile) -> (tokens: [Token], diagnostics: [Diagnostic]) {
  let (tokens, diagnostics, _) = lex(file)
  return (tokens, diagnostics)
}

/// The same, and whether the file is text at all.
func lex(_ file: SourceFile) -> (tokens: [Token], diagnostics: [Diagnostic], isText: Bool) {
  var lexer = Lexer(file)
  var tokens: [Token] = []
  tokens.reserveCapacity(file.bytes.count / 6 + 1)
  while true {
    let token = lexer.nextToken()
    tokens.append(token)
    if token.kind == .endOfFile { break }
  }
  // In a file that is not text, any further diagnostic would be noise.
  if let offset = firstInvalidUTF8(in: file.bytes) {
    return (tokens, [.notUTF8(at: offset, in: file)], false)
  }
  return (tokens, lexer.diagnostics, true)
}

struct Lexer {
  let file: FileID
  let bytes: [UInt8]
  var position = 0
  /// The flags of the current token.
  var flags: Token.Flags = [.beginsLine]
  /// Whether the current token is a string without closing quotes.
  var isUnterminated = false
  /// The kind of the previous token, for diagnostics only.
  var previous: Token.Kind?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile) {
    self.file = file.id
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte `ahead` positions away; 0 after the end, which begins no token.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func report(_ diagnostic: Diagnostic) {
    flags.insert(.followsError)
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// One more than the limit is kept, so that `parse` knows that there are too many.
  private var isFull: Bool { diagnostics.count > Diagnostic.mostPerFile }

  func span(from start: Int) -> Span { Span(file: file, start: start, end: position) }

  mutating func nextToken() -> Token {
    while true {
      skipTrivia()
      let start = position
      if start >= bytes.count {
        return Token(kind: .endOfFile, keyword: nil, flags: flags, start: start, end: start)
      }
      var before = flags
      if let (kind, keyword) = scanToken() {
        // An error inside a token has no effect on later tokens, unless the token swallowed the text after it.
        flags = isUnterminated ? [.followsError] : []
        isUnterminated = false
        if bytes[start] == UInt8(ascii: "'") { before.insert(.followsError) }
        previous = kind
        return Token(kind: kind, keyword: keyword, flags: before, start: start, end: position)
      }
      scanInvalid()
    }
  }

  /// White space and comments.
  private mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C:
        position += 1
      case 0x0A, 0x0D:
        flags.insert(.beginsLine)
        position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        skipLineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
      default:
        return
      }
    }
  }

  private mutating func skipLineComment() {
    if byte(2) == UInt8(ascii: "/"), byte(3) != UInt8(ascii: "/") { flags.insert(.hasDocumentation) }
    position += 2
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { skipTextByte() }
  }

  /// Block comments nest, as in Swift. They are counted, so depth is not limited by recursion.
  private mutating func skipBlockComment() {
    let start = position
    position += 2
    var depth = 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case 0x0A, 0x0D:
        flags.insert(.beginsLine)
        position += 1
      default:
        skipTextByte()
      }
    }
    report(.unterminatedComment(Span(file: file, start: start, end: start + 2)))
  }

  /// One byte of a string or comment, or all bytes of a scalar that is not allowed there, which is reported.
  mutating func skipTextByte() {
    let byte = bytes[position]
    if byte >= 0x20, byte < 0x7F || !mayBeginForbiddenScalar(byte) {
      position += 1
      return
    }
    guard let found = decodeScalar(in: bytes, at: position), isForbidden(found.scalar) else {
      position += 1
      return
    }
    let start = position
    position += found.length
    report(.forbiddenCharacter(found.scalar, span(from: start)))
  }

  private func mayBeginForbiddenScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  /// One token. Returns `nil` and consumes nothing if no token begins here.
  private mutating func scanToken() -> (Token.Kind, Keyword?)? {
    let first = bytes[position]
    if IdentifierScalars.isASCIIHead(first) || first >= 0x80 {
      guard let keyword = scanWord() else { return nil }
      return (.word, keyword)
    }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return (.number, nil)
    case UInt8(ascii: "-") where byte(1) &- UInt8(ascii: "0") < 10:
      scanNumber()
      return (.number, nil)
    case UInt8(ascii: "\""): return (scanString(), nil)
    case UInt8(ascii: "'"): return scanSingleQuoted() ? (.string, nil) : nil
    case UInt8(ascii: "`"): return scanQuotedWord() ? (.quotedWord, nil) : nil
    case UInt8(ascii: "@"): return scanSigned() ? (.attribute, nil) : nil
    case UInt8(ascii: "$"): return scanSigned() ? (.variable, nil) : nil
    default: return scanPunctuation(first).map { ($0, nil) }
    }
  }

  private mutating func scanPunctuation(_ first: UInt8) -> Token.Kind? {
    let (kind, length): (Token.Kind, Int)
    switch (first, byte(1), byte(2)) {
    case (UInt8(ascii: "{"), _, _): (kind, length) = (.leftBrace, 1)
    case (UInt8(ascii: "}"), _, _): (kind, length) = (.rightBrace, 1)
    case (UInt8(ascii: "("), _, _): (kind, length) = (.leftParenthesis, 1)
    case (UInt8(ascii: ")"), _, _): (kind, length) = (.rightParenthesis, 1)
    case (UInt8(ascii: "["), _, _): (kind, length) = (.leftBracket, 1)
    case (UInt8(ascii: "]"), _, _): (kind, length) = (.rightBracket, 1)
    case (UInt8(ascii: ","), _, _): (kind, length) = (.comma, 1)
    case (UInt8(ascii: ":"), _, _): (kind, length) = (.colon, 1)
    case (UInt8(ascii: "|"), _, _): (kind, length) = (.pipe, 1)
    case (UInt8(ascii: "~"), _, _): (kind, length) = (.tilde, 1)
    case (UInt8(ascii: "*"), _, _): (kind, length) = (.star, 1)
    case (UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: ".")): (kind, length) = (.closedRange, 3)
    case (UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: "<")): (kind, length) = (.halfOpenRange, 3)
    case (UInt8(ascii: "."), _, _): (kind, length) = (.period, 1)
    case (UInt8(ascii: "?"), UInt8(ascii: "?"), _): (kind, length) = (.coalesce, 2)
    case (UInt8(ascii: "?"), _, _): (kind, length) = (.question, 1)
    case (UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: ">")): (kind, length) = (.both, 3)
    case (UInt8(ascii: "<"), UInt8(ascii: "-"), _): (kind, length) = (.read, 2)
    case (UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")): (kind, length) = (.wrongArrow, 3)
    case (UInt8(ascii: "<"), UInt8(ascii: "="), _): (kind, length) = (.lessOrEqual, 2)
    case (UInt8(ascii: "<"), _, _): (kind, length) = (.leftAngle, 1)
    case (UInt8(ascii: ">"), UInt8(ascii: "="), _): (kind, length) = (.greaterOrEqual, 2)
    case (UInt8(ascii: ">"), _, _): (kind, length) = (.rightAngle, 1)
    case (UInt8(ascii: "-"), UInt8(ascii: ">"), _): (kind, length) = (.write, 2)
    case (UInt8(ascii: "="), UInt8(ascii: "="), _): (kind, length) = (.equals, 2)
    case (UInt8(ascii: "="), UInt8(ascii: ">"), _): (kind, length) = (.wrongArrow, 2)
    case (UInt8(ascii: "="), _, _): (kind, length) = (.equal, 1)
    case (UInt8(ascii: "!"), UInt8(ascii: "="), _): (kind, length) = (.notEquals, 2)
    default: return nil
    }
    position += length
    return kind
  }

  /// Characters that cannot begin a token become trivia, so that the parser continues as if they were absent. Adjacent
  /// ones are reported together.
  private mutating func scanInvalid() {
    let start = position
    var first: Unicode.Scalar?
    repeat {
      let found = decodeScalar(in: bytes, at: position)
      if first == nil { first = found?.scalar }
      position += found?.length ?? 1
    } while position < bytes.count && beginsNothing(at: position)
    // In other languages it begins a comment, and the text after it is most likely not part of the language.
    // Behind other text a blank follows '--': what is drawn as '-->' is an arrow.
    let isComment =
      first == "#" || first == "-" && byte() == UInt8(ascii: "-") && byte(1) != UInt8(ascii: ">")
      && (flags.contains(.beginsLine) || byte(1) == UInt8(ascii: " "))
    if isComment {
      while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
    } else if first == "/" {
      // The rest of a path or of a regular expression.
      while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: "}") { position += 1 }
    }
    if isFull {
      flags.insert(.followsError)
    } else {
      let isAlone = flags.contains(.beginsLine) || start + 1 == position || bytes[start + 1] == 0x20
      report(.invalidCharacter(first, span(from: start), isAlone: isAlone, isComment: isComment))
    }
  }

  private func beginsNothing(at index: Int) -> Bool {
    switch bytes[index] {
    case 0x09...0x0D, 0x20: false
    case ..<0x20, 0x7F: true
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "+"),
      UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: "^"):
      true
    case 0x80...: !(decodeScalar(in: bytes, at: index).map { IdentifierScalars.isHead($0.scalar) } ?? false)
    default: false
    }
  }
}
