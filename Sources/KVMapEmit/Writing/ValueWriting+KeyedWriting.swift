import KVMapSema

/// Arrays and sets that are written as objects: `| keyed`.
extension ValueWriting {
  /// Each element is written under its own key (`<-> $key`); one without a key, under its position. Those of a set are
  /// written in the order of their keys.
  func printKeyed(
    _ element: Conversion, _ type: ValueType, isSet: Bool, of value: SwiftExpression, level: Int,
    to printer: inout CodePrinter
  ) {
    let inner = SwiftExpression("value\(level)")
    var body = CodePrinter()
    print(element, type, inner, level: level + 1, to: &body)
    let key = names.elementKey(of: element)
    if isSet, let key {
      let head = "(kv: inout KVMap.JSONWriter, \(inner.text): \(names.type(type))) throws(KVMap.CodingFailure)"
      printer.line("try kv.ascendingMembers(\(value.text)) { \(head) in")
      printer.indented { printer in
        printKey(key, of: inner.text, level: level, to: &printer)
        printer.append(body)
      }
      return printer.line("}")
    }
    printer.line("kv.beginObject()")
    if let property = key {
      printer.block("for \(inner.text) in \(value.head)") { printer in
        printKey(property, of: inner.text, level: level, to: &printer)
        printer.append(body)
      }
    } else {
      printer.block("for (key\(level), \(inner.text)) in \(value.canThrow ? "try " : "")(\(value.text)).enumerated()") {
        $0.line("kv.entryKey(key\(level))")
        $0.append(body)
      }
    }
    printer.line("kv.endObject()")
  }

  /// The property that is an element's key.
  private func printKey(_ property: Property, of value: String, level: Int, to printer: inout CodePrinter) {
    let name = "\(value).\(SwiftIdentifier.quoted(property.name))"
    let text: SwiftExpression
    if case .optional(let wrapped, _) = property.conversion {
      let missing = "throw kv.mismatch(expected: \"a key\", found: \"nil\")"
      printer.line("guard let key\(level) = \(name) else { \(missing) }")
      text = key(wrapped, property.type.wrapped, SwiftExpression("key\(level)"))
    } else {
      text = key(property.conversion, property.type, SwiftExpression(name))
    }
    printer.line(SwiftExpression("kv.entryKey(\(text.text))", canThrow: text.canThrow).tried)
  }
}
