/// What the bytes that a reader reads, or a writer writes, stand for. All notations are JSON; they differ in what their
/// values mean.
package enum Notation: UInt8, Sendable {
  /// A JSON document.
  case json
  /// XML and forms, which know nothing but text. One blank stands in front of each key, so that what follows a member
  /// never looks like another element of an array; and blanks at the ends of a text are escaped.
  case text
  /// A property list, with tokens (`NotationToken`) for dates, data and the like.
  case propertyList
}
