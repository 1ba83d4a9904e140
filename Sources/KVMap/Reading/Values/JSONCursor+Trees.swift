/// Scalars of trees.
extension JSONCursor {
  /// The text of a string. Consumes it.
  @inline(__always)
  mutating func text() throws(ScanFailure) -> String {
    let string = try scanString(at: p, escapes: .later)
    p = string.end + 1
    skipBlanks()
    return string.hasEscapes ? try unescaped(string) : text(of: string)
  }

  @inline(never)
  private mutating func unescaped(_ string: ScannedString) throws(ScanFailure) -> String {
    let (text, unescaped) = string.unescapedText()
    if let bad = unescaped.bad { throw failure(.syntax, bad.problem, at: bad.place) }
    return text
  }

  /// Consumes a literal. Four of its bytes are compared at once.
  ///
  /// - Parameters:
  ///   - word: The last four bytes of the literal, the first of them lowest.
  ///   - skipped: The number of bytes before them.
  @inline(__always)
  mutating func skipLiteral(_ text: StaticString, _ word: UInt32, behind skipped: Int = 0) throws(ScanFailure) {
    guard p.address < safe, (p + skipped).halfWord == word else { return try skipLiteral(text) }
    p += skipped &+ 4
    skipBlanks()
  }

  /// A number, digit for digit. Consumes it.
  @inline(__always)
  mutating func number() throws(ScanFailure) -> JSONNumber {
    if let decimal = plainDecimal() {
      skipBlanks()
      return JSONNumber(decimal)
    }
    return try otherNumber()
  }

  /// A number with an exponent, or with very many digits.
  @inline(never)
  private mutating func otherNumber() throws(ScanFailure) -> JSONNumber {
    let start = p
    try skipNumber()
    // After the number the cursor has also skipped blanks, which are not part of it.
    var end = p == JSONCursor.endSentinel ? self.end : p
    while end > start, end[-1] <= 0x20 { end -= 1 }
    return JSONNumber(checked: UTF8Bytes(start: start, count: end - start))
  }
}
