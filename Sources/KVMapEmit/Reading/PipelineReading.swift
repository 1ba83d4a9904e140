import KVMapSema
import KVMapSource
import KVMapTables

/// A pipeline as one expression, from the document's value to the property's.
enum PipelineReading {
  static func expression(_ pipeline: Pipeline) -> String {
    guard case .scalar(let input, let coercion) = pipeline.input else { notYet("this input") }
    var steps = pipeline.steps.map(\.operation)[...]
    var value: String
    if let first = steps.first, let direct = fromDocument(first, input, coercion) {
      value = direct
      steps.removeFirst()
    } else {
      value = ValueReading.scalar(input, coercion)
    }
    for (step, next) in zip(steps, steps.dropFirst().map(Optional.some) + [nil]) {
      // Seconds are read from the text of the number, of which nothing is lost.
      if case .read = step, next?.isEpoch == true { continue }
      value = fromMemory(step, value)
    }
    return value
  }

  /// The first step and the reading of its input in one call, where the runtime has one.
  private static func fromDocument(_ step: Pipeline.Operation, _ input: Scalar, _ coercion: Coercion) -> String? {
    guard case .transformer(let transformer) = step else { return nil }
    switch transformer {
    case .epochSeconds: return "kv.epochSeconds(lenient: \(coercion == .lenient))"
    case .epochMilliseconds: return "kv.epochMilliseconds(lenient: \(coercion == .lenient))"
    // No number and no bool reads as one of these, so leniency changes nothing.
    case .iso8601: return "kv.date()"
    case .uuid: return "kv.uuid()"
    case .date(let patterns, let zone):
      guard coercion == .strict || !patterns.contains(where: \.mayMatchNumber) else { return nil }
      return "kv.date(\(dateArguments(patterns, zone)))"
    case .url(let base):
      guard coercion == .strict else { return nil }
      return base.map { "kv.url(base: \(SwiftLiteral.string($0)))" } ?? "kv.url()"
    case .base64: return coercion == .strict ? "kv.data()" : nil
    case .trimmed: return coercion == .strict ? "kv.trimmed()" : nil
    case .httpDate, .dotnetDate, .base64url, .hex, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled,
      .offset, .rounded, .clamped, .numberFromText, .textFromNumber, .bool, .wrapped, .sorted, .table, .swift:
      return nil
    }
  }

  /// A step over text that was read already. The place of the text comes first, because Swift evaluates arguments from
  /// left to right and reading moves on.
  private static func fromMemory(_ step: Pipeline.Operation, _ value: String) -> String {
    switch step {
    case .transformer(.trimmed): "kv.trim(\(value))"
    case .transformer(.date(let patterns, let zone)):
      "kv.parseDate(at: kv.mark(), \(value), \(dateArguments(patterns, zone)))"
    case .transformer(.iso8601): "kv.parseDate(at: kv.mark(), \(value))"
    case .transformer(.url(nil)): "kv.parseURL(at: kv.mark(), \(value))"
    case .transformer(.url(let base?)): "kv.parseURL(at: kv.mark(), \(value), base: \(SwiftLiteral.string(base)))"
    case .transformer(.uuid): "kv.parseUUID(at: kv.mark(), \(value))"
    case .transformer(.base64): "kv.parseData(at: kv.mark(), \(value))"
    case .transformer(.epochSeconds): "kv.parseEpochSeconds(at: kv.mark(), \(value))"
    case .transformer(.epochMilliseconds): "kv.parseEpochMilliseconds(at: kv.mark(), \(value))"
    case .read(.scalar(.string, _)): value
    case .read(.scalar(.value, _)): ".string(\(value))"
    case .read(.scalar(let scalar, _)): "kv.parse\(scalar.rawValue)(at: kv.mark(), \(value))"
    case .transformer, .each, .number, .read: notYet("this step")
    }
  }

  /// The arguments by which the runtime knows date patterns.
  static func dateArguments(_ patterns: [DatePattern], _ zone: DateZone) -> String {
    let codes = SwiftLiteral.string(DatePatternCode.text(patterns))
    return "\(codes), patterns: \(SwiftLiteral.string(DatePatternCode.patterns(patterns))), \(zone.argument)"
  }
}

extension Pipeline.Operation {
  fileprivate var isEpoch: Bool { self == .transformer(.epochSeconds) || self == .transformer(.epochMilliseconds) }
}

extension DateZone {
  var argument: String {
    switch self {
    case .offset(let seconds): "offset: \(seconds)"
    case .named(let name): "zone: \(SwiftLiteral.string(name))"
    }
  }
}

extension DatePattern {
  /// Whether the text of a JSON number could fit it, as 20120414 fits `yyyyMMdd`.
  fileprivate var mayMatchNumber: Bool {
    fields.allSatisfy { field in
      switch field {
      case .year, .month, .day, .dayOfYear, .hour, .hour12, .minute, .second, .fraction: true
      // A zone may be written as `+0200`, which no number holds in its middle, but `1e+0200` is one.
      case .zone, .isoZone: true
      case .literal(let text): text.allSatisfy { "0123456789+-.eE".contains($0) }
      case .monthName, .weekday, .dayPeriod, .blank: false
      }
    }
  }
}
