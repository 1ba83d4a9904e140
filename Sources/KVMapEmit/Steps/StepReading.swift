import KVMapLowering
import KVMapSema

/// The runtime call for a transformer, over a value that has already been read.
struct StepReading {
  let names: TypeNames
  /// The mark at the value that the pipeline starts from: failures are reported there.
  let place: String
  /// The property that is read.
  let property: String

  func apply(_ transformer: Transformer, to input: TypedExpression) -> SwiftExpression {
    let value = input.expression.text
    switch transformer {
    case .date(let patterns, let zone):
      return failing("kv.parseDate(at: \(place), \(value), \(Self.dateArguments(patterns, zone)))")
    case .iso8601: return failing("kv.parseDate(at: \(place), \(value))")
    case .httpDate: return failing("kv.parseHTTPDate(at: \(place), \(value))")
    case .dotnetDate: return failing("kv.parseDotNetDate(at: \(place), \(value))")
    case .epochSeconds: return epoch("Seconds", input)
    case .epochMilliseconds: return epoch("Milliseconds", input)
    case .url(nil): return failing("kv.parseURL(at: \(place), \(value))")
    case .url(let base?): return failing("kv.parseURL(at: \(place), \(value), base: \(SwiftLiteral.string(base)))")
    case .zonedDate(let patterns):
      return failing("kv.parseZoned(at: \(place), \(value), \(Self.patternArguments(patterns)))")
    case .zonedISO8601: return failing("kv.parseZoned(at: \(place), \(value))")
    case .day(let patterns):
      return failing("kv.parseDay(at: \(place), \(value), \(Self.patternArguments(patterns)))")
    case .epochDays: return number("EpochDays", "epochDays", input)
    case .isoDuration: return failing("kv.parseDuration(at: \(place), \(value))")
    case .clockDuration: return failing("kv.parseClockDuration(at: \(place), \(value))")
    case .durationSeconds: return number("DurationSeconds", "durationSeconds", input)
    case .durationMilliseconds: return number("DurationMilliseconds", "durationMilliseconds", input)
    // The texts were read with the number.
    case .nonFinite: return input.expression
    case .uuid: return failing("kv.parseUUID(at: \(place), \(value))")
    case .base64: return failing("kv.parseData(at: \(place), \(value))")
    case .base64url: return failing("kv.parseBase64URL(at: \(place), \(value))")
    case .hex: return failing("kv.parseHex(at: \(place), \(value))")
    case .trimmed: return plain("kv.trim(\(value))", input)
    case .lowercased: return plain("kv.lowercase(\(value))", input)
    case .uppercased: return plain("kv.uppercase(\(value))", input)
    case .prefix(let text): return plain("kv.putting(prefix: \(SwiftLiteral.string(text)), \(value))", input)
    case .suffix(let text): return plain("kv.putting(suffix: \(SwiftLiteral.string(text)), \(value))", input)
    case .split(let separator): return plain("kv.split(\(value), \(SwiftLiteral.string(separator)))", input)
    case .joined(let separator): return plain("kv.join(\(value), \(SwiftLiteral.string(separator)))", input)
    case .scaled(let factor): return failing("kv.scale(at: \(place), \(value), \(SwiftLiteral.string(factor)))")
    case .offset(let amount): return failing("kv.shift(at: \(place), \(value), \(SwiftLiteral.string(amount)))")
    case .rounded(let digits): return failing("kv.round(at: \(place), \(value), \(digits))")
    case .clamped(let lower, let upper):
      return failing(
        "kv.clamp(at: \(place), \(value), \(SwiftLiteral.string(lower)), \(SwiftLiteral.string(upper)))")
    case .numberFromText: return failing("kv.parseDecimal(at: \(place), \(value))")
    case .textFromNumber: return text(input)
    case .bool(let yes, let no):
      return failing(
        "kv.parseBool(at: \(place), \(value), yes: \(SwiftLiteral.string(yes)), no: \(SwiftLiteral.string(no)))")
    case .wrapped: return plain("[\(value)]", input)
    case .single: return failing("kv.only(at: \(place), \(value))")
    case .sorted: return sorted(input)
    case .table(let table): return failing("\(names.steps.table(table)).read(&kv, at: \(place), \(value))")
    case .place(let id): return plain("\(names.expression(.foreign(id)))(\(value))", input)
    case .swift(let codec):
      return failing("kv.read(at: \(place), \(value), by: \(names.steps.codec(codec))\(told(codec.asked)))")
    }
  }

  private func failing(_ text: String) -> SwiftExpression { SwiftExpression(text, canThrow: true) }

  private func plain(_ text: String, _ input: TypedExpression) -> SwiftExpression {
    SwiftExpression(text, canThrow: input.expression.canThrow)
  }

  private func epoch(_ unit: String, _ input: TypedExpression) -> SwiftExpression {
    number("Epoch\(unit)", "epoch\(unit)", input)
  }

  /// A step that receives a number, or its text.
  private func number(_ ofText: String, _ ofNumber: String, _ input: TypedExpression) -> SwiftExpression {
    guard input.type != .scalar(.string) else {
      return failing("kv.parse\(ofText)(at: \(place), \(input.expression.text))")
    }
    let number = NumberSteps.reading(input.expression, from: input.type, to: .scalar(.decimal), at: place)
    return failing("kv.\(ofNumber)(at: \(place), \(number.text))")
  }

  /// The text of a number.
  private func text(_ input: TypedExpression) -> SwiftExpression {
    switch input.type {
    case .scalar(.string): return input.expression
    case .scalar(let scalar) where scalar.isInteger: return plain("kv.text(of: \(input.expression.text))", input)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray:
      let number = NumberSteps.reading(input.expression, from: input.type, to: .scalar(.decimal), at: place)
      return failing("kv.text(at: \(place), of: \(number.text))")
    }
  }

  /// What the runtime passes to a Swift type.
  private func told(_ asked: TransformerRequirements) -> String {
    if asked.isEmpty { return "" }
    let name = asked.contains(.name) ? SwiftLiteral.string(property) : "nil"
    let others = asked.subtracting(.name).words.map { "." + $0 }.joined(separator: ", ")
    return ", name: \(name), asked: [\(others)]"
  }

  private func sorted(_ input: TypedExpression) -> SwiftExpression {
    let value = input.expression.text
    if case .scalar(let scalar) = input.type.wrapped, scalar.isOrdered { return plain("kv.sorted(\(value))", input) }
    let head = "(kv: inout KVMap.JSONWriter, value: \(names.type(input.type.wrapped))) throws(KVMap.CodingFailure)"
    return failing("kv.sorted(at: \(place), \(value)) { \(head) in try value._kvEncode(&kv) }")
  }

  /// The arguments that describe date patterns to the runtime.
  static func patternArguments(_ patterns: [DatePattern]) -> String {
    let codes = SwiftLiteral.string(DatePatternCode.text(patterns))
    return "\(codes), patterns: \(SwiftLiteral.string(DatePatternCode.patterns(patterns)))"
  }

  /// The same, with the zone of a text that does not name one.
  static func dateArguments(_ patterns: [DatePattern], _ zone: DateZone) -> String {
    "\(patternArguments(patterns)), \(zone.argument)"
  }
}

/// Converts one number type to another, exactly. All conversions go through Decimal.
enum NumberSteps {
  static func reading(
    _ value: SwiftExpression, from input: ValueType, to output: ValueType, at place: String
  ) -> SwiftExpression {
    guard input != output, case .scalar(let from) = input, case .scalar(let to) = output else { return value }
    var value = value
    switch from {
    case .decimal: break
    case .float, .double: value = SwiftExpression("kv.decimal(at: \(place), of: \(value.text))", canThrow: true)
    // The text of a number, which needs no `Decimal`.
    case .string where to == .decimal:
      return SwiftExpression("kv.parseDecimal(at: \(place), \(value.text))", canThrow: true)
    case .string:
      return SwiftExpression("kv.parseNumberTo\(to.rawValue)(at: \(place), \(value.text))", canThrow: true)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .bool, .character,
      .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value, .object:
      value.text = "kv.decimal(of: \(value.text))"
    }
    if to == .decimal { return value }
    return SwiftExpression("kv.convertTo\(to.rawValue)(at: \(place), \(value.text))", canThrow: true)
  }
}

extension DateZone {
  var argument: String {
    switch self {
    case .offset(let seconds): "offset: \(seconds)"
    case .named(let name): "zone: \(SwiftLiteral.string(name))"
    }
  }
}

extension NonFinite {
  /// The arguments of the runtime's functions.
  var swiftArguments: String {
    let all = [("nan", nan), ("infinity", infinity), ("negativeInfinity", negativeInfinity)]
    return all.compactMap { label, text in text.map { "\(label): \(SwiftLiteral.string($0))" } }.joined(separator: ", ")
  }
}

extension Pipeline.Step {
  /// `number` of the language.
  var isNumberFromText: Bool { if case .transformer(.numberFromText) = operation { true } else { false } }
}
