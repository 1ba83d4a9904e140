package import KVMapSema

extension Program {
  /// Whether a rule uses a user-defined Swift type or function (`= swift`).
  package var usesCodec: Bool {
    !codecSteps.isEmpty
      || mappings.contains { $0.properties.contains { $0.defaultValue.map(needsSwift) ?? false } }
  }

  /// The steps of all rules that call user-defined Swift types.
  var codecSteps: [(codec: SwiftCodec, step: Pipeline.Step)] {
    mappings.flatMap { mapping in mapping.properties.flatMap { codecSteps(of: $0.conversion) } }
      + unions.flatMap { union in union.cases.flatMap { $0.conversion.map(codecSteps) ?? [] } }
  }

  private func codecSteps(of conversion: Conversion) -> [(codec: SwiftCodec, step: Pipeline.Step)] {
    switch conversion {
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: []
    case .generic(_, let arguments): arguments.flatMap(codecSteps)
    case .optional(let part, _), .array(let part, _, _), .set(let part, _, _), .field(let part), .lazyArray(let part),
      .keyed(let part, _, _), .single(let part), .jsonText(let part):
      codecSteps(of: part)
    case .dictionary(let key, let part, _), .entries(_, let key, let part, _):
      codecSteps(of: key) + codecSteps(of: part)
    case .alternatives(let calls): calls.flatMap(codecSteps)
    case .pipeline(let pipeline): codecSteps(of: pipeline.input) + pipeline.steps.flatMap(codecSteps)
    }
  }

  private func codecSteps(of step: Pipeline.Step) -> [(codec: SwiftCodec, step: Pipeline.Step)] {
    switch step.operation {
    case .transformer(.swift(let codec)): [(codec, step)]
    case .transformer, .number: []
    case .each(let steps): steps.flatMap(codecSteps)
    case .read(let conversion): codecSteps(of: conversion)
    case .alternatives(let calls): calls.joined().flatMap(codecSteps)
    }
  }
}
