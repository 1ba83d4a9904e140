/// Strings. All parts that are there must hold.
package struct TextSchema: Sendable, Hashable {
  package var minimumLength: Int?
  package var maximumLength: Int?
  /// A pattern that the whole string matches. Empty stands for every string.
  package var pattern: TextPattern?
  package var format: String?
  package var contentEncoding: String?
  package var contentMediaType: String?
  /// What the content is, where it is JSON.
  package var content: Schema?
}

extension TextSchema {
  /// - Returns: `nil` if it takes two schemas to say it.
  func intersection(_ other: TextSchema) -> TextSchema? {
    func one<T: Equatable>(_ left: T?, _ right: T?) -> T?? {
      left == nil || right == nil || left == right ? .some(left ?? right) : nil
    }
    guard let pattern = one(pattern, other.pattern), let format = one(format, other.format),
      let encoding = one(contentEncoding, other.contentEncoding),
      let media = one(contentMediaType, other.contentMediaType), let content = one(content, other.content)
    else { return nil }
    return TextSchema(
      minimumLength: [minimumLength, other.minimumLength].compactMap(\.self).max(),
      maximumLength: [maximumLength, other.maximumLength].compactMap(\.self).min(), pattern: pattern, format: format,
      contentEncoding: encoding, contentMediaType: media, content: content)
  }
}
