import KVMapSema

/// The names that the language gives.
enum BuiltInNames {
  static let types: Set<String> = Set(Scalar.allCases.map(\.rawValue) + [BuiltInType.set, BuiltInType.field])
  static let transformers: Set<String> = Set(TransformerCatalogue.rows.map(\.name))
}
