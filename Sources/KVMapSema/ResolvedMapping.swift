/// A mapping after it was seen together with all others.
struct ResolvedMapping {
  var checked: CheckedMapping
  /// To what the type is known to conform.
  var conformances: Conformances
  var isReadable: Bool
  var construction: Mapping.Construction
  /// How many objects further out its rules, or those of what it holds, look.
  var parentDepth: Int
  /// Whether something that it holds looks at its object.
  var isParent: Bool
  /// Whether its rules, or those of what it holds, look outside of its object.
  var looksAround: Bool
  /// What callers pass.
  var passed: Mapping.Context?
}

/// A union or family after it was seen together with all others.
struct ResolvedUnion {
  var checked: CheckedUnion
  /// To what the type is known to conform.
  var conformances: Conformances
  /// Whether a value of it may directly hold another.
  var isIndirect: Bool
  /// What callers pass.
  var passed: Mapping.Context?
}
