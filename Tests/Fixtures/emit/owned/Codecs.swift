import KVMap

/// `transform Slug: String <- String = swift SlugCodec`
struct SlugCodec: DecodingTransformer {
  func decode(_ document: String, in context: TransformerContext) throws -> String {
    guard !document.isEmpty else { throw TransformerError(expected: "a title") }
    return document.lowercased().split(separator: " ").joined(separator: "-")
  }
}

/// `transform Suffixed(ending: String, times: Int): String <-> String = swift SuffixCodec`
struct SuffixCodec: CodingTransformer {
  let ending: String

  init(ending: String, times: Int) {
    self.ending = String(repeating: ending, count: times)
  }

  func decode(_ document: String, in context: TransformerContext) throws -> String { document + ending }

  func encode(_ value: String, in context: TransformerContext) throws -> String {
    guard value.hasSuffix(ending) else { throw TransformerError(expected: "a text that ends with \(ending)") }
    return String(value.dropLast(ending.count))
  }
}
