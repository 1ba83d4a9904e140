import KVMapSource

// MARK: - `a or b`

extension ConversionBuilder {
  /// A stage of several calls that reads the document.
  ///
  /// All calls work at the level at which the first does whose result does not depend on the type: on the value, or on
  /// each element of it.
  ///
  /// - Parameter rest: The stages behind it.
  mutating func alternatives(
    _ calls: [CheckedStep], of stage: CheckedStep, for type: ValueType, before rest: ArraySlice<CheckedStep>,
    _ context: Context
  ) throws(Problem) -> Conversion {
    let given = try agreed(calls)
    guard !rest.isEmpty else {
      if let given, given.depth < type.depth { return try collection(type, through: [stage], context) }
      return try alternatives(calls, for: type, context)
    }
    let middle: ValueType
    if let given { middle = given } else { middle = try input(of: rest, for: type) }
    let run = try run(from: middle, rest, after: stage)
    if run.remaining.isEmpty, run.output.depth < type.depth {
      return try collection(type, through: [stage] + rest, context)
    }
    if context.isLossy, type.isCollection, !hasFallback { throw .nothingToDrop(stage, type) }
    let steps = try self.steps(run, after: rest, to: type, context)
    let read = try alternatives(calls, for: middle, Context(excluded: context.excluded, nesting: context.nesting))
    return steps.isEmpty ? read : .pipeline(Pipeline(input: read, steps: steps))
  }

  private mutating func alternatives(
    _ calls: [CheckedStep], for type: ValueType, _ context: Context
  ) throws(Problem) -> Conversion {
    var all: [Conversion] = []
    for (index, call) in calls.enumerated() {
      let conversion = try alternative(call, for: type, context, canDrop: calls.count > 1)
      try checkReach(of: call, conversion, behind: zip(calls[..<index], all))
      all.append(conversion)
    }
    return all.count == 1 ? all[0] : .alternatives(all)
  }

  private mutating func alternative(
    _ call: CheckedStep, for type: ValueType, _ context: Context, canDrop: Bool
  ) throws(Problem) -> Conversion {
    if case .plain = call.action { return try conversion(for: type, context) }
    do {
      return try conversion(for: type, through: [call], context)
    } catch {
      // `lossy` is for those that read elements, as `plain` does.
      guard case .nothingToDrop = error, canDrop else { throw error }
      var context = context
      context.isLossy = false
      return try conversion(for: type, through: [call], context)
    }
  }

  /// The type that all calls give; `nil` if that depends on the type they are for.
  func agreed(_ calls: [CheckedStep]) throws(Problem) -> ValueType? {
    guard let first = calls.first(where: { $0.output != nil }), let given = first.output else { return nil }
    for call in calls {
      guard let output = call.output, output != given, !(output.isNumber && given.isNumber) else { continue }
      throw .givesAnother(call, gives: output, than: first, given)
    }
    return given
  }

  /// A call that takes every text or every number leaves none to those behind it.
  private func checkReach(
    of call: CheckedStep, _ conversion: Conversion, behind others: some Sequence<(CheckedStep, Conversion)>
  ) throws(Problem) {
    guard !call.isOpen else { return }
    var left = conversion.nativeKinds
    for (other, earlier) in others where !other.isOpen {
      if earlier == conversion { throw .unreachable(call, behind: other) }
      left.subtract(earlier.exhaustedKinds)
      if left.isEmpty { throw .unreachable(call, behind: other) }
    }
  }

  // MARK: Values in memory

  /// A stage behind another step. Each call takes what is there.
  ///
  /// - Parameter type: What the calls give.
  mutating func applyAlternatives(
    _ calls: [CheckedStep], of stage: CheckedStep, giving type: ValueType, to run: inout Run, _ context: Context
  ) throws(Problem) {
    let given = run.output
    if given == .scalar(.value) {
      let read = try alternatives(calls, for: type, Context(excluded: context.excluded, nesting: context.nesting))
      run.steps.append(.init(.read(read), from: given, to: type))
    } else if let part = given.part, !calls.contains(where: { $0.takes(given) }) {
      // As other steps, it works on each element.
      var inner = Run(output: part, last: run.last)
      let wanted = type.depth < given.depth ? type : type.part ?? type
      try applyAlternatives(calls, of: stage, giving: wanted, to: &inner, context.inner)
      run.steps.append(.init(.each(inner.steps), from: given, to: given.with(part: wanted)))
      run.output = given.with(part: wanted)
      run.last = stage
      return
    } else {
      var all: [[Pipeline.Step]] = []
      for (index, call) in calls.enumerated() {
        let steps = try self.steps(of: call, from: run, to: type, context)
        for (other, earlier) in zip(calls[..<index], all) where !call.isOpen && !other.isOpen {
          guard earlier == steps || earlier.allSatisfy(\.takesEverything) else { continue }
          throw .unreachable(call, behind: other)
        }
        all.append(steps)
      }
      if all.count == 1 {
        run.steps += all[0]
      } else {
        run.steps.append(.init(.alternatives(all), from: given, to: type))
      }
    }
    run.output = type
    run.last = stage
  }

  /// The steps of one call over a value in memory.
  private mutating func steps(
    of call: CheckedStep, from run: Run, to type: ValueType, _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    let given = run.output
    if case .plain = call.action { return try reading(given, as: type, after: call, context) }
    guard call.takes(given) else { throw .stepsDoNotMeet(run.last, gives: given, next: call) }
    let made = try self.run(from: given, [call], after: run.last)
    return Self.joined(made.steps + (try finish(made, after: [call], to: type, context)))
  }
}

extension CheckedStep {
  /// Whether it takes a value of a type in memory as a whole.
  fileprivate func takes(_ type: ValueType) -> Bool {
    switch action {
    case .transformer(_, let input, _), .declared(_, let input, _): input == type || (input.isNumber && type.isNumber)
    case .wrapped: true
    case .sorted: if case .array = type { true } else { false }
    case .jsonText: type == .scalar(.string)
    case .keyed, .coordinate: type == .scalar(.object)
    case .plain, .codable: type.part == nil
    case .single: if case .array = type { true } else { false }
    case .entries: type == .scalar(.value)
    case .alternatives(let calls): calls.contains { $0.takes(type) }
    }
  }
}
