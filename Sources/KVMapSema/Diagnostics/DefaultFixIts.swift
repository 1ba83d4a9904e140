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

  /// Whether the text is a number of the language: no leading zeros, and digits at the end.
  private static func isNumber(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = unsigned.prefix { $0.isASCII && $0.isNumber }
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    return NumberLiteral(text) != nil && (whole.count == 1 || whole.first != "0")
      && unsigned.last.map(isDigit) == true && !unsigned.contains("+")
  }
}
