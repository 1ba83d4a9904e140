import KVMapSource

/// A `union` or `family` after its lines were checked. Erroneous parts are left out or `nil`.
struct CheckedUnion {
  struct Case {
    var name: String
    var nameSpan: Span
    var documentation: [String]
    var hasPayload = true
    /// `nil` without a payload, and when it is wrong, which was reported.
    var type: ValueType?
    var typeSpan: Span
    var conversion: Conversion?
    var read: [DefaultValue]
    var written: DefaultValue?
    var isElse: Bool
    var takesAbsence = false
    var conditions: [CaseCondition]
    var isWritten: Bool
  }

  var id: UnionID
  /// The class that a family applies to; `nil` for a union.
  var family: MappingID?
  var kind: Enumeration.Kind = .generated
  /// The name in mapping files: `Media`, or `Media.Short` for `map union Media as Short`.
  var name: String
  /// The Swift type.
  var typeName: String
  /// The names of the type parameters.
  var parameters: [String] = []
  /// What a `map union` states about its Swift type.
  var conformances = StatedConformances()
  var nameSpan: Span
  var documentation: [String]
  var access: AccessLevel?
  var settings: RuleSettings
  /// `nil` when it is wrong, which was reported.
  var selection: Union.Selection?
  var cases: [Case]
  /// The positions of the cases, by name.
  var positions: [String: Int]
  /// For `map union T as Name`: T, if a file declares it.
  var declaredType: ValueType?


  /// Whether the payload of its cases is the object that contains the discriminator.
  var selectsWithinPayload: Bool {
    if case .discriminator(_, payload: nil)? = selection { true } else { false }
  }
}
