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
  /// What its declaration states of `Codable`, which is then how its values are read and written.
  package let stated: StatedCoding

  package init(_ index: Int, stating stated: StatedCoding = .none) {
    self.index = index
    self.stated = stated
  }
}

/// `extern type Money: Codable`: what Swift can do with a foreign type.
package enum StatedCoding: Sendable, Hashable {
  case none, decodable, encodable, codable

  /// - Parameter names: The protocols that a declaration states.
  package init(_ names: some Sequence<String>) {
    let names = Set(names)
    let isDecodable = names.contains("Decodable") || names.contains("Codable")
    let isEncodable = names.contains("Encodable") || names.contains("Codable")
    self = isDecodable ? isEncodable ? .codable : .decodable : isEncodable ? .encodable : .none
  }

  var coding: ForeignCoding { self == .none ? .mapper : .codable }
}

/// How a value of a foreign type is read and written.
package enum ForeignCoding: Sendable, Hashable {
  /// By a mapper that another compilation has generated.
  case mapper
  /// By its conformance to `Codable`.
  case codable
}

/// A foreign type, and the location of its name.
struct CheckedForeignType {
  var type: ForeignType
  var nameSpan: Span
}
