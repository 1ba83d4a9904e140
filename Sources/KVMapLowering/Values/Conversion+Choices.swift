package import KVMapSema

extension Conversion {
  /// Whether a value read by it may contain values that are themselves tried as one of several.
  package var mayHoldChoices: Bool {
    switch self {
    case .scalar, .enumeration: false
    case .mapping, .generic, .parameter, .union, .foreign: true
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .jsonText(let part), .dictionary(_, let part, _):
      part.mayHoldChoices
    case .pipeline(let pipeline):
      pipeline.input.mayHoldChoices || pipeline.steps.flatMap(\.conversions).contains(where: \.mayHoldChoices)
    case .single(let collection): collection.mayHoldChoices
    case .entries(_, _, let part, _): part.mayHoldChoices
    case .alternatives(let all): all.contains(where: \.mayHoldChoices)
    }
  }
}
