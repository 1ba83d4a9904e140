/// Steps that work in the type of the property: `date` and `iso8601` make a `Zoned` as well, and `non_finite` a `Float`.
extension ConversionBuilder {
  /// The steps, in the form that the innermost part of the type needs.
  func adapted(
    _ steps: ArraySlice<CheckedStep>, to type: ValueType
  ) throws(Problem) -> ArraySlice<CheckedStep> {
    if let last = steps.last, case .alternatives(let calls) = last.action {
      var stage = last
      var adaptedCalls: [CheckedStep] = []
      for call in calls { adaptedCalls += try self.adapted([call], to: type) }
      stage.action = .alternatives(adaptedCalls)
      return steps.dropLast() + [stage]
    }
    guard let last = steps.last, case .transformer(let transformer?, let input, _) = last.action else { return steps }
    let leaf = type.leaf
    var adapted = last
    switch transformer {
    case .iso8601 where leaf == .scalar(.zoned):
      adapted.action = .transformer(.zonedISO8601, input: input, output: leaf)
    case .date(let patterns, _) where leaf == .scalar(.zoned):
      if last.statesZone { throw .zoneOfZoned(last) }
      guard patterns.allSatisfy(\.saysZone) else { throw .patternWithoutZone(last) }
      adapted.action = .transformer(.zonedDate(patterns: patterns), input: input, output: leaf)
    case .nonFinite where leaf == .scalar(.float):
      adapted.action = .transformer(transformer, input: leaf, output: leaf)
    case .nonFinite where leaf != .scalar(.double): throw .doesNotGive(last, gives: .scalar(.double), type)
    default: return steps
    }
    return steps.dropLast() + [adapted]
  }

  /// `non_finite` over a tree, which may be a number or a text.
  func readNonFinite(_ step: CheckedStep, to run: inout Run) {
    guard case .transformer(let transformer?, .scalar(let scalar), let output) = step.action else { return }
    let operation = Pipeline.Step(.transformer(transformer), from: output, to: output)
    let conversion = Conversion.pipeline(Pipeline(input: .scalar(scalar, coercion), steps: [operation]))
    run.steps.append(.init(.read(conversion), from: run.output, to: output))
    run.output = output
    run.last = step
  }
}

extension ValueType {
  /// What is left without optionals and collections.
  var leaf: ValueType {
    switch self {
    case .optional(let part), .array(let part), .set(let part), .dictionary(_, let part), .field(let part),
      .lazyArray(let part):
      part.leaf
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: self
    }
  }
}
