import KVMapLowering
import KVMapSema
import KVMapSource

/// How one value is read: an expression that a statement prefixes with `try`.
///
/// Whatever takes more than an expression (elements that are not plain scalars, lossy elements, dictionaries) becomes a
/// private function of the mapping; values that are read identically share one.
struct ValueReading {
  let names: TypeNames
  /// How duplicate keys are handled in values that are kept whole, and in dictionaries.
  let duplicates: Mapping.Settings.Duplicates
  /// How other keys of an object that is an entry of a dictionary are handled.
  let unknown: Mapping.Settings.Unknown
  private var functionNames: [Shape: String] = [:]
  private var freeNames = FreeNames()
  /// The functions called by the expressions so far.
  private(set) var functions: [ReadFunction] = []
  /// Whether an empty array is read as an object without members, under `lenient`.
  var acceptsEmptyArrays = false
  /// The number of the rule whose value is read: elements of a lazy array report it long after the reading.
  var rule = 0

  private struct Shape: Hashable {
    var conversion: Conversion
    var type: ValueType
    /// Set where a Swift type in its pipelines requires the property's name.
    var property: String?
    /// Whether it receives a value in memory, or the value being updated.
    var isInMemory = false
    var updates = false
    var acceptsEmptyArrays = false
  }

  init(names: TypeNames, duplicates: Mapping.Settings.Duplicates, unknown: Mapping.Settings.Unknown) {
    self.names = names
    self.duplicates = duplicates
    self.unknown = unknown
  }

  /// - Parameters:
  ///   - property: The name that a function is named after.
  ///   - current: The value being updated, for mappings; an optional expression.
  mutating func expression(
    _ conversion: Conversion, _ type: ValueType, property: String, current: String = "nil"
  ) -> String {
    let value = strictExpression(conversion, type, property: property, current: current)
    if conversion.acceptsOnlyElement { return "kv.valueOrOnlyElement \(closure(value, type))" }
    return isEmptyArrayAccepted(conversion) ? "kv.objectOrEmptyArray \(closure(value, type))" : value
  }

  private func isEmptyArrayAccepted(_ conversion: Conversion) -> Bool {
    acceptsEmptyArrays && names.readsObject(conversion)
  }

  /// The same without the arrays that may stand in place of a value under `lenient`.
  private mutating func strictExpression(
    _ conversion: Conversion, _ type: ValueType, property: String, current: String
  ) -> String {
    switch conversion {
    case .scalar(.coordinate, .strict): return "KVMap.GeographicCoordinate._kvDecode(&kv, \(replaced(current)))"
    case .scalar(.coordinate, .lenient): return "KVMap.GeographicCoordinate._kvDecodeLenient(&kv, updating: \(current))"
    case .scalar(.value, _): return "kv.value(\(keptKeys))"
    case .scalar(.object, _): return "kv.object(\(keptKeys))"
    case .scalar(let scalar, let coercion): return Self.scalar(scalar, coercion)
    case .mapping(let id): return "\(names.expression(id))._kvDecode(&kv, \(replaced(current)))"
    case .union(let id): return "\(names.expression(id))._kvDecode(&kv, replacing: nil)"
    case .enumeration(let id, let coercion):
      return "\(names.expression(id))._kvDecode(&kv, lenient: \(coercion == .lenient))"
    case .pipeline(let pipeline):
      // swiftc accepts at most 256 levels in one expression.
      if pipeline.steps.count > Pipeline.maximumNesting { return call(conversion, type, property) }
      return self.pipeline(pipeline, type, property: property)
    case .optional(let wrapped, let emptyTextIsNil):
      let value = expression(wrapped, type.wrapped, property: property, current: current)
      return optional(value, wrapped, type, emptyTextIsNil: emptyTextIsNil)
    case .array(let element, let acceptsSingle, let isLossy):
      if !isLossy, let call = wholeArray(element, type.wrapped), !acceptsSingle { return call }
      return call(conversion, type, property)
    case .set, .dictionary, .keyed, .single, .entries: return call(conversion, type, property)
    case .alternatives:
      guard current != "nil", conversion.updatesInside else { return call(conversion, type, property) }
      return call(conversion, type, property, updating: current)
    case .field(let wrapped):
      return
        "kv.consumeNull() ? .null : .value(\(expression(wrapped, type.wrapped, property: property, current: current)))"
    case .lazyArray(let element) where names.looksAround(element):
      // The values it refers to only exist now.
      let all = Conversion.array(element, acceptsSingle: false, isLossy: false)
      return "\(names.type(type))(\(expression(all, .array(type.wrapped), property: property)))"
    case .lazyArray(let element):
      return "kv.lazyArray(_kvKeys, rule: \(rule)) \(closure(expression(element, type.wrapped, property: property)))"
    case .jsonText(let content):
      return "kv.jsonText \(closure(expression(content, type, property: property, current: current)))"
    case .parameter: return "\(names.expression(type))._kvDecode(&kv, \(keeping)\(replaced(current)))"
    case .generic, .foreign(_, .mapper): return "\(names.expression(type))._kvDecode(&kv, \(replaced(current)))"
    case .foreign(_, .codable):
      return "kv.codable(\(names.expression(type)).self\(duplicates == .error ? "" : ", \(keptKeys)"))"
    }
  }

  /// The argument for keys that may be duplicated.
  private var keptKeys: String {
    switch duplicates {
    case .error: ""
    case .first: ".first"
    case .last: ".last"
    }
  }

  /// The same, if the type is an argument of a generic type, which decides itself what it keeps.
  private var keeping: String { duplicates == .error ? "" : "keeping: \(keptKeys), " }

  /// The argument for the value being updated.
  private func replaced(_ current: String) -> String {
    current == "nil" ? "replacing: nil" : "updating: \(current)"
  }

  /// - Parameter type: The optional.
  func optional(_ value: String, _ wrapped: Conversion, _ type: ValueType, emptyTextIsNil: Bool) -> String {
    // In an optional of an optional, the outer one is nil, which Swift would not choose.
    let none = type.wrapped.isOptional ? "\(names.expression(type)).none" : "nil"
    return emptyTextIsNil
      ? "kv.consumeNull() ? \(none) : kv.isEmptyText() ? \(none) : \(value)"
      : "kv.\(absence(of: wrapped, type.wrapped)) ? \(none) : \(value)"
  }

  private func absence(of conversion: Conversion, _ type: ValueType) -> String {
    switch conversion.absence {
    case .null: "consumeNull()"
    case .nullOrEmptyText: "consumeNullOrEmptyText()"
    case .nullOrEmptyElement: "consumeNullOrEmptyElement()"
    case .parameter: "consumeNullOrEmptyText(of: \(names.expression(type)).self)"
    }
  }

  private func closure(_ value: String) -> String {
    "{ (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) in try \(value) }"
  }

  /// With an explicit type, which swiftc would otherwise infer from everything the closure calls.
  func closure(_ value: String, _ type: ValueType) -> String {
    "{ (kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure) -> \(names.type(type)) in try \(value) }"
  }

  /// The options of a collection for the call that reads it, if there are any.
  func options(isLossy: Bool, asks: Bool) -> [String] {
    (isLossy ? ["isLossy: true"] : []) + (asks ? ["asks: true"] : [])
  }

  /// The lines of a reader call whose arguments are closures.
  ///
  /// - Parameter start: The text in front of the call.
  func lines(calling method: String, _ arguments: [String], from start: String = "") -> [String] {
    guard arguments.count > 1 else { return ["return try \(start)kv.\(method)(\(arguments.joined()))"] }
    return ["return try \(start)kv.\(method)("]
      + arguments.enumerated().map { "  \($1)\($0 == arguments.count - 1 ? ")" : ",")" }
  }

  static func scalar(_ scalar: Scalar, _ coercion: Coercion) -> String {
    switch coercion {
    case .lenient where scalar.hasLenientReading: "kv.lenient\(scalar.rawValue)()"
    case .strict, .lenient: "kv.\(scalar.functionName)()"
    }
  }

  /// Arrays that the runtime reads in one call.
  private func wholeArray(_ element: Conversion, _ type: ValueType) -> String? {
    if isEmptyArrayAccepted(element) { return nil }
    return switch element {
    case .scalar(.int, .strict): "kv.ints()"
    case .scalar(.double, .strict): "kv.doubles()"
    case .scalar(.string, .strict): "kv.strings()"
    case .mapping, .generic, .foreign(_, .mapper): mappedType(element, type).map { "kv.array(of: \($0).self)" }
    // Whether elements can be decoded in place is only known at run time.
    case .parameter: "[\(names.expression(type))]._kvDecode(&kv, \(keeping)replacing: nil)"
    case .scalar, .enumeration, .union, .foreign(_, .codable), .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      nil
    }
  }

  /// The type of values that the runtime can decode in place, if they are of such a type.
  private func mappedType(_ conversion: Conversion, _ type: ValueType) -> String? {
    if isEmptyArrayAccepted(conversion) { return nil }
    return switch conversion {
    case .mapping(let id): names.isNamespace(id) ? nil : names.expression(id)
    case .generic, .foreign(_, .mapper): names.expression(type)
    case .parameter, .scalar, .enumeration, .union, .foreign(_, .codable), .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      nil
    }
  }

  /// - Parameter current: The value being updated, if it is one of the arguments.
  private mutating func call(
    _ conversion: Conversion, _ type: ValueType, _ property: String, updating current: String? = nil
  ) -> String {
    let shape = Shape(
      conversion: conversion, type: type, property: conversion.asked.contains(.name) ? property : nil,
      updates: current != nil,
      acceptsEmptyArrays: acceptsEmptyArrays)
    let arguments = current.map { "&kv, updating: \($0)" } ?? "&kv"
    if let known = functionNames[shape] { return "\(known)(\(arguments))" }
    let name = freeNames.take("_kvDecode_\(property)")
    functionNames[shape] = name
    let position = functions.count
    functions.append(ReadFunction(name: name, type: names.type(type), body: []))
    if current != nil { functions[position].parameters = ["updating current: \(names.type(.optional(type)))"] }
    if case .alternatives(let calls) = conversion {
      functions[position].body = body(
        trying: calls, type, property, current: current == nil ? "nil" : "current", number: position)
    } else {
      functions[position].body = body(conversion, type, property)
    }
    return "\(name)(\(arguments))"
  }

  /// The name of the function that tries the calls of a step for a value in memory.
  mutating func function(trying step: Pipeline.Step, _ property: String) -> String {
    guard case .alternatives(let calls) = step.operation else { return "" }
    let conversion = Conversion.pipeline(Pipeline(input: step.input.plainConversion, steps: [step]))
    let shape = Shape(
      conversion: conversion, type: step.output, property: conversion.asked.contains(.name) ? property : nil,
      isInMemory: true)
    if let known = functionNames[shape] { return known }
    let name = freeNames.take("_kvDecode_\(property)")
    functionNames[shape] = name
    let position = functions.count
    functions.append(ReadFunction(name: name, type: names.type(step.output), body: []))
    functions[position].parameters = ["at place: KVMap.ValuePosition", "_ value: \(names.type(step.input))"]
    functions[position].body = body(trying: calls, step, property)
    return name
  }

  /// A lenient single-element array: a single value becomes the first element.
  private func single(_ value: String, _ element: Conversion) -> String {
    let note = names.asksForElement(element) ? "kv.noteElement(index: 0); " : ""
    return "guard kv.isArray() else { \(note)return [try \(value)] }"
  }

  private mutating func body(_ conversion: Conversion, _ type: ValueType, _ property: String) -> [String] {
    switch conversion {
    case .array(let element, let acceptsSingle, let isLossy):
      let value = expression(element, type.wrapped, property: property)
      let single = acceptsSingle ? [self.single(value, element)] : []
      if !isLossy, let call = wholeArray(element, type.wrapped) { return single + ["return try \(call)"] }
      let options = options(isLossy: isLossy, asks: names.asksForElement(element))
      return single + lines(calling: "array", options + ["reading: \(closure(value, type.wrapped))"])
    case .set(let element, let acceptsSingle, let isLossy):
      let value = expression(element, type.wrapped, property: property)
      let single = acceptsSingle ? [self.single(value, element)] : []
      let options = options(isLossy: isLossy, asks: names.asksForElement(element))
      return single + lines(calling: "set", options + ["reading: \(closure(value, type.wrapped))"])
    case .dictionary(let key, let content, let isLossy):
      let value = expression(content, type.dictionaryValue, property: property)
      let key = "key: \(closure(self.key(key, type.dictionaryKey, property: property), type.dictionaryKey))"
      if !isLossy, duplicates == .error, let mapped = mappedType(content, type.dictionaryValue) {
        return lines(calling: "dictionary", ["of: \(mapped).self", key])
      }
      let kept = duplicates == .error ? [] : ["keepsLast: \(duplicates == .last)"]
      let options = kept + options(isLossy: isLossy, asks: names.asksForElement(content))
      return lines(calling: "dictionary", options + [key, "value: \(closure(value, type.dictionaryValue))"])
    case .keyed(let element, let isSet, let isLossy):
      let value = expression(element, type.wrapped, property: property)
      guard duplicates == .error else {
        let kept = ["keepsLast: \(duplicates == .last)"] + options(isLossy: isLossy, asks: false)
        let reading = "reading: \(closure(value, type.wrapped))"
        return lines(calling: "keyed", kept + [isSet ? "\(reading))" : reading], from: isSet ? ".init(" : "")
      }
      let statement = "try all.\(isSet ? "insert" : "append")(\(value))"
      return ReadFunction.members(type: names.type(type), isLossy: isLossy, statement: statement)
    case .single(.array(let element, let acceptsSingle, _)):
      let value = expression(element, type, property: property)
      let options = (acceptsSingle ? ["acceptsSingle: true"] : [])
      return lines(calling: "single", options + ["reading: \(closure(value, type))"])
    case .single(let collection):
      let value = expression(collection.elementOfKeyed, type, property: property)
      return lines(calling: "singleKeyed", ["reading: \(closure(value, type))"])
    case .entries(let notation, let key, let content, let isLossy):
      return entries(notation, key, content, type, isLossy: isLossy, property)
    case .pipeline(let pipeline) where pipeline.steps.count > Pipeline.maximumNesting:
      return statements(of: pipeline, type, property: property)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .field, .lazyArray,
      .jsonText, .pipeline, .alternatives:
      return ["return try \(expression(conversion, type, property: property))"]
    }
  }
}

/// A private function that reads a collection.
struct ReadFunction {
  var name: String
  var type: String
  /// Those behind the reader.
  var parameters: [String] = []
  var body: [String]

  func print(to printer: inout CodePrinter) {
    printer.line()
    let parameters = (["_ kv: inout KVMap.JSONReader"] + parameters).joined(separator: ", ")
    printer.block("private static func \(name)(\(parameters)) throws(KVMap.CodingFailure) -> \(type)") {
      $0.lines(body)
    }
  }

  /// The loop over an object whose members are elements.
  static func members(type: String, isLossy: Bool, statement: String) -> [String] {
    [
      "var all: \(type) = []", "var keys: KVMap.SeenKeys = .init()",
      "guard try kv.openKeyed(&keys) else { return all }", "repeat {",
    ] + attempt(isLossy: isLossy, statement: statement) + ["} while try kv.nextKeyed(&keys)", "return all"]
  }

  private static func attempt(isLossy: Bool, statement: String) -> [String] {
    if isLossy {
      return [
        "  let start: KVMap.ValuePosition = kv.attempt()", "  do throws(KVMap.CodingFailure) {", "    \(statement)",
        "    kv.acceptAttempt(start)",
        "  } catch { try kv.drop(error, from: start) }",
      ]
    }
    return [
      "  let start: KVMap.ValuePosition = kv.mark()",
      "  do throws(KVMap.CodingFailure) { \(statement) } catch { try kv.recover(error, from: start) }",
    ]
  }
}

extension ValueType {
  /// The element type of an optional, an array or a set; any other type is returned unchanged.
  var wrapped: ValueType {
    switch self {
    case .optional(let part), .array(let part), .set(let part), .field(let part), .lazyArray(let part): part
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .dictionary: self
    }
  }

  var dictionaryKey: ValueType {
    switch self {
    case .dictionary(let key, _): key
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field,
      .lazyArray:
      self
    }
  }

  var dictionaryValue: ValueType {
    switch self {
    case .dictionary(_, let value): value
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .field,
      .lazyArray:
      self
    }
  }
}
