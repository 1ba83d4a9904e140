import KVMapSema

/// What of a mapping is there already, where properties are added to one of its types.
struct MappingSurroundings {
  var takenTypes: Set<String>
  var takenProperties: Set<String>
  /// The keys that lead from the object to where the new ones are.
  var prefix: [String]
  /// The style of keys of the type.
  var style: KeyStyle
  var fileStyle: KeyStyle
  /// The transformers that dates and days have by default; `nil` for their usual notation.
  var defaultDate: String?
  var defaultDay: String?
}
