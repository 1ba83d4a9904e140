import KVMapSource

// MARK: - Values in memory

extension ConversionBuilder {
  /// The result of applying steps to a value of a known type.
  struct Run {
    var steps: [Pipeline.Step] = []
    /// The type of the value so far, and the step that produced it.
    var output: ValueType
    var last: CheckedStep?
    /// The steps from the first one that reads an embedded document, whose type is not known yet.
    var remaining: ArraySlice<CheckedStep> = []
  }

  /// - Parameter before: The step that produced the input; `nil` when the input was read from the document.
  mutating func run(
    from input: ValueType, _ steps: ArraySlice<CheckedStep>, after before: CheckedStep?
  ) throws(Problem) -> Run {
    var run = Run(output: input, last: before)
    for (index, step) in zip(steps.indices, steps) {
      switch step.action {
      case .jsonText, .keyed, .entries, .codable:
        run.remaining = steps[index...]
        return run
      case .alternatives(let calls):
        guard try agreed(calls) != nil else {
          run.remaining = steps[index...]
          return run
        }
        try apply(step, to: &run)
      case .transformer, .wrapped, .sorted, .single, .declared, .coordinate, .plain: try apply(step, to: &run)
      }
    }
    return run
  }

  private mutating func apply(_ step: CheckedStep, to run: inout Run) throws(Problem) {
    switch step.action {
    case .transformer(let transformer, let input, let output):
      if case .nonFinite? = transformer, run.output == .scalar(.value) { return readNonFinite(step, to: &run) }
      guard try convert(&run, to: input, for: step) else { return }
      if let transformer { run.steps.append(.init(.transformer(transformer), from: input, to: output)) }
      run.output = output
    case .declared(let steps, let input, let output):
      guard try convert(&run, to: input, for: step) else { return }
      run.steps += steps
      run.output = output
    case .coordinate(let mappings):
      guard try convert(&run, to: .scalar(.object), for: step) else { return }
      if let mappings {
        let id = coercion == .lenient ? mappings.lenient : mappings.strict
        run.steps.append(.init(.read(.mapping(id)), from: .scalar(.object), to: .scalar(.coordinate)))
      }
      run.output = .scalar(.coordinate)
    case .wrapped:
      run.steps.append(.init(.transformer(.wrapped), from: run.output, to: .array(run.output)))
      run.output = .array(run.output)
    case .sorted:
      guard case .array(let element) = run.output else {
        throw .stepsDoNotMeet(run.last, gives: run.output, next: step)
      }
      if element.canBeSorted {
        run.steps.append(.init(.transformer(.sorted), from: run.output, to: run.output))
      } else {
        try applyToEach(step, of: run.output, &run)
        return
      }
    case .alternatives(let calls):
      guard let given = try agreed(calls) else { throw .stepsDoNotMeet(run.last, gives: run.output, next: step) }
      return try applyAlternatives(calls, of: step, giving: given, to: &run, Context())
    case .plain: break
    case .single:
      guard case .array(let element) = run.output else {
        throw .stepsDoNotMeet(run.last, gives: run.output, next: step)
      }
      run.steps.append(.init(.transformer(.single), from: run.output, to: element))
      run.output = element
    case .jsonText, .keyed, .entries, .codable: throw .stepsDoNotMeet(run.last, gives: run.output, next: step)
    }
    run.last = step
  }

  /// Converts the value to the input of a step.
  ///
  /// - Returns: False when the step was applied to each part of the value instead.
  private mutating func convert(
    _ run: inout Run, to input: ValueType, for step: CheckedStep
  ) throws(Problem) -> Bool {
    if run.output == input { return true }
    if run.output.isNumber, input.isNumber {
      run.steps.append(.init(.number, from: run.output, to: input))
      run.output = input
      return true
    }
    try applyToEach(step, of: run.output, &run)
    return false
  }

  /// A step that takes a T is applied to each element of an array, set, dictionary or optional of T.
  private mutating func applyToEach(
    _ step: CheckedStep, of container: ValueType, _ run: inout Run
  ) throws(Problem) {
    guard let part = container.part else { throw .stepsDoNotMeet(run.last, gives: container, next: step) }
    var inner = Run(output: part, last: run.last)
    try apply(step, to: &inner)
    let output = container.with(part: inner.output)
    run.steps.append(.init(.each(inner.steps), from: container, to: output))
    run.output = output
    run.last = step
  }

  // MARK: The end of a pipeline

  /// The remaining conversion to a type: the steps that read an embedded document, or reading the result of the last
  /// step as if it had appeared in the document.
  mutating func finish(
    _ run: Run, after steps: ArraySlice<CheckedStep>, to type: ValueType, _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    guard let next = run.remaining.first else {
      guard let last = run.last ?? steps.last else { return [] }
      return try reading(run.output, as: type, after: last, context)
    }
    if case .alternatives(let calls) = next.action {
      return try finish(run, calls, of: next, to: type, context)
    }
    let isReadable =
      switch next.action {
      case .jsonText: run.output == .scalar(.string)
      case .keyed: run.output == .scalar(.object) || run.output == .scalar(.value)
      case .entries: run.output == .scalar(.value)
      case .codable: run.output.isReadAgain
      case .transformer, .wrapped, .sorted, .single, .declared, .coordinate, .plain, .alternatives: false
      }
    if case .codable = next.action, case .array(let part) = run.output, part.isReadAgain, let element = type.part {
      let read = try codable(element, next, run.remaining, context.inner)
      return [.init(.each([.init(.read(read), from: part, to: element)]), from: run.output, to: type)]
    }
    guard isReadable else { throw .stepsDoNotMeet(run.last, gives: run.output, next: next) }
    let conversion: Conversion
    if case .jsonText = next.action {
      conversion = .jsonText(
        try self.conversion(for: type, through: run.remaining.dropFirst(), try nested(context, in: next)))
    } else {
      conversion = try self.conversion(for: type, through: run.remaining, context)
    }
    return [.init(.read(conversion), from: run.output, to: type)]
  }

  /// The same where the next stage is one of calls whose result depends on the type they are for.
  private mutating func finish(
    _ run: Run, _ calls: [CheckedStep], of stage: CheckedStep, to type: ValueType, _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    let rest = run.remaining.dropFirst()
    var stages = Run(output: run.output, last: run.last)
    let wanted = rest.isEmpty ? type : try input(of: rest, for: type)
    try applyAlternatives(calls, of: stage, giving: wanted, to: &stages, context)
    // The calls may have been applied to each element of a list.
    guard !rest.isEmpty else {
      return stages.steps + (try reading(stages.output, as: type, after: stage, context))
    }
    let next = try self.run(from: stages.output, rest, after: stage)
    return stages.steps + next.steps + (try finish(next, after: rest, to: type, context))
  }

  /// The steps that read the result of another step as a type; empty when that result already has the type.
  mutating func reading(
    _ given: ValueType, as type: ValueType, after last: CheckedStep, _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    if given == type || (context.isInOptional && given == .optional(type)) { return [] }
    if given == .scalar(.coordinate), case .foreign(let id) = type {
      // `CLLocation`, or another location type of the program: the Swift compiler checks whether it is one.
      return [.init(.transformer(.place(id)), from: given, to: type)]
    }
    if type != context.excluded, let steps = try followedDefault(for: type) {
      var context = context
      context.excluded = type
      let steps = try adapted(steps[...], to: type)
      let run = try run(from: given, steps, after: last)
      return run.steps + (try finish(run, after: steps, to: type, context))
    }
    if given.isNumber, type.isNumber { return [.init(.number, from: given, to: type)] }
    switch (given, type) {
    case (.array(let part), .array(let element)):
      let steps = try reading(part, as: element, of: (given, type), after: last, context)
      return [.init(.each(steps), from: given, to: type)]
    case (.array(let part), .set(let element)):
      let steps = try reading(part, as: element, of: (given, type), after: last, context)
      return [.init(.each(steps), from: given, to: type)]
    case (.scalar(let scalar), _):
      guard Self.reads(scalar, as: type, coercion) else { throw .doesNotGive(last, gives: given, type) }
      return try reading(scalar, as: type, context)
    case (.array, _), (.set, _), (.dictionary, _), (.optional, _), (.mapping, _), (.generic, _), (.parameter, _),
      (.enumeration, _), (.union, _), (.foreign, _), (.field, _), (.lazyArray, _):
      throw .doesNotGive(last, gives: given, type)
    }
  }

  /// The same for the elements of an array; problems are reported for the whole.
  private mutating func reading(
    _ part: ValueType, as element: ValueType, of whole: (given: ValueType, type: ValueType), after last: CheckedStep,
    _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    do {
      return try reading(part, as: element, after: last, context.inner)
    } catch {
      guard case .doesNotGive = error else { throw error }
      throw .doesNotGive(last, gives: whole.given, whole.type)
    }
  }

  private mutating func reading(
    _ scalar: Scalar, as type: ValueType, _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    if type == .scalar(.string), ValueType.scalar(scalar).isNumber {
      let toDecimal: [Pipeline.Step] =
        scalar == .decimal ? [] : [.init(.number, from: .scalar(scalar), to: .scalar(.decimal))]
      return toDecimal + [.init(.transformer(.textFromNumber), from: .scalar(.decimal), to: type)]
    }
    return [.init(.read(try plain(type, context)), from: .scalar(scalar), to: type)]
  }

  /// Whether a value of a scalar type, had it appeared in the document, would be read as the type.
  private static func reads(_ scalar: Scalar, as type: ValueType, _ coercion: Coercion) -> Bool {
    switch scalar {
    case .value: return true
    case .object: return type.mayBeObject
    case .string: return readsText(as: type, coercion)
    case .bool: return type == .scalar(.value) || (type == .scalar(.string) && coercion == .lenient)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
      switch type {
      case .scalar(.value), .enumeration, .union: return true
      case .scalar(.string), .scalar(.bool): return coercion == .lenient
      case .scalar, .mapping, .generic, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
        return false
      }
    case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate: return false
    }
  }

  private static func readsText(as type: ValueType, _ coercion: Coercion) -> Bool {
    switch type {
    case .enumeration, .union: return true
    case .scalar(let scalar):
      switch scalar {
      case .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .value:
        return true
      case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
        .decimal:
        return coercion == .lenient
      case .object, .coordinate: return false
      }
    case .mapping, .generic, .parameter, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      return false
    }
  }
}
