extension Conversion {
  /// The conversion with the parameters of its generic mapping replaced by the arguments.
  package func substituting(_ arguments: [Conversion]) -> Conversion {
    guard !arguments.isEmpty else { return self }
    func inner(_ conversion: Conversion) -> Conversion { conversion.substituting(arguments) }
    switch self {
    case .scalar, .mapping, .enumeration, .union, .foreign: return self
    case .parameter(let index): return arguments.indices.contains(index) ? arguments[index] : self
    case .generic(let id, let parts): return .generic(id, parts.map(inner))
    case .optional(let part, let emptyTextIsNil): return .optional(inner(part), emptyTextIsNil: emptyTextIsNil)
    case .array(let part, let acceptsSingle, let isLossy):
      return .array(inner(part), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let part, let acceptsSingle, let isLossy):
      return .set(inner(part), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .dictionary(let key, let value, let isLossy):
      return .dictionary(key: inner(key), value: inner(value), isLossy: isLossy)
    case .field(let part): return .field(inner(part))
    case .lazyArray(let part): return .lazyArray(inner(part))
    case .keyed(let part, let isSet, let isLossy): return .keyed(inner(part), isSet: isSet, isLossy: isLossy)
    case .single(let part): return .single(inner(part))
    case .entries(let notation, let key, let value, let isLossy):
      return .entries(notation, key: inner(key), value: inner(value), isLossy: isLossy)
    case .jsonText(let part): return .jsonText(inner(part))
    case .pipeline(let pipeline):
      return .pipeline(
        Pipeline(input: inner(pipeline.input), steps: pipeline.steps.map { $0.substituting(arguments) }))
    case .alternatives(let all): return .alternatives(all.map(inner))
    }
  }
}

extension Pipeline.Step {
  fileprivate func substituting(_ arguments: [Conversion]) -> Pipeline.Step {
    let operation: Pipeline.Operation =
      switch self.operation {
      case .transformer, .number: self.operation
      case .each(let steps): .each(steps.map { $0.substituting(arguments) })
      case .read(let conversion): .read(conversion.substituting(arguments))
      case .alternatives(let all): .alternatives(all.map { $0.map { $0.substituting(arguments) } })
      }
    return Pipeline.Step(operation, from: input, to: output)
  }
}
