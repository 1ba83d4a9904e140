/// Steps of pipelines from text to text.
extension JSONReader {
  /// Called by generated code: by the rules of Unicode, independent of the language.
  public mutating func lowercase(_ text: String) -> String { text.lowercased() }

  /// Called by generated code: by the rules of Unicode, independent of the language: `straße` is `STRASSE`.
  public mutating func uppercase(_ text: String) -> String { text.uppercased() }

  /// Called by generated code: the text with `prefix` before it.
  public mutating func putting(prefix: String, _ text: String) -> String { prefix + text }

  /// Called by generated code: the text with `suffix` after it.
  public mutating func putting(suffix: String, _ text: String) -> String { text + suffix }

  /// Called by generated code: the parts between separators, unchanged; none for the empty text.
  public mutating func split(_ text: String, _ separator: String) -> [String] {
    TextPieces.split(text, separator: separator)
  }

  /// Called by generated code: the parts with separators between them.
  public mutating func join(_ parts: [String], _ separator: String) -> String { parts.joined(separator: separator) }
}

/// The inverses of steps from text to text.
extension JSONWriter {
  /// Called by generated code: undoes `prefix` of the language.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that does not begin with `prefix`.
  public mutating func removing(prefix: String, _ text: String) throws(CodingFailure) -> String {
    guard let rest = TextPieces.removing(prefix: prefix, from: text) else {
      let expected = "a text that begins with \(QuotedText.quoted(prefix))"
      throw mismatch(expected: expected, found: "the string \(QuotedText.quoted(text))")
    }
    return rest
  }

  /// Called by generated code: undoes `suffix` of the language.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that does not end with `suffix`.
  public mutating func removing(suffix: String, _ text: String) throws(CodingFailure) -> String {
    guard let rest = TextPieces.removing(suffix: suffix, from: text) else {
      let expected = "a text that ends with \(QuotedText.quoted(suffix))"
      throw mismatch(expected: expected, found: "the string \(QuotedText.quoted(text))")
    }
    return rest
  }

  /// Called by generated code: undoes `split` of the language. Separators inside the parts are not escaped.
  public func join(_ parts: [String], _ separator: String) -> String { parts.joined(separator: separator) }

  /// Called by generated code: undoes `joined` of the language.
  public func split(_ text: String, _ separator: String) -> [String] {
    TextPieces.split(text, separator: separator)
  }
}
