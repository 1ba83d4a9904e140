/// A family applies to every property of its class, in every file (A74 of the language's decisions), but not to a type
/// argument.
struct FamilyRules {
  private var families: [MappingID: UnionID] = [:]

  /// - Returns: `nil` when there is no family.
  init?(_ program: Program) {
    for union in program.unions {
      if case .family(let base) = union.kind { families[base] = union.id }
    }
    if families.isEmpty { return nil }
  }

  func apply(to program: inout Program) {
    for mapping in program.mappings.indices {
      for property in program.mappings[mapping].properties.indices {
        program.mappings[mapping].properties[property].conversion = ruled(
          program.mappings[mapping].properties[property].conversion)
      }
      if let context = program.mappings[mapping].extras.context {
        program.mappings[mapping].extras.context?.conversion = ruled(context.conversion)
      }
    }
    for union in program.unions.indices {
      // The cases of a family are its classes, each with its own mapping.
      if case .family = program.unions[union].kind { continue }
      for index in program.unions[union].cases.indices {
        program.unions[union].cases[index].conversion = program.unions[union].cases[index].conversion.map(ruled)
      }
    }
    for entry in program.entries.indices {
      program.entries[entry].conversion = ruled(program.entries[entry].conversion)
    }
  }

  /// Recursion depth is bounded by the nesting of types and pipelines, which the parser limits.
  func ruled(_ conversion: Conversion) -> Conversion {
    switch conversion {
    case .mapping(let id): families[id].map(Conversion.union) ?? conversion
    // The mapper of a generic type knows only how an argument reads on its own.
    case .scalar, .parameter, .enumeration, .union, .foreign, .generic: conversion
    case .optional(let inner, let emptyTextIsNil): .optional(ruled(inner), emptyTextIsNil: emptyTextIsNil)
    case .array(let inner, let acceptsSingle, let isLossy):
      .array(ruled(inner), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .set(let inner, let acceptsSingle, let isLossy):
      .set(ruled(inner), acceptsSingle: acceptsSingle, isLossy: isLossy)
    case .dictionary(let key, let value, let isLossy): .dictionary(key: key, value: ruled(value), isLossy: isLossy)
    case .field(let inner): .field(ruled(inner))
    case .lazyArray(let inner): .lazyArray(ruled(inner))
    case .keyed(let inner, let isSet, let isLossy): .keyed(ruled(inner), isSet: isSet, isLossy: isLossy)
    case .single(let inner): .single(ruled(inner))
    case .entries(let notation, let key, let value, let isLossy):
      .entries(notation, key: key, value: ruled(value), isLossy: isLossy)
    case .jsonText(let inner): .jsonText(ruled(inner))
    case .pipeline(let pipeline):
      .pipeline(Pipeline(input: ruled(pipeline.input), steps: pipeline.steps.map(ruled)))
    case .alternatives(let all): .alternatives(all.map(ruled))
    }
  }

  private func ruled(_ step: Pipeline.Step) -> Pipeline.Step {
    var step = step
    switch step.operation {
    case .transformer, .number: break
    case .each(let steps): step.operation = .each(steps.map(ruled))
    case .read(let conversion): step.operation = .read(ruled(conversion))
    case .alternatives(let all): step.operation = .alternatives(all.map { $0.map(ruled) })
    }
    return step
  }
}
