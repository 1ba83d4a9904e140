package import KVMapSource

/// The smallest meaningful part of a file.
///
/// Tokens are lossless: the text between the end of one token and the start of the next is the leading trivia of the
/// second (white space, comments, and invalid characters), and the last token is the empty `.endOfFile`. So a token
/// owns the comments before it, and the bytes of all tokens with their trivia are the bytes of the file.
package struct Token: Sendable, Hashable {
  package var kind: Kind
  /// The keyword that the word is where the grammar expects one. `nil` for names in back-quotes, and for every other
  /// kind.
  package var keyword: Keyword?
  package var flags: Flags
  /// The offset of the first byte of the token itself, after its trivia.
  package var start: Int
  package var end: Int

  package func span(in file: FileID) -> Span { Span(file: file, start: start, end: end) }

  /// A name: a word, whether or not it is a keyword elsewhere, or a name in back-quotes.
  package var isName: Bool { kind == .word || kind == .quotedWord }

  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The token is the first on its line.
    package static let beginsLine = Flags(rawValue: 1)
    /// Its trivia contain a `///` comment.
    package static let hasDocumentation = Flags(rawValue: 2)
    /// The lexer has already reported an error directly before this token, so that the parser need not.
    package static let followsError = Flags(rawValue: 4)
  }

  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case word = "name"
    case quotedWord = "quoted name"
    /// `"…"`
    case string
    /// `"""…"""`
    case multilineString = "multi-line string"
    case number
    /// `@name`
    case attribute
    /// `$name`
    case variable
    case endOfFile = "end of file"

    case leftBrace = "{"
    case rightBrace = "}"
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case leftBracket = "["
    case rightBracket = "]"
    case leftAngle = "<"
    case rightAngle = ">"
    case comma = ","
    case colon = ":"
    case period = "."
    case star = "*"
    case pipe = "|"
    case tilde = "~"
    case question = "?"
    case coalesce = "??"
    case equal = "="
    case closedRange = "..."
    case halfOpenRange = "..<"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case equals = "=="
    case notEquals = "!="
    case both = "<->"
    case read = "<-"
    case write = "->"
    /// `=>`, `<=>`: mistaken forms of an arrow. No production uses it.
    case wrongArrow = "=>"

    /// The text of the token, for kinds whose tokens all have the same text.
    package var spelling: String? {
      switch self {
      case .word, .quotedWord, .string, .multilineString, .number, .attribute, .variable, .endOfFile, .wrongArrow: nil
      case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftAngle,
        .rightAngle, .comma, .colon, .period, .star, .pipe, .tilde, .question, .coalesce, .equal, .closedRange,
        .halfOpenRange, .lessOrEqual, .greaterOrEqual, .equals, .notEquals, .both, .read, .write:
        rawValue
      }
    }
  }
}
