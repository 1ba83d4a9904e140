import KVMap

/// `transform SetSlug: String <-> String = swift SetSlugCodec`
struct SetSlugCodec: TransformerCodec {
  func read(_ document: String, in context: TransformerContext) throws -> String { document.lowercased() }

  func write(_ value: String, in context: TransformerContext) throws -> String { value }
}
