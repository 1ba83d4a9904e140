/// The inverses of steps from text to text that may fail. `TextStep` has the others.
extension JSONWriter {
  /// Undoes `prefix` of the language.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that does not begin with `prefix`.
  @_spi(Generated) public mutating func removing(prefix: String, _ text: String) throws(CodingFailure) -> String {
    guard let rest = TextPieces.removing(prefix: prefix, from: text) else {
      let expected = "a text that begins with \(QuotedText.quoted(prefix))"
      throw mismatch(expected: expected, found: "the string \(QuotedText.quoted(text))")
    }
    return rest
  }

  /// Undoes `suffix` of the language.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that does not end with `suffix`.
  @_spi(Generated) public mutating func removing(suffix: String, _ text: String) throws(CodingFailure) -> String {
    guard let rest = TextPieces.removing(suffix: suffix, from: text) else {
      let expected = "a text that ends with \(QuotedText.quoted(suffix))"
      throw mismatch(expected: expected, found: "the string \(QuotedText.quoted(text))")
    }
    return rest
  }
}
