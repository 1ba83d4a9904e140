import KVMapSema
import KVMapSource

/// Statements that write one value where the writer stands.
struct ValueWriting {
  let names: TypeNames

  /// - Parameter level: How many loops are open around the statements, so that each has names of its own.
  func print(
    _ conversion: Conversion, _ type: ValueType, _ value: String, level: Int = 0, to printer: inout CodePrinter
  ) {
    switch conversion {
    case .scalar(let scalar, _): printer.line(Self.scalar(scalar, value))
    case .mapping: printer.line("try \(value)._kvWrite(&kv)")
    case .generic, .parameter, .enumeration, .union, .foreign, .field, .lazyArray, .keyed, .jsonText:
      notYet("this conversion")
    case .pipeline(let pipeline): printer.line(PipelineWriting.statement(pipeline, value))
    case .optional(let wrapped, _):
      let inner = "value\(level)"
      printer.line("if let \(inner) = \(value) {")
      printer.indented { print(wrapped, type.wrapped, inner, level: level + 1, to: &$0) }
      printer.line("} else { kv.null() }")
    case .array(let element, _, _):
      printElements(element, type.wrapped, of: value, level: level, to: &printer)
    case .set(let element, _, _): printSet(element, type.wrapped, value, level: level, to: &printer)
    case .dictionary(let key, let content, _):
      guard case .scalar(let key, _) = key else { notYet("this key") }
      let pair = "(key\(level), value\(level))"
      printer.line("kv.open()")
      printer.block("for \(pair) in \(Self.sorted(value, by: key))") { printer in
        printer.line("kv.entryKey(key\(level))")
        print(content, type.dictionaryValue, "value\(level)", level: level + 1, to: &printer)
      }
      printer.line("kv.close()")
    }
  }

  /// The call that writes a built-in type as it stands in a document.
  static func scalar(_ scalar: Scalar, _ value: String) -> String {
    switch scalar {
    // NaN and infinity have no text in JSON, and years beyond 9999 none in ISO 8601.
    case .float, .double, .decimal, .date: "try kv.\(scalar.functionName)(\(value))"
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .string, .character,
      .url,
      .uuid, .data, .coordinate, .value, .object:
      "kv.\(scalar.functionName)(\(value))"
    }
  }

  private func printElements(
    _ element: Conversion, _ type: ValueType, of value: String, level: Int, to printer: inout CodePrinter
  ) {
    var body = CodePrinter()
    print(element, type, "value\(level)", level: level + 1, to: &body)
    printer.line("kv.openArray()")
    printer.shortBlock("for value\(level) in \(value)", body)
    printer.line("kv.closeArray()")
  }

  /// A set in ascending order: numbers by value, text by scalars, anything else by its JSON text.
  private func printSet(
    _ element: Conversion, _ type: ValueType, _ value: String, level: Int, to printer: inout CodePrinter
  ) {
    switch element {
    case .scalar(let scalar, _) where scalar.isOrdered:
      printElements(element, type, of: "kv.sorted(\(value))", level: level, to: &printer)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .jsonText, .pipeline:
      let inner = "value\(level)"
      let head = "(kv: inout KVMap.Writer, \(inner): \(names.type(type))) throws(KVMap.Failure)"
      printer.line("try kv.ascending(\(value)) { \(head) in")
      printer.indented { print(element, type, inner, level: level + 1, to: &$0) }
      printer.line("}")
    }
  }

  /// A dictionary in ascending order of its keys; `key` is what is written for each.
  private static func sorted(_ value: String, by key: Scalar) -> String {
    switch key {
    case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: "kv.sorted(\(value))"
    case .uuid: "kv.sorted(\(value), text: { $0.uuidString })"
    case .bool, .float, .double, .decimal, .character, .date, .url, .data, .coordinate, .value, .object:
      "kv.sorted(\(value), text: { $0.description })"
    }
  }
}

extension Scalar {
  /// Whether the runtime orders a set of them by value; other sets are ordered by the JSON text of their elements.
  fileprivate var isOrdered: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal,
      .string,
      .character:
      true
    case .bool, .date, .url, .uuid, .data, .coordinate, .value, .object: false
    }
  }
}
