@_spi(Generated) import KVMap
import KVMapLowering
import KVMapSema
import KVMapSource

/// A pipeline, from the document's value to the property's.
extension Interpreter {
  func readPipeline(
    _ pipeline: Pipeline, _ kv: inout JSONReader, _ environment: Environment
  ) throws(CodingFailure) -> MappedValue {
    if stubsSwift, pipeline.needsSwift { return try readStub(of: pipeline.input, &kv, environment) }
    let place = kv.mark()
    var steps = pipeline.steps[...]
    var value: MappedValue
    if let first = steps.first, let direct = try readDirectly(first.operation, pipeline.input, &kv) {
      value = direct
      steps.removeFirst()
    } else {
      value = try read(pipeline.input, &kv, environment)
    }
    for step in steps { value = try apply(step, to: value, at: place, &kv, environment) }
    return value
  }

  /// The first step and the reading of its input in one call, where generated code has one: the expectation stated in a
  /// problem depends on it.
  private func readDirectly(
    _ operation: Pipeline.Operation, _ input: Conversion, _ kv: inout JSONReader
  ) throws(CodingFailure) -> MappedValue? {
    guard case .transformer(let transformer) = operation, case .scalar(let scalar, let coercion) = input else {
      return nil
    }
    switch transformer {
    case .epochSeconds: return .date(try kv.epochSeconds(lenient: coercion == .lenient))
    case .epochMilliseconds: return .date(try kv.epochMilliseconds(lenient: coercion == .lenient))
    // No number or bool is valid for one of these, so leniency changes nothing.
    case .iso8601: return .date(try kv.date())
    case .uuid: return .uuid(try kv.uuid())
    case .zonedISO8601: return .zoned(try kv.zoned())
    case .isoDuration: return .duration(try kv.duration())
    case .clockDuration: return .duration(try kv.clockDuration())
    case .durationSeconds: return .duration(try kv.durationSeconds(lenient: coercion == .lenient))
    case .durationMilliseconds: return .duration(try kv.durationMilliseconds(lenient: coercion == .lenient))
    case .epochDays: return .day(try kv.epochDays(lenient: coercion == .lenient))
    case .zonedDate(let patterns):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      guard let patterns = self.patterns(of: transformer) else { return nil }
      return .zoned(try kv.zoned(patterns.codes, patterns.texts))
    case .day(let patterns):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      guard let patterns = self.patterns(of: transformer) else { return nil }
      return .day(try kv.day(patterns.codes, patterns.texts))
    case .nonFinite(let texts):
      let texts = NonFiniteTexts(texts)
      if scalar == .float { return .float(try kv.float(texts, lenient: coercion == .lenient)) }
      return .double(try kv.double(texts, lenient: coercion == .lenient))
    case .httpDate: return .date(try kv.httpDate())
    case .dotnetDate: return .date(try kv.dotNetDate())
    case .date(let patterns, _):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      guard let patterns = self.patterns(of: transformer) else { return nil }
      return .date(try kv.date(patterns.codes, patterns.texts, patterns.zone))
    case .url(let base):
      guard coercion == .strict else { return nil }
      guard let base else { return .url(try kv.url()) }
      return .url(try kv.url(base: text(base)))
    case .base64: return coercion == .strict ? .data(try kv.data()) : nil
    case .base64url: return coercion == .strict ? .data(try kv.base64URL()) : nil
    case .hex: return coercion == .strict ? .data(try kv.hex()) : nil
    case .trimmed: return coercion == .strict ? .string(try kv.trimmed()) : nil
    case .textFromNumber: return .string(coercion == .lenient ? try kv.lenientNumberAsText() : try kv.numberAsText())
    case .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset, .rounded, .clamped,
      .numberFromText, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return nil
    }
  }
}

extension NonFiniteTexts {
  init(_ texts: NonFinite) {
    self.init(nan: texts.nan, infinity: texts.infinity, negativeInfinity: texts.negativeInfinity)
  }
}

extension JSONReader {
  /// A value that the previous step does not produce. Values come from the same program, so this should not occur.
  mutating func misfit(at place: ValuePosition) -> CodingFailure {
    mismatch(at: place, expected: "a value that the next step takes")
  }
}
