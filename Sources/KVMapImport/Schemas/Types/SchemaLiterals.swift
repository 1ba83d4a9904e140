import KVMap

/// Values of a schema, as literals of the language.
enum SchemaLiterals {
  /// A text, a number or a Bool; `nil` for others.
  static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): MappingText.literal(text)
    case .number(let number): number.text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"
  ]

  /// A value as the default of a type; `nil` if it cannot be written as one.
  ///
  /// - Parameter cases: The name of the case of an enum that a value is; `nil` if there is no such case.
  static func text(
    _ value: JSONValue, as type: SchemaType, cases: (SchemaDeclaration.ID, JSONValue) -> String?
  ) -> String? {
    switch (type, value) {
    case (.array(let element), .array(let elements)):
      let texts = elements.compactMap { text($0, as: element.type, cases: cases) }
      return texts.count == elements.count ? "[\(texts.joined(separator: ", "))]" : nil
    case (.dictionary(key: .text, let element), .object(let object)):
      if object.isEmpty { return "[:]" }
      let texts = object.compactMap { key, value in
        text(value, as: element.type, cases: cases).map { MappingText.literal(key) + ": " + $0 }
      }
      return texts.count == object.count ? "[\(texts.joined(separator: ", "))]" : nil
    case (.dictionary, .object(let object)): return object.isEmpty ? "[:]" : nil
    case (.declared(let id), .string), (.declared(let id), .number): return cases(id, value).map { "." + $0 }
    case (.declared, .object(let object)): return object.isEmpty ? "{}" : nil
    case (.scalar("Object"), .object(let object)): return object.isEmpty ? "{}" : nil
    case (.scalar("Bool"), .bool): return text(value)
    case (.scalar(let name), .number(let number)):
      if integers.contains(name) { return number.intValue.map(String.init) ?? number.text }
      return ["Double", "Float", "Decimal"].contains(name) ? number.text : nil
    case (.scalar(let name), .string):
      return ["String", "Date", "Day", "URL", "UUID", "Data"].contains(name) ? text(value) : nil
    case (.scalar, _), (.array, _), (.dictionary, _), (.declared, _): return nil
    }
  }
}
