import KVMapLowering
import KVMapSema

/// Intermediate arrays on the path to values: `images[0].src`.
extension EncodingPrinter {
  /// An intermediate array. It is omitted if nothing in it has a value; otherwise its elements keep their positions.
  mutating func print(
    _ array: ArrayEncoding, _ presence: [PropertyPresence]?, key: String, to printer: inout CodePrinter
  ) {
    let has = name("has")
    guard let presence else {
      printer.line("kv.key(\(SwiftLiteral.string(key)))")
      return print(array, to: &printer)
    }
    printer.line("var \(has): Swift.Bool = false")
    for property in presence { printer.line("if \(isThere(property)) { \(has) = true }") }
    printer.block("if \(has)") { printer in
      printer.line("kv.key(\(SwiftLiteral.string(key)))")
      print(array, to: &printer)
    }
  }

  /// An array in place of an object, followed by the remaining elements.
  mutating func print(_ record: RecordEncoding, to printer: inout CodePrinter) {
    if let element = record.element {
      printer.line("let areNamed: Swift.Bool = kv.beginElements(\(SwiftLiteral.string(element)))")
    }
    print(record.content, to: &printer)
    if record.element != nil { printer.line("kv.endElements(areNamed)") }
  }

  /// The elements that no rule takes, after the others.
  private func printRest(_ rest: PropertyEncoding, end: String, to printer: inout CodePrinter) {
    printContents(of: rest, to: &printer) { printer, printValue in
      printer.line("let startOfRest: Swift.Int = kv.elementsEnd")
      hiding(rest, to: &printer, printValue)
      printer.line("if try kv.spliceElements(from: startOfRest) { \(end) = kv.elementsEnd }")
    }
  }

  /// Elements keep their positions. Those without a value at the end of the array are omitted.
  private mutating func print(_ array: ArrayEncoding, to printer: inout CodePrinter) {
    printer.line("kv.beginArray()")
    for element in array.elements { print(element, to: &printer) }
    guard !array.trailing.isEmpty || array.rest != nil else { return printer.line("kv.endArray()") }
    let end = name("end")
    printer.line("var \(end): Swift.Int = kv.elementsEnd")
    for element in array.trailing {
      if case .gathered(let property, let keys) = element.content {
        printer.line("if \(gathered(property, keys)) { \(end) = kv.elementsEnd }")
      } else {
        print(element, to: &printer)
        for property in element.properties { printer.line("if \(isThere(property)) { \(end) = kv.elementsEnd }") }
      }
    }
    if let rest = array.rest { printRest(rest, end: end, to: &printer) }
    printer.line("kv.endArray(behind: \(end))")
  }

  /// An element with nothing in it is null.
  private mutating func print(_ element: ElementEncoding, to printer: inout CodePrinter) {
    guard let presence = element.presence else { return print(element.content, to: &printer) }
    printer.line("if \(isAnyThere(presence)) {")
    printer.indented { print(element.content, to: &$0) }
    printer.line("} else {")
    printer.indented { $0.line("kv.null()") }
    printer.line("}")
  }

  private mutating func print(_ content: ElementEncoding.Content, to printer: inout CodePrinter) {
    switch content {
    case .property(let property): printOrNull(property, to: &printer)
    case .gathered(let property, let keys): printer.line(gathered(property, keys))
    case .object(let members): printObject(members, to: &printer)
    case .array(let inner): print(inner, to: &printer)
    case .selection(let elements): print(elements, to: &printer)
    case .constant(let text): printer.line("kv.key(\(SwiftLiteral.string(text)))")
    case .null: printer.line("kv.null()")
    }
  }

  private mutating func printObject(_ members: [EncodingInstruction], to printer: inout CodePrinter) {
    printer.line("kv.beginObject()")
    print(members, to: &printer)
    printer.line("kv.endObject()")
  }

  /// An array of selected elements.
  mutating func print(
    _ elements: [SelectionEncoding], _ presence: [PropertyPresence]?, key: String, to printer: inout CodePrinter
  ) {
    guard let presence else {
      printer.line("kv.key(\(SwiftLiteral.string(key)))")
      return print(elements, to: &printer)
    }
    printer.block("if \(isAnyThere(presence))") { printer in
      printer.line("kv.key(\(SwiftLiteral.string(key)))")
      print(elements, to: &printer)
    }
  }

  private mutating func print(_ elements: [SelectionEncoding], to printer: inout CodePrinter) {
    printer.line("kv.beginArray()")
    for element in elements {
      if let presence = element.presence {
        printer.block("if \(isAnyThere(presence))") { print(element.content, to: &$0) }
      } else {
        print(element.content, to: &printer)
      }
    }
    printer.line("kv.endArray()")
  }

  private mutating func print(_ content: SelectionEncoding.Content, to printer: inout CodePrinter) {
    switch content {
    case .object(let members): printObject(members, to: &printer)
    case .led(let lead, let element, let unlessOwn):
      let start = name("lead")
      printer.line("let \(start): Swift.Int = kv.beginPrefixMembers(\(SwiftLiteral.string(lead)))")
      print(element, to: &printer)
      let own = unlessOwn.map { ", unlessOwn: \(SwiftLiteral.string($0))" } ?? ""
      printer.line("try kv.endPrefixMembers(\(start)\(own))")
    }
  }

  private func gathered(_ property: Int, _ keys: String) -> String {
    "kv.element(&captured\(property), keys: \(SwiftLiteral.string(keys)))"
  }
}
