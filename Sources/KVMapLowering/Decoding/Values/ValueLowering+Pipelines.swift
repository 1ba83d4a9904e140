import KVMapSema

/// Pipelines, from the document's value to the property's.
extension ValueLowering {
  func pipeline(_ pipeline: Pipeline, _ type: ValueType) -> ValueCode {
    guard let first = pipeline.steps.first else { return code(pipeline.input, type) }
    let input = code(pipeline.input, first.input)
    var (joined, rest, value): (ValueCode?, ArraySlice, ValueType) = (nil, pipeline.steps[...], first.input)
    if let number = NumberInText(pipeline) {
      joined = .call(number.function, .none)
      rest = rest.dropFirst(number.steps)
      value = .scalar(number.scalar)
    } else if let call = Self.joined(pipeline.input, first) {
      joined = call
      rest = rest.dropFirst()
      value = first.output
    }
    return .pipeline(
      PipelineCode(
        input: input, joined: joined, steps: steps(rest, from: value), needsSwift: pipeline.needsSwift))
  }

  /// The first step and the reading of its input in one call, where the runtime has one.
  private static func joined(_ input: Conversion, _ step: Pipeline.Step) -> ValueCode? {
    guard case .transformer(let transformer) = step.operation, case .scalar(let scalar, let coercion) = input else {
      return nil
    }
    let lenient = ReaderArguments.lenient(coercion == .lenient)
    switch transformer {
    // Read from the text of the number, without any loss.
    case .epochSeconds: return .call(.epochSeconds, lenient)
    case .epochMilliseconds: return .call(.epochMilliseconds, lenient)
    case .epochDays: return .call(.epochDays, lenient)
    case .durationSeconds: return .call(.durationSeconds, lenient)
    case .durationMilliseconds: return .call(.durationMilliseconds, lenient)
    case .nonFinite(let texts):
      return .call(scalar == .float ? .float : .double, .nonFinite(texts, isLenient: coercion == .lenient))
    case .textFromNumber: return .call(coercion == .lenient ? .lenientNumberAsText : .numberAsText, .none)
    case .numberFromText, .date, .iso8601, .httpDate, .dotnetDate, .url, .uuid, .zonedDate, .zonedISO8601, .day,
      .isoDuration, .clockDuration, .base64, .base64url, .hex, .trimmed, .lowercased, .uppercased, .prefix, .suffix,
      .split, .joined, .scaled, .offset, .rounded, .clamped, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return scalar == .string ? joined(transformer, coercion) : nil
    }
  }

  /// The same for a step that takes text. Under `lenient` the text of a number or a bool may be one of the texts that
  /// the step accepts, which the calls for strict text do not.
  private static func joined(_ transformer: Transformer, _ coercion: Coercion) -> ValueCode? {
    let takesNumbers = { (patterns: [DatePattern]) in
      coercion == .lenient && patterns.contains(where: \.mayMatchNumber)
    }
    switch transformer {
    // No number or bool is valid for one of these, so leniency changes nothing.
    case .iso8601: return .call(.date, .none)
    case .uuid: return .call(.uuid, .none)
    case .zonedISO8601: return .call(.zoned, .none)
    case .isoDuration: return .call(.duration, .none)
    case .clockDuration: return .call(.clockDuration, .none)
    case .httpDate: return .call(.httpDate, .none)
    case .dotnetDate: return .call(.dotNetDate, .none)
    case .zonedDate(let patterns): return takesNumbers(patterns) ? nil : .call(.zoned, .patterns(patterns))
    case .day(let patterns): return takesNumbers(patterns) ? nil : .call(.day, .patterns(patterns))
    case .date(let patterns, let zone): return takesNumbers(patterns) ? nil : .call(.date, .dates(patterns, zone))
    case .url(let base): return coercion == .strict ? .call(.url, base.map(ReaderArguments.base) ?? .none) : nil
    case .base64: return coercion == .strict ? .call(.data, .none) : nil
    case .base64url: return coercion == .strict ? .call(.base64URL, .none) : nil
    case .hex: return coercion == .strict ? .call(.hex, .none) : nil
    case .trimmed: return coercion == .strict ? .call(.trimmed, .none) : nil
    case .epochSeconds, .epochMilliseconds, .epochDays, .durationSeconds, .durationMilliseconds, .nonFinite,
      .textFromNumber, .numberFromText, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset,
      .rounded, .clamped, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return nil
    }
  }
}
