import KVMapText

extension UTF8Bytes {
  /// The position of the first ill-formed sequence of UTF-8 (RFC 3629); nil if there is none.
  ///
  /// - Complexity: Linear, 16 bytes and more at a time.
  package var firstInvalidUTF8: Int? {
    guard let start = baseAddress else { return nil }
    return UTF8Validation.firstInvalid(from: start, to: start + count).map { $0 - start }
  }

  /// These bytes as a quoted text for problems: truncated to 40 characters, with escape sequences for invisible
  /// characters.
  package var quotedText: String {
    // No more is decoded than can be shown.
    QuotedText.quoted(String(decoding: prefix(2_000), as: UTF8.self))
  }
}
