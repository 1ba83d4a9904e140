extension Conversion {
  /// The types that it reads and writes by their `Codable` conformance. A generic type has none as an argument.
  ///
  /// - Complexity: Linear in the size of the conversion.
  package var codableTypes: [ForeignTypeID] {
    switch self {
    case .foreign(let id, .codable): [id]
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign(_, .mapper): []
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      part.codableTypes
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _): key.codableTypes + part.codableTypes
    case .pipeline(let pipeline): pipeline.input.codableTypes + pipeline.steps.flatMap(\.codableTypes)
    case .alternatives(let all): all.flatMap(\.codableTypes)
    }
  }
}

extension Pipeline.Step {
  package var codableTypes: [ForeignTypeID] {
    switch operation {
    case .transformer, .number: []
    case .each(let steps): steps.flatMap(\.codableTypes)
    case .read(let conversion): conversion.codableTypes
    case .alternatives(let all): all.joined().flatMap(\.codableTypes)
    }
  }
}
