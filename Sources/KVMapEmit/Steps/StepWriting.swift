import KVMapLowering
import KVMapSema

/// The runtime call that undoes a transformer.
struct StepWriting {
  let names: TypeNames
  /// The property being written; `nil` for a value that is not a property.
  let property: String?

  /// Whether the value is written as the step produced it.
  static func isIdentity(_ step: Pipeline.Step) -> Bool {
    switch step.operation {
    case .transformer(.trimmed), .transformer(.lowercased), .transformer(.uppercased), .transformer(.rounded),
      .transformer(.clamped), .transformer(.sorted), .read(.scalar):
      step.input == step.output
    case .number: step.input == step.output
    case .transformer, .read: false
    case .each(let steps): !step.makesSet && steps.allSatisfy(isIdentity)
    case .alternatives(let calls): calls.first?.allSatisfy(isIdentity) ?? true
    }
  }

  /// A statement that undoes the first step of a pipeline and writes the step's input, where the runtime has one.
  static func direct(_ step: Pipeline.Step, _ input: Conversion, _ value: SwiftExpression) -> SwiftExpression? {
    guard case .scalar(let scalar, _) = input else { return nil }
    let transformer: Transformer
    switch step.operation {
    case .transformer(let value): transformer = value
    // They are text in a document anyway.
    case .read(.scalar(let scalar, _)) where scalar.isAlwaysText && step.input == .scalar(.string):
      return ValueWriting.scalar(scalar, value)
    case .read, .number, .each, .alternatives: return nil
    }
    switch transformer {
    case .epochSeconds: return SwiftExpression("kv.epochSeconds(\(value.text))", canThrow: true)
    case .epochMilliseconds: return SwiftExpression("kv.epochMilliseconds(\(value.text))", canThrow: true)
    case .epochDays: return SwiftExpression("kv.epochDays(\(value.text))", canThrow: value.canThrow)
    case .durationSeconds: return SwiftExpression("kv.durationSeconds(\(value.text))", canThrow: value.canThrow)
    case .durationMilliseconds:
      return SwiftExpression("kv.durationMilliseconds(\(value.text))", canThrow: value.canThrow)
    case .nonFinite(let texts):
      let function = scalar == .float ? "float" : "double"
      return SwiftExpression("kv.\(function)(\(value.text), \(texts.swiftArguments))", canThrow: true)
    case .textFromNumber: return SwiftExpression("kv.number(\(value.text))", canThrow: true)
    case .numberFromText, .date, .iso8601, .httpDate, .dotnetDate, .url, .uuid, .zonedDate, .zonedISO8601, .day,
      .isoDuration, .clockDuration, .base64,
      .base64url, .hex, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset,
      .rounded, .clamped, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return scalar == .string ? direct(transformer, value) : nil
    }
  }

  private static func direct(_ transformer: Transformer, _ value: SwiftExpression) -> SwiftExpression? {
    let text = value.text
    return switch transformer {
    case .date(let patterns, let zone):
      SwiftExpression("kv.date(\(text), \(dateArguments(patterns, zone)))", canThrow: true)
    case .iso8601: SwiftExpression("kv.date(\(text))", canThrow: true)
    case .httpDate: SwiftExpression("kv.httpDate(\(text))", canThrow: true)
    case .dotnetDate: SwiftExpression("kv.dotNetDate(\(text))", canThrow: true)
    case .url: SwiftExpression("kv.url(\(text))", canThrow: value.canThrow)
    case .zonedDate(let patterns):
      SwiftExpression("kv.zoned(\(text), \(codes(patterns)))", canThrow: true)
    case .zonedISO8601: SwiftExpression("kv.zoned(\(text))", canThrow: true)
    case .day(let patterns): SwiftExpression("kv.day(\(text), \(codes(patterns)))", canThrow: true)
    case .isoDuration: SwiftExpression("kv.duration(\(text))", canThrow: value.canThrow)
    case .clockDuration: SwiftExpression("kv.clockDuration(\(text))", canThrow: value.canThrow)
    case .uuid: SwiftExpression("kv.uuid(\(text))", canThrow: value.canThrow)
    case .base64: SwiftExpression("kv.data(\(text))", canThrow: value.canThrow)
    case .base64url: SwiftExpression("kv.base64URL(\(text))", canThrow: value.canThrow)
    case .hex: SwiftExpression("kv.hex(\(text))", canThrow: value.canThrow)
    case .epochSeconds, .epochMilliseconds, .epochDays, .durationSeconds, .durationMilliseconds, .nonFinite,
      .textFromNumber, .numberFromText, .trimmed, .lowercased, .uppercased,
      .prefix, .suffix, .split, .joined, .scaled, .offset, .rounded, .clamped, .bool, .wrapped, .single, .sorted,
      .table,
      .swift, .place:
      nil
    }
  }

  /// - Parameters:
  ///   - value: The output of the step when reading.
  ///   - input: The type of the step's input.
  func undo(_ transformer: Transformer, _ value: TypedExpression, to input: ValueType) -> SwiftExpression {
    let text = value.expression.text
    switch transformer {
    case .date(let patterns, let zone):
      return failing("kv.text(of: \(text), \(Self.dateArguments(patterns, zone)))")
    case .iso8601: return failing("kv.text(of: \(text))")
    case .httpDate: return failing("kv.httpDateText(\(text))")
    case .dotnetDate: return failing("kv.dotNetDateText(\(text))")
    case .epochSeconds: return number(failing("kv.decimal(ofEpochSeconds: \(text))"), to: input)
    case .epochMilliseconds: return number(failing("kv.decimal(ofEpochMilliseconds: \(text))"), to: input)
    case .url, .uuid, .base64: return plain("kv.text(of: \(text))", value)
    case .zonedDate(let patterns), .day(let patterns):
      return failing("kv.text(of: \(text), \(Self.codes(patterns)))")
    case .zonedISO8601: return failing("kv.text(of: \(text))")
    case .isoDuration: return plain("kv.text(of: \(text))", value)
    case .clockDuration: return plain("kv.clockText(\(text))", value)
    case .epochDays: return number(plain("kv.decimal(ofEpochDays: \(text))", value), to: input)
    case .durationSeconds: return number(plain("kv.decimal(ofDurationSeconds: \(text))", value), to: input)
    case .durationMilliseconds:
      return number(plain("kv.decimal(ofDurationMilliseconds: \(text))", value), to: input)
    case .nonFinite: return value.expression
    case .base64url: return plain("kv.base64URLText(\(text))", value)
    case .hex: return plain("kv.hexText(\(text))", value)
    case .trimmed, .lowercased, .uppercased, .rounded, .clamped, .sorted: return value.expression
    case .prefix(let prefix): return failing("kv.removing(prefix: \(SwiftLiteral.string(prefix)), \(text))")
    case .suffix(let suffix): return failing("kv.removing(suffix: \(SwiftLiteral.string(suffix)), \(text))")
    case .split(let separator): return plain("kv.join(\(text), \(SwiftLiteral.string(separator)))", value)
    case .joined(let separator): return plain("kv.split(\(text), \(SwiftLiteral.string(separator)))", value)
    case .scaled(let factor): return failing("kv.unscale(\(text), \(SwiftLiteral.string(factor)))")
    case .offset(let amount): return failing("kv.unshift(\(text), \(SwiftLiteral.string(amount)))")
    case .numberFromText: return failing("kv.text(of: \(text))")
    case .textFromNumber: return number(failing("kv.parseDecimal(\(text))"), to: input)
    case .bool(let yes, let no):
      return plain("(\(text) ? \(SwiftLiteral.string(yes)) : \(SwiftLiteral.string(no)))", value)
    case .wrapped: return failing("kv.only(\(text))")
    case .single: return plain("[\(text)]", value)
    case .table(let table): return failing("\(names.steps.table(table)).write(&kv, \(text))")
    case .place: return plain("KVMap.GeographicCoordinate(\(text))", value)
    case .swift(let codec):
      let name = codec.asked.contains(.name) ? property.map { ", name: \(SwiftLiteral.string($0))" } ?? "" : ""
      return failing("kv.write(\(text), by: \(names.steps.codec(codec))\(name))")
    }
  }

  private func failing(_ text: String) -> SwiftExpression { SwiftExpression(text, canThrow: true) }

  private func plain(_ text: String, _ value: TypedExpression) -> SwiftExpression {
    SwiftExpression(text, canThrow: value.expression.canThrow)
  }

  /// A number as the type before a step that accepts any number.
  private func number(_ value: SwiftExpression, to input: ValueType) -> SwiftExpression {
    if input == .scalar(.string) { return failing("kv.text(of: \(value.text))") }
    return NumberSteps.writing(value, from: .scalar(.decimal), to: input)
  }

  private static func dateArguments(_ patterns: [DatePattern], _ zone: DateZone) -> String {
    "\(codes(patterns)), \(zone.argument)"
  }

  private static func codes(_ patterns: [DatePattern]) -> String {
    "codes: \(SwiftLiteral.string(DatePatternCode.written(patterns)))"
  }
}
