import KVMapSema
import KVMapTables

/// Intermediate arrays on the path to values: `images[0].src`.
extension MappingWriting {
  /// An intermediate array. It is omitted if nothing in it has a value; otherwise its elements keep their positions.
  mutating func printArray(_ elements: [WriteContent], key: String, to printer: inout CodePrinter) {
    let number = begunCount
    begunCount += 1
    let optionals = elements.flatMap(\.properties).map { ($0, mapping.properties[$0]) }
    guard optionals.allSatisfy({ mapping.mayLack($1) }) else {
      printer.line("kv.key(\(key))")
      return printElements(elements, to: &printer)
    }
    printer.line("var has\(number): Swift.Bool = false")
    for (property, _) in optionals { printer.line("if \(isThere(property)) { has\(number) = true }") }
    printer.block("if has\(number)") { printer in
      printer.line("kv.key(\(key))")
      printElements(elements, isAnyThere: true, to: &printer)
    }
  }

  /// Elements keep their positions. Those without a value at the end of the array are omitted.
  ///
  /// - Parameter isAnyThere: Whether a property of an element is known to have a value.
  private mutating func printElements(
    _ elements: [WriteContent], isAnyThere: Bool = false, to printer: inout CodePrinter
  ) {
    let isOnly = isAnyThere && elements.count == 1 && !elements.contains(where: \.isGathered)
    let sure = isOnly ? 1 : (elements.lastIndex { !mapping.mayLack($0) } ?? -1) + 1
    printer.line("kv.beginArray()")
    for element in elements[..<sure] { printElement(element, to: &printer) }
    guard sure < elements.count else { return printer.line("kv.endArray()") }
    let end = "end\(begunCount)"
    begunCount += 1
    printer.line("var \(end): Swift.Int = kv.elementsEnd")
    for element in elements[sure...] {
      if case .gathered(let property, let keys) = element {
        printer.line("if \(gathered(property, keys)) { \(end) = kv.elementsEnd }")
      } else {
        printElement(element, to: &printer)
        for property in element.properties { printer.line("if \(isThere(property)) { \(end) = kv.elementsEnd }") }
      }
    }
    printer.line("kv.endArray(behind: \(end))")
  }

  private mutating func printElement(_ element: WriteContent, to printer: inout CodePrinter) {
    switch element {
    case .property(let property):
      let rule = mapping.properties[property]
      values(of: rule).print(rule.conversion, rule.type, value(property), to: &printer)
    case .gathered(let property, let keys): printer.line(gathered(property, keys))
    case .object(let object):
      printer.line("kv.beginObject()")
      printMembers(object, to: &printer)
      printer.line("kv.endObject()")
    case .array(let inner): printElements(inner, to: &printer)
    }
  }

  private func gathered(_ property: Int, _ keys: [String]) -> String {
    let path = SwiftLiteral.string(keys.map(JSONText.escaped).joined(separator: "\t"))
    return "kv.element(&captured\(property), keys: \(path))"
  }

  /// Whether a property that may lack a value has one.
  private func isThere(_ property: Int) -> String {
    mapping.properties[property].type.isField ? "!\(name(property)).isAbsent" : "\(name(property)) != nil"
  }
}
