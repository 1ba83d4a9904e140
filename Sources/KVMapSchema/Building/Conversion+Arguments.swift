import KVMapSema

extension Conversion {
  /// The conversion with arguments in the places of type parameters.
  func closed(over arguments: [Conversion]) -> Conversion {
    guard !arguments.isEmpty else { return self }
    func closed(_ inner: Conversion) -> Conversion { inner.closed(over: arguments) }
    switch self {
    case .scalar, .mapping, .enumeration, .union, .foreign: return self
    case .parameter(let index): return arguments.indices.contains(index) ? arguments[index] : self
    case .generic(let id, let inner): return .generic(id, inner.map(closed))
    case .optional(let inner, let emptyTextIsNil): return .optional(closed(inner), emptyTextIsNil: emptyTextIsNil)
    case .array(let inner, let acceptsSingle, let isLossy):
      return .array(closed(inner), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let inner, let acceptsSingle, let isLossy):
      return .set(closed(inner), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .dictionary(let key, let value, let isLossy):
      return .dictionary(key: closed(key), value: closed(value), isLossy: isLossy)
    case .field(let inner): return .field(closed(inner))
    case .lazyArray(let inner): return .lazyArray(closed(inner))
    case .keyed(let inner, let isSet, let isLossy): return .keyed(closed(inner), isSet: isSet, isLossy: isLossy)
    case .single(let inner): return .single(closed(inner))
    case .entries(let notation, let key, let value, let isLossy):
      return .entries(notation, key: closed(key), value: closed(value), isLossy: isLossy)
    case .jsonText(let inner): return .jsonText(closed(inner))
    case .pipeline(let pipeline):
      return .pipeline(
        Pipeline(input: closed(pipeline.input), steps: pipeline.steps.map { $0.closed(over: arguments) }))
    case .alternatives(let all): return .alternatives(all.map(closed))
    }
  }

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

extension Pipeline.Step {
  fileprivate func closed(over arguments: [Conversion]) -> Pipeline.Step {
    let operation: Pipeline.Operation =
      switch self.operation {
      case .transformer, .number: self.operation
      case .each(let steps): .each(steps.map { $0.closed(over: arguments) })
      case .read(let conversion): .read(conversion.closed(over: arguments))
      case .alternatives(let all): .alternatives(all.map { $0.map { $0.closed(over: arguments) } })
      }
    return Pipeline.Step(operation, from: input, to: output)
  }
}
