/// A mapping after the checks across all mappings.
struct ResolvedMapping {
  var checked: CheckedMapping
  /// The known conformances of the type.
  var conformances: Conformances
  var isReadable: Bool
  var construction: Mapping.Construction
  /// The number of enclosing objects that its rules, or those of its contents, reach.
  var parentDepth: Int
  /// Whether something that it contains reads its object.
  var isParent: Bool
  /// Whether its rules, or those of its contents, read outside its object.
  var usesEnclosingScope: Bool
  /// What callers pass.
  var passed: Mapping.Context?
  /// The paths in its object that only types inside it read.
  var readFromWithin: [DocumentPath]
}

/// A union or family after the checks across all mappings.
struct ResolvedUnion {
  var checked: CheckedUnion
  /// The known conformances of the type.
  var conformances: Conformances
  /// Whether a value of it may directly contain another.
  var isIndirect: Bool
  /// What callers pass.
  var passed: Mapping.Context?
}
