/// The enums and unions of a compilation, by number, as far as they were checked.
struct DeclaredCases {
  var enumerations: [CheckedEnumeration] = []
  var unions: [CheckedUnion] = []

  subscript(id: EnumerationID) -> CheckedEnumeration? {
    enumerations.indices.contains(id.index) ? enumerations[id.index] : nil
  }

  subscript(id: UnionID) -> CheckedUnion? { unions.indices.contains(id.index) ? unions[id.index] : nil }
}
