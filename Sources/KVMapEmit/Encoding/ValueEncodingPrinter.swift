import KVMapLowering
import KVMapSema

/// Prints statements that write one value at the writer's current position.
struct ValueEncodingPrinter {
  let names: TypeNames

  /// - Parameter level: How many loops enclose the statements, so that each gets unique names.
  func print(
    _ encoding: ValueEncoding, _ type: ValueType, _ value: SwiftExpression, level: Int = 0,
    to printer: inout CodePrinter
  ) {
    switch encoding {
    case .call(let call): printer.line(expression(call, value).tried)
    case .mapping(let id) where names.isNamespace(id): printCall(of: names.expression(id), value, to: &printer)
    case .union(let id) where names.isNamespace(id): printCall(of: names.expression(id), value, to: &printer)
    case .enumeration(let id) where names.isNamespace(id): printCall(of: names.expression(id), value, to: &printer)
    case .foreign(.codable): printer.line("try kv.codable(\(value.text))")
    case .coordinate, .mapping, .generic, .parameter, .enumeration, .union, .foreign(.mapper):
      printer.line("try \(value.text)._kvEncode(&kv)")
    case .optional(let wrapped):
      printOptional("if let value\(level)", wrapped, type.wrapped, value, level: level, to: &printer)
    case .field(let wrapped):
      printOptional("if case .value(let value\(level))", wrapped, type.wrapped, value, level: level, to: &printer)
    case .array(let elements): printElements(elements, type.wrapped, of: value, level: level, to: &printer)
    case .sorted(let elements):
      let sorted = SwiftExpression("kv.sorted(\(value.text))", canThrow: value.canThrow)
      printElements(elements, type.wrapped, of: sorted, level: level, to: &printer)
    case .lazyArray(let element): printClosure("lazyArray", element, type.wrapped, value, level: level, to: &printer)
    case .ascending(let element): printClosure("ascending", element, type.wrapped, value, level: level, to: &printer)
    case .dictionary(let dictionary): print(dictionary, type, value, level: level, to: &printer)
    case .keyed(let keyed): print(keyed, type.wrapped, value, level: level, to: &printer)
    case .single(let collection):
      let array = SwiftExpression("[\(value.text)]", canThrow: value.canThrow)
      print(collection, .array(type), array, level: level, to: &printer)
    case .entries(let entries): print(entries, type, value, level: level, to: &printer)
    case .jsonText(let content):
      printer.line("try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in")
      printer.indented { print(content, type, value, level: level, to: &$0) }
      printer.line("}")
    case .pipeline(let pipeline): print(pipeline, value, level: level, to: &printer)
    }
  }

  /// A call of the mapper alongside a type.
  private func printCall(of mapper: String, _ value: SwiftExpression, to printer: inout CodePrinter) {
    printer.line("try \(mapper)._kvEncode(\(value.text), &kv)")
  }

  private func printOptional(
    _ condition: String, _ wrapped: ValueEncoding, _ type: ValueType, _ value: SwiftExpression, level: Int,
    to printer: inout CodePrinter
  ) {
    printer.line("\(condition) = \(value.head) {")
    printer.indented { print(wrapped, type, SwiftExpression("value\(level)"), level: level + 1, to: &$0) }
    printer.line("} else { kv.null() }")
  }

  /// A call of the runtime that calls a closure for each element.
  private func printClosure(
    _ function: String, _ element: ValueEncoding, _ type: ValueType, _ value: SwiftExpression, level: Int,
    to printer: inout CodePrinter
  ) {
    printer.line("try kv.\(function)(\(value.text)) { \(head("value\(level)", type)) in")
    printer.indented { print(element, type, SwiftExpression("value\(level)"), level: level + 1, to: &$0) }
    printer.line("}")
  }

  private func printElements(
    _ elements: ElementsEncoding, _ type: ValueType, of value: SwiftExpression, level: Int,
    to printer: inout CodePrinter
  ) {
    if elements.inOneCall {
      let call = SwiftExpression("kv.array(\(value.text))", canThrow: value.canThrow || elements.canThrow)
      return printer.line(call.tried)
    }
    var body = CodePrinter()
    print(elements.element, type, SwiftExpression("value\(level)"), level: level + 1, to: &body)
    printer.line("kv.beginArray()")
    printer.shortBlock("for value\(level) in \(value.head)", body)
    printer.line("kv.endArray()")
  }

  /// The signature of a closure with one parameter.
  func head(_ parameter: String, _ type: ValueType) -> String {
    "(kv: inout KVMap.JSONWriter, \(parameter): \(names.type(type))) throws(KVMap.CodingFailure)"
  }
}
