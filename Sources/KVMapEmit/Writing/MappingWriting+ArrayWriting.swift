import KVMapLowering
import KVMapSema

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

  /// An array in place of an object, with the remaining elements behind its own.
  mutating func printRecord(_ record: WriteContent, to printer: inout CodePrinter) {
    if let element = mapping.extras.element {
      let key = SwiftLiteral.string(JSONText.member(element))
      printer.line("let areNamed: Swift.Bool = kv.beginElements(\(key))")
    }
    if case .array(let elements) = record {
      printElements(elements, rest: mapping.writing.root.rest, to: &printer)
    } else {
      printElement(record, to: &printer)
    }
    if mapping.extras.element != nil { printer.line("kv.endElements(areNamed)") }
  }

  /// The elements that no rule takes, behind the others.
  private func printRest(_ property: Int, end: String, to printer: inout CodePrinter) {
    let rule = mapping.properties[property]
    let isOptional = if case .optional = rule.conversion { true } else { false }
    if isOptional { printer.line("if let value = \(name(property)) {") }
    var body = CodePrinter()
    body.line("let startOfRest: Swift.Int = kv.elementsEnd")
    if case .optional(let wrapped, _) = rule.conversion {
      values(of: rule).print(wrapped, rule.type.wrapped, checked("value", rule), to: &body)
    } else {
      values(of: rule).print(rule.conversion, rule.type, value(property), to: &body)
    }
    body.line("if try kv.spliceElements(from: startOfRest) { \(end) = kv.elementsEnd }")
    if isOptional {
      printer.indented { $0.append(body) }
      printer.line("}")
    } else {
      printer.append(body)
    }
  }

  /// Elements keep their positions. Those without a value at the end of the array are omitted.
  ///
  /// - Parameter isAnyThere: Whether a property of an element is known to have a value.
  private mutating func printElements(
    _ elements: [WriteContent], isAnyThere: Bool = false, rest: Int? = nil, to printer: inout CodePrinter
  ) {
    let isOnly = isAnyThere && elements.count == 1 && !elements.contains(where: \.isGathered)
    let sure = isOnly ? 1 : (elements.lastIndex { !mapping.mayLack($0) } ?? -1) + 1
    printer.line("kv.beginArray()")
    for element in elements[..<sure] { printElement(element, isThere: isOnly, to: &printer) }
    guard sure < elements.count || rest != nil else { return printer.line("kv.endArray()") }
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
    if let rest { printRest(rest, end: end, to: &printer) }
    printer.line("kv.endArray(behind: \(end))")
  }

  /// An element with nothing in it is null.
  ///
  /// - Parameter isThere: Whether something in it is known to have a value.
  private mutating func printElement(
    _ element: WriteContent, isThere: Bool = false, to printer: inout CodePrinter
  ) {
    guard !isThere, element.isContainer, let condition = presence(of: element.properties) else {
      return printContent(of: element, to: &printer)
    }
    printer.line("if \(condition) {")
    printer.indented { printContent(of: element, to: &$0) }
    printer.line("} else {")
    printer.indented { $0.line("kv.null()") }
    printer.line("}")
  }

  private mutating func printContent(of element: WriteContent, to printer: inout CodePrinter) {
    switch element {
    case .property(let property):
      let rule = mapping.properties[property]
      unlessOmitted(property, else: "kv.null()", to: &printer) { printer in
        values(of: rule).print(rule.conversion, rule.type, value(property), to: &printer)
      }
    case .gathered(let property, let keys): printer.line(gathered(property, keys))
    case .object(let object):
      printer.line("kv.beginObject()")
      printMembers(object, to: &printer)
      printer.line("kv.endObject()")
    case .array(let inner): printElements(inner, to: &printer)
    case .selection(let elements): printSelected(elements, to: &printer)
    case .constant(let value): printer.line("kv.key(\(SwiftLiteral.string(value.constantText + ",")))")
    case .hole: printer.line("kv.null()")
    // An array cannot stand directly in another: a path has a key before `[*]`.
    case .elements: printer.line("kv.null()")
    }
  }

  /// An array of selected elements.
  mutating func printSelection(_ elements: [SelectedElement], key: String, to printer: inout CodePrinter) {
    guard let condition = presence(of: elements.flatMap(\.properties)) else {
      printer.line("kv.key(\(key))")
      return printSelected(elements, to: &printer)
    }
    printer.block("if \(condition)") { printer in
      printer.line("kv.key(\(key))")
      printSelected(elements, to: &printer)
    }
  }

  private mutating func printSelected(_ elements: [SelectedElement], to printer: inout CodePrinter) {
    printer.line("kv.beginArray()")
    for element in elements {
      // With a single element, the array is written if that is.
      if elements.count > 1, let condition = presence(of: element.properties) {
        printer.block("if \(condition)") { printSelected(element, to: &$0) }
      } else {
        printSelected(element, to: &printer)
      }
    }
    printer.line("kv.endArray()")
  }

  private mutating func printSelected(_ element: SelectedElement, to printer: inout CodePrinter) {
    guard let content = element.content else {
      printer.line("kv.beginObject()")
      printMembers(element.constants, to: &printer)
      return printer.line("kv.endObject()")
    }
    // A value that keeps all keys has those of the selector as well.
    if case .property(let property) = content,
      values.names.mayWriteAnyKey(mapping.properties[property].conversion)
    {
      return printElement(content, to: &printer)
    }
    let start = "lead\(begunCount)"
    begunCount += 1
    printer.line("let \(start): Swift.Int = kv.beginPrefixMembers(\(SwiftLiteral.string(element.lead)))")
    printElement(content, to: &printer)
    printer.line("try kv.endPrefixMembers(\(start))")
  }

  /// The condition under which one of several properties has a value; `nil` if one always has.
  private func presence(of properties: [Int]) -> String? {
    guard properties.allSatisfy({ mapping.mayLack(mapping.properties[$0]) }) else { return nil }
    return properties.map(isThere).joined(separator: " || ")
  }

  private func gathered(_ property: Int, _ keys: [String]) -> String {
    let path = SwiftLiteral.string(keys.map(JSONText.escaped).joined(separator: "\t"))
    return "kv.element(&captured\(property), keys: \(path))"
  }
}
