import KVMapSource

/// Chooses how a value of the document is converted to a value of a type, and back.
///
/// A pipeline applies at the outermost level of a type that its result matches: for `[Date]` a step that gives a `Date`
/// is applied to each element, and one that gives `[Date]` to the whole.
struct ConversionBuilder {
  enum Problem: Error {
    /// The result of a step, or the type before the first one, is not what the next step takes.
    case stepsDoNotMeet(CheckedStep?, gives: ValueType, next: CheckedStep)
    /// The type cannot be read from the result of the last step.
    case doesNotGive(CheckedStep, gives: ValueType?, ValueType)
    /// A step produces the elements that `lossy` would drop.
    case nothingToDrop(CheckedStep, ValueType)
    /// The type cannot be the key of a dictionary.
    case noKey(ValueType)
    /// The same of a type whose `default … via` does not read texts.
    case noKeyByRule(ValueType)
    /// `date` for a `Zoned`, with a pattern that does not say the zone.
    case patternWithoutZone(CheckedStep)
    /// `date` for a `Zoned`, with an argument that says the zone.
    case zoneOfZoned(CheckedStep)
    /// A call gives another type than the first of its stage.
    case givesAnother(CheckedStep, gives: ValueType, than: CheckedStep, ValueType)
    /// An earlier call of the same stage takes all that a call takes.
    case unreachable(CheckedStep, behind: CheckedStep)
    case tooManySteps(CheckedStep)
    /// The same for the key of a dictionary.
    case tooManyStepsOfKey(CheckedStep)
    /// `codable` for a type that no `extern type` declares.
    case notCodable(CheckedStep, ValueType)
    /// The values of a dictionary are not written as objects that could have a key.
    case needsObjects(CheckedStep, ValueType)
    /// It was reported elsewhere.
    case told
  }

  /// The maximum number of steps in a pipeline, including those of the transforms that it uses.
  static let maximumSteps = 1024
  /// The maximum number of steps for the key of a dictionary, which generated code writes as one expression.
  static let maximumStepsOfKey = 64
  /// The maximum nesting depth of documents in texts and of objects read as arrays.
  static let maximumNesting = 16

  let coercion: Coercion
  /// `default TYPE via …`, for a type without `?`.
  let defaults: (ValueType) -> DefaultConversions.Rule?
  /// Whether a fallback replaces a bad value, so that `lossy` does not need elements.
  var hasFallback = false
  /// The rules of `defaults` that were used.
  private(set) var usedRules: [DefaultConversions.Rule] = []

  init(coercion: Coercion, defaults: @escaping (ValueType) -> DefaultConversions.Rule?) {
    self.coercion = coercion
    self.defaults = defaults
  }

  /// - Parameters:
  ///   - steps: The pipeline of the property itself.
  /// - Parameter isLossy: Whether the outermost collection drops bad elements.
  mutating func conversion(
    for type: ValueType, through steps: [CheckedStep] = [], isLossy: Bool = false
  ) throws(Problem) -> Conversion {
    try checkCount(of: steps)
    return try conversion(for: type, through: steps[...], Context(isLossy: isLossy))
  }

  private func checkCount(of steps: [CheckedStep]) throws(Problem) {
    var count = 0
    for step in steps {
      count += step.stepCount
      if count > Self.maximumSteps { throw .tooManySteps(step) }
    }
  }

  /// The steps of a transform, from its input to its output.
  mutating func steps(
    from input: ValueType, through steps: [CheckedStep], to output: ValueType
  ) throws(Problem) -> [Pipeline.Step] {
    try checkCount(of: steps)
    let steps = try adapted(steps[...], to: output)
    let run = try run(from: input, steps, after: nil)
    return Self.joined(run.steps + (try finish(run, after: steps, to: output, Context())))
  }

  struct Context {
    var isLossy = false
    /// Whether null was already handled outside the value, so that a step may give an optional.
    var isInOptional = false
    /// The type whose `default … via` is being followed; it is not followed again.
    var excluded: ValueType?
    /// The number of enclosing embedded documents.
    var nesting = 0

    /// The context for the parts of a collection.
    var inner: Context { Context(excluded: excluded, nesting: nesting) }
  }

  // MARK: Conversions from the document

  mutating func conversion(
    for type: ValueType, through steps: ArraySlice<CheckedStep>, _ context: Context
  ) throws(Problem) -> Conversion {
    let steps = try adapted(steps, to: type)
    guard let first = steps.first else { return try conversion(for: type, context) }
    switch type {
    case .optional(let wrapped):
      // Null is nil, whatever the pipeline does with a value.
      var context = context
      context.isInOptional = true
      let conversion = try conversion(for: wrapped, through: steps, context)
      return .optional(conversion, emptyTextIsNil: coercion == .lenient && !wrapped.acceptsEmptyText)
    case .field(let value): return .field(try conversion(for: value, through: steps, context))
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .array, .set, .dictionary, .lazyArray:
      break
    }
    switch first.action {
    case .jsonText:
      return .jsonText(try conversion(for: type, through: steps.dropFirst(), try nested(context, in: first)))
    case .keyed: return try keyed(type, first, steps.dropFirst(), context)
    case .alternatives(let calls):
      return try alternatives(calls, of: first, for: type, before: steps.dropFirst(), context)
    case .single: return try single(type, first, steps.dropFirst(), context)
    case .entries(let notation): return try entries(type, first, notation, steps, context)
    case .codable: return try codable(type, first, steps, context)
    case .transformer, .wrapped, .sorted, .declared, .coordinate, .plain: break
    }
    let input = try input(of: steps, for: type)
    let run = try run(from: input, steps, after: nil)
    if run.remaining.isEmpty, run.output.depth < type.depth {
      return try collection(type, through: steps, context)
    }
    if context.isLossy, type.isCollection, !hasFallback { throw .nothingToDrop(first, type) }
    let all = try self.steps(run, after: steps, to: type, context)
    let read: Conversion =
      input.isNative ? try plain(input, Context()) : try conversion(for: input, Context(excluded: context.excluded))
    return simplified(Pipeline(input: read, steps: all))
  }

  /// All steps behind the input of a pipeline, the last of which give a type.
  mutating func steps(
    _ run: Run, after steps: ArraySlice<CheckedStep>, to type: ValueType, _ context: Context
  ) throws(Problem) -> [Pipeline.Step] {
    let all = Self.joined(run.steps + (try finish(run, after: steps, to: type, context)))
    if let step = steps.last, let set = all.first(where: \.makesUnorderedSet) {
      throw .doesNotGive(step, gives: set.input, type)
    }
    return all
  }

  /// An object of objects, each of which becomes an element of an array or a set.
  private mutating func keyed(
    _ type: ValueType, _ step: CheckedStep, _ rest: ArraySlice<CheckedStep>, _ context: Context
  ) throws(Problem) -> Conversion {
    let inner = try nested(context.inner, in: step)
    if let next = rest.first, case .single = next.action {
      let element = try conversion(for: type, through: rest.dropFirst(), inner)
      return .single(.keyed(element, isSet: false, isLossy: false))
    }
    switch type {
    case .array(let element):
      return .keyed(try conversion(for: element, through: rest, inner), isSet: false, isLossy: context.isLossy)
    case .set(let element):
      return .keyed(try conversion(for: element, through: rest, inner), isSet: true, isLossy: context.isLossy)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary, .field,
      .lazyArray:
      throw .doesNotGive(step, gives: nil, type)
    }
  }

  func nested(_ context: Context, in step: CheckedStep) throws(Problem) -> Context {
    guard context.nesting < Self.maximumNesting else { throw .tooManySteps(step) }
    var context = context
    context.nesting += 1
    return context
  }

  /// A collection whose elements go through the steps individually.
  mutating func collection(
    _ type: ValueType, through steps: ArraySlice<CheckedStep>, _ context: Context
  ) throws(Problem) -> Conversion {
    switch type {
    case .array(let element):
      return .array(
        try conversion(for: element, through: steps, context.inner), acceptsSingle: coercion == .lenient,
        isLossy: context.isLossy)
    case .set(let element):
      return .set(
        try conversion(for: element, through: steps, context.inner), acceptsSingle: coercion == .lenient,
        isLossy: context.isLossy)
    case .dictionary(let key, let value):
      return .dictionary(
        key: try self.key(key), value: try conversion(for: value, through: steps, context.inner),
        isLossy: context.isLossy)
    case .lazyArray(let element):
      return .lazyArray(try conversion(for: element, through: steps, context.inner))
    case .optional, .field, .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign:
      return try conversion(for: type, through: steps, context)
    }
  }

  // MARK: Conversions without steps

  /// Uses the nearest `default … via`, or else the type's own conversion.
  mutating func conversion(for type: ValueType, _ context: Context) throws(Problem) -> Conversion {
    guard type != context.excluded, let steps = try followedDefault(for: type) else { return try plain(type, context) }
    var context = context
    context.excluded = type
    return try conversion(for: type, through: steps[...], context)
  }

  /// The steps of the `default … via` that applies to a type.
  mutating func followedDefault(for type: ValueType) throws(Problem) -> [CheckedStep]? {
    guard let rule = defaults(type) else { return nil }
    usedRules.append(rule)
    guard let steps = rule.steps else { throw .told }
    return steps
  }

  mutating func plain(_ type: ValueType, _ context: Context) throws(Problem) -> Conversion {
    switch type {
    case .scalar(let scalar): return .scalar(scalar, coercion)
    case .mapping(let id): return .mapping(id)
    case .enumeration(let id): return .enumeration(id, coercion)
    case .union(let id): return .union(id)
    case .foreign(let id): return .foreign(id, id.stated.coding)
    case .parameter(let index): return .parameter(index)
    case .generic(let id, let arguments):
      var conversions: [Conversion] = []
      for argument in arguments { conversions.append(try conversion(for: argument, context.inner)) }
      return .generic(id, conversions)
    case .optional(let wrapped):
      return .optional(
        try conversion(for: wrapped, context), emptyTextIsNil: coercion == .lenient && !wrapped.acceptsEmptyText)
    case .field(let value): return .field(try conversion(for: value, context))
    case .array(let element):
      return .array(
        try conversion(for: element, context.inner), acceptsSingle: coercion == .lenient, isLossy: context.isLossy)
    case .set(let element):
      return .set(
        try conversion(for: element, context.inner), acceptsSingle: coercion == .lenient, isLossy: context.isLossy)
    case .dictionary(let key, let value):
      return .dictionary(
        key: try self.key(key), value: try conversion(for: value, context.inner), isLossy: context.isLossy)
    case .lazyArray(let element): return .lazyArray(try conversion(for: element, context.inner))
    }
  }

  /// The key of a dictionary is converted from text, by the type itself or by its `default … via`.
  private mutating func key(_ type: ValueType) throws(Problem) -> Conversion {
    if let steps = try followedDefault(for: type) {
      if let last = steps.last, steps.reduce(0, { $0 + $1.stepCount }) > Self.maximumStepsOfKey {
        throw .tooManyStepsOfKey(last)
      }
      let conversion = try conversion(for: type, through: steps[...], Context(excluded: type))
      guard let key = conversion.ofKey(type) else { throw .noKeyByRule(type) }
      return key
    }
    guard type.mayBeKey else { throw .noKey(type) }
    switch type {
    case .enumeration(let id): return .enumeration(id, .strict)
    case .scalar(let scalar): return .scalar(scalar, .strict)
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      throw .noKey(type)
    }
  }

  /// Consecutive steps over elements are merged into one loop.
  static func joined(_ steps: [Pipeline.Step]) -> [Pipeline.Step] {
    var all: [Pipeline.Step] = []
    var index = 0
    while index < steps.count {
      let first = index
      var inner: [Pipeline.Step] = []
      while index < steps.count, case .each(let next) = steps[index].operation {
        inner += next
        index += 1
      }
      if index > first {
        all.append(.init(.each(joined(inner)), from: steps[first].input, to: steps[index - 1].output))
      } else {
        all.append(steps[index])
        index += 1
      }
    }
    return all
  }

  /// A text that is only parsed as a document, and a tree that is only read again, need no step.
  func simplified(_ pipeline: Pipeline) -> Conversion {
    guard let first = pipeline.steps.first, case .read(let conversion) = first.operation else {
      return .pipeline(pipeline)
    }
    let rest = Array(pipeline.steps.dropFirst())
    switch (pipeline.input, conversion) {
    case (.scalar(.string, .strict), .jsonText), (.scalar(.object, _), .keyed), (.scalar(.object, _), .mapping),
      (.scalar(.value, _), .alternatives):
      return rest.isEmpty ? conversion : .pipeline(Pipeline(input: conversion, steps: rest))
    default: return .pipeline(pipeline)
    }
  }
}
