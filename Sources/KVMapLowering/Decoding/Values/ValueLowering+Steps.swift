package import KVMapSema

/// Steps over a value in memory.
extension ValueLowering {
  /// - Parameter input: The type of the value.
  func steps(_ steps: some Collection<Pipeline.Step>, from input: ValueType) -> [StepCode] {
    var codes: [StepCode] = []
    var type = input
    for (step, next) in zip(steps, steps.dropFirst().map(Optional.some) + [nil]) {
      if next?.takesAnyNumber == true, step.isNumberReading, type == .scalar(.string) || type == .scalar(.decimal) {
        continue
      }
      // Together they need no `Decimal`.
      if step.isNumberFromText, next?.operation == .number, type == .scalar(.string) { continue }
      codes += self.step(step, from: type)
      type = step.output
    }
    return codes
  }

  private func step(_ step: Pipeline.Step, from type: ValueType) -> [StepCode] {
    let code = { StepCode(operation: $0, input: type, output: step.output) }
    switch step.operation {
    case .transformer(let transformer): return transform(transformer, from: type, to: step.output)
    case .number: return number(from: type, to: step.output)
    case .read(let conversion): return read(conversion, from: type, to: step.output)
    case .alternatives(let calls): return [code(.alternatives(calls.map { steps($0, from: step.input) }))]
    case .each(let inner):
      let element = inner.first?.input
      let each = element.map { code(.each(steps(inner, from: $0), of: $0)) }
      return [each, step.makesSet ? code(.set) : nil].compactMap(\.self)
    }
  }

  /// The result so far, read as if it were in the document.
  func read(_ conversion: Conversion, from input: ValueType, to output: ValueType) -> [StepCode] {
    let code = { StepCode(operation: $0, input: input, output: output) }
    switch (conversion, input) {
    case (.scalar(let scalar, _), .scalar(let given)) where scalar == given: return []
    case (.scalar(.value, _), .scalar(.string)): return [code(.tree)]
    case (.scalar(let scalar, let coercion), .scalar(.string)) where scalar.isReadFromText(coercion):
      return StepFunction.parsing(scalar).map { [code(.call($0, .none))] } ?? []
    case (.enumeration(let id, _), .scalar(let given)) where given == program[id].raw:
      return [code(.enumerationCase(id))]
    case (.enumeration(let id, .lenient), .scalar(.string)):
      let raw = ValueType.scalar(program[id].raw)
      return read(.scalar(program[id].raw, .lenient), from: input, to: raw)
        + [StepCode(operation: .enumerationCase(id), input: raw, output: output)]
    case (.array(let conversion, _, false), .array(let element)):
      return [code(.each(read(conversion, from: element, to: output.wrapped), of: element))]
    default: return [code(.reread(self.code(conversion, output)))]
    }
  }

  private func transform(_ transformer: Transformer, from input: ValueType, to output: ValueType) -> [StepCode] {
    let code = { [StepCode(operation: $0, input: input, output: output)] }
    let call = { (function: StepFunction, arguments: ReaderArguments) in code(.call(function, arguments)) }
    switch transformer {
    case .date(let patterns, let zone): return call(.parseDate, .dates(patterns, zone))
    case .iso8601: return call(.parseDate, .none)
    case .httpDate: return call(.parseHTTPDate, .none)
    case .dotnetDate: return call(.parseDotNetDate, .none)
    case .epochSeconds: return number(.epochSeconds, ofText: .parseEpochSeconds, from: input, to: output)
    case .epochMilliseconds:
      return number(.epochMilliseconds, ofText: .parseEpochMilliseconds, from: input, to: output)
    case .url(let base): return call(.parseURL, base.map(ReaderArguments.base) ?? .none)
    case .zonedDate(let patterns): return call(.parseZoned, .patterns(patterns))
    case .zonedISO8601: return call(.parseZoned, .none)
    case .day(let patterns): return call(.parseDay, .patterns(patterns))
    case .epochDays: return number(.epochDays, ofText: .parseEpochDays, from: input, to: output)
    case .isoDuration: return call(.parseDuration, .none)
    case .clockDuration: return call(.parseClockDuration, .none)
    case .durationSeconds: return number(.durationSeconds, ofText: .parseDurationSeconds, from: input, to: output)
    case .durationMilliseconds:
      return number(.durationMilliseconds, ofText: .parseDurationMilliseconds, from: input, to: output)
    // The texts were read with the number.
    case .nonFinite: return []
    case .uuid: return call(.parseUUID, .none)
    case .base64: return call(.parseData, .none)
    case .base64url: return call(.parseBase64URL, .none)
    case .hex: return call(.parseHex, .none)
    case .trimmed: return call(.trim, .none)
    case .lowercased: return call(.lowercase, .none)
    case .uppercased: return call(.uppercase, .none)
    case .prefix(let text): return call(.putting, .prefix(text))
    case .suffix(let text): return call(.putting, .suffix(text))
    case .split(let separator): return call(.split, .text(separator))
    case .joined(let separator): return call(.join, .text(separator))
    case .scaled(let factor): return call(.scale, .text(factor))
    case .offset(let amount): return call(.shift, .text(amount))
    case .rounded(let digits): return call(.round, .digits(digits))
    case .clamped(let lower, let upper): return call(.clamp, .bounds(lower, upper))
    case .numberFromText: return call(.parseDecimal, .none)
    case .textFromNumber: return text(from: input)
    case .bool(let yes, let no): return call(.parseBool, .words(yes: yes, no: no))
    case .wrapped: return code(.wrapped)
    case .single: return call(.only, .none)
    case .sorted:
      if case .scalar(let scalar) = input.wrapped, scalar.isOrdered { return call(.sorted, .none) }
      return code(.sortedAsWritten)
    case .table(let table): return code(.table(table))
    case .place(let id): return code(.place(id))
    case .swift(let codec): return code(.swift(codec, property: codec.asked.contains(.name) ? property : nil))
    }
  }
}

/// Numbers, which are converted exactly.
extension ValueLowering {
  /// One number type as another. All conversions go through `Decimal`, except those of texts.
  private func number(from input: ValueType, to output: ValueType) -> [StepCode] {
    guard input != output, case .scalar(let given) = input, case .scalar(let wanted) = output else { return [] }
    if given == .string {
      let function = StepFunction.parsingNumber(to: wanted)
      return function.map { [StepCode(operation: .call($0, .none), input: input, output: output)] } ?? []
    }
    let decimal = ValueType.scalar(.decimal)
    var codes: [StepCode] = []
    if given != .decimal {
      let isFloating = given == .float || given == .double
      let function: StepFunction = isFloating ? .decimalOfFloating : .decimalOfInteger
      codes.append(StepCode(operation: .call(function, .none), input: input, output: decimal))
    }
    if let function = StepFunction.converting(to: wanted) {
      codes.append(StepCode(operation: .call(function, .none), input: decimal, output: output))
    }
    return codes
  }

  /// A step that receives a number, or its text.
  private func number(
    _ function: StepFunction, ofText parse: StepFunction, from input: ValueType, to output: ValueType
  ) -> [StepCode] {
    let decimal = ValueType.scalar(.decimal)
    if input == .scalar(.string) { return [StepCode(operation: .call(parse, .none), input: input, output: output)] }
    return number(from: input, to: decimal)
      + [StepCode(operation: .call(function, .none), input: decimal, output: output)]
  }

  /// The text of a number.
  private func text(from input: ValueType) -> [StepCode] {
    let (decimal, text) = (ValueType.scalar(.decimal), ValueType.scalar(.string))
    if input == text { return [] }
    if case .scalar(let scalar) = input, scalar.isInteger {
      return [StepCode(operation: .call(.textOfInteger, .none), input: input, output: text)]
    }
    return number(from: input, to: decimal)
      + [StepCode(operation: .call(.textOfDecimal, .none), input: decimal, output: text)]
  }
}

extension Pipeline.Step {
  /// `number` of the language.
  package var isNumberFromText: Bool { if case .transformer(.numberFromText) = operation { true } else { false } }

  /// Steps that receive the number itself, whether it is text, a `Decimal` or another number.
  var takesAnyNumber: Bool {
    switch operation {
    case .transformer(.epochSeconds), .transformer(.epochMilliseconds), .transformer(.epochDays),
      .transformer(.durationSeconds), .transformer(.durationMilliseconds):
      true
    case .transformer, .each, .number, .read, .alternatives: false
    }
  }

  /// Whether the step only produces another form of the same number.
  fileprivate var isNumberReading: Bool {
    switch operation {
    case .number: true
    case .read(.scalar(let scalar, _)): scalar.isNumber
    case .transformer, .each, .read, .alternatives: false
    }
  }
}
