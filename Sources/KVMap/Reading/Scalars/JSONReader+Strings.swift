extension JSONReader {
  /// A string.
  @inline(never)
  @_spi(Generated) public mutating func string() throws(CodingFailure) -> String { try readString() }

  /// Same as `string()`, inlined into its callers.
  @inline(__always)
  mutating func readString() throws(CodingFailure) -> String {
    guard cursor.p[0] == 0x22 else { return try notatedString() }
    let string = try scanString(at: cursor.p, escapes: .later)
    return string.hasEscapes ? try escapedText(of: string) : plainText(of: string)
  }

  /// The text of a string without escape sequences; consumes the string.
  @inline(__always)
  mutating func plainText(of string: ScannedString) -> String {
    cursor.p = string.end + 1
    cursor.skipBlanks()
    return isLooked(for: string) ? repeatedText(of: string) : cursor.text(of: string)
  }

  @inline(never)
  private mutating func repeatedText(of string: ScannedString) -> String {
    if let text = repeatedTexts.text(of: string) { return text }
    let text = string.text
    repeatedTexts.remember(text, of: string)
    return text
  }

  /// The text of a string with escape sequences; consumes the string.
  @inline(__always)
  private mutating func escapedText(of string: ScannedString) throws(CodingFailure) -> String {
    isLooked(for: string) ? try repeatedEscapedText(of: string) : try unescapedText(of: string)
  }

  @inline(never)
  private mutating func repeatedEscapedText(of string: ScannedString) throws(CodingFailure) -> String {
    if let text = repeatedTexts.text(of: string) {
      cursor.p = string.end + 1
      cursor.skipBlanks()
      return text
    }
    let text = try unescapedText(of: string)
    repeatedTexts.remember(text, of: string)
    return text
  }

  /// Whether a string of the document may have been there before. Those of assembled objects and embedded documents are
  /// not looked for: their bytes do not remain until the document ends.
  @inline(__always)
  private mutating func isLooked(for string: ScannedString) -> Bool {
    repeatedTexts.isLooked(for: string) && buffer == 0
  }

  /// Checks and replaces the escape sequences in one pass, and consumes the string.
  @inline(never)
  mutating func unescapedText(of string: ScannedString) throws(CodingFailure) -> String {
    if dialect.hasTokens, string.isToken { throw mismatch(.string) }
    let (text, unescaped) = string.unescapedText()
    cursor.p = string.end + 1
    cursor.skipBlanks()
    if let bad = unescaped.bad { throw failure(.syntax, bad.problem, at: bad.place) }
    return text
  }
}
