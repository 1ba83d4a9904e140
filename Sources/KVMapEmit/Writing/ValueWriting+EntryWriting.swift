import KVMapLowering
import KVMapSema
import KVMapSource

/// Dictionaries that are written as arrays: `pairs`, `entries` and `keyed(by:)`.
extension ValueWriting {
  func printEntries(
    _ notation: EntryNotation, _ key: Conversion, _ content: Conversion, _ type: ValueType, of value: SwiftExpression,
    level: Int, to printer: inout CodePrinter
  ) {
    var keyBody = CodePrinter()
    print(key, type.dictionaryKey, SwiftExpression("key\(level)"), level: level + 1, to: &keyBody)
    var valueBody = CodePrinter()
    print(content, type.dictionaryValue, SwiftExpression("value\(level)"), level: level + 1, to: &valueBody)
    let entries = sortedEntries(value, by: key, type.dictionaryKey)
    printer.line("kv.beginArray()")
    printer.block("for (key\(level), value\(level)) in \(entries.tried)") { printer in
      switch notation {
      case .pairs(let keyName, let valueName):
        printer.line("kv.beginObject()")
        printer.line("kv.key(\(SwiftLiteral.string(JSONText.member(keyName))))")
        printer.append(keyBody)
        printer.line("kv.key(\(SwiftLiteral.string(JSONText.member(valueName))))")
        printer.append(valueBody)
        printer.line("kv.endObject()")
      case .arrays:
        printer.line("kv.beginArray()")
        printer.append(keyBody)
        printer.append(valueBody)
        printer.line("kv.endArray()")
      case .keyed(let keyName):
        printer.line("let start\(level): Swift.Int = kv.elementsEnd")
        printer.append(valueBody)
        let key = SwiftLiteral.string(JSONText.member(keyName))
        printer.line("let members\(level): KVMap.KeyedMembers = try kv.beginKeyed(start\(level), \(key))")
        printer.append(keyBody)
        printer.line("kv.endKeyed(members\(level))")
      }
    }
    printer.line("kv.endArray()")
  }

  /// In ascending order: integers by value, anything else by the text that is written.
  private func sortedEntries(_ value: SwiftExpression, by key: Conversion, _ type: ValueType) -> SwiftExpression {
    if case .scalar(let scalar, _) = key, scalar == .string || scalar.isInteger {
      return SwiftExpression("kv.sorted(\(value.text))", canThrow: value.canThrow)
    }
    var body = CodePrinter()
    print(key, type, SwiftExpression("key"), level: 1000, to: &body)
    let head = "(kv: inout KVMap.JSONWriter, key: \(names.type(type))) throws(KVMap.CodingFailure)"
    let statements = body.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "; ")
    return SwiftExpression("kv.sortedEntries(\(value.text), { \(head) in \(statements) })", canThrow: true)
  }
}
