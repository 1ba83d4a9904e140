import KVMapSource
import KVMapSyntax

/// Suggests the probable intention of a default of the wrong kind.
enum DefaultFixIts {
  /// - Parameter isDefault: Whether a value would be valid in place of the one that was written.
  static func fixIt(
    for value: ValueSyntax, as type: ValueType, isDefault: (ValueSyntax) -> Bool
  ) -> Diagnostic.FixIt? {
    switch (type, value) {
    case (.dictionary, .array(let values, let span)) where values.isEmpty:
      return .init(message: "write the empty dictionary", span: span, replacement: "[:]")
    case (.array, .dictionary(let entries, let span)) where entries.isEmpty,
      (.set, .dictionary(let entries, let span)) where entries.isEmpty:
      return .init(message: "write the empty array", span: span, replacement: "[]")
    case (.array, .record(let fields, let span)) where fields.isEmpty,
      (.set, .record(let fields, let span)) where fields.isEmpty:
      return .init(message: "write the empty array", span: span, replacement: "[]")
    case (.array, .string), (.array, .number), (.set, .string), (.set, .number):
      guard let text = text(of: value), isDefault(.array([value], value.span)) else { return nil }
      return .init(message: "put it in brackets", span: value.span, replacement: "[\(text)]")
    case (.enumeration, .string(let literal)):
      let name = NameSyntax(text: literal.value, span: literal.span, isQuoted: false)
      guard isDefault(.enumCase(name, payload: nil, literal.span)) else { return nil }
      return .init(message: "write the case", span: literal.span, replacement: ".\(literal.value)")
    case (.scalar(.string), .number(let literal)):
      return .init(message: "put it in quotes", span: literal.span, replacement: "\"\(literal.text)\"")
    case (.scalar(.string), .bool(let flag, let span)):
      return .init(message: "put it in quotes", span: span, replacement: "\"\(flag)\"")
    case (.scalar(.bool), .number(let literal)) where literal.text == "0" || literal.text == "1":
      let word = literal.text == "1" ? "true" : "false"
      return .init(message: "replace it with '\(word)'", span: literal.span, replacement: word)
    case (.scalar(.bool), .string(let literal)) where literal.value == "true" || literal.value == "false":
      return .init(message: "remove the quotes", span: literal.span, replacement: literal.value)
    case (.scalar, .string(let literal)):
      guard isNumber(literal.value), isDefault(.number(NumberSyntax(text: literal.value, span: literal.span)))
      else { return nil }
      return .init(message: "remove the quotes", span: literal.span, replacement: literal.value)
    case (_, .string), (_, .number), (_, .bool), (_, .none), (_, .array), (_, .dictionary), (_, .enumCase),
      (_, .record), (_, .any), (_, .variable), (_, .swift), (_, .missing):
      return nil
    }
  }

  /// A value of a type that has no literals of its own.
  static func example(of type: ValueType) -> String? {
    guard case .scalar(let scalar) = type else { return nil }
    switch scalar {
    case .date: return "\"2026-03-01T12:00:00Z\""
    case .zoned: return "\"2026-03-01T12:00:00+01:00\""
    case .day: return "\"2026-03-01\""
    case .duration: return "\"PT1H30M\""
    case .url: return "\"https://example.org/\""
    case .uuid: return "\"9F1C0D3E-7A52-4C8B-9E30-1B2A3C4D5E6F\""
    case .timeZone: return "\"Europe/Zurich\""
    case .locale: return "\"de_CH\""
    case .string, .character, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .decimal, .bool, .data, .value, .object, .coordinate:
      return nil
    }
  }

  /// A literal as it is written; `nil` for texts with characters that are written by escapes.
  private static func text(of value: ValueSyntax) -> String? {
    switch value {
    case .number(let literal): literal.text
    case .string(let literal):
      literal.value.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 || $0.value >= 0x7F }
        ? nil : "\"\(literal.value)\""
    case .bool, .none, .array, .dictionary, .enumCase, .record, .any, .variable, .swift, .missing: nil
    }
  }

  /// Whether the text is a number of the language: no leading zeros, and digits at the end.
  private static func isNumber(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = unsigned.prefix { $0.isASCII && $0.isNumber }
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    return NumberLiteral(text) != nil && (whole.count == 1 || whole.first != "0")
      && unsigned.last.map(isDigit) == true && !unsigned.contains("+")
  }
}
