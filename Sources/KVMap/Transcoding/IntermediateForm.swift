/// The meaning of the bytes that a reader reads, or a writer writes. All intermediate forms are JSON; they differ in
/// what their values mean.
package enum IntermediateForm: UInt8, Sendable {
  /// A JSON document.
  case json
  /// XML and forms, which have only text. One blank precedes each key, so that the text after a member never looks like
  /// another element of an array; leading and trailing blanks of a text are escaped.
  case text
  /// JSON that is written as an XML document.
  case markup
  /// A property list, with tokens (`IntermediateToken`) for dates, data and the like.
  case propertyList
}
