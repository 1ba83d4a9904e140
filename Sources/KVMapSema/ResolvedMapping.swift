/// A mapping after it was seen together with all others.
struct ResolvedMapping {
  var checked: CheckedMapping
  var isHashable: Bool
  var isReadable: Bool
  var construction: Mapping.Construction
}
