import KVMapSema

/// How strictly a conversion reads, at any depth.
struct Strictness: Hashable {
  /// One for each place that `coercion` concerns: whether it is lenient there.
  var coercions: [Bool] = []
  var losses: [Bool] = []
}

extension Conversion {
  /// The conversion as if everything were strict and nothing were lossy, and what it is instead.
  var separated: (plain: Conversion, strictness: Strictness) {
    var strictness = Strictness()
    return (separating(into: &strictness), strictness)
  }

  private func separating(into all: inout Strictness) -> Conversion {
    switch self {
    case .scalar(let scalar, let coercion):
      all.coercions.append(coercion == .lenient)
      return .scalar(scalar, .strict)
    case .mapping, .parameter, .union, .foreign: return self
    case .generic(let id, let arguments): return .generic(id, arguments.map { $0.separating(into: &all) })
    case .enumeration(let id, let coercion):
      all.coercions.append(coercion == .lenient)
      return .enumeration(id, .strict)
    case .optional(let inner, let emptyTextIsNil):
      all.coercions.append(emptyTextIsNil)
      return .optional(inner.separating(into: &all), emptyTextIsNil: false)
    case .array(let inner, let acceptsSingle, let isLossy):
      all.coercions.append(acceptsSingle)
      all.losses.append(isLossy)
      return .array(inner.separating(into: &all), acceptsSingle: false, isLossy: false)
    case .set(let inner, let acceptsSingle, let isLossy):
      all.coercions.append(acceptsSingle)
      all.losses.append(isLossy)
      return .set(inner.separating(into: &all), acceptsSingle: false, isLossy: false)
    case .dictionary(let key, let value, let isLossy):
      all.losses.append(isLossy)
      return .dictionary(key: key.separating(into: &all), value: value.separating(into: &all), isLossy: false)
    case .field(let inner): return .field(inner.separating(into: &all))
    case .lazyArray(let inner): return .lazyArray(inner.separating(into: &all))
    case .keyed(let inner, let isSet, let isLossy):
      all.losses.append(isLossy)
      return .keyed(inner.separating(into: &all), isSet: isSet, isLossy: false)
    case .single(let inner): return .single(inner.separating(into: &all))
    case .entries(let notation, let key, let value, let isLossy):
      all.losses.append(isLossy)
      return .entries(notation, key: key.separating(into: &all), value: value.separating(into: &all), isLossy: false)
    case .jsonText(let inner): return .jsonText(inner.separating(into: &all))
    case .pipeline(let pipeline):
      return .pipeline(Pipeline(input: pipeline.input.separating(into: &all), steps: pipeline.steps))
    case .alternatives(let calls): return .alternatives(calls.map { $0.separating(into: &all) })
    }
  }

  /// The same without the outermost `T?` or `Field<T>`.
  var withoutAbsence: Conversion {
    switch self {
    case .optional(let inner, _), .field(let inner): inner
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray,
      .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      self
    }
  }

  /// Whether a step of it, or what it contains, runs code that only Swift has.
  var runsSwift: Bool {
    switch self {
    case .foreign: true
    case .pipeline(let pipeline): pipeline.input.runsSwift || pipeline.steps.contains(where: \.runsSwift)
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .jsonText(let inner):
      inner.runsSwift
    case .dictionary(let key, let value, _), .entries(_, let key, let value, _): key.runsSwift || value.runsSwift
    case .alternatives(let all): all.contains(where: \.runsSwift)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union: false
    }
  }

  /// The tables and Swift types in its steps.
  var steps: [Pipeline.Step] {
    switch self {
    case .pipeline(let pipeline): pipeline.input.steps + pipeline.steps.flatMap(\.withInner)
    case .optional(let inner, _), .array(let inner, _, _), .set(let inner, _, _), .field(let inner),
      .lazyArray(let inner), .keyed(let inner, _, _), .single(let inner), .jsonText(let inner):
      inner.steps
    case .dictionary(let key, let value, _), .entries(_, let key, let value, _): key.steps + value.steps
    case .alternatives(let all): all.flatMap(\.steps)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: []
    }
  }
}

extension Pipeline.Step {
  fileprivate var withInner: [Pipeline.Step] {
    switch operation {
    case .transformer, .number: [self]
    case .each(let steps): steps.flatMap(\.withInner)
    case .read(let conversion): conversion.steps
    case .alternatives(let all): all.joined().flatMap(\.withInner)
    }
  }

  fileprivate var runsSwift: Bool {
    switch operation {
    case .transformer(.swift), .transformer(.place): true
    case .transformer, .number: false
    case .each(let steps): steps.contains(where: \.runsSwift)
    case .read(let conversion): conversion.runsSwift
    case .alternatives(let all): all.joined().contains(where: \.runsSwift)
    }
  }
}
