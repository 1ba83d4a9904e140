extension JSONReader {
  /// A string.
  @inline(never)
  @_spi(Generated) public mutating func string() throws(CodingFailure) -> String { try readString() }

  /// Same as `string()`, inlined into its callers.
  @inline(__always)
  mutating func readString() throws(CodingFailure) -> String {
    guard cursor.p[0] == 0x22 else { return try notatedString() }
    let string = try scanString(at: cursor.p, escapes: .later)
    if string.hasEscapes { return try unescapedText(of: string) }
    cursor.p = string.end + 1
    cursor.skipBlanks()
    return string.text
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
