import KVMapSource

/// `extern type Money: Hashable`: a Swift type that no file maps. Its values come from a transformer or from a mapper
/// that was generated elsewhere.
package struct ForeignType: Sendable, Hashable {
  package var typeName: String
  package var conformances: StatedConformances

  package init(typeName: String, conformances: StatedConformances) {
    self.typeName = typeName
    self.conformances = conformances
  }
}

/// The number of a foreign type in its `Program`.
package struct ForeignTypeID: Sendable, Hashable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// A foreign type, and the location of its name.
struct CheckedForeignType {
  var type: ForeignType
  var nameSpan: Span
}
