import KVMapInterpret
import KVMapSema

/// One way in which a declaration or a rule differs, before anything is run.
struct Facet {
  var id: ChangeID
  var message: String
  var label: String?
  var help: String?
  var swift = Verdict.same
  /// What the verdicts are about, besides the rule itself.
  var ignoresAbsence = false
  var ignoresContents = false
  var includesBelow = false
  var mayComplete = true
  /// Whether NEW reads more if nothing breaks.
  var addsWhenRead = false
  /// Whether NEW refuses values that OLD reads, even if no document with one is made: it may be too long for that.
  var refuses = false
  /// Whether documents are run at all, in each direction.
  var isRead = true
  var isWritten = true
  /// The values where the old rule reads, in the order in which it is tried; `nil` for nothing.
  var values: [DocumentTree?] = []
  /// Documents of NEW of which values are made that show it, besides the usual ones.
  var written: [DocumentTree] = []
  /// Why only Swift code can tell.
  var reason: String?

  init(_ id: ChangeID, _ message: String) {
    self.id = id
    self.message = message
  }
}

/// A rule on both sides.
struct PropertyPair {
  var old: PropertyRule
  var new: PropertyRule
  var oldMapping: Mapping
  var newMapping: Mapping
  /// With the numbers of declarations that both sides share.
  var oldType: ValueType
  var newType: ValueType
  var oldConversion: Conversion
  var newConversion: Conversion
  var oldDefault: DefaultValue?
  var newDefault: DefaultValue?
  let acceptance: Acceptance
  /// `String?` and the like, as each side's file writes it.
  var oldTypeText: String
  var newTypeText: String
  /// `old/Station.kvmap:2`
  var oldPlace: String

  var isRequired: Bool { new.property.isRequired }
}
