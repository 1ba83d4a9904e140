import KVMapInterpret
import KVMapSema

extension Samples {
  /// Values for which the steps of a pipeline make a difference, in place of each value that its input holds.
  static func steps(of pipeline: Pipeline) -> [DocumentTree] {
    pipeline.steps.flatMap(values).prefix(24).map { filling(pipeline.input, with: $0) }
  }

  private static func values(of step: Pipeline.Step) -> [DocumentTree] {
    switch step.operation {
    case .transformer(let transformer): values(of: transformer)
    case .each(let steps): steps.flatMap(values)
    case .alternatives(let all): all.flatMap { $0.flatMap(values) }
    case .number, .read: []
    }
  }

  private static func values(of transformer: Transformer) -> [DocumentTree] {
    switch transformer {
    case .table(let table): table.rows.flatMap(\.read).map { DocumentTree(constant: $0) }
    case .trimmed, .lowercased, .uppercased: [.string(" a "), .string(" A ")]
    case .prefix(let text): [.string(text + "a")]
    case .suffix(let text): [.string("a" + text)]
    case .split(let separator): [.string("a" + separator + "a")]
    case .nonFinite(let texts): texts.arguments.map { .string($0.text) }
    // The characters that tell the alphabets of RFC 4648 apart.
    case .base64, .base64url: [.string("+/+/"), .string("-_-_")]
    case .hex: [.string("aA")]
    // `Float` and `Double` do not have these integers.
    case .numberFromText: [.string("16777217"), .string("9007199254740993")]
    // What is beyond a bound is another number, and an integer only if it is cut.
    case .clamped(let lower, let upper): beyond(upper, by: 0.5) + beyond(lower, by: -0.5)
    case .date, .iso8601, .httpDate, .dotnetDate, .epochSeconds, .epochMilliseconds, .url, .zonedDate, .zonedISO8601,
      .day, .epochDays, .isoDuration, .clockDuration, .durationSeconds, .durationMilliseconds, .uuid, .joined, .scaled,
      .offset, .rounded, .textFromNumber, .bool, .wrapped, .single, .sorted, .swift, .place:
      []
    }
  }

  private static func beyond(_ bound: String, by step: Double) -> [DocumentTree] {
    Double(bound).map { [.text(String($0 + step))] } ?? []
  }

  private static func filling(_ input: Conversion, with value: DocumentTree) -> DocumentTree {
    switch input {
    case .optional(let inner, _), .field(let inner), .single(let inner): filling(inner, with: value)
    case .array(let inner, _, _), .set(let inner, _, _), .lazyArray(let inner): .array([filling(inner, with: value)])
    case .dictionary(_, let inner, _), .keyed(let inner, _, _): .object([("a", filling(inner, with: value))])
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .entries, .jsonText, .pipeline,
      .alternatives:
      value
    }
  }
}
