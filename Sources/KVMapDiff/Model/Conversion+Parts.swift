import KVMapSema

extension Property {
  /// Whether it is lossy.
  var dropsValues: Bool { isLossy || conversion.dropsValues }
}

extension Conversion {
  /// Whether it, or a step of it, drops bad elements or entries.
  fileprivate var dropsValues: Bool {
    if case .pipeline(let pipeline) = self {
      return pipeline.input.dropsValues || pipeline.steps.contains { $0.conversions.contains(where: \.dropsValues) }
    }
    return separated.strictness.losses.contains(true)
  }

  /// Whether a mapping converts the value or a part of it.
  func uses(_ id: MappingID) -> Bool {
    switch self {
    case .mapping(let other): other == id
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .jsonText(let inner),
      .dictionary(_, let inner, _), .entries(_, _, let inner, _):
      inner.uses(id)
    case .generic(_, let arguments): arguments.contains { $0.uses(id) }
    case .pipeline(let pipeline):
      pipeline.input.uses(id) || pipeline.steps.contains { $0.conversions.contains { $0.uses(id) } }
    case .alternatives(let all): all.contains { $0.uses(id) }
    case .scalar, .parameter, .enumeration, .union, .foreign: false
    }
  }
}
