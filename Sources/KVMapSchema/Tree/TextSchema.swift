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
