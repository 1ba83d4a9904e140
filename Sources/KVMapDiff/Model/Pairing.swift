import KVMapSema

/// Which declarations, properties and cases of the two programs are the same.
struct Pairing {
  let oldNames: AlignedNames
  var newNames: AlignedNames
  /// For a mapping of NEW, that of OLD.
  var mappings: [MappingID: MappingID] = [:]
  var enumerations: [EnumerationID: EnumerationID] = [:]
  var unions: [UnionID: UnionID] = [:]
  /// For a mapping of NEW, and the position of a property, the position in OLD.
  var properties: [MappingID: [Int: Int]] = [:]
  /// The same for cases.
  var enumerationCases: [EnumerationID: [Int: Int]] = [:]
  var unionCases: [UnionID: [Int: Int]] = [:]
  /// Those of NEW that are also in OLD, and of which documents may be read or written otherwise.
  var changedEnumerations: Set<EnumerationID> = []
  var changedUnions: Set<UnionID> = []

  init(oldNames: AlignedNames, newNames: AlignedNames) {
    self.oldNames = oldNames
    self.newNames = newNames
  }
}
