import KVMapSema
import KVMapSource

/// Statements that write one value at the writer's current position.
struct ValueWriting {
  let names: TypeNames
  /// The property whose value is written; `nil` for a value that is not a property.
  var property: String?

  /// - Parameter level: How many loops enclose the statements, so that each gets unique names.
  func print(
    _ conversion: Conversion, _ type: ValueType, _ value: SwiftExpression, level: Int = 0, to printer: inout CodePrinter
  ) {
    switch conversion {
    case .scalar(let scalar, _): printer.line(Self.scalar(scalar, value).tried)
    case .mapping(let id) where names.isNamespace(id):
      printer.line("try \(names.expression(id))._kvEncode(\(value.text), &kv)")
    case .union(let id) where names.isNamespace(id):
      printer.line("try \(names.expression(id))._kvEncode(\(value.text), &kv)")
    case .enumeration(let id, _) where names.isNamespace(id):
      printer.line("try \(names.expression(id))._kvEncode(\(value.text), &kv)")
    case .foreign(_, .codable): printer.line("try kv.codable(\(value.text))")
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign(_, .mapper):
      printer.line("try \(value.text)._kvEncode(&kv)")
    case .keyed(let element, let isSet, _):
      printKeyed(element, type.wrapped, isSet: isSet, of: value, level: level, to: &printer)
    case .alternatives(let calls):
      // The first is written.
      if let first = calls.first { print(first, type, value, level: level, to: &printer) }
    case .single(let collection):
      let array = SwiftExpression("[\(value.text)]", canThrow: value.canThrow)
      print(collection, .array(type), array, level: level, to: &printer)
    case .entries(let notation, let key, let content, _):
      printEntries(notation, key, content, type, of: value, level: level, to: &printer)
    case .pipeline(let pipeline): printPipeline(pipeline, type, value, level: level, to: &printer)
    case .jsonText(let content):
      printer.line("try kv.jsonText { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in")
      printer.indented { print(content, type, value, level: level, to: &$0) }
      printer.line("}")
    case .lazyArray(let element):
      let inner = SwiftExpression("value\(level)")
      let head = "(kv: inout KVMap.JSONWriter, \(inner.text): \(names.type(type.wrapped))) throws(KVMap.CodingFailure)"
      printer.line("try kv.lazyArray(\(value.text)) { \(head) in")
      printer.indented { print(element, type.wrapped, inner, level: level + 1, to: &$0) }
      printer.line("}")
    case .field(let wrapped):
      // Nothing can take the place of an absent value, except as a member, which is then omitted.
      let inner = "value\(level)"
      printer.line("if case .value(let \(inner)) = \(value.head) {")
      printer.indented { print(wrapped, type.wrapped, SwiftExpression(inner), level: level + 1, to: &$0) }
      printer.line("} else { kv.null() }")
    case .optional(let wrapped, _):
      let inner = "value\(level)"
      printer.line("if let \(inner) = \(value.head) {")
      printer.indented { print(wrapped, type.wrapped, SwiftExpression(inner), level: level + 1, to: &$0) }
      printer.line("} else { kv.null() }")
    case .array(let element, _, _):
      printElements(element, type.wrapped, of: value, level: level, to: &printer)
    case .set(let element, _, _): printSet(element, type.wrapped, value, level: level, to: &printer)
    case .dictionary(.scalar(.string, _), let content, _) where writesItself(content):
      printer.line(SwiftExpression("kv.dictionary(\(value.text))", canThrow: value.canThrow || canThrow(content)).tried)
    case .dictionary(let key, let content, _):
      printer.line("kv.beginObject()")
      let entries = sorted(value, by: key, type.dictionaryKey)
      printer.block("for (key\(level), value\(level)) in \(entries.tried)") { printer in
        printer.line("kv.entryKey(key\(level))")
        let inner = SwiftExpression("value\(level)")
        print(content, type.dictionaryValue, inner, level: level + 1, to: &printer)
      }
      printer.line("kv.endObject()")
    }
  }

  /// The call that writes a built-in type as it appears in a document.
  static func scalar(_ scalar: Scalar, _ value: SwiftExpression) -> SwiftExpression {
    let call = "kv.\(scalar.functionName)(\(value.text))"
    switch scalar {
    // NaN and infinity have no text form in JSON, nor do years beyond 9999 in ISO 8601.
    case .float, .double, .decimal, .date, .zoned: return SwiftExpression(call, canThrow: true)
    case .coordinate: return SwiftExpression("\(value.text)._kvEncode(&kv)", canThrow: true)
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .string, .character,
      .url, .uuid, .day, .duration, .timeZone, .locale, .data, .value, .object:
      return SwiftExpression(call, canThrow: value.canThrow)
    }
  }

  /// Whether the runtime writes values as their type dictates: no separate call is needed for each.
  func writesItself(_ conversion: Conversion) -> Bool {
    switch conversion {
    case .scalar, .generic, .parameter: true
    case .mapping(let id): !names.isNamespace(id)
    case .union(let id): !names.isNamespace(id)
    case .enumeration(let id, _): !names.isNamespace(id)
    case .array(let element, _, _): writesItself(element)
    case .foreign, .optional, .field, .set, .dictionary, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline,
      .alternatives: false
    }
  }

  /// Whether the call that writes an array or dictionary of these values can throw.
  func canThrow(_ element: Conversion) -> Bool {
    switch element {
    case .scalar(let scalar, _): scalar != .string && scalar != .int
    case .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .array, .set, .dictionary,
      .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      true
    }
  }

  private func printElements(
    _ element: Conversion, _ type: ValueType, of value: SwiftExpression, level: Int, to printer: inout CodePrinter
  ) {
    if writesItself(element) {
      let call = SwiftExpression("kv.array(\(value.text))", canThrow: value.canThrow || canThrow(element))
      return printer.line(call.tried)
    }
    var body = CodePrinter()
    print(element, type, SwiftExpression("value\(level)"), level: level + 1, to: &body)
    printer.line("kv.beginArray()")
    printer.shortBlock("for value\(level) in \(value.head)", body)
    printer.line("kv.endArray()")
  }

  /// A set in ascending order: numbers by value, text by scalars, anything else by its JSON text.
  private func printSet(
    _ element: Conversion, _ type: ValueType, _ value: SwiftExpression, level: Int, to printer: inout CodePrinter
  ) {
    switch element {
    case .scalar(let scalar, _) where scalar.isOrdered:
      let sorted = SwiftExpression("kv.sorted(\(value.text))", canThrow: value.canThrow)
      printElements(element, type, of: sorted, level: level, to: &printer)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      let inner = "value\(level)"
      let head = "(kv: inout KVMap.JSONWriter, \(inner): \(names.type(type))) throws(KVMap.CodingFailure)"
      printer.line("try kv.ascending(\(value.text)) { \(head) in")
      printer.indented { print(element, type, SwiftExpression(inner), level: level + 1, to: &$0) }
      printer.line("}")
    }
  }

  /// A dictionary in ascending order of its keys, which are then the written keys.
  private func sorted(_ value: SwiftExpression, by key: Conversion, _ type: ValueType) -> SwiftExpression {
    if case .scalar(let scalar, _) = key, scalar == .string || scalar.isInteger {
      return SwiftExpression("kv.sorted(\(value.text))", canThrow: value.canThrow)
    }
    if case .scalar(.uuid, _) = key {
      return SwiftExpression("kv.sorted(\(value.text), text: { $0.uuidString })", canThrow: value.canThrow)
    }
    let text = self.key(key, type, SwiftExpression("key"))
    let head = "(kv: inout KVMap.JSONWriter, key: \(names.type(type))) throws(KVMap.CodingFailure)"
    return SwiftExpression("kv.sorted(\(value.text), keys: { \(head) in \(text.tried) })", canThrow: true)
  }
}

extension Scalar {
  /// Whether the runtime writes a key and a value of this type in one call.
  var hasMemberCall: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .decimal, .character, .date,
      .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value, .object:
      false
    }
  }

  /// Whether the runtime orders a set of them by value; other sets are ordered by the JSON text of their elements.
  var isOrdered: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal,
      .string, .character, .day, .duration, .zoned:
      true
    case .bool, .date, .url, .uuid, .timeZone, .locale, .data, .coordinate, .value, .object:
      false
    }
  }
}
