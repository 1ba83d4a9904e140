package enum CharacterText {
  /// The single character (extended grapheme cluster) of `utf8`; `nil` if there is none or more than one.
  ///
  /// - Parameter utf8: Valid UTF-8.
  package static func parse(_ utf8: UTF8Bytes) -> Character? {
    let text = String(decoding: utf8, as: UTF8.self)
    guard let first = text.first, text.index(after: text.startIndex) == text.endIndex else { return nil }
    return first
  }
}
