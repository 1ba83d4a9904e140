/// A token of Swift source, as far as declarations need it.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    /// A name or a keyword; without back-quotes, which only names have.
    case word(isQuoted: Bool)
    case number
    /// A string; its text is the value if it has no interpolation and one line.
    case string(isPlain: Bool)
    /// One character of punctuation, or `->`.
    case mark
    /// `#if`, `#else`, `#elseif` or `#endif`, by its word.
    case directive
    case end
  }

  var kind: Kind
  var text: String
  /// A string as it is written in the source; empty for anything else.
  var written = ""
  /// In bytes of the file.
  var offset: Int
  var isFirstOnLine: Bool
  /// Whether white space precedes it.
  var isSpaced: Bool
  /// Lines of documentation before it.
  var documentation: [String] = []
  /// Whether it is in a branch of `#if`.
  var isConditional = false

  func `is`(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// A keyword, and no name in back-quotes.
  func isWord(_ word: String) -> Bool { kind == .word(isQuoted: false) && text == word }

  var isName: Bool { if case .word = kind { true } else { false } }
}
