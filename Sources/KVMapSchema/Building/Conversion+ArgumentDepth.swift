import KVMapSema

extension Conversion {
  /// How deep type arguments are nested in it.
  var argumentDepth: Int {
    switch self {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: 0
    case .generic(_, let inner): 1 + (inner.map(\.argumentDepth).max() ?? 0)
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .dictionary(_, let inner, _),
      .field(let inner), .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner),
      .entries(_, _, let inner, _), .jsonText(let inner):
      1 + inner.argumentDepth
    case .pipeline(let pipeline): 1 + pipeline.input.argumentDepth
    case .alternatives(let all): 1 + (all.map(\.argumentDepth).max() ?? 0)
    }
  }
}
