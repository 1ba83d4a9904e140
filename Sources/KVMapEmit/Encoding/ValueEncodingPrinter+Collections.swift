import KVMapLowering
import KVMapSema

/// Dictionaries, and collections that are written as something else.
extension ValueEncodingPrinter {
  /// A dictionary in ascending order of its keys, which are then the written keys.
  func print(
    _ dictionary: DictionaryEncoding, _ type: ValueType, _ value: SwiftExpression, level: Int,
    to printer: inout CodePrinter
  ) {
    if dictionary.inOneCall {
      let call = SwiftExpression("kv.dictionary(\(value.text))", canThrow: value.canThrow || dictionary.canThrow)
      return printer.line(call.tried)
    }
    printer.line("kv.beginObject()")
    let entries = sorted(value, dictionary.order, type.dictionaryKey)
    printer.block("for (key\(level), value\(level)) in \(entries.tried)") { printer in
      printer.line("kv.entryKey(key\(level))")
      let inner = SwiftExpression("value\(level)")
      print(dictionary.content, type.dictionaryValue, inner, level: level + 1, to: &printer)
    }
    printer.line("kv.endObject()")
  }

  private func sorted(_ value: SwiftExpression, _ order: KeyOrder, _ type: ValueType) -> SwiftExpression {
    switch order {
    case .byValue: return SwiftExpression("kv.sorted(\(value.text))", canThrow: value.canThrow)
    case .byUUID:
      return SwiftExpression("kv.sorted(\(value.text), text: { $0.uuidString })", canThrow: value.canThrow)
    case .byText(let text):
      let key = expression(text, type, SwiftExpression("key")).tried
      return SwiftExpression("kv.sorted(\(value.text), keys: { \(head("key", type)) in \(key) })", canThrow: true)
    }
  }

  // MARK: - Keyed

  /// Each element is written under its own key (`<-> $key`); one without a key, under its position. Those of a set are
  /// written in the order of their keys.
  func print(
    _ keyed: KeyedEncoding, _ type: ValueType, _ value: SwiftExpression, level: Int, to printer: inout CodePrinter
  ) {
    let inner = "value\(level)"
    var body = CodePrinter()
    print(keyed.element, type, SwiftExpression(inner), level: level + 1, to: &body)
    guard let key = keyed.key else {
      printer.line("kv.beginObject()")
      printer.block("for (key\(level), \(inner)) in \(value.canThrow ? "try " : "")(\(value.text)).enumerated()") {
        $0.line("kv.entryKey(key\(level))")
        $0.append(body)
      }
      return printer.line("kv.endObject()")
    }
    func printMember(to printer: inout CodePrinter) {
      print(key, of: inner, level: level, to: &printer)
      printer.append(body)
    }
    if keyed.isAscending {
      printer.line("try kv.ascendingMembers(\(value.text)) { \(head(inner, type)) in")
      printer.indented { printMember(to: &$0) }
      return printer.line("}")
    }
    // Several properties of a type may be written in this way, each with a local of its own.
    printer.block("do") { printer in
      printer.line("let members\(level): Swift.Int = kv.beginMembers()")
      printer.block("for \(inner) in \(value.head)") { printMember(to: &$0) }
      printer.line("try kv.endMembers(members\(level))")
    }
  }

  /// The property that is an element's key.
  private func print(_ key: KeyedEncoding.ElementKey, of value: String, level: Int, to printer: inout CodePrinter) {
    var name = "\(value).\(SwiftIdentifier.quoted(key.name))"
    if key.isOptional {
      let missing = "throw kv.mismatch(expected: \"a key\", found: \"nil\")"
      printer.line("guard let key\(level) = \(name) else { \(missing) }")
      name = "key\(level)"
    }
    let text = expression(key.text, key.type, SwiftExpression(name))
    printer.line(SwiftExpression("kv.entryKey(\(text.text))", canThrow: text.canThrow).tried)
  }

  // MARK: - Entries

  func print(
    _ entries: EntriesEncoding, _ type: ValueType, _ value: SwiftExpression, level: Int, to printer: inout CodePrinter
  ) {
    var key = CodePrinter()
    print(entries.key, type.dictionaryKey, SwiftExpression("key\(level)"), level: level + 1, to: &key)
    var content = CodePrinter()
    print(entries.content, type.dictionaryValue, SwiftExpression("value\(level)"), level: level + 1, to: &content)
    let sorted = sortedEntries(value, entries, type.dictionaryKey)
    printer.line("kv.beginArray()")
    printer.block("for (key\(level), value\(level)) in \(sorted.tried)") { printer in
      switch entries.notation {
      case .pairs(let keyMember, let valueMember):
        printer.line("kv.beginObject()")
        printer.line("kv.key(\(SwiftLiteral.string(keyMember)))")
        printer.append(key)
        printer.line("kv.key(\(SwiftLiteral.string(valueMember)))")
        printer.append(content)
        printer.line("kv.endObject()")
      case .arrays:
        printer.line("kv.beginArray()")
        printer.append(key)
        printer.append(content)
        printer.line("kv.endArray()")
      case .keyed(let member):
        printer.line("let start\(level): Swift.Int = kv.elementsEnd")
        printer.append(content)
        let begin = "kv.beginKeyed(start\(level), \(SwiftLiteral.string(member)))"
        printer.line("let members\(level): KVMap.KeyedMembers = try \(begin)")
        printer.append(key)
        printer.line("kv.endKeyed(members\(level))")
      }
    }
    printer.line("kv.endArray()")
  }

  /// In ascending order: integers by value, anything else by the text that is written.
  private func sortedEntries(
    _ value: SwiftExpression, _ entries: EntriesEncoding, _ type: ValueType
  ) -> SwiftExpression {
    if entries.isSortedByValue { return SwiftExpression("kv.sorted(\(value.text))", canThrow: value.canThrow) }
    var body = CodePrinter()
    print(entries.key, type, SwiftExpression("key"), level: 1000, to: &body)
    let statements = body.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "; ")
    return SwiftExpression(
      "kv.sortedEntries(\(value.text), { \(head("key", type)) in \(statements) })", canThrow: true)
  }
}
