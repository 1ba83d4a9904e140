import KVMapSource

/// An `enum` after its lines were checked, without the erroneous parts.
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
  var kind: Enumeration.Kind
  /// The name in mapping files: `Color`, or `Color.Code` for `map enum Color as Code`.
  var name: String
  /// The Swift type.
  var typeName: String
  var nameSpan: Span
  /// What a `map enum` states about its Swift type.
  var conformances = StatedConformances()
  /// The protocols that a generated enum states.
  var protocols: [String] = []
  var documentation: [String]
  var access: AccessLevel?
  /// `nil` when it is wrong, which was reported.
  var raw: Scalar?
  var cases: [Case]
  /// The positions of the cases, by name.
  var positions: [String: Int]
  /// For `map enum T as Name`: T, if a file declares it.
  var declaredType: ValueType?

}
