package enum CharacterText {
  /// The one character (extended grapheme cluster) that `utf8` holds; `nil` if there is none, or another behind it.
  ///
  /// - Parameter utf8: valid UTF-8.
  package static func parse(_ utf8: UTF8Bytes) -> Character? {
    let text = String(decoding: utf8, as: UTF8.self)
    guard let first = text.first, text.index(after: text.startIndex) == text.endIndex else { return nil }
    return first
  }
}
