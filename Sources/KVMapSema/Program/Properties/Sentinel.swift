/// A value of the document that means nothing: where it stands, it is as if null stood there.
package enum Sentinel: Sendable, Hashable {
  case text(String)
  /// A JSON number, which is compared by its value.
  case number(String)
  case bool(Bool)
  case emptyArray
  case emptyObject
}
