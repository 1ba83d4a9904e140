import KVMapSema

/// What pipelines read: from the last step to the first, the values that a step takes so that the next one takes what
/// it makes.
extension SchemaBuilder {
  /// - Parameter accepted: What is demanded of the result.
  func taken(by pipeline: Pipeline, _ accepted: Schema, _ scope: SchemaScope) -> Schema {
    var accepted = accepted
    for step in pipeline.steps.dropFirst().reversed() { accepted = taken(by: step, accepted, scope) }
    guard let first = pipeline.steps.first else { return schema(of: pipeline.input, scope).intersection(accepted) }
    let input = schema(of: pipeline.input, scope)
    let value = taken(by: first, accepted, scope)
    switch first.operation {
    // These read the document themselves.
    case .transformer(.textFromNumber):
      return reading(value, pipeline.input.isLenient ? .text(TextSchema(pattern: .number)) : nil)
    case .transformer(.nonFinite): return value
    case .transformer(.epochSeconds), .transformer(.epochMilliseconds), .transformer(.epochDays),
      .transformer(.durationSeconds), .transformer(.durationMilliseconds):
      let digits = first.operation == .transformer(.epochDays) ? TextPattern("-?(?:0|[1-9][0-9]{0,4})") : .shortNumber
      return reading(value, pipeline.input.isLenient ? .text(TextSchema(pattern: digits)) : nil)
    case .transformer, .each, .number, .read, .alternatives: break
    }
    if value == .anything { return input }
    return expanded(input).intersection(value)
  }

  private func reading(_ value: Schema, _ other: Schema?) -> Schema {
    guard let other else { return value }
    return .any(of: [value, other])
  }

  private func taken(by step: Pipeline.Step, _ accepted: Schema, _ scope: SchemaScope) -> Schema {
    switch step.operation {
    case .transformer(let transformer): return taken(by: transformer, step, accepted)
    case .number:
      guard case .scalar(let scalar) = step.output else { return accepted }
      return numbers(of: scalar).intersection(accepted.plain).commented(accepted.parts.notes.comments)
    case .each(let steps):
      var element = accepted.elements
      for step in steps.reversed() { element = taken(by: step, element, scope) }
      return accepted.replacingElements(with: element, of: step.input)
    case .read(let conversion): return taken(byReading: conversion, of: step.input, accepted, scope)
    case .alternatives(let all):
      var parts: [Schema] = []
      for steps in all {
        var part = accepted
        for step in steps.reversed() { part = taken(by: step, part, scope) }
        parts.append(part)
      }
      return .any(of: parts)
    }
  }

  /// The numbers that a type has, as far as they are not those of every type.
  private func numbers(of scalar: Scalar) -> Schema {
    switch scalar {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: Self.integers(scalar)
    case .bool, .float, .double, .decimal, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
      .locale, .data, .coordinate, .value, .object:
      .number(NumberSchema())
    }
  }

  /// An intermediate result that is read as if it stood in the document.
  private func taken(
    byReading conversion: Conversion, of input: ValueType, _ accepted: Schema, _ scope: SchemaScope
  ) -> Schema {
    let value: Schema
    if case .scalar(let scalar, _) = conversion, input == .scalar(.string) {
      // What is demanded of a number says nothing about its text.
      if scalar != .string, scalar != .value, accepted != .anything {
        return textForm(of: scalar).commented(accepted.limits)
      }
      value = textForm(of: scalar)
    } else {
      value = expanded(schema(of: conversion, scope.standing(.alone)))
    }
    return value.intersection(accepted)
  }

  private func taken(by transformer: Transformer, _ step: Pipeline.Step, _ accepted: Schema) -> Schema {
    switch transformer {
    case .trimmed:
      return fixed(accepted) { text in text.trimmingBlanks == text }
    case .lowercased: return fixed(accepted) { text in text.lowercased() == text }
    case .uppercased: return fixed(accepted) { text in text.uppercased() == text }
    case .prefix(let prefix):
      return mapped(accepted) { text in text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil }
    case .suffix(let suffix):
      return mapped(accepted) { text in text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : nil }
    case .split(let separator): return split(separator, accepted)
    case .joined:
      return Schema.array(ArraySchema(others: .text(TextSchema()))).commented(accepted.limits)
    case .scaled, .offset, .rounded, .clamped: return Schema.number(NumberSchema()).commented(accepted.limits)
    case .wrapped: return accepted.elements
    case .single:
      return .array(ArraySchema(others: accepted == .anything ? nil : accepted, minimumCount: 1, maximumCount: 1))
    case .sorted: return accepted
    case .bool(let yes, let no):
      return Schema.values([.string(yes), .string(no)]).commented(accepted.limits)
    case .table(let table): return self.table(table, step).commented(accepted.limits)
    case .nonFinite(let texts):
      let number = NumberSchema(format: step.output == .scalar(.float) ? "float" : "double")
      return .any(of: [
        Schema.number(number).intersection(accepted), .values(texts.arguments.map { .string($0.text) }),
      ])
    case .textFromNumber: return Schema.number(NumberSchema()).commented(accepted.limits)
    case .numberFromText:
      if let scalar = Self.integerType(accepted) { return textForm(of: scalar) }
      return Schema.text(TextSchema(pattern: .number)).commented(accepted.limits)
    case .swift(let codec):
      return Schema.anything.commented(["\(codec.typeName) reads it in Swift"] + accepted.limits)
    case .place: return .anything
    case .date, .iso8601, .httpDate, .dotnetDate, .epochSeconds, .epochMilliseconds, .url, .zonedDate, .zonedISO8601,
      .day, .epochDays, .isoDuration, .clockDuration, .durationSeconds, .durationMilliseconds, .uuid, .base64,
      .base64url, .hex:
      return Self.texts(of: transformer).commented(accepted.limits)
    }
  }

  /// The texts or numbers that stand for dates, bytes and the like.
  private static func texts(of transformer: Transformer) -> Schema {
    switch transformer {
    case .date(let patterns, _), .zonedDate(let patterns), .day(let patterns):
      let isDay = patterns.count == 1 && patterns[0].text == "yyyy-MM-dd"
      return .text(TextSchema(pattern: isDay ? .day : DateTexts.read(patterns), format: isDay ? "date" : nil))
    case .iso8601, .zonedISO8601: return .text(TextSchema(pattern: .dateTime, format: "date-time"))
    case .httpDate: return .text(TextSchema(pattern: DateTexts.read(DateTexts.http)))
    case .dotnetDate: return .text(TextSchema(pattern: .dotNetDate))
    // The years 1 to 9999.
    case .epochSeconds: return .number(NumberSchema(minimum: "-62135596800", maximum: "253402300799"))
    case .epochMilliseconds: return .number(NumberSchema(minimum: "-62135596800000", maximum: "253402300799000"))
    case .epochDays:
      return .number(NumberSchema(isInteger: true, minimum: "-719162", maximum: "2932896"))
    case .durationSeconds: return .number(NumberSchema(minimum: "-9e18", maximum: "9e18"))
    case .durationMilliseconds: return .number(NumberSchema(minimum: "-9e18", maximum: "9e18"))
    case .url: return .text(TextSchema(minimumLength: 1, format: "uri-reference"))
    case .isoDuration: return .text(TextSchema(pattern: .duration))
    case .clockDuration: return .text(TextSchema(pattern: .clock))
    case .uuid: return .text(TextSchema(pattern: .uuid, format: "uuid"))
    case .base64: return .text(TextSchema(pattern: .base64, contentEncoding: "base64"))
    case .base64url: return .text(TextSchema(pattern: .base64url, contentEncoding: "base64url"))
    case .hex: return .text(TextSchema(pattern: .hex, contentEncoding: "base16"))
    case .nonFinite, .trimmed, .lowercased, .uppercased, .prefix, .suffix, .split, .joined, .scaled, .offset, .rounded,
      .clamped, .numberFromText, .textFromNumber, .bool, .wrapped, .single, .sorted, .table, .swift, .place:
      return .anything
    }
  }

  private func table(_ table: TransformTable, _ step: Pipeline.Step) -> Schema {
    let values = table.rows.flatMap(\.read).compactMap(\.literal)
    let areNumbers = values.contains { if case .number = $0 { true } else { false } }
    guard table.otherwise != nil else { return .values(values) }
    return areNumbers || step.input.isNumeric ? .number(NumberSchema()) : .text(TextSchema())
  }

  /// The type whose numbers are demanded, if that is all.
  private static func integerType(_ accepted: Schema) -> Scalar? {
    Scalar.allCases.first { isNumber($0) && integers($0) == accepted && accepted != .number(.integer) }
  }

  /// Texts that a step leaves as they are.
  private func fixed(_ accepted: Schema, _ isFixed: (String) -> Bool) -> Schema {
    mapped(accepted) { isFixed($0) ? $0 : nil }
  }

  /// Texts of which a step makes accepted ones.
  ///
  /// - Parameter source: The text of which it makes another one.
  private func mapped(_ accepted: Schema, _ source: (String) -> String?) -> Schema {
    switch accepted {
    case .anything: return .text(TextSchema())
    case .text(let text) where text == TextSchema(): return accepted
    case .values(let values):
      return .values(
        values.compactMap { value in
          guard case .string(let text) = value else { return nil }
          return source(text).map { .string($0) }
        })
    case .anyOf(let parts): return .any(of: parts.map { mapped($0, source) })
    case .noted(let notes, let inner): return mapped(inner, source).carrying(notes)
    case .nothing, .reference, .null, .bool, .number, .text, .array, .object, .allOf, .not:
      return Schema.text(TextSchema()).commented(accepted.limits)
    }
  }

  /// Texts of which each part is accepted.
  private func split(_ separator: String, _ accepted: Schema) -> Schema {
    guard accepted != .anything else { return .text(TextSchema()) }
    guard case .array(let array) = accepted.plain, array.first.isEmpty, array.minimumCount == nil,
      array.maximumCount == nil, !array.isUnique, array.contained.isEmpty
    else { return Schema.text(TextSchema()).commented(accepted.limits) }
    let element = array.others ?? .anything
    if element == .anything || element == .text(TextSchema()) { return .text(TextSchema()) }
    // A separator that may be inside of a part would split it.
    guard let pattern = element.textPattern, !separator.unicodeScalars.allSatisfy(pattern.mayContain) else {
      return Schema.text(TextSchema()).commented(accepted.limits)
    }
    let part = pattern.part
    let more = TextPattern.literal(separator).body + part
    return .text(TextSchema(pattern: TextPattern("(?:\(part)(?:\(more))*)?")))
  }
}

extension Schema {
  /// The pattern of its texts, if there are no others.
  fileprivate var textPattern: TextPattern? {
    switch self {
    case .text(let text):
      var rest = text
      (rest.pattern, rest.format, rest.contentEncoding) = (nil, nil, nil)
      return rest == TextSchema() ? text.pattern : nil
    case .values(let values):
      let texts = values.compactMap { value -> TextPattern? in
        if case .string(let text) = value { .literal(text) } else { nil }
      }
      return texts.count == values.count ? .any(of: texts) : nil
    case .noted(let notes, let inner): return notes.comments.isEmpty ? inner.textPattern : nil
    case .anything, .nothing, .reference, .null, .bool, .number, .array, .object, .anyOf, .allOf, .not: return nil
    }
  }

  /// What is demanded of the elements of an array or the values of a dictionary.
  var elements: Schema {
    switch self {
    case .array(let array): array.others ?? .anything
    case .object(let object): object.others ?? .anything
    case .noted(_, let inner): inner.elements
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .anyOf, .allOf, .not: .anything
    }
  }

  /// The same demands with others of the elements.
  fileprivate func replacingElements(with element: Schema, of type: ValueType) -> Schema {
    switch self {
    case .array(var array):
      array.others = element == .anything ? nil : element
      return .array(array)
    case .object(var object):
      object.others = element == .anything ? nil : element
      return .object(object)
    case .noted(let notes, let inner): return inner.replacingElements(with: element, of: type).carrying(notes)
    case .anything, .nothing, .reference, .values, .null, .bool, .number, .text, .anyOf, .allOf, .not:
      guard element != .anything else { return self }
      return type.collection(of: element)
    }
  }

  /// What it demands, as comments, where only its meaning can be kept.
  var limits: [String] {
    switch self {
    case .anything: []
    case .noted(let notes, let inner): inner.limits + notes.comments
    case .text(let text) where text == TextSchema(): []
    case .number(let number) where number == NumberSchema(): []
    case .nothing, .reference, .values, .null, .bool, .number, .text, .array, .object, .anyOf, .allOf, .not:
      ["what a transformer makes of it is limited as well"]
    }
  }
}

extension ValueType {
  fileprivate var isNumeric: Bool {
    switch self {
    case .scalar(let scalar): SchemaBuilder.isNumber(scalar)
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray:
      false
    }
  }

  /// A collection of the type with such elements.
  fileprivate func collection(of element: Schema) -> Schema {
    switch self {
    case .array, .set, .lazyArray: .array(ArraySchema(others: element))
    case .dictionary: .object(ObjectSchema(others: element))
    case .optional(let inner), .field(let inner): inner.collection(of: element).orNull
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign: element
    }
  }
}

extension SchemaBuilder {
  static func isNumber(_ scalar: Scalar) -> Bool {
    switch scalar {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal: true
    case .bool, .string, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data,
      .coordinate, .value, .object:
      false
    }
  }
}

extension Conversion {
  /// Whether it reads more than what its type is written as.
  fileprivate var isLenient: Bool {
    switch self {
    case .scalar(_, .lenient), .enumeration(_, .lenient): true
    case .scalar, .enumeration, .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      false
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    var kept = String.UnicodeScalarView(scalars)
    while let last = kept.last, last.properties.isWhitespace { kept.removeLast() }
    return String(kept)
  }
}
