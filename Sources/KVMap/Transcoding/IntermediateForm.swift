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

extension IntermediateForm {
  /// Whether the text of a value that was read in the form `other` has the same meaning in this one.
  ///
  /// Not between JSON and property lists, where a string that begins with `\/` may be a token, nor between either and
  /// formats that have only texts. XML is written from a form of its own, which differs only in what is added to it.
  func hasSameTexts(as other: IntermediateForm) -> Bool { self == other || (self == .markup && other == .text) }
}
