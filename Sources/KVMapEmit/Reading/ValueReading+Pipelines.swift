import KVMapLowering
import KVMapSema
import KVMapSource

/// Pipelines as one expression, from the document's value to the property's.
///
/// Steps are nested calls. The position of the value is the first argument of each: Swift evaluates arguments from left
/// to right, and reading advances.
extension ValueReading {
  mutating func pipeline(_ pipeline: Pipeline, _ type: ValueType, property: String) -> String {
    guard let first = pipeline.steps.first else { return expression(pipeline.input, type, property: property) }
    if let direct = Self.direct(pipeline) {
      let value = TypedExpression(SwiftExpression(direct.call, canThrow: true), direct.output)
      return apply(direct.rest, to: value, at: "kv.mark()", property).text
    }
    let input = expression(pipeline.input, first.input, property: property)
    let value = TypedExpression(SwiftExpression(input, canThrow: true), first.input)
    return apply(pipeline.steps[...], to: value, at: "kv.mark()", property).text
  }

  /// The same as statements, for pipelines that are too long for one expression.
  mutating func statements(of pipeline: Pipeline, _ result: ValueType, property: String) -> [String] {
    guard let first = pipeline.steps.first else {
      return ["return try \(expression(pipeline.input, result, property: property))"]
    }
    var lines: [String] = []
    var rest = pipeline.steps[...]
    var type = first.input
    if let direct = Self.direct(pipeline) {
      rest = direct.rest
      type = direct.output
      lines.append("let value0: \(names.type(type)) = try \(direct.call)")
    } else {
      let input = expression(pipeline.input, type, property: property)
      lines.append("let value0: \(names.type(type)) = try \(input)")
    }
    var number = 0
    var usesPlace = false
    while let last = rest.prefix(Pipeline.maximumNesting).last {
      let value = TypedExpression(SwiftExpression("value\(number)"), type)
      let made = apply(rest.prefix(Pipeline.maximumNesting), to: value, at: "place", property)
      // A failure is reported at the position of the value; steps that cannot fail do not need it.
      usesPlace = usesPlace || made.canThrow
      number += 1
      type = last.output
      lines.append("let value\(number): \(names.type(type)) = \(made.tried)")
      rest = rest.dropFirst(Pipeline.maximumNesting)
    }
    return (usesPlace ? ["let place: KVMap.ValuePosition = kv.mark()"] : []) + lines + ["return value\(number)"]
  }

  /// Steps over a value that has already been read.
  mutating func apply(
    _ steps: ArraySlice<Pipeline.Step>, to value: TypedExpression, at place: String, _ property: String
  ) -> SwiftExpression {
    var value = value
    for (step, next) in zip(steps, steps.dropFirst().map(Optional.some) + [nil]) {
      if next?.takesAnyNumber == true, step.isNumberReading, value.type.isNumberText { continue }
      // Together they need no `Decimal`.
      if step.isNumberFromText, next?.operation == .number, value.type == .scalar(.string) { continue }
      let made = apply(step, to: value, at: place, property)
      value = TypedExpression(made, step.output)
    }
    return value.expression
  }

  private mutating func apply(
    _ step: Pipeline.Step, to value: TypedExpression, at place: String, _ property: String
  ) -> SwiftExpression {
    switch step.operation {
    case .transformer(let transformer):
      return StepReading(names: names, place: place, property: property).apply(transformer, to: value)
    case .number: return NumberSteps.reading(value.expression, from: value.type, to: step.output, at: place)
    case .alternatives:
      let function = function(trying: step, property)
      return SwiftExpression("\(function)(&kv, at: \(place), \(value.expression.text))", canThrow: true)
    case .read(let conversion): return read(conversion, from: value, to: step.output, at: place, property)
    case .each(let steps):
      var made = value.expression
      var rest = steps[...]
      while let element = rest.first?.input {
        let inner = TypedExpression(SwiftExpression("value"), element)
        let body = apply(rest.prefix(Pipeline.maximumNesting), to: inner, at: "place", property)
        let head =
          "(kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: \(names.type(element))) throws(KVMap.CodingFailure)"
        made = SwiftExpression("kv.each(at: \(place), \(made.text)) { \(head) in \(body.tried) }", canThrow: true)
        rest = rest.dropFirst(Pipeline.maximumNesting)
      }
      return step.makesSet ? SwiftExpression("Swift.Set(\(made.text))", canThrow: made.canThrow) : made
    }
  }

  /// The result so far, read as if it were in the document.
  mutating func read(
    _ conversion: Conversion, from value: TypedExpression, to output: ValueType, at place: String, _ property: String
  ) -> SwiftExpression {
    switch (conversion, value.type) {
    case (.scalar(let scalar, _), .scalar(let given)) where scalar == given: return value.expression
    case (.scalar(.value, _), .scalar(.string)):
      return SwiftExpression("KVMap.JSONValue.string(\(value.expression.text))", canThrow: value.expression.canThrow)
    case (.scalar(let scalar, let coercion), .scalar(.string)) where scalar.isReadFromText(coercion):
      return SwiftExpression("kv.parse\(scalar.rawValue)(at: \(place), \(value.expression.text))", canThrow: true)
    case (.enumeration(let id, _), .scalar(let given)) where given == names.enumeration(id).raw:
      return SwiftExpression(
        "\(names.expression(id))._kvCase(&kv, at: \(place), \(value.expression.text))", canThrow: true)
    case (.enumeration(let id, .lenient), .scalar(.string)):
      let raw = names.enumeration(id).raw
      let number = read(.scalar(raw, .lenient), from: value, to: .scalar(raw), at: place, property)
      return SwiftExpression("\(names.expression(id))._kvCase(&kv, at: \(place), \(number.text))", canThrow: true)
    case (.array(let conversion, _, false), .array(let element)):
      let step = Pipeline.Step(.read(conversion), from: element, to: output.wrapped)
      return apply(Pipeline.Step(.each([step]), from: value.type, to: output), to: value, at: place, property)
    default:
      let body = expression(conversion, output, property: property)
      return SwiftExpression(
        "kv.rereading(at: \(place), \(value.expression.text)) "
          + "{ (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try \(body) }",
        canThrow: true)
    }
  }

  /// The key of a dictionary, as an expression that a statement prefixes with `try`.
  mutating func key(_ conversion: Conversion, _ type: ValueType, property: String) -> String {
    switch conversion {
    case .scalar(.string, _): return "kv.entryKey()"
    case .scalar(let scalar, _) where scalar.hasKeyReading: return "kv.entryKey\(scalar.rawValue)()"
    case .pipeline(let pipeline):
      let text = TypedExpression(SwiftExpression("kv.entryKey()", canThrow: true), .scalar(.string))
      guard let input = pipeline.steps.first?.input, input != .scalar(.string) else {
        return apply(pipeline.steps[...], to: text, at: "kv.mark()", property).text
      }
      let value = TypedExpression(read(pipeline.input, from: text, to: input, at: "kv.mark()", property), input)
      return apply(pipeline.steps[...], to: value, at: "kv.mark()", property).text
    case .scalar(let scalar, _):
      // A key is always text.
      let text = TypedExpression(SwiftExpression("kv.entryKey()", canThrow: true), .scalar(.string))
      return read(.scalar(scalar, .lenient), from: text, to: type, at: "kv.mark()", property).text
    case .enumeration(let id, _): return "\(names.expression(id))._kvDecodeKey(&kv)"
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .alternatives:
      let text = TypedExpression(SwiftExpression("kv.entryKey()", canThrow: true), .scalar(.string))
      return read(conversion, from: text, to: type, at: "kv.mark()", property).text
    }
  }

  /// The first steps and the reading of their input in one call, and the steps behind them.
  private struct Direct {
    var call: String
    /// The type that the call returns.
    var output: ValueType
    var rest: ArraySlice<Pipeline.Step>
  }

  /// The call that replaces the first steps, where the runtime has one.
  private static func direct(_ pipeline: Pipeline) -> Direct? {
    guard let first = pipeline.steps.first else { return nil }
    if let number = NumberInText(pipeline) {
      let rest = pipeline.steps.dropFirst(number.steps)
      return Direct(call: "kv.\(number.function)()", output: .scalar(number.scalar), rest: rest)
    }
    guard let call = direct(first, pipeline.input) else { return nil }
    return Direct(call: call, output: first.output, rest: pipeline.steps.dropFirst())
  }

  /// The first step and the reading of its input in one call, where the runtime has one.
  private static func direct(_ step: Pipeline.Step, _ input: Conversion) -> String? {
    guard case .transformer(let transformer) = step.operation, case .scalar(let scalar, let coercion) = input else {
      return nil
    }
    switch transformer {
    // Read from the text of the number, without any loss.
    case .epochSeconds: return "kv.epochSeconds(lenient: \(coercion == .lenient))"
    case .epochMilliseconds: return "kv.epochMilliseconds(lenient: \(coercion == .lenient))"
    case .epochDays: return "kv.epochDays(lenient: \(coercion == .lenient))"
    case .durationSeconds: return "kv.durationSeconds(lenient: \(coercion == .lenient))"
    case .durationMilliseconds: return "kv.durationMilliseconds(lenient: \(coercion == .lenient))"
    case .nonFinite(let texts):
      let function = scalar == .float ? "float" : "double"
      return "kv.\(function)(\(texts.swiftArguments), lenient: \(coercion == .lenient))"
    case .textFromNumber: return coercion == .lenient ? "kv.lenientNumberAsText()" : "kv.numberAsText()"
    case .numberFromText, .date, .iso8601, .httpDate, .dotnetDate, .url, .uuid, .zonedDate, .zonedISO8601, .day,
      .isoDuration, .clockDuration, .base64,
      .base64url, .hex, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset,
      .rounded, .clamped, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return scalar == .string ? direct(transformer, coercion) : nil
    }
  }

  /// The same for a step that takes text. Under `lenient` the text of a number or a bool may be one of the texts that
  /// the step accepts, which the calls for strict text do not.
  private static func direct(_ transformer: Transformer, _ coercion: Coercion) -> String? {
    switch transformer {
    // No number or bool is valid for one of these, so leniency changes nothing.
    case .iso8601: return "kv.date()"
    case .uuid: return "kv.uuid()"
    case .zonedISO8601: return "kv.zoned()"
    case .isoDuration: return "kv.duration()"
    case .clockDuration: return "kv.clockDuration()"
    case .zonedDate(let patterns):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      return "kv.zoned(\(StepReading.patternArguments(patterns)))"
    case .day(let patterns):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      return "kv.day(\(StepReading.patternArguments(patterns)))"
    case .httpDate: return "kv.httpDate()"
    case .dotnetDate: return "kv.dotNetDate()"
    case .date(let patterns, let zone):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      return "kv.date(\(StepReading.dateArguments(patterns, zone)))"
    case .url(let base):
      guard coercion == .strict else { return nil }
      return base.map { "kv.url(base: \(SwiftLiteral.string($0)))" } ?? "kv.url()"
    case .base64: return coercion == .strict ? "kv.data()" : nil
    case .base64url: return coercion == .strict ? "kv.base64URL()" : nil
    case .hex: return coercion == .strict ? "kv.hex()" : nil
    case .trimmed: return coercion == .strict ? "kv.trimmed()" : nil
    case .epochSeconds, .epochMilliseconds, .epochDays, .durationSeconds, .durationMilliseconds, .nonFinite,
      .textFromNumber, .numberFromText, .lowercased, .uppercased, .prefix,
      .suffix, .split, .joined, .scaled, .offset, .rounded, .clamped, .bool, .wrapped, .single, .sorted, .table, .swift,
      .place:
      return nil
    }
  }
}

/// An expression and its type.
struct TypedExpression {
  var expression: SwiftExpression
  var type: ValueType

  init(_ expression: SwiftExpression, _ type: ValueType) {
    self.expression = expression
    self.type = type
  }
}

extension Pipeline.Step {
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

extension ValueType {
  /// Whether a step that accepts any number accepts it.
  fileprivate var isNumberText: Bool {
    switch self {
    case .scalar(.string), .scalar(.decimal): true
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray:
      false
    }
  }
}

extension Scalar {
  var isNumber: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal: true
    case .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      false
    }
  }

  /// Whether the runtime reads it from a text in memory: whatever is text in a document, and under `lenient` numbers
  /// and bools.
  fileprivate func isReadFromText(_ coercion: Coercion) -> Bool {
    isAlwaysText || (coercion == .lenient && (isNumber || self == .bool))
  }

  /// Whether the runtime reads keys of this type in one call.
  fileprivate var hasKeyReading: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .uuid, .day: true
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .duration, .zoned, .timeZone, .locale,
      .data, .coordinate, .value, .object:
      false
    }
  }
}
