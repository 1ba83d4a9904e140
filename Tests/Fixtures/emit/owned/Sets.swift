import KVMap

/// `transform SetSlug: String <-> String = swift SetSlugCodec`
struct SetSlugCodec: CodingTransformer {
  func decode(_ document: String, in context: TransformerContext) throws -> String { document.lowercased() }

  func encode(_ value: String, in context: TransformerContext) throws -> String { value }
}
