import KVMapSema

/// What pipelines write. The step next to the document says most about it; a schema never says more than is certain.
extension SchemaBuilder {
  func written(by pipeline: Pipeline, _ scope: SchemaScope) -> Schema {
    let input = schema(of: pipeline.input, scope)
    guard let first = pipeline.steps.flatMap(\.written).first else { return input }
    let value = written(by: first)
    if case .transformer(.nonFinite) = first.operation { return value }
    if value == .anything { return input }
    return expanded(input).intersection(value)
  }

  private func written(by step: Pipeline.Step) -> Schema {
    switch step.operation {
    case .transformer(let transformer): return written(by: transformer)
    case .each(let steps):
      guard let first = steps.flatMap(\.written).first else { return .anything }
      let element = written(by: first)
      guard element != .anything else { return .anything }
      return elements(element, of: step.input)
    case .number, .read, .alternatives: return .anything
    }
  }

  private func elements(_ element: Schema, of type: ValueType) -> Schema {
    switch type {
    case .array, .set, .lazyArray: .array(ArraySchema(others: element))
    case .dictionary: .object(ObjectSchema(others: element))
    case .optional, .field: element.orNull
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: element
    }
  }

  private func written(by transformer: Transformer) -> Schema {
    switch transformer {
    case .date(let patterns, _), .zonedDate(let patterns), .day(let patterns):
      let isDay = patterns.first?.text == "yyyy-MM-dd"
      return .text(TextSchema(pattern: DateTexts.written(patterns), format: isDay ? "date" : nil))
    case .iso8601, .zonedISO8601: return .text(TextSchema(format: "date-time"))
    case .httpDate: return .text(TextSchema(pattern: DateTexts.written(DateTexts.http)))
    case .dotnetDate: return .text(TextSchema(pattern: .writtenDotNetDate))
    case .isoDuration: return .text(TextSchema(pattern: .writtenDuration))
    case .epochDays: return .number(NumberSchema(isInteger: true))
    case .epochSeconds, .epochMilliseconds, .durationSeconds, .durationMilliseconds, .textFromNumber, .scaled,
      .offset:
      return .number(NumberSchema())
    case .url: return .text(TextSchema(format: "uri-reference"))
    case .uuid: return .text(TextSchema(format: "uuid"))
    case .base64: return .text(TextSchema(contentEncoding: "base64"))
    case .base64url: return .text(TextSchema(contentEncoding: "base64url"))
    case .hex: return .text(TextSchema(contentEncoding: "base16"))
    case .bool(let yes, let no): return .values([.string(yes), .string(no)])
    case .nonFinite(let texts):
      return .any(of: [.number(NumberSchema()), .values(texts.arguments.map { .string($0.text) })])
    case .table(let table):
      // Of several rows with the same value, one is written.
      let values = table.rows.compactMap(\.written).compactMap(\.literal)
      return values.count == table.rows.filter({ $0.written != nil }).count ? .values(values) : .anything
    case .single: return .array(ArraySchema(minimumCount: 1, maximumCount: 1))
    case .clockDuration, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .rounded, .clamped,
      .numberFromText, .wrapped, .sorted, .swift, .place:
      return .anything
    }
  }
}
