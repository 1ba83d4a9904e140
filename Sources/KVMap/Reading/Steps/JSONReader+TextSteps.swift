/// Steps of pipelines from text to text.
extension JSONReader {
  /// By the rules of Unicode, independent of the language.
  @_spi(Generated) public mutating func lowercase(_ text: String) -> String { text.lowercased() }

  /// By the rules of Unicode, independent of the language: `straße` is `STRASSE`.
  @_spi(Generated) public mutating func uppercase(_ text: String) -> String { text.uppercased() }

  /// The text with `prefix` before it.
  @_spi(Generated) public mutating func putting(prefix: String, _ text: String) -> String { prefix + text }

  /// The text with `suffix` after it.
  @_spi(Generated) public mutating func putting(suffix: String, _ text: String) -> String { text + suffix }

  /// The parts between separators, unchanged; none for the empty text.
  @_spi(Generated) public mutating func split(_ text: String, _ separator: String) -> [String] {
    TextPieces.split(text, separator: separator)
  }

  /// The parts with separators between them.
  @_spi(Generated)
  public mutating func join(_ parts: [String], _ separator: String) -> String { parts.joined(separator: separator) }
}

/// The inverses of steps from text to text.
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

  /// Undoes `split` of the language. Separators inside the parts are not escaped.
  @_spi(Generated)
  public func join(_ parts: [String], _ separator: String) -> String { parts.joined(separator: separator) }

  /// Undoes `joined` of the language.
  @_spi(Generated) public func split(_ text: String, _ separator: String) -> [String] {
    TextPieces.split(text, separator: separator)
  }
}
