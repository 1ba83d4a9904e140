import KVMapSource

/// An `enum` after its lines were checked; what is wrong in it is left out.
struct CheckedEnumeration {
  struct Case {
    var name: String
    var nameSpan: Span
    var documentation: [String]
    var read: [DefaultValue]
    var written: DefaultValue?
    var isElse: Bool
    var hasPayload: Bool
  }

  var id: EnumerationID
  var name: String
  var nameSpan: Span
  var documentation: [String]
  var access: AccessLevel?
  /// `nil` where it is wrong, which was told.
  var raw: Scalar?
  var cases: [Case]
  /// The positions of the cases by their names.
  var positions: [String: Int]

}
