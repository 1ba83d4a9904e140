import KVMapSema

/// Inverse pipelines: the last step first.
extension EncodingLowering {
  func pipeline(_ pipeline: Pipeline) -> ValueEncoding {
    guard let input = pipeline.steps.first?.input else { return value(pipeline.input) }
    let steps = pipeline.steps.flatMap(\.written).filter { !$0.isIdentityWhenUndone }
    var encoding = PipelineEncoding(
      groups: [], steps: [], content: value(pipeline.input), type: input, needsSwift: pipeline.needsSwift)
    guard let first = steps.first else { return .pipeline(encoding) }
    var others = steps.dropFirst()
    if steps.count > Pipeline.maximumNesting {
      encoding.groups = groups(others)
      others = []
    }
    // What precedes the first step is written unchanged.
    if let call = direct(first, pipeline.input) {
      encoding.content = .call(call)
      encoding.steps = undone(others)
    } else {
      encoding.steps = undone([first] + others)
    }
    return .pipeline(encoding)
  }

  /// What makes the text of the key of a dictionary.
  func keyText(_ conversion: Conversion) -> KeyText {
    switch conversion {
    case .pipeline(let pipeline):
      guard let input = pipeline.steps.first?.input else { return .steps([]) }
      let steps = pipeline.steps.flatMap(\.written).filter { !$0.isIdentityWhenUndone }
      return .steps(undone(steps[...]) + unread(pipeline.input, input, as: .scalar(.string)))
    case .scalar(let scalar, _): return .steps(unread(conversion, .scalar(scalar), as: .scalar(.string)))
    case .enumeration(let id, _): return .steps([.caseKey(id)])
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .alternatives:
      return .written(value(conversion))
    }
  }

  /// Steps, the last first, as many in a group as an expression may have.
  private func groups(_ steps: ArraySlice<Pipeline.Step>) -> [StepGroup] {
    var groups: [StepGroup] = []
    var rest = steps
    while let last = rest.last, let first = rest.suffix(Pipeline.maximumNesting).first {
      groups.append(
        StepGroup(
          steps: undone(rest.suffix(Pipeline.maximumNesting)), taken: last.output, given: first.input,
          remaining: rest.count))
      rest = rest.dropLast(Pipeline.maximumNesting)
    }
    return groups
  }

  /// What makes the input of the first of the steps of the output of the last.
  private func undone(_ steps: ArraySlice<Pipeline.Step>) -> [StepEncoding] {
    var encodings: [StepEncoding] = []
    var rest = steps
    while let step = rest.popLast() {
      if step.operation == .number, rest.last?.operation == .transformer(.numberFromText),
        case .scalar(let scalar) = step.output, let text = Self.numberText(of: scalar)
      {
        encodings.append(.call(text))
        rest.removeLast()
      } else {
        encodings += undone(step)
      }
    }
    return encodings
  }

  private func undone(_ step: Pipeline.Step) -> [StepEncoding] {
    switch step.operation {
    case .transformer(let transformer): return undone(transformer, step)
    case .number: return Self.number(from: step.output, to: step.input)
    case .alternatives: return undone(step.written.filter { !$0.isIdentityWhenUndone }[...])
    case .read(let conversion): return unread(conversion, step.output, as: step.input)
    case .each(let steps):
      let each = groups(steps.filter { !$0.isIdentityWhenUndone }[...]).map(StepEncoding.each)
      guard step.makesSet, case .array(let element) = step.input else { return each }
      if case .scalar(let scalar) = element, scalar.isOrdered { return each + [.sorted] }
      return each + [.ascending(value(element.plainConversion), element)]
    }
  }

  /// What makes the value that was read as this one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - input: The type of what was read.
  private func unread(_ conversion: Conversion, _ type: ValueType, as input: ValueType) -> [StepEncoding] {
    switch (conversion, input) {
    case (.scalar(let scalar, _), .scalar(let given)) where scalar == given: return []
    case (.scalar(let scalar, _), .scalar(.string)) where scalar.hasText:
      return [.call(StepCall(.text, canThrow: WriterFunction(scalar)?.canThrow))]
    case (.enumeration(let id, _), .scalar(let given)) where given == program[id].raw: return [.rawValue(id)]
    case (.enumeration(let id, _), .scalar(.string)): return [.rawValue(id), .call(StepCall(.text))]
    case (.array(let conversion, _, _), .array(let element)):
      let output = if case .array(let part) = type { part } else { type }
      let step = Pipeline.Step(.read(conversion), from: element, to: output)
      return undone(Pipeline.Step(.each([step]), from: input, to: type))
    default: return [.rewritten(value(conversion), type, as: input)]
    }
  }

  /// The text of a number that is not a `Decimal`; `nil` for one that is.
  private static func numberText(of scalar: Scalar) -> StepCall? {
    if scalar.isInteger { return StepCall(.text) }
    return scalar == .float || scalar == .double ? StepCall(.numberText) : nil
  }

  /// Converts one type of number to another, exactly. All conversions go through Decimal.
  private static func number(from input: ValueType, to output: ValueType) -> [StepEncoding] {
    guard input != output, case .scalar(let from) = input, case .scalar(let to) = output else { return [] }
    var steps: [StepEncoding] = []
    if from != .decimal {
      steps.append(.call(StepCall(from == .float || from == .double ? .decimalOfFloating : .decimalOfInteger)))
    }
    if let function = UndoingFunction(convertingTo: to) { steps.append(.call(StepCall(function))) }
    return steps
  }

  /// A number as the type before a step that accepts any number.
  private static func number(_ call: UndoingFunction, to input: ValueType) -> [StepEncoding] {
    let text = [StepEncoding.call(StepCall(.text, canThrow: true))]
    return [.call(StepCall(call))]
      + (input == .scalar(.string) ? text : number(from: .scalar(.decimal), to: input))
  }
}

extension EncodingLowering {
  private func undone(_ transformer: Transformer, _ step: Pipeline.Step) -> [StepEncoding] {
    switch transformer {
    case .trimmed, .lowercased, .uppercased, .rounded, .clamped, .sorted, .nonFinite: []
    case .date(let patterns, let zone): [.call(StepCall(.text, .init(patterns, zone), canThrow: true))]
    case .zonedDate(let patterns), .day(let patterns): [.call(StepCall(.text, .init(patterns), canThrow: true))]
    case .iso8601, .zonedISO8601, .isoDuration, .numberFromText, .url: [.call(StepCall(.text, canThrow: true))]
    case .uuid, .base64: [.call(StepCall(.text))]
    case .httpDate: [.call(StepCall(.httpDateText))]
    case .dotnetDate: [.call(StepCall(.dotNetDateText))]
    case .clockDuration: [.call(StepCall(.clockText))]
    case .base64url: [.call(StepCall(.base64URLText))]
    case .hex: [.call(StepCall(.hexText))]
    case .epochSeconds: Self.number(.decimalOfEpochSeconds, to: step.input)
    case .epochMilliseconds: Self.number(.decimalOfEpochMilliseconds, to: step.input)
    case .epochDays: Self.number(.decimalOfEpochDays, to: step.input)
    case .durationSeconds: Self.number(.decimalOfDurationSeconds, to: step.input)
    case .durationMilliseconds: Self.number(.decimalOfDurationMilliseconds, to: step.input)
    case .textFromNumber: Self.number(.parseDecimal, to: step.input)
    case .prefix(let prefix): [.call(StepCall(.removingPrefix, .text(prefix)))]
    case .suffix(let suffix): [.call(StepCall(.removingSuffix, .text(suffix)))]
    case .split(let separator): [.call(StepCall(.join, .text(separator)))]
    case .joined(let separator): [.call(StepCall(.split, .text(separator)))]
    case .scaled(let factor): [.call(StepCall(.unscale, .text(factor)))]
    case .offset(let amount): [.call(StepCall(.unshift, .text(amount)))]
    case .bool(let yes, let no): [.choice(yes: yes, no: no)]
    case .wrapped: [.call(StepCall(.only))]
    case .single: [.wrapped]
    case .table(let table): [.table(table, value: step.output, document: step.input)]
    case .place: [.coordinate]
    case .swift(let codec):
      [.call(StepCall(.write, .codec(codec, name: codec.asked.contains(.name) ? property : nil)))]
    }
  }

  /// The call that undoes the first step of a pipeline and writes the step's input, where the runtime has one.
  private func direct(_ step: Pipeline.Step, _ input: Conversion) -> WriterCall? {
    guard case .scalar(let scalar, _) = input else { return nil }
    switch step.operation {
    case .transformer(let transformer): return Self.direct(transformer, scalar)
    // They are text in a document anyway.
    case .read(.scalar(let scalar, _)) where scalar.isAlwaysText && step.input == .scalar(.string):
      return WriterFunction(scalar).map { WriterCall($0) }
    case .read, .number, .each, .alternatives: return nil
    }
  }

  private static func direct(_ transformer: Transformer, _ input: Scalar) -> WriterCall? {
    let isText = input == .string
    return switch transformer {
    case .epochSeconds: WriterCall(.epochSeconds)
    case .epochMilliseconds: WriterCall(.epochMilliseconds)
    case .epochDays: WriterCall(.epochDays)
    case .durationSeconds: WriterCall(.durationSeconds)
    case .durationMilliseconds: WriterCall(.durationMilliseconds)
    case .nonFinite(let texts): WriterCall(input == .float ? .float : .double, .nonFinite(texts))
    case .textFromNumber: WriterCall(.number)
    case .date(let patterns, let zone): isText ? WriterCall(.date, .init(patterns, zone)) : nil
    case .iso8601: isText ? WriterCall(.date) : nil
    case .httpDate: isText ? WriterCall(.httpDate) : nil
    case .dotnetDate: isText ? WriterCall(.dotNetDate) : nil
    case .url: isText ? WriterCall(.url) : nil
    case .uuid: isText ? WriterCall(.uuid) : nil
    case .zonedDate(let patterns): isText ? WriterCall(.zoned, .init(patterns)) : nil
    case .zonedISO8601: isText ? WriterCall(.zoned) : nil
    case .day(let patterns): isText ? WriterCall(.day, .init(patterns), canThrow: true) : nil
    case .isoDuration: isText ? WriterCall(.duration) : nil
    case .clockDuration: isText ? WriterCall(.clockDuration) : nil
    case .base64: isText ? WriterCall(.data) : nil
    case .base64url: isText ? WriterCall(.base64URL) : nil
    case .hex: isText ? WriterCall(.hex) : nil
    case .numberFromText, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset,
      .rounded, .clamped, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      nil
    }
  }
}

extension Pipeline.Step {
  /// Whether the value is written as the step produced it.
  fileprivate var isIdentityWhenUndone: Bool {
    switch operation {
    case .transformer(.trimmed), .transformer(.lowercased), .transformer(.uppercased), .transformer(.rounded),
      .transformer(.clamped), .transformer(.sorted), .read(.scalar), .number:
      input == output
    case .transformer, .read: false
    case .each(let steps): !makesSet && steps.allSatisfy(\.isIdentityWhenUndone)
    case .alternatives(let calls): calls.first?.allSatisfy(\.isIdentityWhenUndone) ?? true
    }
  }
}

extension Scalar {
  /// Whether the writer has a text for it.
  fileprivate var hasText: Bool {
    switch self {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data:
      true
    case .string, .coordinate, .value, .object: false
    }
  }
}
